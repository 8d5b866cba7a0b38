"""Where the logs of tables are kept: what the server asks of a store, whichever it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec


class Listing(msgspec.Struct, frozen=True):
    """What can be known of a table without reading its log."""

    code: str
    game: str
    stage: str
    public: bool
    owner: str | None
    taken: int
    seats: int
    due: float | None
    """When the table must be looked at though nobody comes, by the house's clock; too early does no harm."""


class Append(msgspec.Struct, frozen=True):
    """Events for one table, to be stored after the first `after` ones, or not at all."""

    code: str
    after: int
    bodies: tuple[bytes, ...]
    listing: Listing | None = None
    """How the table is listed from now on; None: as before."""
    seed: bytes | None = None
    """Of a table that is made now."""


class Overtaken(Exception):  # noqa: N818 - it is not an error: somebody else was first
    """Another server has stored that number already."""


class Unstored(Exception):  # noqa: N818 - to be told as a refusal
    """The store failed; what was asked has not happened."""


class Store(Protocol):
    """Append-only logs with a unique (table, number)."""

    key: bytes
    """The house's own secret, for signing."""
    opened_at: float
    """The house's time when it was last written down."""

    async def append(self, writes: Sequence[Append], now: float) -> None:
        """Store all of these, or none; when it returns they are on disk. Raises Overtaken or Unstored."""

    async def beat(self, now: float) -> None:
        """Write the house's time down."""

    async def read(self, code: str) -> list[bytes] | None:
        """The log of a table."""

    async def seed(self, code: str) -> bytes:
        """The seed of a table: asked for when its match is set up, and only then."""

    async def due(self) -> Sequence[tuple[float, str]]:
        """Which tables must be looked at, and when."""

    async def open_tables(self, most: int) -> Sequence[Listing]:
        """Public tables that have not started, newest first."""

    async def close(self) -> None: ...

    def figures(self) -> dict[str, Any]:
        """For the metrics: `commits`, `appends`, `commit_seconds`."""
