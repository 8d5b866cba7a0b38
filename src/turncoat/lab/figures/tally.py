"""Counts over many games, which can be added up, and figures computed from them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from turncoat.lab.played import Played


@dataclass
class Score:
    """Wins, draws and losses. A draw counts as half a win."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, outcome: float) -> None:
        if outcome == 1:
            self.wins += 1
        elif outcome == 0:
            self.losses += 1
        else:
            self.draws += 1

    def merge(self, other: Score, sign: int = 1) -> None:
        """Add another score, or take it away with the sign -1."""
        self.wins += sign * other.wins
        self.draws += sign * other.draws
        self.losses += sign * other.losses

    @property
    def number(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        return (self.wins + self.draws / 2) / self.number


@dataclass
class Tally:
    """The counts of some games, by bot (its place in the line-up) and by seat."""

    bots: list[Score]
    seats: list[Score]
    first: list[Score]
    """By bot: where it took the first turn, in games that show everybody who did, as `first`."""
    later: list[Score]
    """By bot: in the same games, where it did not."""
    roles: dict[str, Score] = field(default_factory=dict)
    """By role, in games whose roles last for a match."""
    by: Counter[str] = field(default_factory=Counter)
    """How games were decided: `by` of their result."""
    records: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    """Of games that show `turns` to everybody."""
    seconds: Counter[int] = field(default_factory=Counter)
    """By the matches' own clocks."""
    mistakes: list[int] = field(default_factory=list)
    """By bot: how many of its moves were refused without excuse."""
    games: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    """What was counted, by measure."""

    @classmethod
    def empty(cls, bots: int, seats: int) -> Tally:
        def sheet(number: int) -> list[Score]:
            return [Score() for _ in range(number)]

        return cls(sheet(bots), sheet(seats), sheet(bots), sheet(bots), mistakes=[0] * bots)

    def __iadd__(self, other: Tally) -> Tally:
        self._merge(other, 1)
        return self

    def without(self, part: Tally) -> Tally:
        """Return the tally of the games that are not in a part of this one."""
        rest = Tally.empty(len(self.bots), len(self.seats))
        rest._merge(self, 1)
        rest._merge(part, -1)
        return rest

    def _merge(self, other: Tally, sign: int) -> None:
        for mine, theirs in zip(self._scores(), other._scores(), strict=True):
            mine.merge(theirs, sign)
        for role, score in other.roles.items():
            self.roles.setdefault(role, Score()).merge(score, sign)
        for name, counts in other.counts.items():
            _merge_counts(self.counts.setdefault(name, Counter()), counts, sign)
        _merge_counts(self.by, other.by, sign)
        for lengths, more in (
            (self.records, other.records),
            (self.turns, other.turns),
            (self.seconds, other.seconds),
        ):
            for length, number in more.items():
                lengths[length] += sign * number
        self.mistakes = [a + sign * b for a, b in zip(self.mistakes, other.mistakes, strict=True)]
        self.games += sign * other.games

    def _scores(self) -> list[Score]:
        return [*self.bots, *self.seats, *self.first, *self.later]

    def add_match(self, match: Played) -> None:
        """Count a match that is over."""
        for seat, bot in enumerate(match.bots):
            outcome = outcome_for(seat, match.winners, len(match.bots))
            self.seats[seat].add(outcome)
            self.bots[bot].add(outcome)
            self.mistakes[bot] += match.mistakes[seat]
            if match.roles is not None:
                self.roles.setdefault(match.roles[seat], Score()).add(outcome)
            if match.first is not None:
                (self.first if seat == match.first else self.later)[bot].add(outcome)
        if match.by is not None:
            self.by[match.by] += 1
        self.records[match.records] += 1
        if match.turns is not None:
            self.turns[match.turns] += 1
        self.seconds[round(match.seconds)] += 1
        for name, counts in match.counts.items():
            _merge_counts(self.counts.setdefault(name, Counter()), counts, 1)
        self.games += 1


def _merge_counts(mine: Counter[str], theirs: dict[str, int], sign: int) -> None:
    """Add counts; what comes to nothing stays as a nought, so that figures keep their rows."""
    for name, number in theirs.items():
        mine[name] += sign * number


def outcome_for(seat: int, winners: Sequence[int], players: int) -> float:
    """Return 1 for a win, 0 for a loss, ½ when everybody won. A shared win is a win for each."""
    if len(winners) == players > 1:
        return 0.5
    return 1.0 if seat in winners else 0.0


def advantage(tally: Tally) -> float | None:
    """Return how much more often a bot wins when it goes first.

    Each bot is compared with itself and the bots weigh the same: a strong bot that likes to go first does
    not make going first look strong.
    """
    pairs = [pair for pair in zip(tally.first, tally.later, strict=True) if pair[0].number and pair[1].number]
    if not pairs:
        return None
    return sum(first.rate - later.rate for first, later in pairs) / len(pairs)


def mean(lengths: Counter[int]) -> float:
    return sum(length * times for length, times in lengths.items()) / lengths.total()


def percentile(lengths: Counter[int], share: float) -> int:
    """Return the shortest length that this share of the games did not exceed."""
    wanted = math.ceil(share * lengths.total())
    reached = 0
    for length in sorted(lengths):
        reached += lengths[length]
        if reached >= wanted:
            return length
    raise ValueError("no games")
