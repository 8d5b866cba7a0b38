"""Everything that the server tells: answers over HTTP, messages over the socket.

A view goes out as the bytes it was encoded to, once for all who may see it; `View` describes what every
game's view has.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType


class Told(msgspec.Struct, frozen=True):
    """The base of what is told."""


# What is at a table


class SeatSeen(Told, frozen=True):
    """One seat of a table, as anybody may see it."""

    seat: int
    name: str | None
    kind: Literal["open", "person", "bot", "stand_in"]
    present: bool
    away_since: float | None
    """By the match's clock; null in the lobby."""
    bot: str | None


class HostSeen(Told, frozen=True):
    """The host's place, as anybody may see it; an open one has no name."""

    name: str | None
    present: bool
    away_since: float | None


class TableSeen(Told, frozen=True):
    """A table, as anybody may see it."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    options: dict[str, Any]
    public: bool
    together: bool
    owner: int | Literal["host"] | None
    seats: list[SeatSeen]
    host: HostSeen | None
    """Null in a game without a host."""
    watchers: int
    commitment: str
    contributions: list[str | None]
    muted: list[int]
    watchers_muted: bool
    grace: float
    """Seconds that somebody must be away before a bot can stand in."""
    votes: dict[str, list[int]]
    """While the owner is away: who wants a bot to stand in for which seat."""
    rematch: str | None
    forgetful: bool
    """Whether, while the match runs, nobody is ever told again what they missed."""


class OpenTable(Told, frozen=True):
    """A public table that has not started, for the list of open tables."""

    code: str
    game: str
    owner: str | None
    taken: int
    seats: int


class PlayerSeen(Told, frozen=True):
    """What every game tells about a player; games add to it."""

    seat: int
    name: str


class View(Told, frozen=True):
    """What every view has; games add fields of their own."""

    game: str
    phase: str
    you: int | None
    players: list[PlayerSeen]
    legal: list[dict[str, Any]]
    awaited: bool
    deadline: float | None
    result: dict[str, Any] | None
    edition: str | UnsetType = UNSET


ViewBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "View"})]
ViewOrNone: TypeAlias = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "View"}, {"type": "null"}]})
]


class ChatLine(Told, frozen=True):
    """Something said at the table. Lines are numbered from 1."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
    from_: Literal["player", "bot", "watcher", "host"] = msgspec.field(name="from")


class Line(Told, frozen=True):
    """Something said in the match, numbered for its receiver; games add what was said."""

    n: int
    at: float
    seat: int | Literal["host"] | None


LineBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "Line"})]


class SeenView(Told, frozen=True):
    """A view, the number it has for this viewer, and when it came about."""

    n: int
    at: float
    view: ViewBytes


# Over HTTP


class Seated(Told, frozen=True):
    """A place at a table; who holds the token holds the place."""

    code: str
    seat: int | None
    token: str


class Again(Told, frozen=True):
    """The table where the same people play again."""

    code: str


class Refusal(Told, frozen=True):
    """Why nothing has changed."""

    code: str
    params: dict[str, Any]
    text: str


class Step(Told, frozen=True):
    """One thing that happened in a finished match; seat and move are null where the viewer may not know."""

    n: int
    at: float
    seat: int | str | None
    move: dict[str, Any] | None
    view: ViewBytes


class Replay(Told, frozen=True):
    """A finished match as one viewer saw it; step 0 is the start."""

    steps: list[Step]
    lines: list[LineBytes]
    """What that viewer heard, from the first line to the last."""


class Health(Told, frozen=True):
    """That the server is alive, and which it is."""

    status: Literal["ok"]
    version: str


# Over the socket


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of what the socket tells; `kind` says which it is."""


class You(Told, frozen=True):
    """Who the receiver is."""

    seat: int | None
    role: Literal["player", "watcher", "screen", "host"]
    name: str | None


class Welcome(News, frozen=True, tag="welcome"):
    """The answer to `hello`: everything needed to draw the table; also sent when seats have moved."""

    you: You
    table: TableSeen
    epoch: str
    """Names the table's stay in one server's memory, in which views are numbered."""
    n: int
    view: ViewOrNone
    since: list[SeenView]
    """The views after `seen`, if `hello` named the same epoch."""
    lines: list[LineBytes]
    """The latest lines of talk after `heard`."""
    chat: list[ChatLine]
    now: float


class ViewChanged(News, frozen=True, tag="view"):
    """The receiver's view has changed."""

    n: int
    at: float
    now: float
    view: ViewBytes


class LinesSaid(News, frozen=True, tag="lines"):
    """Something was said in the match that the receiver may hear."""

    lines: list[LineBytes]


class Recalled(News, frozen=True, tag="recalled"):
    """Earlier lines of talk."""

    id: str | None
    lines: list[LineBytes]


class TableChanged(News, frozen=True, tag="table"):
    """The table has changed: people, options, presence, stage."""

    table: TableSeen


class Said(News, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class IsTyping(News, frozen=True, tag="typing"):
    """Somebody is typing; null: somebody who watches."""

    seat: int | None


class Done(News, frozen=True, tag="done"):
    """The request with that id has been carried out, and is on disk."""

    id: str | None
    token: str | UnsetType = UNSET
    """After `hand_over`: the fresh secret."""
    needed: int | UnsetType = UNSET
    """After a vote: how many more are needed."""


class Refused(News, frozen=True, tag="refused"):
    """Nothing has changed, for this reason."""

    id: str | None
    code: str
    params: dict[str, Any]
    text: str


class Pong(News, frozen=True, tag="pong"):
    """`now` is the match's clock, for drawing deadlines."""

    t: float
    now: float


class Closing(News, frozen=True, tag="closing"):
    """This connection ends."""

    code: Literal["elsewhere", "replaced", "restart", "limits", "removed"]
    text: str


FromServer: TypeAlias = (
    Welcome
    | ViewChanged
    | LinesSaid
    | Recalled
    | TableChanged
    | Said
    | IsTyping
    | Done
    | Refused
    | Pong
    | Closing
)
