"""What a game tells the match about itself, and what the match asks of a game in progress."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from turncoat.core.bot import BotMaker
from turncoat.core.chance import Chance
from turncoat.core.refusal import Illegal, brief

Json: TypeAlias = dict[str, Any]
Seat: TypeAlias = int | Literal["host"]
Viewer: TypeAlias = int | Literal["watcher", "host"]


class State(Protocol):
    """One match of one game in progress.

    Chance is handed in with each call and never kept, so that nothing a view is built from holds the
    seed. `play` decides whether the move is legal before it changes anything.
    """

    def legal(self, viewer: Viewer) -> list[Json]:
        """What this viewer may send now; templates carry `open`."""

    def play(self, seat: Seat, move: object, at: float, chance: Chance) -> Json:
        """Carry out a move, or raise Illegal; the move in its one written form comes back for the log."""

    def deadline(self, viewer: Viewer | None) -> float | None:
        """When something happens by itself, as far as the viewer may know (None: in truth)."""

    def expire(self, at: float, chance: Chance) -> None:
        """The deadline has come: let the one thing that was due happen."""

    def about(self, seat: int, viewer: Viewer) -> Json:
        """What the viewer may know about a player, beyond seat and name."""

    def view(self, viewer: Viewer) -> Json:
        """`phase` and the game's own fields, put together from what the viewer may know."""

    def result(self) -> Json | None:
        """None, or `winners` and how it came about."""

    def copy(self) -> State:
        """An independent copy, from which play can go on."""


@dataclass(frozen=True)
class Option:
    """A table option: its type, its default and what it may be."""

    name: str
    kind: Literal["int", "seconds", "bool", "choice"]
    default: Any
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()

    def check(self, value: object) -> Any:
        """The value in its one written form, or a refusal."""
        if self.kind == "bool":
            fits = isinstance(value, bool)
        elif self.kind == "choice":
            fits = isinstance(value, str) and value in self.choices
        else:
            number = int if self.kind == "int" else int | float
            fits = isinstance(value, number) and not isinstance(value, bool) and self._within(value)
        if not fits:
            raise Illegal("bad_option", option=self.name)
        if self.kind == "seconds":
            assert isinstance(value, int | float)
            return float(value)
        return value

    def _within(self, value: float) -> bool:
        low = -math.inf if self.low is None else self.low
        high = math.inf if self.high is None else self.high
        return low <= value <= high

    def described(self) -> Json:
        told: Json = {"type": self.kind, "default": self.default}
        if self.low is not None:
            told["min"] = self.low
        if self.high is not None:
            told["max"] = self.high
        if self.choices:
            told["choices"] = list(self.choices)
        return told


class Begin(Protocol):
    def __call__(self, players: int, options: Json, deal: Json, chance: Chance) -> State:
        """Set the game up at time 0; a deal that does not fit is refused with `bad_deal`."""


AtTable: TypeAlias = Callable[[Json, bool, int], Json]


@dataclass(frozen=True)
class Game:
    """A game, as its folder presents it."""

    name: str
    home: str
    """The package of its folder, where its words lie in `words/`."""
    seats: tuple[int, int]
    begin: Begin
    options: tuple[Option, ...] = ()
    editions: tuple[str, ...] = ()
    hosted: bool = False
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    at_table: AtTable = lambda options, together, people: options  # noqa: ARG005
    """The options as a server's table plays them: in one room or not, and with how many people."""

    def settle(self, options: object) -> Json:
        """All options with their values: those given, checked, and defaults for the rest."""
        if not isinstance(options, dict):
            raise Illegal("bad_options")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Illegal("unknown_option", option=brief(name))
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    def described(self) -> Json:
        """The entry of `turncoat.games()`."""
        low, high = self.seats
        return {
            "game": self.name,
            "seats": {"min": low, "max": high},
            "host": self.hosted,
            "options": {option.name: option.described() for option in self.options},
            "editions": list(self.editions),
            "bots": list(self.bots),
        }
