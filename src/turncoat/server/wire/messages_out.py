"""Everything that the server tells: answers over HTTP, messages over the socket.

A view goes out as the bytes it was encoded to, once for all who may see it; `View` describes what every
game's view has.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from turncoat.core.bots.face import Face
from turncoat.server.wire.reactions import Reaction

Role: TypeAlias = Literal["player", "watcher", "screen", "host"]
"""What a connection is at its table."""


class Payload(msgspec.Struct, frozen=True):
    """The base of what is told."""


# What is at a table


class SeatInfo(Payload, frozen=True):
    """One seat of a table, as anybody may see it."""

    seat: int
    name: str | None
    kind: Literal["open", "person", "bot", "stand_in"]
    present: bool
    away_since: float | None
    """By the match's clock; null in the lobby."""
    bot: str | None
    handing: Literal["asked", "agreed"] | None = None
    """Whether the owner wants to hand the seat over to another device, and its player has agreed."""
    handed_over: int = 0
    """How often the owner has handed it over."""
    face: Face | None = None
    """Nobody else here has it, nor its colour."""
    character: str | None = None
    """Of a bot: whom of the house it plays."""
    coming: bool = False
    """They played at the table before this one, and have not come over yet."""


class HostInfo(Payload, frozen=True):
    """The host's place, as anybody may see it; an open one has no name."""

    name: str | None
    present: bool
    away_since: float | None
    handing: Literal["asked", "agreed"] | None = None
    handed_over: int = 0
    face: Face | None = None


class WatcherInfo(Payload, frozen=True):
    """Somebody who watches; a screen has no name."""

    watcher: str
    """Names this one for `send_away`."""
    name: str | None
    role: Literal["watcher", "screen"]


class ContributionInfo(Payload, frozen=True):
    """What a seat mixes into the luck."""

    hash: str
    """Its SHA-256, promised before the start."""
    hex: str | None
    """What was revealed; null until then, and for good if the match began without it."""


class StartInfo(Payload, frozen=True):
    """A start under way: all that was promised is frozen, and all reveal."""

    missing: list[int]
    """The seats that have not revealed."""
    late: bool
    """Whether they have had time enough: the owner may begin without them, or break off."""


class ScoreboardRow(Payload, frozen=True):
    """How somebody fared this evening."""

    name: str
    seat: int | None
    """Null: they do not play here any more."""
    played: int
    wins: int


class ScoreboardInfo(Payload, frozen=True):
    """What the same people have played one after the other, and how it went."""

    games: list[str]
    rows: list[ScoreboardRow]
    """The best first."""
    titles: dict[str, list[str]]
    """Small titles and who has earned them: `betrayed`, `bold`, `memory`."""


class TableInfo(Payload, frozen=True):
    """A table, as anybody may see it."""

    code: str
    """What people call it by. Once the game has been over for long its id, which leads to it too."""
    id: str
    """Leads to this table for good, where a code does for a while."""
    game: str
    stage: Literal["lobby", "playing", "over"]
    options: dict[str, Any]
    public: bool
    together: bool
    owner: int | Literal["host"] | None
    seats: list[SeatInfo]
    host: HostInfo | None
    """Null in a game without a host."""
    watchers: int
    """How many watch, screens left out."""
    watching: list[WatcherInfo]
    commitment: str
    contributions: list[ContributionInfo | None]
    """By seat; null: none was promised."""
    starting: StartInfo | None
    """Null unless the start waits for contributions."""
    broken_off: list[list[str]]
    """Starts that came to nothing: the names of those who had not revealed."""
    muted: list[int]
    watchers_muted: bool
    grace: float
    """Seconds that somebody must be away before a bot can stand in."""
    votes: dict[str, list[int]]
    """While the owner is away: who wants a bot to stand in for which seat."""
    rematch: str | None
    forgetful: bool
    """Whether, while the match runs, nobody is ever told again what they missed."""
    clock: Literal["seconds", "calendar"]
    """What the match runs by: `calendar` is wall-clock time, for days."""
    follows: bool = False
    """Whether people from another table play on here."""
    evening: ScoreboardInfo | None = None
    """Null before the first game is over."""


class OpenTable(Payload, frozen=True):
    """A public table that has not started, for the list of open tables."""

    code: str
    game: str
    owner: str | None
    taken: int
    seats: int


class PlayerInfo(Payload, frozen=True):
    """What every game tells about a player; games add to it."""

    seat: int
    name: str


class View(Payload, frozen=True):
    """What every view has; games add fields of their own."""

    game: str
    phase: str
    you: int | None
    players: list[PlayerInfo]
    legal: list[dict[str, Any]]
    awaited: bool
    deadline: float | None
    result: dict[str, Any] | None
    edition: str | UnsetType = UNSET


ViewBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "View"})]
ViewOrNone: TypeAlias = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "View"}, {"type": "null"}]})
]


class ChatLine(Payload, frozen=True):
    """Something said at the table. Lines are numbered from 1."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
    from_: Literal["player", "bot", "watcher", "host"] = msgspec.field(name="from")


class Line(Payload, frozen=True):
    """Something said in the match, numbered for its receiver; games add what was said."""

    n: int
    at: float
    seat: int | Literal["host"] | None


LineBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "Line"})]


class NumberedView(Payload, frozen=True):
    """A view, the number it has for this viewer, and when it came about."""

    n: int
    at: float
    view: ViewBytes


# Over HTTP


class PlaceToken(Payload, frozen=True):
    """A place at a table; who holds the token holds the place."""

    code: str
    seat: int | None
    token: str


class Rematch(Payload, frozen=True):
    """The table where the same people play again."""

    code: str


class Refusal(Payload, frozen=True):
    """Why nothing has changed."""

    code: str
    params: dict[str, Any]
    text: str


class Step(Payload, frozen=True):
    """One thing that happened in a finished match; seat and move are null where the viewer may not know."""

    n: int
    at: float
    seat: int | str | None
    move: dict[str, Any] | None
    view: ViewBytes


class Replay(Payload, frozen=True):
    """A finished match as one viewer saw it; step 0 is the start."""

    steps: list[Step]
    lines: list[LineBytes]
    """What that viewer heard, from the first line to the last."""


class CalendarAddress(Payload, frozen=True):
    """Where a person's calendar can be subscribed to; who knows the path can read it."""

    path: str


class Health(Payload, frozen=True):
    """How the server is, and which it is; why it is unwell is in the operator's log."""

    status: Literal["ok", "unwell", "draining"]
    version: str


# Over the socket


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of what the socket tells; `kind` says which it is."""


class You(Payload, frozen=True):
    """Who the receiver is."""

    seat: int | None
    role: Role
    name: str | None


class Welcome(News, frozen=True, tag="welcome"):
    """The answer to `hello`: everything needed to draw the table; also sent when seats have moved."""

    you: You
    table: TableInfo
    epoch: str
    """Names the table's stay in one server's memory, in which views are numbered."""
    n: int
    view: ViewOrNone
    since: list[NumberedView]
    """The views after `seen`, if `hello` named the same epoch."""
    lines: list[LineBytes]
    """The latest lines of talk after `heard`."""
    chat: list[ChatLine]
    now: float
    reply: int = 0
    """Not 0: this seat is covered. Send nothing by itself; each `cover` is answered with so many bytes."""
    pad: str | UnsetType = UNSET


class ViewChanged(News, frozen=True, tag="view"):
    """The receiver's view has changed."""

    n: int
    at: float
    now: float
    view: ViewBytes


class NewLines(News, frozen=True, tag="lines"):
    """Something was said in the match that the receiver may hear."""

    lines: list[LineBytes]


class EarlierLines(News, frozen=True, tag="recalled"):
    """Earlier lines of talk."""

    id: str | None
    lines: list[LineBytes]


class TableChanged(News, frozen=True, tag="table"):
    """The table has changed: people, options, presence, stage."""

    table: TableInfo


class NewChatLine(News, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Reacted(News, frozen=True, tag="reaction"):
    """Somebody makes a sign that everybody sees; it is not kept."""

    seat: int | None
    name: str
    sign: Reaction


class IsTyping(News, frozen=True, tag="typing"):
    """Somebody is typing; null: somebody who watches."""

    seat: int | None


class Done(News, frozen=True, tag="done"):
    """The request with that id has been carried out, and is on disk."""

    id: str | None
    token: str | UnsetType = UNSET
    """After `hand_over`: the fresh secret."""
    asked: bool | UnsetType = UNSET
    """After `hand_over`: there is no secret yet, the player must agree."""
    needed: int | UnsetType = UNSET
    """After a vote: how many more are needed."""


class Refused(News, frozen=True, tag="refused"):
    """Nothing has changed, for this reason."""

    id: str | None
    code: str
    params: dict[str, Any]
    text: str


NewsBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]


class Cover(News, frozen=True, tag="cover"):
    """While a seat is covered: what else it would have been told since the last of these, maybe nothing."""

    news: list[NewsBytes]
    """Whole messages as above, in order."""
    reply: int
    """Answer at once with a `cover` of so many bytes; 0: the cover is lifted."""
    now: float
    """The match's clock; that of the messages inside is older."""
    pad: str
    """Blanks that make it as long as everybody's."""


class Pong(News, frozen=True, tag="pong"):
    """`now` is the match's clock, for drawing deadlines."""

    t: float
    now: float


class StoreState(News, frozen=True, tag="store"):
    """Whether anything can be stored; told once a second while nothing can, and once when it is over.

    Everybody is told the same at the same moment.
    """

    waiting: bool
    """Moves are refused until the server's store is back."""
    stopped: bool
    """The clock stands still at `now` meanwhile."""
    now: float


class Closing(News, frozen=True, tag="closing"):
    """The connection ends."""

    code: Literal["elsewhere", "replaced", "restart", "limits", "removed", "seated", "sent_away"]
    text: str


FromServer: TypeAlias = (
    Welcome
    | ViewChanged
    | NewLines
    | EarlierLines
    | TableChanged
    | NewChatLine
    | IsTyping
    | Reacted
    | Done
    | Refused
    | Cover
    | Pong
    | StoreState
    | Closing
)
