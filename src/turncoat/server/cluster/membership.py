"""The other servers on the same store, as far as this one knows.

The log decides, so out-of-date knowledge does no harm. Knowing the others saves work, because one server acts
while the rest stand by, and it tells people who else is present. See `docs/servers.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from turncoat.core.viewer import Seat
from turncoat.server.store.interface import Record
from turncoat.server.wire.messages_out import Role

STANDBY: Final = 0.4
"""Seconds that each server waits for the one before it."""


class Guest(msgspec.Struct, frozen=True, array_like=True):
    """A person who is connected to a table."""

    by: str
    seat: Seat | None
    watcher: str | None
    name: str | None
    role: Role
    since: float
    """By the store's clock."""


class PresenceReport(msgspec.Struct, frozen=True, array_like=True):
    """One server's report on a table: everything about its people that the log does not hold."""

    guests: list[Guest] = []
    away: list[tuple[Seat, float]] = []
    """Since when a seat is away."""
    votes: list[tuple[int, int, str]] = []
    """Votes of people connected there: seat, voter, and the bot that should stand in."""
    n: int = 0
    """Counts the server's reports on any table; a lower number is out of date."""


@dataclass(frozen=True)
class Callbacks:
    """The functions that the membership calls when something changes for this server's tables."""

    presence_changed: Callable[[str], None]
    """Another report on a table came in."""
    table_due: Callable[[str], None]
    """This server must run a due table that no server has in memory."""
    log_length: Callable[[str, int, Record | None], None]
    """The length of a table's log, in case the transport lost a message."""
    keys: Callable[[], Collection[str]]
    """Returns the tables in memory."""


class Membership(Protocol):
    """The servers on one store, and which of them have which table in memory."""

    name: str
    """The name of this server."""
    claims: bool
    """Whether the store hands out due tables that no server has in memory."""

    async def open(self, callbacks: Callbacks) -> None:
        """Join the other servers."""

    async def join(self, key: str) -> None:
        """Register that this server loads the table, and read which others have it."""

    async def refresh(self, key: str) -> None:
        """Read who has the table if the last round was long ago: this server may have stood still."""

    def publish(self, key: str, report: PresenceReport) -> None:
        """Tell the other servers what this one knows of a table."""

    def leave(self, key: str) -> None:
        """Tell the other servers that this one no longer has the table in memory."""

    async def set_due(self, key: str, number: int, due: float | None) -> None:
        """Store when a table must be run though no server has it, unless its log has grown since `number`."""

    def skip_claims(self, key: str, seconds: float) -> None:
        """Leave a table that could not be run to other servers, and do not claim it for so long."""

    def peers_at(self, key: str) -> Mapping[str, PresenceReport]:
        """Return the other servers' reports on a table, by their names."""

    def rank(self, key: str) -> int:
        """Return how many servers at that table act before this one."""

    def receive(self, key: str, server: str, report: PresenceReport | None) -> None:
        """Take in another server's report; None if it no longer has the table."""

    async def close(self) -> None:
        """Leave the other servers."""


class SingleServer:
    """The membership of a server that shares its store with no other."""

    claims = False

    def __init__(self, name: str = "") -> None:
        self.name = name

    async def open(self, callbacks: Callbacks) -> None:
        pass

    async def join(self, key: str) -> None:
        pass

    async def refresh(self, key: str) -> None:
        pass

    def publish(self, key: str, report: PresenceReport) -> None:
        pass

    def leave(self, key: str) -> None:
        pass

    async def set_due(self, key: str, number: int, due: float | None) -> None:
        pass

    def skip_claims(self, key: str, seconds: float) -> None:
        pass

    def peers_at(self, key: str) -> Mapping[str, PresenceReport]:  # noqa: ARG002 - the same for any table
        return {}

    def rank(self, key: str) -> int:  # noqa: ARG002
        return 0

    def receive(self, key: str, server: str, report: PresenceReport | None) -> None:
        pass

    async def close(self) -> None:
        pass
