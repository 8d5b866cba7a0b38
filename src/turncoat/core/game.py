"""The interface of a game: what it declares (`Game`), and what its state answers (`State`)."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from turncoat.core.bots import characters
from turncoat.core.bots.bot import BotMaker
from turncoat.core.bots.characters import CHARACTERS
from turncoat.core.calendar import Calendar
from turncoat.core.cover_traffic import CoverTraffic, Pace
from turncoat.core.extras.agenda import Appointment
from turncoat.core.extras.print_order import Order
from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.option import Option, settle, settle_as_logged
from turncoat.core.speech.talk import Line, Utterance
from turncoat.core.view import Common, Result, View
from turncoat.core.viewer import Seat, Viewer, Viewers

Json: TypeAlias = dict[str, Any]


class State(Protocol):
    """One match of one game in progress.

    Chance is handed in with each call and never kept, so that nothing a view is built from holds the seed.

    Only `verify` decides whether a move is legal: the match offers the moves that it accepts and plays no
    others. `play` and `expire` return the viewers whose view may have changed: new views are built only for
    these. To name too many does no harm.
    """

    utterances: list[Utterance]
    """The lines of talk of this step; the match moves them to its `Talk`."""

    def offers(self, seat: Seat) -> Iterable[Offer]:
        """Return the moves that the seat might make now, whole or as templates; `verify` filters them."""

    def verify(self, seat: Seat, wanted: Offer) -> None:
        """Raise Illegal if the seat may not make this move now, or no move of this template at all."""

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        """Apply a move that `verify` has let pass.

        Raise Illegal, before anything changes, only for a reason that the seat may not read off its offers:
        `verify` decides these too, so they would give the secret away. The one case is an answer while hidden
        hands are compared (SR-16, SR-17).
        """

    def awaited(self, seat: Seat) -> bool:
        """Return whether the match waits for this seat: asked, not merely allowed."""

    def deadline(self, viewer: Viewer | None) -> float | None:
        """Return when something happens by itself, as far as the viewer may know (None: in truth)."""

    def expire(self, at: float, chance: Chance) -> Viewers:
        """Carry out the one thing that was due at the deadline."""

    def view(self, viewer: Viewer, names: list[str], common: Common[Any]) -> View[Any, Any]:
        """Build the game's view, field by field, from what the viewer may know."""

    def result(self) -> Result | None:
        """Return None, or `winners` and how it came about."""

    def copy(self) -> State:
        """Return an independent copy, from which play can go on."""


class Start(NamedTuple):
    """What a match begins with."""

    players: int
    options: Json
    deal: Json
    """Fixes shuffles and draws; a deal that does not fit is refused with `bad_deal`."""
    calendar: Calendar | None
    """Set where the game runs by the calendar."""
    rules: int
    """The version of the rules by which the match is played, so that earlier logs replay."""


Begin: TypeAlias = Callable[[Start, Chance], State]
"""Sets the game up at time 0."""


class Note(NamedTuple):
    """A sentence about a match: a message of the game's catalogue, with its parameters."""

    id: str
    params: dict[str, int | str]


AtTable: TypeAlias = Callable[[Json, bool, list[int]], Json]
Clock: TypeAlias = Literal["seconds", "calendar"]
Kit: TypeAlias = Callable[[Order, Any], bytes]
"""Writes the game as a PDF to print, in the language of the words it is given."""


@dataclass(frozen=True)
class Game:
    """A game, as its folder presents it."""

    name: str
    home: str
    """The package of its folder, where its words lie in `words/`."""
    seats: tuple[int, int]
    begin: Begin
    moves: Any
    """The union of its moves."""
    view: Any
    """The type of its views."""
    rules: int = 1
    """The version of its rules; raised whenever an earlier log might give another match."""
    opening_draws: bool = True
    """Whether setting it up draws lots: then a log without such draws was not dealt by chance."""
    line: type[Line] = Line
    """The type of its lines of talk."""
    options: tuple[Option, ...] = ()
    check_options: Callable[[Json, int], None] = lambda options, players: None  # noqa: ARG005
    """Refuses options that do not go together: (options, number of players)."""
    hosted: bool = False
    """Whether a person can be its host, who does not play and sees everything."""
    has_host: Callable[[Json], bool] = lambda options: True  # noqa: ARG005
    """Returns whether a match with these options has such a host; used only if `hosted`."""
    forgetful: bool = False
    """Whether nothing is repeated to a player who missed it."""
    clock: Callable[[Json], Clock] = lambda options: "seconds"  # noqa: ARG005
    """Returns, by the options, `seconds` (stands still while no server runs) or `calendar`."""
    agenda: Callable[[Json, Json, Calendar], Sequence[Appointment]] = lambda view, options, calendar: ()  # noqa: ARG005
    """Returns the appointments of a match by the calendar, from a watcher's view and the options."""
    cover: Callable[[Any], CoverTraffic | None] | None = None
    """Returns, by the state, the seats whose traffic must look alike now."""
    private_room: int = 0
    """Bytes by which a seat may be told more at once than a watcher. Servers then send all seats messages of
    one size, which allows for so much; 0: they send what there is."""
    beat: Callable[[Any], Pace | None] | None = None
    """Returns, by the state, the pace at which seats are told what only some of them may know of others."""
    talking: frozenset[str] = frozenset()
    """The moves that are talk."""
    heard_by_all: Callable[[Any, Seat], bool] = lambda state, seat: True  # noqa: ARG005
    """Returns, by the state, whether everybody would hear this seat if it spoke now."""
    numbers: Mapping[str, Any] = field(default_factory=dict)
    """Figures of the rulebook that a client needs, by name: plain JSON types."""
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    bots_speak: bool = False
    """Whether the settings of its bots are the languages they speak: `elephant:en+fr`."""
    usual_bot: str = ""
    """The bot that plays unless another is asked for; empty: the last one, the strongest."""
    company: tuple[str, ...] = ()
    """The bots that fill several seats, in this order; empty: the usual one in each."""
    line_up: tuple[str, ...] = ()
    """The bots that play in simulations where none are named; empty: `company`, or all but `random`."""
    cast: Mapping[str, str] = field(default_factory=dict)
    """Maps characters to its bots where `core/bots/characters.py` would choose others."""
    at_table: AtTable = lambda options, together, people: options  # noqa: ARG005
    """Adapts the options to a table: (options, whether in one room, seats of people) -> options."""
    outline: Callable[[Json, int], Sequence[Note]] = lambda options, players: ()  # noqa: ARG005
    """Returns what people should know before they begin: (options, number of players)."""
    kit: Kit | None = None
    """Prints the game; None: it cannot be printed."""

    def part(self, name: str) -> ModuleType | None:
        """Import an optional module of the game's folder (`achievements`, `statistics`, ...), if any."""
        module = f"{self.home}.{name}"
        try:
            found = importlib.util.find_spec(module)
        except ModuleNotFoundError:  # the game has no folder at all
            return None
        return None if found is None else importlib.import_module(module)

    def seats_host(self, options: Json) -> bool:
        """Return whether a match with these options has a place for a host."""
        return self.hosted and self.has_host(options)

    @property
    def editions(self) -> tuple[str, ...]:
        """The choices of its option `edition`, if it has one."""
        return next((option.choices for option in self.options if option.name == "edition"), ())

    def settle(self, options: object, players: int | None = None) -> Json:
        """Return all options with their values: those given, checked, and defaults for the rest.

        Without the number of players, what depends on it is left for later.
        """
        settled = settle(self.options, options, players)
        if players is not None:
            self.check_options(settled, players)
        return settled

    def settle_as_logged(self, options: object, players: int) -> tuple[Json, Json]:
        """Return the options of a match that has begun: as its log has them, and as the rules need them."""
        logged, settled = settle_as_logged(self.options, options, players)
        self.check_options(settled, players)
        return logged, settled

    def played_by(self, who: str) -> str:
        """Return the bot that plays a character; the game must have bots."""
        return characters.played_by(who, list(self.bots), self.cast)

    @property
    def stand_in(self) -> str:
        """The bot that plays on for a person who leaves."""
        return self.usual_bot or list(self.bots)[len(self.bots) // 2]

    def describe(self) -> Json:
        """Return the game's entry in `turncoat.catalogue()`."""
        low, high = self.seats
        return {
            "game": self.name,
            "seats": {"min": low, "max": high},
            "host": self.hosted,
            "forgetful": self.forgetful,
            "options": {option.name: option.describe(self.seats) for option in self.options},
            "editions": list(self.editions),
            "bots": list(self.bots),
            "characters": [
                {
                    "character": who,
                    "name": character.name,
                    "level": character.level,
                    "face": {"shape": character.face.shape, "colour": character.face.colour},
                }
                for who, character in CHARACTERS.items()
                if self.bots
            ],
            "rules": self.rules,
            "opening_draws": self.opening_draws,
        }
