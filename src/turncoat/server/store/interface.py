"""Where the logs of tables are kept: what the server asks of a store, whichever it is."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import count
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from turncoat.server.store.codes import Codes

STAMP_BYTES: Final = 8


class Listing(msgspec.Struct, frozen=True, rename={"key": "code"}):
    """What can be known of a table without reading its log."""

    key: str
    """`code` in parcels, as it was once called everywhere."""
    game: str
    stage: str
    public: bool
    owner: str | None
    taken: int
    seats: int
    due: float | None
    """When the table must be looked at though nobody comes; too early does no harm."""
    calendar: bool = False
    """Whether `due` is wall-clock time (seconds since 1970) and not the house's."""


_process: Final = secrets.token_bytes(STAMP_BYTES)
_appends: Final = count()


def new_stamp() -> bytes:
    """Another one each time, in this process and in all others; counting is cheaper than asking for luck."""
    return _process + next(_appends).to_bytes(8, "big")


class Append(msgspec.Struct, frozen=True):
    """One record for a table's log, to be stored after the first `after` ones, or not at all."""

    key: str
    """The table's key, which is for good; the code that leads to it for a while is in `codes`."""
    after: int
    body: bytes | None
    """All events of the record; None: only the listing changes."""
    listing: Listing | None = None
    """How the table is listed from now on; None: as before."""
    seed: bytes | None = None
    """Of a table that is made now."""
    stamp: bytes = msgspec.field(default_factory=new_stamp)
    """Names this append, so that it can be recognised when it is not known whether it was stored."""


class Record(msgspec.Struct, frozen=True):
    """What was stored by one append."""

    number: int
    """Counts a table's records from 1."""
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
"""For the operator's log, which is in English."""


class Overtaken(Exception):  # noqa: N818 - it is not an error: somebody else was first
    """Another server has stored a record with that number already."""


class CodeTaken(Exception):  # noqa: N818 - it is not an error: somebody else was first
    """There is a table with that key already."""


class Unstored(Exception):  # noqa: N818 - to be told as a refusal
    """The store failed, for a reason that is the operator's; what was asked has not happened."""


class InDoubt(Unstored):
    """The store failed in the middle of a commit and cannot be asked: look for the stamp later."""


class Damaged(Exception):  # noqa: N818 - to be told as a refusal
    """A table's log does not read back as it was written; what is wrong with it is told to the operator."""

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
    """The house's own secret, for signing."""
    shared: bool
    """Whether other servers may write too."""

    codes: Codes

    async def open(self) -> None:
        """Before anything else, in the event loop that it is used in."""

    def now(self) -> float:
        """The house's time: seconds that any server was open on this store, the same for all of them."""

    def wall(self) -> float:
        """Wall-clock time, in seconds since 1970 UTC: for matches that have a calendar."""

    async def append(self, writes: Sequence[Append]) -> None:
        """Store all of these, or none; when it returns they are on disk.

        Raises Overtaken, CodeTaken, Unstored or InDoubt. A listing that is older than the one in the store
        is left out, whatever becomes of the rest.
        """

    async def beat(self) -> None:
        """Write the house's time down."""

    async def read(self, key: str, after: int = 0) -> list[Record] | None:
        """The records of a table with higher numbers, in order; None if there is no such table.

        Raises Damaged if any of them is not what was stored.
        """

    async def seed(self, key: str) -> bytes:
        """The seed of a table: asked for when its match is set up, and only then. Raises Damaged."""

    async def due(self) -> Sequence[Listing]:
        """The tables that must be looked at, each at its time."""

    async def open_tables(self, most: int) -> Sequence[Listing]:
        """Public tables that have not started, newest first."""

    async def listings(self) -> Sequence[Listing]:
        """All tables, oldest first."""

    def trouble(self) -> str | None:
        """Why nothing can be stored at present; None: all is well, as far as is known."""

    async def close(self) -> None: ...

    def figures(self) -> dict[str, Any]:
        """For the metrics: `commits`, `appends`, `commit_seconds`."""
