"""What a match remembers: the round in progress, what was said, the last theft."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from turncoat.games.are_you_the_traitor.casting import Casting


class Said(NamedTuple):
    """A line of talk: free text, or a claim with its fields (AT-26)."""

    seat: int
    round: int
    at: float
    say: str | None = None
    claim: tuple[tuple[str, Any], ...] = ()


class Sign(NamedTuple):
    """AT-25: a silent sign and who saw it, its maker among them."""

    seat: int
    sign: str
    seen: frozenset[int]


class Call(NamedTuple):
    """A Stop as it arrived."""

    seat: int
    target: int
    at: float


class Theft(NamedTuple):
    """AT-19: a card that a ring took."""

    thief: int
    victim: int
    card: str


@dataclass
class Round:
    """One dealing and what has happened since."""

    casting: Casting
    began: float
    looking: list[int | None]
    signs: list[Sign] = field(default_factory=list)
    agreed: set[int] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)
    """In order of arrival."""
    votes: dict[int, int] = field(default_factory=dict)
    counted: Call | None = None

    def call_of(self, seat: int) -> Call | None:
        return next((call for call in self.calls if call.seat == seat), None)

    def callers(self) -> list[int]:
        return sorted(call.seat for call in self.calls)

    def copy(self) -> Round:
        return replace(
            self,
            looking=self.looking.copy(),
            signs=self.signs.copy(),
            agreed=self.agreed.copy(),
            calls=self.calls.copy(),
            votes=self.votes.copy(),
        )
