"""A game with many phases, written as phases: each a short module that says what can be done in it.

A phase has no state of its own: everything it knows lies in the game's state, so that one object serves all
matches. `Phased` is a state that does what its present phase says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from turncoat.core.chance import Chance
from turncoat.core.moves import Move, Offer, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.talk import Told
from turncoat.core.viewer import Seat, Viewer, Viewers

S = TypeVar("S")


class Phase(Generic[S]):
    """One phase of a game. What a phase leaves out: nothing is offered, nobody is awaited, no clock runs."""

    name: ClassVar[str]
    moves: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of move that can be made in it; all others are refused with `not_now`."""

    def enter(self, state: S, at: float, chance: Chance) -> None:
        """The phase begins."""

    def offers(self, state: S, seat: Seat) -> Iterable[Offer]:  # noqa: ARG002
        """All that the seat might send in it; what `verify` refuses is left out."""
        return ()

    def verify(self, state: S, seat: Seat, wanted: Offer) -> None:
        """Whether the seat may make this move now, or a move of this template; else raise Illegal."""

    def play(self, state: S, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        """Carry out a move that was verified; who might see a difference."""
        raise NotImplementedError

    def awaited(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        return False

    def deadline(self, state: S, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return None

    def expire(self, state: S, at: float, chance: Chance) -> Viewers:
        """The deadline has come."""
        raise NotImplementedError


P = TypeVar("P", bound=Phase[Any])


def by_name(*phases: P) -> dict[str, P]:
    return {phase.name: phase for phase in phases}


class Phased:
    """A state that is always in one of its phases."""

    phase: Phase[Any]
    told: list[Told]
    moments: int
    """Counts up when something else is asked of people: with every phase, and where a phase says so."""

    def __init__(self, phases: Mapping[str, Phase[Any]]) -> None:
        self.phases = phases
        """By name, so that phases need not know each other."""
        self.told = []
        self.moments = 0

    def go(self, name: str, at: float, chance: Chance) -> None:
        """Leave the present phase for another."""
        self.phase = self.phases[name]
        self.moments += 1
        self.phase.enter(self, at, chance)

    def offers(self, seat: Seat) -> Iterable[Offer]:
        return self.phase.offers(self, seat)

    def verify(self, seat: Seat, wanted: Offer) -> None:
        if kind_of(wanted) not in self.phase.moves:
            raise Illegal("not_now")
        self.phase.verify(self, seat, wanted)

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        return self.phase.play(self, seat, move, at, chance)

    def awaited(self, seat: Seat) -> bool:
        return self.phase.awaited(self, seat)

    def deadline(self, viewer: Viewer | None) -> float | None:
        return self.phase.deadline(self, viewer)

    def expire(self, at: float, chance: Chance) -> Viewers:
        return self.phase.expire(self, at, chance)
