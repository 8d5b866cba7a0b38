"""Tables that are stored as they would be after the events that a test chooses."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.server.store.interface import Store
from turncoat.server.tables.lobby.new_table import first_record
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.codes import KEY_LENGTH


async def store_table(store: Store, code: str, events: Sequence[e.AnyEvent], seed: bytes) -> str:
    """Store a table that has this code, and return its key, which is the same in every run."""
    key = (code * KEY_LENGTH)[:KEY_LENGTH]
    await store.codes.take(code, key, store.wall())
    await store.append((first_record(key, events, seed, code),))
    return key
