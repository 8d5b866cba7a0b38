"""Everything that clients send to the server: bodies of HTTP requests, messages over the socket.

The docstring of a message begins with who may send it, where not everybody may.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from turncoat.core.bots.face import Face
from turncoat.server.wire.reactions import Reaction
from turncoat.words import Language

Code: TypeAlias = Annotated[str, Meta(min_length=4, max_length=16)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Position: TypeAlias = SeatNumber | Literal["host"]
"""A seat, or the host's place."""
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""`name`, or `name:settings`."""
Program: TypeAlias = Literal["bot", "model"]
"""What plays in a person's place, by its own word: a program, or a language model."""


REPLY_BYTES: Final = 4_096
"""The size of a `cover` from a client; the longest request fits."""
BLOCK_BYTES: Final = 512
"""Clients pad their messages, and the server its answers, with blanks to a multiple of this."""
MOST_COVERED: Final = 4
"""How many requests a `cover` can hold."""
NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
"""Most letters of a name and of a line of chat, once they are cleaned up."""

# Over HTTP


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of the bodies of HTTP requests."""


class NewTable(Body, frozen=True):
    """Make a table and sit down at it."""

    game: Annotated[str, Meta(max_length=80)]
    name: str
    language: Language
    options: dict[str, Any] = {}
    """The options that differ from their defaults."""
    public: bool = False
    """Show the table in the list of open tables."""
    together: bool = False
    """The players are in one room."""
    host: bool = False
    """Take the host's place instead of a seat, in a game with a host."""
    bots: bool = False
    """Let bots take the other seats."""
    seats: SeatCount | None = None
    """How many seats it has; left out: the game's fewest."""
    face: Face | None = None
    """The face that the player would like."""
    program: Program | None = None
    """Set by programs that play: the table shows everybody that it is no person."""


class NewScreen(Body, frozen=True):
    """Make an empty table from a big screen. The first person who sits down owns it."""

    game: Annotated[str, Meta(max_length=80)]


class Join(Body, frozen=True):
    """Sit down at an open seat, or take the host's place."""

    name: str
    language: Language
    face: Face | None = None
    """The face that the player would like; another is chosen if somebody has it or its colour."""
    program: Program | None = None
    """Set by programs that play: the table shows everybody that it is no person."""


class PlayAgain(Body, frozen=True):
    """Make another table for the same people."""

    game: Annotated[str, Meta(max_length=80)] | None = None
    """The game to play; left out, it is the same again."""


class Watch(Body, frozen=True):
    """Watch a table."""

    name: str | None = None
    """A watcher with a name can chat."""
    language: Language = "en"


# Over the socket


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base class of the messages over the socket; `kind` is the type."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: open a place, and say what was received before the connection broke."""

    table: Code
    """The table's code or id."""
    token: Token
    epoch: Annotated[str, Meta(max_length=40)] | None = None
    """The epoch of the last `welcome`."""
    seen: Annotated[int, Meta(ge=0)] = 0
    """The number of the last view that was received in that epoch."""
    heard: Annotated[int, Meta(ge=0)] = 0
    """The number of the last line of talk that was received."""
    language: Language | None = None
    """The language of refusals; left out, it stays as it was."""


class Play(Message, frozen=True, tag="move"):
    """Make a move."""

    move: dict[str, Any]
    """One of the view's `legal`, with the fields in `open` filled in."""
    id: Id | None = None


class Say(Message, frozen=True, tag="chat"):
    """Write a line in the table's chat."""

    text: str
    id: Id | None = None


class React(Message, frozen=True, tag="react"):
    """Show everybody a sign for a moment. The server does not store it."""

    sign: Reaction
    id: Id | None = None


class ChooseFace(Message, frozen=True, tag="face"):
    """A player or the host, in the lobby: take another face."""

    face: Face
    id: Id | None = None


class Typing(Message, frozen=True, tag="typing"):
    """Tell the others that the sender is typing a line of chat."""


class SetLanguage(Message, frozen=True, tag="language"):
    """Set the language of refusals."""

    language: Language


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a `pong` with the same `t`."""

    t: float


class Recall(Message, frozen=True, tag="recall"):
    """Ask for earlier lines of talk; the answer is `recalled`."""

    before: Annotated[int, Meta(ge=0)]
    """The number before which the lines should end."""
    id: Id | None = None


class Pledge(Message, frozen=True, tag="pledge"):
    """A player, in the lobby: pledge 16 random bytes as a contribution to the seed."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """Their SHA-256, in hexadecimal."""
    id: Id | None = None


class Reveal(Message, frozen=True, tag="reveal"):
    """A player, once the start has begun: reveal the contribution that was pledged."""

    hex: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    """The 16 bytes, in hexadecimal."""
    id: Id | None = None


class Start(Message, frozen=True, tag="start"):
    """Owner: start the match. If players have pledged contributions, these are revealed first."""

    without: bool = False
    """Begin without the contributions of players who are late to reveal them."""
    fill: bool = False
    """First let bots take the open seats."""
    id: Id | None = None


class BreakOff(Message, frozen=True, tag="break_off"):
    """Owner: break off a start because a player is late to reveal."""

    id: Id | None = None


class ConfigureTable(Message, frozen=True, tag="set"):
    """Owner, in the lobby: change the table; fields that are left out stay as they are."""

    options: dict[str, Any] | UnsetType = UNSET
    """The options to change; null: back to the default."""
    public: bool | UnsetType = UNSET
    together: bool | UnsetType = UNSET
    seats: SeatCount | UnsetType = UNSET
    """How many seats there are to be. Nobody loses theirs: at least as many as are taken remain."""
    id: Id | None = None


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Owner, in the lobby: give a bot an open seat."""

    seat: SeatNumber
    bot: BotName
    """The name of a bot of the game, or of a character."""
    id: Id | None = None


class Fill(Message, frozen=True, tag="fill"):
    """Owner, in the lobby: let bots take all open seats."""

    id: Id | None = None


class AddSeat(Message, frozen=True, tag="add_seat"):
    """Owner, in the lobby: add an open seat."""

    id: Id | None = None


class Remove(Message, frozen=True, tag="remove"):
    """Owner, in the lobby: free a seat or the host's place, or take an open seat away."""

    seat: Position
    id: Id | None = None


class Leave(Message, frozen=True, tag="leave"):
    """A player or the host, in the lobby: leave the place. A player, in the match: let a bot play on."""

    id: Id | None = None


class ChangePlace(Message, frozen=True, tag="change_place"):
    """A player or the host, in the lobby: change between a seat and the host's place."""

    host: bool
    """True: take the host's place; false: take a seat."""
    id: Id | None = None


class HandOver(Message, frozen=True, tag="hand_over"):
    """Owner: get a new token for a person's place, so that another device can open it; the old one is void.

    The person is asked first unless they have been away for long. Send it again when they have agreed.
    """

    seat: Position
    id: Id | None = None


class Agree(Message, frozen=True, tag="agree"):
    """A player or the host: answer the owner's request to hand this place over."""

    agreed: bool
    id: Id | None = None


class SendAway(Message, frozen=True, tag="send_away"):
    """Owner: send a watcher or a screen away."""

    watcher: Annotated[str, Meta(max_length=40)]
    """The id from the table's `watching`."""
    id: Id | None = None


class PassOwnership(Message, frozen=True, tag="pass_ownership"):
    """Owner: make another person the owner."""

    seat: Position
    id: Id | None = None


class StandIn(Message, frozen=True, tag="stand_in"):
    """Owner: let a bot play for a player who is away. While the owner is away, players vote for it."""

    seat: SeatNumber
    bot: BotName
    id: Id | None = None


class TakeBack(Message, frozen=True, tag="take_back"):
    """A player who is back: take the seat back from the bot that stands in."""

    id: Id | None = None


class Mute(Message, frozen=True, tag="mute"):
    """Owner: forbid or allow chat for a seat or for all watchers."""

    seat: SeatNumber | None
    """Null: all watchers."""
    muted: bool
    id: Id | None = None


class CoverReply(Message, frozen=True, tag="cover"):
    """The answer to each `cover`, in exactly the size that it asks for."""

    news: Annotated[list[CoveredNews], Meta(max_length=MOST_COVERED)]
    """The requests that have waited; there may be none."""
    pad: Annotated[str, Meta(max_length=REPLY_BYTES)] = ""
    """Blanks that bring the message to its size."""


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
"""The messages that are answered with `done` or `refused`."""

CoveredNews: TypeAlias = Request | Recall | SetLanguage
FromClient: TypeAlias = Hello | Request | Recall | Typing | SetLanguage | Ping | CoverReply
