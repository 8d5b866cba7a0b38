"""Phases: a game with many phases has one short module for each.

A phase has no state of its own: everything it knows is in the game's state, so that one object serves all
matches. `Phased` is a state that delegates to its present phase.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Move, Offer, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.speech.talk import Utterance
from turncoat.core.viewer import Seat, Viewer, Viewers

S = TypeVar("S")


class Phase(Generic[S]):
    """One phase of a game. By default it offers nothing, waits for nobody and has no deadline."""

    name: ClassVar[str]
    moves: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of move that can be made in it; all others are refused with `not_now`."""

    def enter(self, state: S, at: float, chance: Chance) -> None:
        """Begin the phase."""

    def offers(self, state: S, seat: Seat) -> Iterable[Offer]:  # noqa: ARG002
        """Return all that the seat might send; `verify` filters it."""
        return ()

    def verify(self, state: S, seat: Seat, wanted: Offer) -> None:
        """Raise Illegal if the seat may not make this move, or any move of this template, now."""

    def play(self, state: S, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        """Carry out a move that was verified; return the viewers who might see a difference."""
        raise NotImplementedError

    def awaited(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        return False

    def deadline(self, state: S, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return None

    def expire(self, state: S, at: float, chance: Chance) -> Viewers:
        """Carry out what was due at the deadline; return the viewers who might see a difference."""
        raise NotImplementedError


P = TypeVar("P", bound=Phase[Any])


def by_name(*phases: P) -> dict[str, P]:
    return {phase.name: phase for phase in phases}


class Phased:
    """A state that is always in one of its phases."""

    phase: Phase[Any]
    utterances: list[Utterance]
    moments: int
    """Counts up when players are asked something new: with every phase, and where a phase says so."""

    def __init__(self, phases: Mapping[str, Phase[Any]]) -> None:
        self.phases = phases
        """By name, so that phases need not know each other."""
        self.utterances = []
        self.moments = 0

    def go(self, name: str, at: float, chance: Chance) -> None:
        """Enter another phase."""
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
