"""The other servers on the same store, as far as one of them knows.

Nothing here is needed for a table to be right: the log decides. It saves work (one server acts, the others
stand by) and tells people who else is there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from turncoat.core.viewer import Seat
from turncoat.server.store.interface import Record
from turncoat.server.tables.viewers.identity import Role

STANDBY: Final = 0.4
"""Seconds that each server waits for the one before it."""


class Guest(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who is connected to a table."""

    by: str
    seat: Seat | None
    watcher: str | None
    name: str | None
    role: Role
    since: float
    """By the house's clock."""


class Here(msgspec.Struct, frozen=True, array_like=True):
    """What one server knows of a table beyond its log."""

    guests: list[Guest] = []
    away: list[tuple[Seat, float]] = []
    """Since when somebody is away."""
    votes: list[tuple[int, int, str]] = []
    """For which seat somebody who is connected there wants which bot to stand in."""
    n: int = 0
    """Counts what the server has said of any table: what it said before is out of date."""


@dataclass(frozen=True)
class Callbacks:
    """What a house wants to know."""

    changed: Callable[[str], None]
    """Something else is known of a table than before."""
    due: Callable[[str], None]
    """A table that nobody has in memory must be looked at, by this server."""
    heard: Callable[[str, int, Record | None], None]
    """How many records a table has: for those who missed it on the bus."""
    keys: Callable[[], Collection[str]]
    """The tables in memory."""


class Peers(Protocol):
    name: str
    """Of this server."""
    claims: bool
    """Whether due tables that nobody has in memory are handed out by the store."""

    async def open(self, callbacks: Callbacks) -> None: ...

    async def arrive(self, key: str) -> None:
        """This server is about to have the table in memory: see who else has."""

    async def freshen(self, key: str) -> None:
        """See who is there if this server has not looked for a while: it may have stood still."""

    def say(self, key: str, here: Here) -> None:
        """What this server knows of a table."""

    def leave(self, key: str) -> None:
        """This server has the table no more."""

    async def put_away(self, key: str, number: int, due: float | None) -> None:
        """It must be looked at then though nobody has it in memory, as long as its log does not grow."""

    def rest(self, key: str, seconds: float) -> None:
        """This server could not look at that table: another may, or this one after so long."""

    def at(self, key: str) -> Mapping[str, Here]:
        """What other servers know of a table, by their names."""

    def rank(self, key: str) -> int:
        """How many servers at that table act before this one."""

    def overheard(self, key: str, server: str, here: Here | None) -> None:
        """Another server says what it knows, or that it has the table no more."""

    async def close(self) -> None: ...


class Alone:
    """Nobody else is there."""

    claims = False

    def __init__(self, name: str = "") -> None:
        self.name = name

    async def open(self, callbacks: Callbacks) -> None:
        pass

    async def arrive(self, key: str) -> None:
        pass

    async def freshen(self, key: str) -> None:
        pass

    def say(self, key: str, here: Here) -> None:
        pass

    def leave(self, key: str) -> None:
        pass

    async def put_away(self, key: str, number: int, due: float | None) -> None:
        pass

    def rest(self, key: str, seconds: float) -> None:
        pass

    def at(self, key: str) -> Mapping[str, Here]:  # noqa: ARG002 - whichever table it is
        return {}

    def rank(self, key: str) -> int:  # noqa: ARG002
        return 0

    def overheard(self, key: str, server: str, here: Here | None) -> None:
        pass

    async def close(self) -> None:
        pass
