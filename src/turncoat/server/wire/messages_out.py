"""Everything that the server sends: answers over HTTP, messages over the socket.

A view is encoded once for all viewers who may see it, and sent as those bytes. `View` lists the fields that
the views of all games have.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from turncoat.core.bots.face import Face
from turncoat.core.speech.phrase import Phrase
from turncoat.server.wire.reactions import Reaction

Role: TypeAlias = Literal["player", "watcher", "screen", "host"]
"""The role of a connection at its table."""


class Payload(msgspec.Struct, frozen=True):
    """Base class of the answers over HTTP and of the parts of messages."""


# Tables


class SeatInfo(Payload, frozen=True):
    """One seat of a table. Everybody gets the same."""

    seat: int
    """The seat's number, from 0."""
    name: str | None
    """The name of its person or bot; null while the seat is open."""
    kind: Literal["open", "person", "bot", "stand_in"]
    """Who plays: nobody yet, a person, a bot, or a bot for a person who is away (`stand_in`)."""
    present: bool
    """Whether its person is connected; always true for a bot."""
    away_since: float | None
    """When its person disconnected, by the match's clock; null while present and in the lobby."""
    bot: str | None
    """The bot that plays here, with its settings; null if a person plays."""
    handing: Literal["asked", "agreed"] | None = None
    """`asked`: the owner has asked to move this seat to another device; `agreed`: its player has agreed."""
    handed_over: int = 0
    """How often this seat has got a new token in this way."""
    face: Face | None = None
    """The drawn face of its player. No two players of a table have the same face or the same colour."""
    character: str | None = None
    """The character that a bot plays, if it plays one."""
    coming: bool = False
    """Whether its player was at the table before this one and has not opened this one yet."""
    program: Literal["bot", "model"] | None = None
    """What plays here instead of a person, by its own word: a program, or a language model."""


class HostInfo(Payload, frozen=True):
    """The host's place; the fields are those of a seat."""

    name: str | None
    """Null while the place is open."""
    present: bool
    away_since: float | None
    handing: Literal["asked", "agreed"] | None = None
    handed_over: int = 0
    face: Face | None = None


class WatcherInfo(Payload, frozen=True):
    """A watcher or a big screen."""

    watcher: str
    """An id, for the owner's request `send_away`."""
    name: str | None
    """Null for a screen, and for a watcher who gave no name."""
    role: Literal["watcher", "screen"]


class ContributionInfo(Payload, frozen=True):
    """A player's contribution to the seed (docs/fairness.md)."""

    hash: str
    """The SHA-256 of the contribution, pledged before the start."""
    hex: str | None
    """The contribution; null until it is revealed, and for good if the match began without it."""


class StartInfo(Payload, frozen=True):
    """A start under way: pledges can no longer change, and the players reveal what they pledged."""

    missing: list[int]
    """The seats that have not revealed yet."""
    late: bool
    """Whether their time is up: the owner may then begin without them, or break the start off."""


class ScoreboardRow(Payload, frozen=True):
    """One person's line of the scoreboard."""

    name: str
    seat: int | None
    """Their seat at this table; null if they have none any more."""
    played: int
    """How many games they have played."""
    wins: int
    """How many of them they have won."""


class ScoreboardInfo(Payload, frozen=True):
    """The scoreboard of all games that the same people have played one after the other."""

    games: list[str]
    """The names of the games, the first one first."""
    rows: list[ScoreboardRow]
    """One row a person, the best first."""
    titles: dict[str, list[str]]
    """By title (`betrayed`, `bold`, `memory`): the names of the people who have earned it."""


class OptionClash(Payload, frozen=True):
    """An option whose value clashes with another option or with the number of seats."""

    option: str
    why: str
    """The message `why-<why>` of the game's catalogue."""
    params: dict[str, int | str]


class OutlineNote(Payload, frozen=True):
    """What people should know of a match before it begins: a message of the game's catalogue."""

    id: str
    params: dict[str, int | str]


class TableInfo(Payload, frozen=True):
    """A table. Everybody gets the same: nothing in it is secret."""

    code: str
    """The short code that people type. It expires some time after the game; then this field holds the id."""
    id: str
    """The permanent id; it works wherever a code does."""
    game: str
    stage: Literal["lobby", "playing", "over"]
    options: dict[str, Any]
    public: bool
    """Whether the list of open tables shows it."""
    together: bool
    """Whether the players are in one room."""
    owner: int | Literal["host"] | None
    """The seat or place whose person may start and change the table; null if nobody can."""
    seats: list[SeatInfo]
    host: HostInfo | None
    """The host's place; null if the game with these options has none."""
    watchers: int
    """How many people watch; screens do not count."""
    watching: list[WatcherInfo]
    """At most a dozen of those who watch and of the screens, those with a name first."""
    commitment: str
    """The SHA-256 of the match's seed."""
    contributions: list[ContributionInfo | None]
    """By seat: the player's contribution to the seed; null if none was pledged."""
    starting: StartInfo | None
    """The start that waits for contributions; null at all other times."""
    broken_off: list[list[str]]
    """Earlier starts that were broken off: for each, the names of the players who had not revealed."""
    muted: list[int]
    """The seats that may not chat."""
    watchers_muted: bool
    """Whether all watchers may not chat."""
    grace: float
    """How many seconds a player must be away before a bot can stand in."""
    votes: dict[str, list[int]]
    """While the owner is away: by seat, the seats that have voted for a bot to stand in there."""
    rematch: str | None
    """The code of the table where the same people play again, if there is one."""
    forgetful: bool
    """Whether the server repeats nothing that a player missed while the match runs."""
    clock: Literal["seconds", "calendar"]
    """`seconds` stand still while no server runs; `calendar` is wall-clock time, for matches over days."""
    follows: bool = False
    """Whether this table was made as a rematch of another."""
    evening: ScoreboardInfo | None = None
    """The scoreboard; null before the first game is over."""
    clash: OptionClash | None = None
    """In the lobby: why the match cannot start with these options and so many seats."""
    outline: list[OutlineNote] = []
    """In the lobby: what the match will be like with these options and so many seats."""
    expected: list[str] = []
    """In the lobby: the characters that take the open seats, in order, if they are filled with bots."""


class OpenTable(Payload, frozen=True):
    """An entry of the list of open tables: a public table that has not started."""

    code: str
    game: str
    owner: str | None
    """The owner's name."""
    taken: int
    """How many seats are taken."""
    seats: int
    """How many seats there are."""


class PlayerInfo(Payload, frozen=True):
    """A player in a view; games add fields of their own."""

    seat: int
    name: str


class View(Payload, frozen=True):
    """The fields that the views of all games have; games add fields of their own."""

    game: str
    phase: str
    you: int | None
    """The viewer's seat; null for watchers, screens and the host."""
    players: list[PlayerInfo]
    legal: list[dict[str, Any]]
    """The moves that the viewer may send now. The viewer fills in the fields that `open` names."""
    awaited: bool
    """Whether the match waits for a move of this viewer."""
    deadline: float | None
    """When something happens by itself, by the match's clock, as far as the viewer may know."""
    result: dict[str, Any] | None
    """`winners` (seats) and what the game adds; null until the match is over."""
    edition: str | UnsetType = UNSET
    """The edition that is played, in games with several."""


ViewBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "View"})]
ViewOrNone: TypeAlias = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "View"}, {"type": "null"}]})
]


class ChatLine(Payload, frozen=True):
    """A line of the table's chat."""

    n: int
    """Counts the lines of this table, from 1."""
    seat: int | None
    """The speaker's seat; null for watchers and the host."""
    name: str
    text: str
    at: float
    """When it was said, by the match's clock."""
    from_: Literal["player", "bot", "watcher", "host"] = msgspec.field(name="from")
    phrase: Phrase | None = None
    """What a bot of the house says, for readers of every language."""


class Line(Payload, frozen=True):
    """A line of talk in the match; games add what was said."""

    n: int
    """Counts the lines that this viewer hears, from 1."""
    at: float
    """When it was said, by the match's clock."""
    seat: int | Literal["host"] | None
    """The speaker; null if the game itself speaks."""


LineBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "Line"})]


class NumberedView(Payload, frozen=True):
    """A view with its number."""

    n: int
    """Counts this viewer's views within the epoch, from 1."""
    at: float
    """When the view came about, by the match's clock."""
    view: ViewBytes


# Over HTTP


class PlaceToken(Payload, frozen=True):
    """A place at a table, with the secret token that opens it."""

    code: str
    seat: int | None
    """Null for watchers, screens and the host."""
    token: str
    """Anybody who has the token has the place."""


class Rematch(Payload, frozen=True):
    """The code of the table where the same people play again."""

    code: str


class Refusal(Payload, frozen=True):
    """A refused request: nothing has changed."""

    code: str
    """The reason, for programs; its meaning never changes."""
    params: dict[str, Any]
    """The values that the sentence mentions."""
    text: str
    """The reason as a sentence, in the language of the request."""


class Step(Payload, frozen=True):
    """One step of a replay: a change of the viewer's view."""

    n: int
    """Counts the steps; step 0 is the start."""
    at: float
    """When it happened, by the match's clock."""
    seat: int | str | None
    """Who moved; null if nobody moved or the viewer may not know."""
    move: dict[str, Any] | None
    """The move; null likewise."""
    view: ViewBytes
    """The view after the step."""


class Replay(Payload, frozen=True):
    """A finished match as one viewer saw it."""

    steps: list[Step]
    lines: list[LineBytes]
    """All the talk that the viewer heard."""


class CalendarAddress(Payload, frozen=True):
    """The secret address of a person's calendar; anybody who knows it can read the calendar."""

    path: str


class Health(Payload, frozen=True):
    """The state and version of the server. Its log says why it is unwell."""

    status: Literal["ok", "unwell", "draining"]
    version: str


# Over the socket


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base class of the messages that the server sends over the socket; `kind` is the type."""


class You(Payload, frozen=True):
    """The receiver's own place."""

    seat: int | None
    role: Role
    name: str | None


class Welcome(News, frozen=True, tag="welcome"):
    """The answer to `hello`, with everything that is needed to draw the table.

    The server also sends it when seats get other numbers.
    """

    you: You
    table: TableInfo
    epoch: str
    """Changes whenever a server loads the table anew; views are numbered within an epoch."""
    n: int
    """The number of the view; 0 in the lobby."""
    view: ViewOrNone
    """The receiver's present view; null in the lobby."""
    since: list[NumberedView]
    """The latest views after `seen`, if `hello` named this epoch."""
    lines: list[LineBytes]
    """The latest lines of talk after `heard`."""
    chat: list[ChatLine]
    """The latest lines of chat."""
    now: float
    """The match's clock."""
    reply: int = 0
    """The size of the receiver's `cover` messages in bytes; 0 unless the seat is covered.

    While it is covered, a client sends its requests in answers to `cover` only.
    """
    pad: str | UnsetType = UNSET
    """Blanks that bring the message to its size, if the seat is covered."""


class ViewChanged(News, frozen=True, tag="view"):
    """The receiver's view has changed."""

    n: int
    """The number of the view."""
    at: float
    """When the view came about, by the match's clock."""
    now: float
    """The match's clock when the message was sent."""
    view: ViewBytes


class NewLines(News, frozen=True, tag="lines"):
    """New talk in the match that the receiver hears."""

    lines: list[LineBytes]


class EarlierLines(News, frozen=True, tag="recalled"):
    """The answer to `recall`: earlier lines of talk."""

    id: str | None
    lines: list[LineBytes]


class TableChanged(News, frozen=True, tag="table"):
    """The table has changed: its people, options, presence or stage."""

    table: TableInfo


class NewChatLine(News, frozen=True, tag="chat"):
    """A new line of chat."""

    line: ChatLine


class Reacted(News, frozen=True, tag="reaction"):
    """Somebody reacts with a sign. The server does not store it."""

    seat: int | None
    """Null for watchers and the host."""
    name: str
    sign: Reaction


class IsTyping(News, frozen=True, tag="typing"):
    """Somebody is typing a line of chat."""

    seat: int | None
    """Null for somebody without a seat."""


class Done(News, frozen=True, tag="done"):
    """The request with this id has been carried out and is on disk."""

    id: str | None
    token: str | UnsetType = UNSET
    """After `hand_over`: the new token of the place."""
    asked: bool | UnsetType = UNSET
    """True after `hand_over` if there is no token yet because the player must agree first."""
    needed: int | UnsetType = UNSET
    """After a vote for a stand-in: how many more votes it needs."""


class Refused(News, frozen=True, tag="refused"):
    """The request with this id was refused: nothing has changed."""

    id: str | None
    code: str
    params: dict[str, Any]
    text: str


NewsBytes: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]


class Cover(News, frozen=True, tag="cover"):
    """Sent to all covered seats at the same moments and in the same size, with or without news."""

    news: list[NewsBytes]
    """The messages that waited since the last `cover`, in order; there may be none."""
    reply: int
    """The size in bytes of the `cover` to answer with at once; 0 ends the cover."""
    now: float
    """The match's clock. The messages in `news` carry older times."""
    pad: str
    """Blanks that bring the message to the size of the others."""


class Pong(News, frozen=True, tag="pong"):
    """The answer to `ping`."""

    t: float
    """The number from the `ping`."""
    now: float
    """The match's clock, for drawing deadlines."""


class StoreState(News, frozen=True, tag="store"):
    """The server cannot store anything, or can again; everybody gets the same at the same moment.

    Sent every second while it cannot, and once when it can again.
    """

    waiting: bool
    """True: requests are refused until the server can store them."""
    stopped: bool
    """True: the match's clock stands still at `now` meanwhile."""
    now: float
    """The match's clock."""


class Closing(News, frozen=True, tag="closing"):
    """The server closes the connection; `code` is the reason (docs/protocol.md)."""

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
