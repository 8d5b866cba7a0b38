"""The events of a table's log: everything that has happened at the table, in the order of storing.

A table is this list and nothing else. The log has no secrets but the bots' own seeds: the match's seed is
stored apart, and of tokens only hashes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core.bots.face import Face
from turncoat.core.speech.phrase import Phrase


class Event(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="event",
    tag=str.lower,
):
    """The base of all events, with the person and request id that caused it.

    By these a repeated request is recognised even after a restart.
    """

    by: str | None = None
    id: str | None = None

    rearranges: ClassVar[bool] = True
    """Whether it changes places, options or stage; moves and talk do not."""
    on_store_clock: ClassVar[bool] = False
    """Whether its `at` is a time of the store's clock, which differs from store to store."""


class PastGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match that the same people have finished before; nothing in it is secret any more."""

    game: str
    who: list[str]
    """By seat: the hash of the token, or for a bot its name. Never sent to anybody."""
    names: list[str]
    winners: list[int]
    feats: dict[str, list[int]] = {}
    """By achievement and seat: how much each has of it (`core/extras/achievements.py`)."""


class Made(Event, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    seats: int
    public: bool
    together: bool
    commitment: str
    pace: float
    """About how many seconds a bot takes for a move."""
    code: str
    """The table's code, valid for a while; its key stays valid for good."""
    deal: dict[str, Any] | None = None
    """Fixes shuffles; only tests ask for it."""
    follows: str | None = None
    """The key of the table whose rematch this is."""
    evening: list[PastGame] = []
    """The matches that these people have finished before."""


class Sat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    language: str
    key: str
    """The hash of the token."""
    watched: str | None = None
    """The watcher's pass that this person held, which ends."""
    face: Face | None = None
    program: Literal["bot", "model"] | None = None
    """What plays in this seat instead of a person, as it said itself."""


class HostSat(Event, frozen=True, kw_only=True):
    """A newcomer takes the host's place, in a game that has one."""

    name: str
    language: str
    key: str
    watched: str | None = None
    face: Face | None = None


class TookHost(Event, frozen=True, kw_only=True):
    """A player moves from a seat to the host's place."""

    seat: int


class TookSeat(Event, frozen=True, kw_only=True):
    """The host moves to a seat."""

    seat: int


class BotSat(Event, frozen=True, kw_only=True):
    seat: int
    name: str
    bot: str
    seed: int
    who: str | None = None
    """The character that it plays (`core/bots/characters.py`)."""
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


class Pledged(Event, frozen=True, kw_only=True):
    """A seat's device commits to its contribution by the hash of it."""

    seat: int
    hash: str


class Froze(Event, frozen=True, kw_only=True):
    """The owner has asked for the start: pledges cannot be changed any more, and all devices reveal."""

    on_store_clock: ClassVar[bool] = True
    at: float
    """By the store's clock."""


class Revealed(Event, frozen=True, kw_only=True):
    seat: int
    hex: str


class BrokeOff(Event, frozen=True, kw_only=True):
    """The start is void, and with it all pledges."""

    names: list[str]
    """The people who had not revealed."""


class Began(Event, frozen=True, kw_only=True):
    on_store_clock: ClassVar[bool] = True
    at: float
    """By the store's clock; the match's own clock begins at 0 then."""
    rules: int
    """The version of the game's rules."""
    calendar: dict[str, Any] | None = None
    """Start and time zone of a match that runs on wall-clock time."""


class Played(Event, frozen=True, kw_only=True):
    """Records of the match: a move, and the deadlines that came before it."""

    rearranges: ClassVar[bool] = False
    records: list[dict[str, Any]]
    over: bool = False


class Scored(Event, frozen=True, kw_only=True):
    """The winners and achievements of a finished match, from what it has made public."""

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
    phrase: Phrase | None = None
    """What a bot says, for readers of every language."""


class Muted(Event, frozen=True, kw_only=True):
    seat: int | None
    muted: bool


class HandOverAsked(Event, frozen=True, kw_only=True):
    """The owner asks to hand over the place of somebody who is present."""

    seat: int | Literal["host"]


class HandOverAnswered(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]
    agreed: bool


class HandedOver(Event, frozen=True, kw_only=True):
    seat: int | Literal["host"]
    key: str


class CalendarShared(Event, frozen=True, kw_only=True):
    """A person gets a secret calendar address; an earlier one is void. Nobody else is told."""

    rearranges: ClassVar[bool] = False
    seat: int | Literal["host"]
    key: str | None
    """The hash of its token; None if the person gives it up."""


class SentAway(Event, frozen=True, kw_only=True):
    """The owner has sent a watcher away."""

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
    table: str
    """The key of the table with that code."""


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
    """Return the body of a record: all events that are stored together."""
    return _encoder.encode(events)


def decode(body: bytes) -> list[AnyEvent]:
    events: list[AnyEvent] = _decoder.decode(body)
    return events
