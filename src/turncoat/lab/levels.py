"""Levels: whether the characters of each level beat those of the level below.

In most games the two levels sit at one table in turns and every deal is played from every seat. A game whose
players belong to sides for a whole match presents `fixed_sides` in its `statistics`: there every deal is
played twice, and each level plays each side once. What counts is in how many deals the higher level was ahead
(sign test), because the matches of a deal share its luck.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from statistics import fmean
from typing import Any, Final, NamedTuple

from turncoat.core import registry
from turncoat.core.bots.characters import CHARACTERS, LEVELS
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.lab.bot_match import BotMatch
from turncoat.lab.bots.specs import make_bot
from turncoat.lab.figures.tally import outcome_for
from turncoat.lab.library import simulate
from turncoat.lab.sample import Estimate, quantile

USUAL_TABLE: Final = 6
"""How many players sit at a table, where the game allows it."""


class Contest(NamedTuple):
    """A level against the level below."""

    level: int
    above: tuple[str, ...]
    below: tuple[str, ...]
    deals: int
    ahead: int
    """In how many deals the higher level did better."""
    behind: int
    share: Estimate
    """How often a player of the higher level wins where one of each level plays; a half if they are equal."""

    @property
    def p(self) -> float:
        """Return how likely so uneven a result would be if both played alike: a two-sided sign test."""
        return sign_test(self.ahead, self.behind)


def sign_test(one: int, other: int) -> float:
    """Return the two-sided p of so many signs of either kind.

    >>> round(sign_test(9, 1), 4), sign_test(3, 3)
    (0.0215, 1.0)
    """
    number, least = one + other, min(one, other)
    if one == other:
        return 1.0
    if number > 1000:
        return math.erfc((abs(one - other) - 1) / math.sqrt(2 * number))
    tail = sum(math.comb(number, k) for k in range(least + 1)) / 2**number
    return min(1.0, 2 * float(tail))


def bots_of(game: Game, level: int) -> tuple[str, ...]:
    """Return how the characters of a level play a game, each way once."""
    return tuple(dict.fromkeys(game.played_by(who) for who, one in CHARACTERS.items() if one.level == level))


def compare_levels(
    game: str,
    games: int = 200,
    players: int | None = None,
    seed: int = 0,
    *,
    levels: Sequence[int] = range(2, LEVELS + 1),
    workers: int | None = 1,
) -> Iterator[Contest]:
    """Yield a contest for each level with the one below, in at least so many games."""
    found = registry.find(game)
    low, high = found.seats
    seats = min(max(low, USUAL_TABLE), high) if players is None else players
    sides: Any = getattr(found.part("statistics"), "fixed_sides", None)
    for level in levels:
        above, below = bots_of(found, level), bots_of(found, level - 1)
        if sides is not None:
            gains = [
                _gain_by_sides(found, above, below, seats, f"{seed}/{deal}", sides)
                for deal in range(-(-games // 2))
            ]
        else:
            gains = _gains_at_one_table(game, above, below, games, seats, seed, workers)
        yield Contest(
            level,
            above,
            below,
            len(gains),
            sum(gain > 0 for gain in gains),
            sum(gain < 0 for gain in gains),
            _share(gains),
        )


def _gains_at_one_table(
    game: str,
    above: Sequence[str],
    below: Sequence[str],
    games: int,
    players: int,
    seed: int,
    workers: int | None,
) -> list[float]:
    """Return by deal how much more often a seat of the higher level won."""
    line_up = _in_turns(above, below, players)
    higher = [spec in above for spec in line_up]
    gains = []
    for deal in simulate(game, line_up, games, players, seed, workers=workers).deals:
        won: dict[bool, list[float]] = {True: [], False: []}
        for match in deal.matches:
            for seat, bot in enumerate(match.bots):
                won[higher[bot]].append(outcome_for(seat, match.winners, players))
        gains.append(fmean(won[True]) - fmean(won[False]))
    return gains


def _in_turns(above: Sequence[str], below: Sequence[str], players: int) -> list[str]:
    """Return who sits at the table: one of each level in turns, all ways to play a level as often."""
    pairs = zip_longest(range((players + 1) // 2), range(players // 2))
    return [
        one[place % len(one)]
        for pair in pairs
        for one, place in zip((above, below), pair, strict=True)
        if place is not None
    ]


def _gain_by_sides(
    game: Game, above: Sequence[str], below: Sequence[str], players: int, lot: str, sides: Any
) -> float:
    """Return how much more often the higher level won a deal in which each level plays each side once."""
    deal, side_of = sides(players, random.Random(lot))
    gain = 0.0
    for one in dict.fromkeys(side_of):
        luck = random.Random(f"{lot}/bots")
        match = Match(game.name, [f"P{seat}" for seat in range(players)], luck.getrandbits(62), {}, deal)
        specs = [luck.choice(above if side == one else below) for side in side_of]
        BotMatch(match, [make_bot(game, spec, luck.getrandbits(31)) for spec in specs]).play_out()
        assert match.result is not None
        seat = side_of.index(one)
        gain += outcome_for(seat, match.result["winners"], players) - 0.5
    return gain


def _share(gains: Sequence[float]) -> Estimate:
    """Estimate the share from the gains by deal."""
    mean, number = fmean(gains), len(gains)
    value = (1 + mean) / 2
    if number < 2:
        return Estimate(value, 0.0, 1.0)
    error = math.sqrt(math.fsum((gain - mean) ** 2 for gain in gains) / (number - 1) / number) / 2
    half = quantile(number - 1) * error
    return Estimate(value, max(0.0, value - half), min(1.0, value + half))


def as_row(contest: Contest) -> Mapping[str, Any]:
    """Return a contest in plain JSON types."""
    value, low, high = contest.share
    return {
        "level": contest.level,
        "above": list(contest.above),
        "below": list(contest.below),
        "deals": contest.deals,
        "ahead": contest.ahead,
        "behind": contest.behind,
        "share": value,
        "low": low,
        "high": high,
        "p": contest.p,
    }
