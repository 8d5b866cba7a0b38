"""Counts over many games, which can be added up, and figures computed from them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from turncoat.core.extras.confidence import Z
from turncoat.core.match import Match


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

    def __iadd__(self, other: Score) -> Score:
        self.wins += other.wins
        self.draws += other.draws
        self.losses += other.losses
        return self

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
    by: Counter[str] = field(default_factory=Counter)
    """How games were decided: `by` of their result."""
    records: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    """Of games that show `turns` to everybody."""
    mistakes: list[int] = field(default_factory=list)
    """By bot: how many of its moves were refused without excuse."""
    games: int = 0
    own: Counter[str] = field(default_factory=Counter)
    """What the game itself counts."""

    @classmethod
    def empty(cls, bots: int, seats: int) -> Tally:
        def sheet(number: int) -> list[Score]:
            return [Score() for _ in range(number)]

        return cls(sheet(bots), sheet(seats), sheet(bots), sheet(bots), mistakes=[0] * bots)

    def __iadd__(self, other: Tally) -> Tally:
        for mine, theirs in zip(self._scores(), other._scores(), strict=True):
            mine += theirs
        self.by += other.by
        self.records += other.records
        self.turns += other.turns
        self.mistakes = [a + b for a, b in zip(self.mistakes, other.mistakes, strict=True)]
        self.games += other.games
        self.own += other.own
        return self

    def _scores(self) -> list[Score]:
        return [*self.bots, *self.seats, *self.first, *self.later]

    def add_game(self, line_up: Sequence[int], match: Match, mistakes: Sequence[int]) -> None:
        """Count a game that is over; the line-up gives the bot in each seat."""
        result = match.result
        assert result is not None
        winners = result["winners"]
        shown = match.view("watcher")
        for seat, bot in enumerate(line_up):
            outcome = outcome_for(seat, winners, len(line_up))
            self.seats[seat].add(outcome)
            self.bots[bot].add(outcome)
            self.mistakes[bot] += mistakes[seat]
            if shown.get("first") is not None:
                (self.first if seat == shown["first"] else self.later)[bot].add(outcome)
        if result.get("by") is not None:
            self.by[result["by"]] += 1
        self.records[match.number] += 1
        if shown.get("turns") is not None:
            self.turns[shown["turns"]] += 1
        self.games += 1


def outcome_for(seat: int, winners: list[int], players: int) -> float:
    """Return 1 for a win, 0 for a loss, ½ when everybody won. A shared win is a win for each."""
    if len(winners) == players > 1:
        return 0.5
    return 1.0 if seat in winners else 0.0


def advantage(tally: Tally) -> tuple[float, float] | None:
    """Return how much more often a bot wins when it goes first, and the margin of error.

    Each bot is compared with itself and the bots weigh the same: a strong bot that likes to go first does
    not make going first look strong.
    """
    pairs = [pair for pair in zip(tally.first, tally.later, strict=True) if pair[0].number and pair[1].number]
    if not pairs:
        return None
    gain = sum(first.rate - later.rate for first, later in pairs) / len(pairs)
    variance = sum(_variance(score) for pair in pairs for score in pair)
    return gain, Z * math.sqrt(variance) / len(pairs)


def _variance(score: Score) -> float:
    """Estimate the variance of a rate as if one more game had been won and one more lost."""
    number = score.number + 2
    rate = (score.rate * score.number + 1) / number
    return rate * (1 - rate) / number


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
