"""What every mission answers; the phase knows nothing else of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, NamedTuple, Self

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.missions import views
from turncoat.games.the_traitors.moves import Act, MissionName


class Setting(NamedTuple):
    """What a mission is set up from."""

    seats: Seats
    """Who takes part."""
    day: int
    begins: float
    ends: float
    by_hours: bool
    """TT-2: in `days` people come when they can, so nobody has a turn that passes."""
    used: frozenset[int]
    """Sentences that this season has had."""


@dataclass
class Mission(ABC):
    """A mission under way. Nobody's identity matters in it (TT-14), so it is told none."""

    name: ClassVar[MissionName]
    seats: Seats
    """Who takes part; those who left are gone from it."""
    ends: float
    """When it is over at the latest."""
    until: float
    """When its present step ends."""

    @property
    def stage(self) -> int:
        """Counts up where something else is asked of everybody: who was ready is asked again."""
        return 0

    @property
    def asked(self) -> tuple[int | None, ...]:
        """Another one: something is asked of somebody else than before."""
        return ()

    @property
    def sentence_read(self) -> int | None:
        """The sentence that it uses up, if it has one."""
        return None

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    def shift(self, passed: float) -> None:
        """Put off the clocks by time that does not count."""
        self.ends += passed
        self.until += passed

    # What a player can do

    @abstractmethod
    def offers(self, seat: int) -> Iterable[Offer]:
        """Return what the seat might send."""

    @abstractmethod
    def verify(self, seat: int, act: Act) -> None:
        """Refuse what the seat may not do now."""

    @abstractmethod
    def awaits(self, seat: int, ready: bool) -> bool:
        """Return whether the seat has something left to do now."""

    # What happens

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

    # What it comes to

    @abstractmethod
    def share(self) -> Fraction:
        """Return the share that was done right, which decides the bars."""

    @abstractmethod
    def measure(self, seat: int) -> int:
        """Return how well the seat did; the best have access to the armoury (TT-15). Idle: 0."""

    # What may be seen

    @abstractmethod
    def seen(self, seat: int | None) -> views.MissionView:
        """Build what that player sees of it; None: what everybody else sees."""

    @abstractmethod
    def hidden(self) -> views.Hidden:
        """Build what only the host sees of it."""
