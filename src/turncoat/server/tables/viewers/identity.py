"""Who holds a token: the viewer that a connection is."""

from __future__ import annotations

from typing import NamedTuple

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat, Viewer
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.tokens import hashed, read_pass
from turncoat.server.wire.messages_out import Role


class Identity(NamedTuple):
    by: str
    """Who asks, for telling repeated requests apart from those of others."""
    viewer: Viewer
    role: Role
    name: str | None
    language: str
    watcher: str | None = None
    """Names somebody who watches to everybody."""


def identify(state: TableState, token: str, key: bytes) -> Identity:
    """A seat, the host, or somebody who watches; whoever holds no token of this table is refused."""
    watching = read_pass(token, state.key, key)
    if watching is not None:
        if watching.watcher in state.ended_passes:
            raise Illegal("sent_away" if state.ended_passes[watching.watcher] == "sent_away" else "bad_token")
        by = "w" + watching.nonce[:16]
        return Identity(by, "watcher", watching.role, watching.name, watching.language, watching.watcher)
    seat = seat_with(state, token)
    place = state.place(seat)
    role: Role = "host" if seat == "host" else "player"
    return Identity(hashed(token)[:16], seat, role, place.name, place.language)


def seat_with(state: TableState, token: str) -> Seat:
    """The seat, or the host's place, that the token opens."""
    seat = state.seat_of(hashed(token))
    if seat is None:
        raise Illegal("bad_token")
    return seat
