"""Who is here and who is away: what a table's log does not hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from turncoat.server.tables.state import TableState


@dataclass
class Presence:
    grace: float
    """Seconds that somebody must be away before a bot can stand in, or ownership passes on."""
    present: set[int] = field(default_factory=set)
    away: dict[int, float] = field(default_factory=dict)
    """Since when somebody is away, by the house's clock."""
    votes: dict[int, set[int]] = field(default_factory=dict)
    """Who wants a bot to stand in for whom, while the owner is away."""

    def attend(self, state: TableState, present: set[int], now: float) -> None:
        """These are here now; who is not has been away since now, or since longer."""
        self.present = present
        self.away = {seat: self.away.get(seat, now) for seat in state.persons() if seat not in present}
        undecided = state.owner not in present
        self.votes = {seat: votes for seat, votes in self.votes.items() if undecided and seat in self.away}

    def move_up(self, dropped: int) -> None:
        """A seat is no more: the later ones have other numbers now."""
        self.away = {seat - (seat > dropped): at for seat, at in self.away.items() if seat != dropped}

    def grace_left(self, seat: int, now: float) -> float:
        return max(0.0, self.grace - (now - self.away.get(seat, now)))
