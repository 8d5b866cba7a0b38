"""The holder of a token: which viewer a connection is."""

from __future__ import annotations

from typing import NamedTuple

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat, Viewer
from turncoat.server.tables.lobby.names import is_taken
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.tokens import hash_token, read_pass
from turncoat.server.wire.messages_out import Role


class Identity(NamedTuple):
    by: str
    """Names the person in the log, so that a repeated request is recognised."""
    viewer: Viewer
    role: Role
    name: str | None
    language: str
    watcher: str | None = None
    """The public name of a watcher's pass."""


def identify(state: TableState, token: str, key: bytes) -> Identity:
    """Return whose token this is: a player's, the host's or a watcher's; refuse any other token."""
    watching = read_pass(token, state.key, key)
    if watching is not None:
        if watching.watcher in state.ended_passes:
            raise Illegal("sent_away" if state.ended_passes[watching.watcher] == "sent_away" else "bad_token")
        by = "w" + watching.nonce[:16]
        named = watching.name is not None and not is_taken(watching.name, state.names())
        name = watching.name if named else None  # somebody may have sat down under that name since
        return Identity(by, "watcher", watching.role, name, watching.language, watching.watcher)
    seat = seat_of_token(state, token)
    place = state.place(seat)
    role: Role = "host" if seat == "host" else "player"
    return Identity(hash_token(token)[:16], seat, role, place.name, place.language)


def seat_of_token(state: TableState, token: str) -> Seat:
    """Return the seat, or `host`, that a token opens; refuse a token that opens none."""
    seat = state.seat_of(hash_token(token))
    if seat is None:
        raise Illegal("bad_token")
    return seat
