"""What a table's log holds: everything that has happened at the table, in the order in which it was stored.

A table is this list and nothing else. Secrets are kept out of it (the seed lies apart, of tokens there are
only hashes) except where a bot gets its own seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core.face import Face


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
    by_house: ClassVar[bool] = False
    """Whether its `at` is by the house's clock, which another store has not."""


class PastGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that the same people have finished this evening; nothing in it is secret any more."""

    game: str
    who: list[str]
    """By seat: the hash of the token, or for a bot its name. Never told."""
    names: list[str]
    winners: list[int]
    feats: dict[str, list[int]] = {}
    """By seat: how much each has to show for it. See `core/achievements.py`."""


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
    follows: str | None = None
    """The table whose people play on here."""
    evening: list[PastGame] = []
    """What they have played before, this evening."""
    code: str | None = None
    """What people call the table by; None: its key, as was once usual."""


class Sat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    language: str
    key: str
    """The hash of the token."""
    watched: str | None = None
    """The pass that this person held to watch: it ends."""
    face: Face | None = None


class HostSat(Event, frozen=True, kw_only=True):
    """Somebody takes the host's place, in a game that has one."""

    name: str
    language: str
    key: str
    watched: str | None = None
    face: Face | None = None


class TookHost(Event, frozen=True, kw_only=True):
    """A player takes the host's place instead of that seat, and stays the same person."""

    seat: int


class TookSeat(Event, frozen=True, kw_only=True):
    """The host takes that seat instead of the host's place, and stays the same person."""

    seat: int


class BotSat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    bot: str
    seed: int
    who: str | None = None
    """The character of the house that it plays."""
    face: Face | None = None


class FaceChosen(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]
    face: Face


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
    """As it was done before contributions were promised first; only logs of then have it."""

    seat: int
    hex: str


class Pledged(Event, frozen=True, kw_only=True):
    """A seat's device promises its contribution by the hash of it."""

    seat: int
    hash: str


class Froze(Event, frozen=True, kw_only=True):
    """The start has begun: nothing that was promised can be changed any more, and all reveal."""

    by_house: ClassVar[bool] = True
    at: float
    """By the house's clock."""


class Revealed(Event, frozen=True, kw_only=True):
    seat: int
    hex: str


class BrokeOff(Event, frozen=True, kw_only=True):
    """The start is void, and with it everything that was promised."""

    names: list[str]
    """Those who had not revealed."""


class Began(Event, frozen=True, kw_only=True):
    by_house: ClassVar[bool] = True
    at: float
    """By the house's clock; the match's own clock begins at 0 then."""
    rules: int = 0
    """The version of the game's rules; 0: from before they had versions."""
    calendar: dict[str, Any] | None = None
    """Start and time zone of a match that runs on wall-clock time."""


class Played(Event, frozen=True, kw_only=True):
    """Records of the match: a move, and the deadlines that had come before it."""

    rearranges: ClassVar[bool] = False
    records: list[dict[str, Any]]
    over: bool = False


class Scored(Event, frozen=True, kw_only=True):
    """What a finished match is worth to each, out of what it has made public."""

    rearranges: ClassVar[bool] = False
    winners: list[int]
    feats: dict[str, list[int]]


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


class HandOverAsked(Event, frozen=True, kw_only=True):
    """The owner wants to hand over the place of somebody who is here."""

    seat: int | Literal["host"]


class HandOverAnswered(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]
    agreed: bool


class HandedOver(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]
    key: str


class CalendarShared(Event, frozen=True, kw_only=True):
    """A secret address of the calendar for one person; an earlier one is void. Nobody else is told."""

    rearranges: ClassVar[bool] = False
    seat: int | Literal["host"]
    key: str | None
    """The hash of its token; null: there is none any more."""


class SentAway(Event, frozen=True, kw_only=True):
    """The owner has sent away somebody who watched."""

    watcher: str


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
    table: str | None = None
    """The key of the table with that code; None: the code itself."""


AnyEvent: TypeAlias = (
    Made
    | Sat
    | HostSat
    | TookHost
    | TookSeat
    | BotSat
    | FaceChosen
    | SeatAdded
    | SeatDropped
    | Freed
    | Arranged
    | Contributed
    | Pledged
    | Froze
    | Revealed
    | BrokeOff
    | Began
    | Played
    | Scored
    | Spoke
    | Muted
    | HandOverAsked
    | HandOverAnswered
    | HandedOver
    | CalendarShared
    | SentAway
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
