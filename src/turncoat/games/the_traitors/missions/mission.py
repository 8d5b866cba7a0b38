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
        """A mission of its own, in the same place."""

    def shift(self, passed: float) -> None:
        """Time has passed that does not count."""
        self.ends += passed
        self.until += passed

    # What a player can do

    @abstractmethod
    def offers(self, seat: int) -> Iterable[Offer]:
        """What the seat might send."""

    @abstractmethod
    def verify(self, seat: int, act: Act) -> None:
        """Whether the seat may do this now."""

    @abstractmethod
    def awaits(self, seat: int, ready: bool) -> bool:
        """Whether something is asked of the seat that it has not done yet."""

    # What happens

    @abstractmethod
    def take(self, seat: int, act: Act, at: float, chance: Chance) -> bool:
        """Carry it out. Whether the mission is over."""

    @abstractmethod
    def expire(self, at: float, chance: Chance) -> bool:
        """Its step's clock has run down. Whether the mission is over."""

    @abstractmethod
    def all_ready(self, at: float, chance: Chance) -> bool:
        """Nobody needs more time. Whether the mission is over."""

    @abstractmethod
    def lose(self, seat: int, at: float, chance: Chance) -> bool:
        """The seat has left the game. Whether the mission is over."""

    # What it comes to

    @abstractmethod
    def share(self) -> Fraction:
        """What was done right, of all that was to be done: the bars are by it."""

    @abstractmethod
    def measure(self, seat: int) -> int:
        """TT-15: by this the best have access to the armoury. Who did nothing has 0."""

    # What may be seen

    @abstractmethod
    def seen(self, seat: int | None) -> views.MissionView:
        """As that player sees it; None: as everybody else does."""

    @abstractmethod
    def hidden(self) -> views.Hidden:
        """What only the host sees."""
