"""What a table's log holds: everything that has happened at the table, in the order in which it was stored.

A table is this list and nothing else. Secrets are kept out of it (the seed lies apart, of tokens there are
only hashes) except where a bot gets its own seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType


class Event(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="event",
    tag=str.lower,
):
    """The base: who asked for it, with which id, so that a repeated request is known after a restart too."""

    by: str | None = None
    id: str | None = None

    rearranges: ClassVar[bool] = True
    """Whether the table is another one after it: places, options, stage. Moves and talk leave it alone."""


class Made(Event, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    seats: int
    public: bool
    together: bool
    commitment: str
    pace: float
    """Bots take their time: about this many seconds for a move."""
    deal: dict[str, Any] | None = None
    """Fixes shuffles; only programs can ask for it."""


class Sat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    language: str
    key: str
    """The hash of the token."""


class HostSat(Event, frozen=True, kw_only=True):
    """Somebody takes the host's place, in a game that has one."""

    name: str
    language: str
    key: str


class BotSat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    bot: str
    seed: int


class SeatAdded(Event, frozen=True, kw_only=True):
    pass


class SeatDropped(Event, frozen=True, kw_only=True):
    seat: int


class Freed(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]


class Arranged(Event, frozen=True, kw_only=True):
    options: dict[str, Any] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    together: bool | UnsetType = UNSET


class Contributed(Event, frozen=True, kw_only=True):
    seat: int
    hex: str


class Began(Event, frozen=True, kw_only=True):
    at: float
    """By the house's clock; the match's own clock begins at 0 then."""
    calendar: dict[str, Any] | None = None
    """Start and time zone of a match that runs on wall-clock time."""


class Played(Event, frozen=True, kw_only=True):
    """Records of the match: a move, and the deadlines that had come before it."""

    rearranges: ClassVar[bool] = False
    records: list[dict[str, Any]]
    over: bool = False


class Spoke(Event, frozen=True, kw_only=True):
    rearranges: ClassVar[bool] = False
    seat: int | None
    name: str
    text: str
    at: float
    role: Literal["player", "bot", "watcher", "host"]


class Muted(Event, frozen=True, kw_only=True):
    seat: int | None
    muted: bool


class HandedOver(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]
    key: str


class Owned(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"] | None


class StoodIn(Event, frozen=True, kw_only=True):
    seat: int
    bot: str
    seed: int


class TookBack(Event, frozen=True, kw_only=True):
    seat: int


class Rematched(Event, frozen=True, kw_only=True):
    code: str


AnyEvent: TypeAlias = (
    Made
    | Sat
    | HostSat
    | BotSat
    | SeatAdded
    | SeatDropped
    | Freed
    | Arranged
    | Contributed
    | Began
    | Played
    | Spoke
    | Muted
    | HandedOver
    | Owned
    | StoodIn
    | TookBack
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEvent])


def encode(events: Sequence[AnyEvent]) -> bytes:
    """The body of one record: all events that were stored together."""
    return _encoder.encode(events)


def decode(body: bytes) -> list[AnyEvent]:
    events: list[AnyEvent] = _decoder.decode(body)
    return events
