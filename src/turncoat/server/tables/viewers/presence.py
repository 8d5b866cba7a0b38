"""The presence of people at a table, at all servers; the log does not hold it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypeAlias

from turncoat.core.viewer import Seat
from turncoat.server.cluster.membership import PresenceReport
from turncoat.server.tables.log.state import TableState

Votes: TypeAlias = dict[int, dict[int, str]]
"""By seat and voter: the bot that the voter wants to stand in there."""


@dataclass
class Presence:
    grace: float
    """Seconds that somebody must be away before a bot can stand in, or ownership passes on."""
    present: set[Seat] = field(default_factory=set)
    """The seats whose people are connected, at any server."""
    away: dict[Seat, float] = field(default_factory=dict)
    """Since when each absent person is away, by the store's clock."""
    met: set[Seat] = field(default_factory=set)
    """The seats whose people have been present since the table was loaded."""
    own_votes: Votes = field(default_factory=dict)
    """The votes for stand-ins that were given at this server, while the owner is away."""
    votes: Votes = field(default_factory=dict)
    """The same at all servers."""

    def update(
        self, state: TableState, present: set[Seat], now: float, theirs: Collection[PresenceReport] = ()
    ) -> None:
        """Update who is present here and on peers; everyone else keeps their first away time."""
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
        """Note a vote of somebody at this server for a stand-in."""
        for votes in (self.own_votes, self.votes):
            votes.setdefault(seat, {})[voter] = bot

    def forget_votes(self, seat: int) -> None:
        for votes in (self.own_votes, self.votes):
            votes.pop(seat, None)

    def voters(self, seat: int) -> list[int]:
        """Return the present people who want a bot to stand in at that seat."""
        return [voter for voter in self.votes.get(seat, ()) if voter in self.present]

    def public_part(self) -> object:
        """Return what everybody is told, to see whether it has changed."""
        return set(self.present), dict(self.away), {seat: set(votes) for seat, votes in self.votes.items()}

    def renumber_without(self, dropped: int) -> None:
        """Move every seat after a dropped one up by one."""
        self.met = {
            seat - (seat > dropped) if isinstance(seat, int) else seat for seat in self.met if seat != dropped
        }
        self.away = {
            seat - (seat > dropped) if isinstance(seat, int) else seat: at
            for seat, at in self.away.items()
            if seat != dropped
        }

    def grace_left(self, seat: Seat, now: float) -> float:
        """Return how many seconds somebody may still be away before they can be replaced."""
        return max(0.0, self.grace - (now - self.away.get(seat, now)))
