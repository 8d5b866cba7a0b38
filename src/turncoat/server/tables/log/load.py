"""Reading a table from the store: every way in which that fails becomes a refusal."""

from __future__ import annotations

import logging

import msgspec

from turncoat.core.refusal import Illegal
from turncoat.server.store.interface import Damaged, Store, StoreFailed
from turncoat.server.tables.log.state import TableState, from_log, verify_seed

log = logging.getLogger("turncoat.server")


async def load_state(store: Store, key: str) -> TableState:
    """Return the state that a table's log adds up to, still without its seed.

    Refuse a table that does not exist, is damaged, or was written by a newer server.
    """
    try:
        records = await store.read(key)
    except Damaged as damage:
        raise refuse_damaged(key, damage) from None
    except StoreFailed as wrong:
        raise refuse_unread(store, wrong) from None
    if records is None:
        raise Illegal("no_such_table", table=key[:10])
    try:
        return from_log(key, (record.body for record in records), None)
    except (msgspec.MsgspecError, Illegal) as no:
        if isinstance(no, Illegal) and no.code != "unknown_game":
            raise
        if store.shared:
            raise Illegal("table_newer", table=key) from None
        log.exception("the log of a table has something that is not understood here")
        raise Illegal("table_unreadable", table=key) from None


async def load_seed(store: Store, state: TableState) -> bytes:
    """Return the seed of the match, if it is the one that was committed to."""
    try:
        seed = await store.seed(state.key)
    except Damaged as damage:
        raise refuse_damaged(state.key, damage) from None
    except StoreFailed as wrong:
        raise refuse_unread(store, wrong) from None
    return verify_seed(state, seed)


def refuse_unread(store: Store, wrong: StoreFailed) -> Illegal:
    """Return the refusal of a request for which the store could not be read.

    It is logged unless the store has reported its trouble, once for all requests.
    """
    if store.trouble() is None:
        log.error("the store could not be read: %s", wrong)
    return Illegal("not_read")


def refuse_damaged(key: str, damage: Damaged) -> Illegal:
    """Log for the operator what is wrong with a table, and return the refusal for its players."""
    log.error("table %s is damaged: %s", key, damage)
    return Illegal("table_damaged", table=key)
