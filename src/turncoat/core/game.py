"""What a game tells the match about itself, and what the match asks of a game in progress."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from turncoat.core import characters
from turncoat.core.agenda import Appointment
from turncoat.core.bot import BotMaker
from turncoat.core.calendar import Calendar
from turncoat.core.chance import Chance
from turncoat.core.characters import CHARACTERS
from turncoat.core.cover_traffic import CoverTraffic
from turncoat.core.moves import Offer
from turncoat.core.option import Option, settle, settle_as_logged
from turncoat.core.print_order import Order
from turncoat.core.talk import Line, Told
from turncoat.core.view import Common, Result, View
from turncoat.core.viewer import Seat, Viewer, Viewers

Json: TypeAlias = dict[str, Any]


class State(Protocol):
    """One match of one game in progress.

    Chance is handed in with each call and never kept, so that nothing a view is built from holds the seed.

    Whether a move is legal is decided in one place, `verify`: the match offers what it lets pass and plays
    nothing else. `play` and `expire` say who might see a difference, so that views are built for nobody else;
    to name too many does no harm.
    """

    told: list[Told]
    """What was said in this step; the match takes it from here."""

    def offers(self, seat: Seat) -> Iterable[Offer]:
        """All that the seat might send now, whole or as templates; what `verify` refuses is left out."""

    def verify(self, seat: Seat, wanted: Offer) -> None:
        """Raise Illegal if the seat may not make this move now, or no move of this template at all."""

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        """Apply a move that `verify` has let pass.

        Raise Illegal, before anything changes, only for a reason that the seat may not read off its offers:
        `verify` decides these too, so they would give the secret away. The one case is an answer while hidden
        hands are compared (SR-16, SR-17).
        """

    def awaited(self, seat: Seat) -> bool:
        """Whether the match waits for this seat: asked, not merely allowed."""

    def deadline(self, viewer: Viewer | None) -> float | None:
        """When something happens by itself, as far as the viewer may know (None: in truth)."""

    def expire(self, at: float, chance: Chance) -> Viewers:
        """The deadline has come: let the one thing that was due happen."""

    def view(self, viewer: Viewer, names: list[str], common: Common[Any]) -> View[Any, Any]:
        """The game's view, put together field by field from what the viewer may know."""

    def result(self) -> Result | None:
        """None, or `winners` and how it came about."""

    def copy(self) -> State:
        """An independent copy, from which play can go on."""


class Start(NamedTuple):
    """What a match begins with."""

    players: int
    options: Json
    deal: Json
    """What is fixed of the luck; a deal that does not fit is refused with `bad_deal`."""
    calendar: Calendar | None
    """Where the game runs by the calendar."""


Begin: TypeAlias = Callable[[Start, Chance], State]
"""Sets the game up at time 0."""


AtTable: TypeAlias = Callable[[Json, bool, int], Json]
Clock: TypeAlias = Literal["seconds", "calendar"]
Kit: TypeAlias = Callable[[Order, Any], bytes]
"""Prints the game on paper, as a PDF, in the words that it is given."""


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
    """The version of its rules: one more whenever a log of before might give another match."""
    opening_draws: bool = True
    """Whether lots are drawn while it is set up: if so, a log without them was not dealt by chance."""
    line: type[Line] = Line
    """The type of its lines of talk."""
    options: tuple[Option, ...] = ()
    check_options: Callable[[Json, int], None] = lambda options, players: None  # noqa: ARG005
    """Refuses options that do not go together, for so many players."""
    hosted: bool = False
    """Whether a person can be its host, who is no player and sees everything."""
    has_host: Callable[[Json], bool] = lambda options: True  # noqa: ARG005
    """By its options: whether a person is. Only looked at where one can be."""
    forgetful: bool = False
    """Whether nobody may ever be told again what they missed."""
    clock: Callable[[Json], Clock] = lambda options: "seconds"  # noqa: ARG005
    """By its options: seconds, which stand still while a server is down, or wall-clock time."""
    agenda: Callable[[Json, Json, Calendar], Sequence[Appointment]] = lambda view, options, calendar: ()  # noqa: ARG005
    """What is planned in a match by the calendar: by a watcher's view and the options, so known to all."""
    cover: Callable[[Any], CoverTraffic | None] | None = None
    """By its state: whose traffic must give nothing away now."""
    talking: frozenset[str] = frozenset()
    """The moves that are talk."""
    heard_by_all: Callable[[Any, Seat], bool] = lambda state, seat: True  # noqa: ARG005
    """By its state: whether all would hear the seat now, if it may talk; not so where some talk apart."""
    numbers: Mapping[str, Any] = field(default_factory=dict)
    """Figures of the rulebook that a client needs, by name: plain JSON types."""
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    bots_speak: bool = False
    """Whether the settings of its bots are the languages they speak: `elephant:en+fr`."""
    usual_bot: str = ""
    """The bot that a person meets unless another is asked for; empty: the last of them, the strongest."""
    company: tuple[str, ...] = ()
    """The bots that sit down together, in this order, unless one is asked for; empty: the usual one."""
    cast: Mapping[str, str] = field(default_factory=dict)
    """Which of its bots plays which character of the house, where `core/characters.py` would not guess it."""
    at_table: AtTable = lambda options, together, people: options  # noqa: ARG005
    """The options as a server's table plays them: in one room or not, and with how many people."""
    kit: Kit | None = None
    """For groups that want paper."""

    def part(self, name: str) -> ModuleType | None:
        """Import an optional module of the game's folder (`achievements`, `statistics`, ...), if any."""
        module = f"{self.home}.{name}"
        try:
            found = importlib.util.find_spec(module)
        except ModuleNotFoundError:  # the game has no folder at all
            return None
        return None if found is None else importlib.import_module(module)

    def seats_host(self, options: Json) -> bool:
        """Whether a match with these options has a place for a host."""
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
        """The bot that plays a character of the house; there must be bots."""
        return characters.played_by(who, list(self.bots), self.cast)

    @property
    def stand_in(self) -> str:
        """The bot that plays on for somebody who gets up."""
        return self.usual_bot or list(self.bots)[len(self.bots) // 2]

    def described(self) -> Json:
        """The entry of `turncoat.catalogue()`."""
        low, high = self.seats
        return {
            "game": self.name,
            "seats": {"min": low, "max": high},
            "host": self.hosted,
            "forgetful": self.forgetful,
            "options": {option.name: option.described(self.seats) for option in self.options},
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
