"""What the match notes around the kernel: the turn's clocks and hands, and an objection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from turncoat.games.scatty_rogues.views import Door, Said, Verdict


class Hand(NamedTuple):
    """A hand that went up (SR-17)."""

    seat: int
    at: float


@dataclass(frozen=True)
class Turn:
    """What runs from one answer to the next. Every change makes another, so that forks may share it."""

    said: Said | None = None
    """What was said last, while it is shown."""
    window_ends: float | None = None
    """SR-16: before this the next player does not answer."""
    door_closes: float | None = None
    """SR-18: nor while a door is open."""
    opened: float | None = None
    """Since when the player whose turn it is could answer."""
    counted: bool = False
    """SR-13: one count a turn."""
    count_ends: float | None = None
    slow_since: float | None = None
    """When the count ran out."""
    hands: tuple[Hand, ...] = ()
    """SR-17: hands that are compared, the first first."""
    tied: tuple[int, ...] = ()
    """SR-17: whose hands were tied."""
    held: float = 0.0
    """Clocks that fell due while hands were compared are due then."""

    def has_hand(self, seat: object) -> bool:
        return any(hand.seat == seat for hand in self.hands)


@dataclass(frozen=True)
class Objection:
    """From the comparison of hands until the door closes (SR-18 to SR-22)."""

    accused: int
    objector: int
    repeat: Said
    """What was right, as the accused repeats it."""
    door: Door | None = None
    """What is turned over; None: not yet, or there is none."""
    verdict: Verdict | None = None
    """None: the correction is still to come."""
