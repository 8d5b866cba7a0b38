"""Who is here and who is away: what a table's log does not hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from turncoat.core.viewer import Seat
from turncoat.server.tables.state import TableState


@dataclass
class Presence:
    grace: float
    """Seconds that somebody must be away before a bot can stand in, or ownership passes on."""
    present: set[Seat] = field(default_factory=set)
    away: dict[Seat, float] = field(default_factory=dict)
    """Since when somebody is away, by the house's clock."""
    met: set[Seat] = field(default_factory=set)
    """Who has been here at all, as long as the table has been in memory."""
    votes: dict[int, dict[int, str]] = field(default_factory=dict)
    """Who wants which bot to stand in for whom, while the owner is away."""

    def attend(self, state: TableState, present: set[Seat], now: float) -> None:
        """These are here now; who is not has been away since now, or since longer."""
        self.present = present
        self.met |= present
        self.away = {seat: self.away.get(seat, now) for seat in state.people() if seat not in present}
        undecided = state.owner not in present
        self.votes = {seat: votes for seat, votes in self.votes.items() if undecided and seat in self.away}

    def voters(self, seat: int) -> list[int]:
        """Who is here and wants a bot to stand in there."""
        return [voter for voter in self.votes.get(seat, ()) if voter in self.present]

    def move_up(self, dropped: int) -> None:
        """A seat is no more: the later ones have other numbers now."""
        self.met = {
            seat - (seat > dropped) if isinstance(seat, int) else seat for seat in self.met if seat != dropped
        }
        self.away = {
            seat - (seat > dropped) if isinstance(seat, int) else seat: at
            for seat, at in self.away.items()
            if seat != dropped
        }

    def grace_left(self, seat: Seat, now: float) -> float:
        return max(0.0, self.grace - (now - self.away.get(seat, now)))
