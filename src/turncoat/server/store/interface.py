"""The interface of a store: append-only logs of tables, listings, seeds, codes and a clock."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import count
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from turncoat.server.store.codes import Codes

STAMP_BYTES: Final = 8


class Listing(msgspec.Struct, frozen=True):
    """A table as the store lists it, without its log."""

    key: str
    game: str
    stage: str
    public: bool
    owner: str | None
    taken: int
    seats: int
    due: float | None
    """When the table must be run though nobody is connected; too early does no harm."""
    calendar: bool = False
    """Whether `due` is wall-clock time (seconds since 1970) instead of the store's."""


_process: Final = secrets.token_bytes(STAMP_BYTES)
_appends: Final = count()


def new_stamp() -> bytes:
    """Return a stamp that no other append has; counting is cheaper than random bytes."""
    return _process + next(_appends).to_bytes(8, "big")


class Append(msgspec.Struct, frozen=True):
    """One record for a table's log, to be stored as number `after + 1` or not at all."""

    key: str
    """The table's permanent key; its current code is in `codes`."""
    after: int
    body: bytes | None
    """All events of the record; None if only the listing changes."""
    listing: Listing | None = None
    """The new listing of the table; None if it stays as it is."""
    seed: bytes | None = None
    """The seed, if this append makes the table."""
    stamp: bytes = msgspec.field(default_factory=new_stamp)
    """Identifies this append, to find out later whether it was stored."""


class Record(msgspec.Struct, frozen=True):
    """One stored append."""

    number: int
    """The records of a table are numbered from 1."""
    stamp: bytes
    body: bytes


Damage: TypeAlias = Literal["missing", "changed", "unknown", "no_seed", "other_seed", "index", "page"]
DAMAGE: Final[dict[Damage, str]] = {
    "missing": "record {number} is missing",
    "changed": "record {number} is not what was stored",
    "unknown": "record {number} has something in it that this version does not know",
    "no_seed": "its seed is missing",
    "other_seed": "its seed is not the one that was promised",
    "index": "an index of the file is not what was stored",
    "page": "the file itself is damaged there ({detail})",
}
"""Sentences for the operator's log, which is in English."""


class Overtaken(Exception):  # noqa: N818 - not an error: another server was first
    """Another server has already stored a record with that number."""


class KeyTaken(Exception):  # noqa: N818 - not an error: another server was first
    """A table with that key exists already."""


class StoreFailed(Exception):  # noqa: N818 - becomes a refusal
    """The store failed and nothing has changed; the operator must help."""


class InDoubt(StoreFailed):
    """The store failed during a commit and cannot be asked; the stamp will tell later."""


class Damaged(Exception):  # noqa: N818 - becomes a refusal
    """A table's log does not read back as it was written."""

    def __init__(self, what: Damage, number: int = 0, detail: str = "") -> None:
        super().__init__(what, number, detail)
        self.what = what
        self.number = number
        self.detail = detail

    def __str__(self) -> str:
        return DAMAGE[self.what].format(number=self.number, detail=self.detail)


class Store(Protocol):
    """Append-only logs with a unique (table, number)."""

    key: bytes
    """The store's secret, for signing tokens."""
    shared: bool
    """Whether other servers may write too."""

    codes: Codes

    async def open(self) -> None:
        """Open the store in the event loop that uses it, before anything else."""

    def now(self) -> float:
        """Return the store's time: the seconds that any server was open on it, the same for all servers."""

    def wall(self) -> float:
        """Return wall-clock time in seconds since 1970 UTC, for matches with a calendar."""

    async def append(self, writes: Sequence[Append]) -> None:
        """Store all of these or none; when it returns they are on disk.

        Raises Overtaken, KeyTaken, StoreFailed or InDoubt. A listing that is older than the stored one is
        ignored.
        """

    async def beat(self) -> None:
        """Store the current time."""

    async def read(self, key: str, after: int = 0) -> list[Record] | None:
        """Return the records after a number, in order, or None if there is no such table.

        Raises Damaged if one of them is not what was stored.
        """

    async def seed(self, key: str) -> bytes:
        """Return the seed of a table, to set up its match. Raises Damaged."""

    async def due(self) -> Sequence[Listing]:
        """Return the tables that must be run at a certain time."""

    async def open_tables(self, most: int) -> Sequence[Listing]:
        """Return public tables that have not started, newest first."""

    async def listings(self) -> Sequence[Listing]:
        """Return all tables, oldest first."""

    def trouble(self) -> str | None:
        """Return why nothing can be stored at present, or None."""

    async def close(self) -> None:
        """Finish writing and close the store."""

    def figures(self) -> dict[str, Any]:
        """Return `commits`, `appends` and `commit_seconds` for the metrics."""
