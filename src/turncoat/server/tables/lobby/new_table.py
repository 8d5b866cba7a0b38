"""The first events of a new table, and the record that they are stored in."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from turncoat.core import registry
from turncoat.core.bots.face import face_of
from turncoat.core.fairness.chance import SEED_BYTES, commitment
from turncoat.core.refusal import Illegal
from turncoat.server.store.interface import Append
from turncoat.server.tables.lobby import seating
from turncoat.server.tables.lobby.names import clean_name
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log import state as states
from turncoat.server.wire import messages_in as m


class NewTable(NamedTuple):
    """A table that is not stored yet; `first_record` gives it its code."""

    events: list[e.AnyEvent]
    seed: bytes


def plan_table(new: m.NewTable, token_hash: str, pace: float, deal: dict[str, Any] | None) -> NewTable:
    """Return a table where the person who asks for it has the first seat, or hosts."""
    game = registry.find(new.game)
    options = game.settle(new.options)
    name = clean_name(new.name, ())
    if new.host and not game.seats_host(options):
        raise Illegal("not_hosted")
    least, most = game.seats
    if new.seats is not None and new.seats > most:
        raise Illegal("no_more_seats", most=most)
    seed = secrets.token_bytes(SEED_BYTES)
    made = e.Made(
        game=game.name,
        options=options,
        seats=max(least, new.seats or least),
        public=new.public,
        together=new.together,
        commitment=commitment(seed),
        pace=pace,
        deal=deal,
        code="",
    )
    face = new.face or face_of(name)
    sat: e.AnyEvent
    if new.host:
        sat = e.HostSat(name=name, language=new.language, key=token_hash, face=face)
    else:
        sat = e.Sat(seat=0, name=name, language=new.language, key=token_hash, face=face, program=new.program)
    bots = seating.fill(states.from_events([made, sat])) if new.bots else []
    return NewTable([made, sat, *bots], seed)


def plan_screen_table(new: m.NewScreen, pace: float) -> NewTable:
    """Return a table where nobody sits yet: its big screen comes first, and needs no name."""
    game = registry.find(new.game)
    seed = secrets.token_bytes(SEED_BYTES)
    made = e.Made(
        game=game.name,
        options=game.settle({}),
        seats=game.seats[0],
        public=False,
        together=True,
        commitment=commitment(seed),
        pace=pace,
        code="",
    )
    return NewTable([made], seed)


def first_record(key: str, events: Sequence[e.AnyEvent], seed: bytes, code: str) -> Append:
    """Return the first record of a table. `code`: it must lead to that key."""
    made = [
        msgspec.structs.replace(event, code=code) if isinstance(event, e.Made) else event for event in events
    ]
    state = states.TableState(key)
    state.apply(made)
    return Append(key, 0, e.encode(made), state.listing(None), seed)
