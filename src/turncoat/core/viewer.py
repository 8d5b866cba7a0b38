"""Seats, which act, and viewers, which look on."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from turncoat.core.refusal import Illegal

Seat: TypeAlias = int | Literal["host"]
"""Who can send moves: a player's seat number, or the host of a game that has one."""
Viewer: TypeAlias = int | Literal["watcher", "host"]
"""Who can look on: a seat, everybody who only watches, or the host, who sees everything."""

Viewers: TypeAlias = frozenset[Viewer] | None
"""A set of viewers; None stands for all of them."""
EVERYBODY: Final[Viewers] = None
NOBODY: Final[Viewers] = frozenset()


def verify_other(seat: Seat, other: int, players: int) -> None:
    """Refuse a seat that does not exist, and the player's own."""
    if not 0 <= other < players:
        raise Illegal("no_such_player")
    if other == seat:
        raise Illegal("not_yourself")


def union(some: Viewers, others: Viewers) -> Viewers:
    """Return the viewers that are in either set."""
    return None if some is None or others is None else some | others
