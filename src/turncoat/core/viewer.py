"""Who can act at a table, and who can look at it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int | Literal["host"]
"""Who can send moves: a player's seat number, or the host of a game that has one."""
Viewer: TypeAlias = int | Literal["watcher", "host"]
"""Who can look on: a seat, everybody who only watches, or the host, who sees everything."""

Some: TypeAlias = frozenset[Viewer] | None
"""Some of the viewers; None: all of them."""
EVERYBODY: Final[Some] = None
NOBODY: Final[Some] = frozenset()


def joined(some: Some, others: Some) -> Some:
    """Those who are among the one or the other."""
    return None if some is None or others is None else some | others
