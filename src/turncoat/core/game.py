"""What a game tells the match about itself, and what the match asks of a game in progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from turncoat.core.bot import BotMaker
from turncoat.core.chance import Chance
from turncoat.core.option import Option as Option
from turncoat.core.option import settle

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

    def settle(self, options: object, players: int | None = None) -> Json:
        """All options with their values: those given, checked, and defaults for the rest."""
        return settle(self.options, options, players)

    def described(self) -> Json:
        """The entry of `turncoat.games()`."""
        low, high = self.seats
        return {
            "game": self.name,
            "seats": {"min": low, "max": high},
            "host": self.hosted,
            "options": {option.name: option.described(self.seats) for option in self.options},
            "editions": list(self.editions),
            "bots": list(self.bots),
        }
