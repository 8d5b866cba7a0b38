"""Who is here and who is away: what a table's log does not hold."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypeAlias

from turncoat.core.viewer import Seat
from turncoat.server.cluster.membership import PresenceReport
from turncoat.server.tables.log.state import TableState

Votes: TypeAlias = dict[int, dict[int, str]]


@dataclass
class Presence:
    grace: float
    """Seconds that somebody must be away before a bot can stand in, or ownership passes on."""
    present: set[Seat] = field(default_factory=set)
    """At whichever server."""
    away: dict[Seat, float] = field(default_factory=dict)
    """Since when somebody is away, by the house's clock."""
    met: set[Seat] = field(default_factory=set)
    """Who has been here at all, as long as the table has been in memory."""
    own_votes: Votes = field(default_factory=dict)
    """Who at this server wants which bot to stand in for whom, while the owner is away."""
    votes: Votes = field(default_factory=dict)
    """The same at all servers."""

    def attend(
        self, state: TableState, present: set[Seat], now: float, theirs: Collection[PresenceReport] = ()
    ) -> None:
        """These are here now, and others at other servers; who is not has been away since now, or longer."""
        since = self.away
        if theirs:
            present = present | {
                guest.seat for known in theirs for guest in known.guests if guest.seat is not None
            }
            since = dict(since)
            for known in theirs:
                for seat, at in known.away:
                    since[seat] = min(at, since.get(seat, at))
        self.present = present
        self.met |= present
        self.away = {seat: since.get(seat, now) for seat in state.people() if seat not in present}
        undecided = state.owner not in present
        self.own_votes = {
            seat: votes for seat, votes in self.own_votes.items() if undecided and seat in self.away
        }
        self.votes = {seat: dict(votes) for seat, votes in self.own_votes.items()}
        for known in theirs:
            for seat, voter, bot in known.votes:
                if undecided and seat in self.away:
                    self.votes.setdefault(seat, {}).setdefault(voter, bot)

    def vote(self, seat: int, voter: int, bot: str) -> None:
        """Somebody at this server wants a bot to stand in."""
        for votes in (self.own_votes, self.votes):
            votes.setdefault(seat, {})[voter] = bot

    def forget_votes(self, seat: int) -> None:
        for votes in (self.own_votes, self.votes):
            votes.pop(seat, None)

    def voters(self, seat: int) -> list[int]:
        """Who is here and wants a bot to stand in there."""
        return [voter for voter in self.votes.get(seat, ()) if voter in self.present]

    def shown(self) -> object:
        """What everybody is told of it."""
        return set(self.present), dict(self.away), {seat: set(votes) for seat, votes in self.votes.items()}

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
