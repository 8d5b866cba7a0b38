"""What a match remembers: the round in progress, the last theft."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from turncoat.core.viewer import Seat
from turncoat.games.are_you_the_traitor import moves
from turncoat.games.are_you_the_traitor.casting import Casting
from turncoat.games.are_you_the_traitor.treasure import Treasure


class Sign(NamedTuple):
    """AT-25: a silent sign and who saw it, its maker among them."""

    seat: int
    sign: moves.Sign
    seen: frozenset[int]

    @property
    def is_noticed(self) -> bool:
        """Whether anybody but its maker saw it."""
        return len(self.seen) > 1


class Glance(NamedTuple):
    """AT-25: at whom somebody looks, since when."""

    at: int
    since: float


class Call(NamedTuple):
    """A Stop as it arrived."""

    seat: int
    target: int
    at: float


class Pointed(NamedTuple):
    """A Stop that counted, and whether it pointed at whom its caller should find (AT-9 to AT-11)."""

    caller: int
    target: int
    right: bool


class Theft(NamedTuple):
    """AT-19: a card that a ring took."""

    thief: int
    victim: int
    card: Treasure


@dataclass
class Round:
    """One dealing and what has happened since."""

    casting: Casting
    began: float
    looking: list[Glance | None]
    noticeable: set[int] = field(default_factory=set)
    """Who has looked at the same player for so long that it can be noticed (AT-25)."""
    signs: list[Sign] = field(default_factory=list)
    peeked: set[int] = field(default_factory=set)
    """Who has looked at their card, where bots wait for it."""
    agreed: set[int] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)
    """In order of arrival."""
    votes: dict[int, int] = field(default_factory=dict)
    counted: Call | None = None

    def target_of(self, seat: int) -> int | None:
        """Return at whom a seat looks."""
        glance = self.looking[seat]
        return None if glance is None else glance.at

    def watchers(self, seat: int) -> frozenset[int]:
        """Return who looks at that seat."""
        return frozenset(other for other, glance in enumerate(self.looking) if glance and glance.at == seat)

    def call_of(self, seat: Seat) -> Call | None:
        return next((call for call in self.calls if call.seat == seat), None)

    def callers(self) -> list[int]:
        return sorted(call.seat for call in self.calls)

    def copy(self) -> Round:
        return replace(
            self,
            looking=self.looking.copy(),
            noticeable=self.noticeable.copy(),
            signs=self.signs.copy(),
            peeked=self.peeked.copy(),
            agreed=self.agreed.copy(),
            calls=self.calls.copy(),
            votes=self.votes.copy(),
        )
