"""Everything that people and programs send to the server: requests over HTTP, messages over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from turncoat.core.bots.face import Face
from turncoat.server.wire.reactions import Reaction
from turncoat.words import Language

Code: TypeAlias = Annotated[str, Meta(min_length=4, max_length=16)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Position: TypeAlias = SeatNumber | Literal["host"]
"""A seat, or the host's place."""
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""`name`, or `name:settings`."""


REPLY_BYTES: Final = 4_096
"""The size of a `cover` from a client: the longest thing that can be said fits."""
MOST_COVERED: Final = 4

# Over HTTP


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what requests carry."""


class NewTable(Body, frozen=True):
    """Make a table and sit down at it."""

    game: Annotated[str, Meta(max_length=80)]
    name: str
    language: Language
    options: dict[str, Any] = {}
    public: bool = False
    together: bool = False
    host: bool = False
    """In a game with a host: take the host's place instead of a seat."""
    bots: bool = False
    """Bots take the other seats."""
    face: Face | None = None


class NewScreen(Body, frozen=True):
    """Make a table from the big screen: nobody sits at it yet, and the first who does owns it."""

    game: Annotated[str, Meta(max_length=80)]


class Join(Body, frozen=True):
    """Sit down at an open seat, or take the host's place."""

    name: str
    language: Language
    face: Face | None = None
    """What they would like to look like; whoever has been here longer keeps their face."""


class PlayAgain(Body, frozen=True):
    """Again, with the same people."""

    game: Annotated[str, Meta(max_length=80)] | None = None
    """Another game; left out: the same."""


class Watch(Body, frozen=True):
    """Look on, with a voice if there is a name."""

    name: str | None = None
    language: Language = "en"


# Over the socket


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base of what the socket carries; `kind` says which it is."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: who this is, and what was seen and heard before the connection broke."""

    table: Code
    token: Token
    epoch: Annotated[str, Meta(max_length=40)] | None = None
    """The epoch of the last welcome; `seen` counts in it."""
    seen: Annotated[int, Meta(ge=0)] = 0
    """The number of the last view."""
    heard: Annotated[int, Meta(ge=0)] = 0
    """The number of the last line of talk."""
    language: Language | None = None


class Play(Message, frozen=True, tag="move"):
    """A move, as the view's `legal` offers it."""

    move: dict[str, Any]
    id: Id | None = None


class Say(Message, frozen=True, tag="chat"):
    """Talk at the table."""

    text: str
    id: Id | None = None


class React(Message, frozen=True, tag="react"):
    """A sign that everybody sees for a moment; nothing of it is kept."""

    sign: Reaction
    id: Id | None = None


class ChooseFace(Message, frozen=True, tag="face"):
    """A player or the host, in the lobby: another face."""

    face: Face
    id: Id | None = None


class Typing(Message, frozen=True, tag="typing"):
    """Somebody is typing."""


class SetLanguage(Message, frozen=True, tag="language"):
    """The language for refusals from now on."""

    language: Language


class Ping(Message, frozen=True, tag="ping"):
    """Answered by `pong` with the same `t`."""

    t: float


class Recall(Message, frozen=True, tag="recall"):
    """Earlier lines of talk, answered by `recalled`."""

    before: Annotated[int, Meta(ge=0)]
    """Lines with lower numbers."""
    id: Id | None = None


class Pledge(Message, frozen=True, tag="pledge"):
    """A player promises 16 bytes for the luck, before the start: their SHA-256, in hexadecimal."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    id: Id | None = None


class Reveal(Message, frozen=True, tag="reveal"):
    """A player, once the start has begun: the 16 bytes that were promised, in hexadecimal."""

    hex: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    id: Id | None = None


class Start(Message, frozen=True, tag="start"):
    """Owner: begin the match, or begin the start where contributions are to be revealed first."""

    without: bool = False
    """Begin now, without those who have not revealed theirs in time."""
    fill: bool = False
    """Bots take the seats that are open, first."""
    id: Id | None = None


class BreakOff(Message, frozen=True, tag="break_off"):
    """Owner: a start that somebody has not revealed for in time is void."""

    id: Id | None = None


class ConfigureTable(Message, frozen=True, tag="set"):
    """Owner, in the lobby: change what the table is like."""

    options: dict[str, Any] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    together: bool | UnsetType = UNSET
    id: Id | None = None


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Owner, in the lobby: a bot for an open seat."""

    seat: SeatNumber
    bot: BotName
    """One of the game's, or a character of the house."""
    id: Id | None = None


class Fill(Message, frozen=True, tag="fill"):
    """Owner, in the lobby: characters of the house take all open seats."""

    id: Id | None = None


class AddSeat(Message, frozen=True, tag="add_seat"):
    """Owner, in the lobby: one more seat."""

    id: Id | None = None


class Remove(Message, frozen=True, tag="remove"):
    """Owner, in the lobby: free a seat or the host's place; an open seat that is not needed goes away."""

    seat: Position
    id: Id | None = None


class Leave(Message, frozen=True, tag="leave"):
    """A player or the host, in the lobby: get up. A player, in the game: get up, and a bot plays on."""

    id: Id | None = None


class ChangePlace(Message, frozen=True, tag="change_place"):
    """A player or the host, in the lobby: host instead of playing, or play instead of hosting."""

    host: bool
    id: Id | None = None


class HandOver(Message, frozen=True, tag="hand_over"):
    """Owner: a fresh secret for a person's place; the old one is void.

    Its player is asked first, unless they have been away for long; ask again when they have agreed.
    """

    seat: Position
    id: Id | None = None


class Agree(Message, frozen=True, tag="agree"):
    """A player or the host: whether the owner may hand this place over, as they asked."""

    agreed: bool
    id: Id | None = None


class SendAway(Message, frozen=True, tag="send_away"):
    """Owner: somebody who watches must go."""

    watcher: Annotated[str, Meta(max_length=40)]
    id: Id | None = None


class PassOwnership(Message, frozen=True, tag="pass_ownership"):
    """Owner: somebody else owns the table from now on."""

    seat: Position
    id: Id | None = None


class StandIn(Message, frozen=True, tag="stand_in"):
    """Owner, or a vote where the owner is away: a bot plays for somebody who is away."""

    seat: SeatNumber
    bot: BotName
    id: Id | None = None


class TakeBack(Message, frozen=True, tag="take_back"):
    """A player, back from being away: play on instead of the bot."""

    id: Id | None = None


class Mute(Message, frozen=True, tag="mute"):
    """Owner: a seat, or all who watch (null), may talk no more; or may again."""

    seat: SeatNumber | None
    muted: bool
    id: Id | None = None


class CoverReply(Message, frozen=True, tag="cover"):
    """The answer to each `cover`, of the size that it asks for: what there is to ask, maybe nothing."""

    news: Annotated[list[CoveredNews], Meta(max_length=MOST_COVERED)]
    pad: Annotated[str, Meta(max_length=REPLY_BYTES)] = ""


Request: TypeAlias = (
    Play
    | Say
    | React
    | ChooseFace
    | Pledge
    | Reveal
    | Start
    | BreakOff
    | ConfigureTable
    | SeatBot
    | Fill
    | AddSeat
    | Remove
    | Leave
    | ChangePlace
    | HandOver
    | Agree
    | SendAway
    | PassOwnership
    | StandIn
    | TakeBack
    | Mute
)
"""What is answered with `done` or `refused`."""

CoveredNews: TypeAlias = Request | Recall | SetLanguage
FromClient: TypeAlias = Hello | Request | Recall | Typing | SetLanguage | Ping | CoverReply
