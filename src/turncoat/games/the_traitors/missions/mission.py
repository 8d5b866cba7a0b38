"""The interface of all missions; the phase uses nothing else of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, NamedTuple, Self

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.missions import views
from turncoat.games.the_traitors.moves import Act, MissionName


class Setting(NamedTuple):
    """Everything that a mission is set up from."""

    seats: Seats
    """The players who take part."""
    day: int
    begins: float
    ends: float
    by_hours: bool
    """TT-2: in `days` people come when they can, so turns have no clock."""
    used: frozenset[int]
    """The sentences that this season has used."""


@dataclass
class Mission(ABC):
    """A mission under way. It does not depend on identities (TT-14), so it is told none."""

    name: ClassVar[MissionName]
    seats: Seats
    """The players who take part, without those who have left."""
    ends: float
    """When the mission is over at the latest."""
    until: float
    """When its present step ends."""

    @property
    def stage(self) -> int:
        """A number that goes up when all are asked something new, and must say `ready` again."""
        return 0

    @property
    def turn_key(self) -> tuple[int | None, ...]:
        """A key for the players who are asked now; it changes when others are asked."""
        return ()

    @property
    def sentence_read(self) -> int | None:
        """The sentence that the mission uses up, if it has one."""
        return None

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    def shift(self, passed: float) -> None:
        """Put off the clocks by time that does not count."""
        self.ends += passed
        self.until += passed

    # Moves

    @abstractmethod
    def offers(self, seat: int) -> Iterable[Offer]:
        """Return what the seat might send."""

    @abstractmethod
    def verify(self, seat: int, act: Act) -> None:
        """Refuse what the seat may not do now."""

    @abstractmethod
    def awaits(self, seat: int, ready: bool) -> bool:
        """Return whether the seat has something left to do now."""

    # Events

    @abstractmethod
    def take(self, seat: int, act: Act, at: float, chance: Chance) -> bool:
        """Carry out an act; return whether the mission is over."""

    @abstractmethod
    def expire(self, at: float, chance: Chance) -> bool:
        """End the present step, whose clock has run down; return whether the mission is over."""

    @abstractmethod
    def all_ready(self, at: float, chance: Chance) -> bool:
        """Go on, as nobody needs more time; return whether the mission is over."""

    @abstractmethod
    def lose(self, seat: int, at: float, chance: Chance) -> bool:
        """Go on without a seat that has left the game; return whether the mission is over."""

    # Results

    @abstractmethod
    def share(self) -> Fraction:
        """Return the share that was done right, which decides the bars."""

    @abstractmethod
    def measure(self, seat: int) -> int:
        """Return how well the seat did; the best have access to the armoury (TT-15). Idle: 0."""

    # Views

    @abstractmethod
    def view(self, seat: int | None) -> views.MissionView:
        """Build the view of that player; None: the view of everybody else."""

    @abstractmethod
    def hidden_part(self) -> views.Hidden:
        """Build the part that only the host sees."""
