"""Ratings: one fit over all matches for the bots, and each role of each game apart.

**Overall**: Bradley and Terry's model, fitted to all matches at once. A match has the weight 1, divided among
its pairs of a winner and a loser who are different bots; a draw is half a win for both of each pair. All
boards together have equal weights. The scale is Elo's, around 1500. Every bot also has one drawn match
against a bot of that strength, so that one that never lost has a finite rating. Bots that have not met, not
even through others, cannot be compared: each such group has its own 1500.

**Roles**: openskill's Plackett and Luce model, updated match by match, for each bot in each role.

**Intervals** leave deals out, because the matches of a deal share its luck: 95 % of 200 bootstrap samples of
deals, drawn within each board.
"""

from __future__ import annotations

import importlib.util
import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Final, TypeAlias

from turncoat.core.refusal import Illegal
from turncoat.lab.arena.records import ArenaDeal

SAMPLES: Final = 200
MIDDLE: Final = 1500.0
SPREAD: Final = 400 / math.log(10)
BLOCKS: Final = 256
"""Deals are drawn in at most so many blocks of each board."""
Pairs: TypeAlias = "Counter[tuple[str, str]]"
"""How much of their matches the first has won against the second."""


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval that holds it with a confidence of 95 %; without, if there was one deal."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class RoleRating:
    """How a bot does in a role."""

    board: str
    role: str | None
    bot: str
    contests: int
    won: Estimate
    mu: float
    sigma: float


def pairs_of(deal: ArenaDeal) -> Pairs:
    """Reduce the matches of a deal to pairs, each match with the weight 1.

    >>> from turncoat.lab.arena.records import ArenaMatch, Conduct
    >>> match = ArenaMatch(0, [0], [], 9, "", [Conduct(), Conduct(), Conduct()])
    >>> pairs = pairs_of(ArenaDeal("b", 0, "", ["x", "y"], [match]))  # x has two of the three seats
    >>> dict(pairs)
    {('x', 'y'): 1.0}
    """
    pairs: Pairs = Counter()
    for match in deal.matches:
        seats = deal.seating(match)
        won = [seats[seat] for seat in match.winners]
        lost = [name for seat, name in enumerate(seats) if seat not in match.winners]
        met = [pair for pair in product(won, lost) if pair[0] != pair[1]]
        if not won or not lost:
            met = [pair for pair in product(seats, seats) if pair[0] != pair[1]]
        for pair in met:
            pairs[pair] += 1 / len(met)  # type: ignore[assignment]
    return pairs


def fit(pairs: Mapping[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Fit Bradley and Terry's model; return ratings on Elo's scale.

    >>> found = fit({("a", "b"): 30, ("b", "a"): 10}, ["a", "b"])
    >>> round(found["a"] - found["b"]), round(found["a"] + found["b"])
    (188, 3000)
    """
    met: defaultdict[str, dict[str, float]] = defaultdict(dict)
    wins = dict.fromkeys(names, 0.5)
    for (winner, loser), weight in pairs.items():
        wins[winner] += weight
        met[winner][loser] = met[winner].get(loser, 0.0) + weight
        met[loser][winner] = met[loser].get(winner, 0.0) + weight
    strength = dict.fromkeys(names, 1.0)
    for group in _groups(names, met):
        _fit_group(group, wins, met, strength)
    return {name: MIDDLE + SPREAD * math.log(value) for name, value in strength.items()}


def _fit_group(
    group: Sequence[str],
    wins: Mapping[str, float],
    met: Mapping[str, Mapping[str, float]],
    strength: dict[str, float],
) -> None:
    """Fit bots that have met, if only through others: improve each in turn (Hunter, 2004)."""
    for _ in range(1000):
        before = {name: strength[name] for name in group}
        for name in group:
            mine = strength[name]
            against = sum(number / (mine + strength[other]) for other, number in met[name].items())
            strength[name] = wins[name] / (against + 1 / (mine + 1))
        mean = math.exp(sum(math.log(strength[name]) for name in group) / len(group))
        for name in group:
            strength[name] /= mean
        if all(abs(math.log(strength[name] / before[name])) < 1e-5 for name in group):
            return


def _groups(names: Sequence[str], met: Mapping[str, Mapping[str, float]]) -> list[list[str]]:
    """Return the bots in groups that have met, if only through others: only these can be compared."""
    left, groups = dict.fromkeys(names), list[list[str]]()
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for name in group:  # grows meanwhile
            fresh = [other for other in met.get(name, ()) if other in left]
            group += fresh
            for other in fresh:
                del left[other]
        groups.append(group)
    return groups


class Ratings:
    """All ratings of an arena, from its deals."""

    def __init__(self, deals: Iterable[ArenaDeal], names: Sequence[str]) -> None:
        self.names = list(names)
        self.deals = sorted(deals, key=lambda deal: (deal.board, deal.deal))
        self._blocks: defaultdict[str, dict[int, Pairs]] = defaultdict(dict)
        for deal in self.deals:
            self._blocks[deal.board].setdefault(deal.deal % BLOCKS, Counter()).update(pairs_of(deal))
        lots = random.Random(0)
        self._samples = [
            {board: lots.choices(list(blocks), k=len(blocks)) for board, blocks in self._blocks.items()}
            for _ in range(SAMPLES if len(self.deals) > 1 else 0)
        ]

    def overall(self) -> dict[str, Estimate]:
        """Rate all bots by one fit in which every board has the same weight."""
        return self._rate(list(self._blocks))

    def on(self, board: str) -> dict[str, Estimate]:
        """Rate the bots of one board."""
        playing = {name for deal in self.deals if deal.board == board for name in deal.line_up}
        return {name: found for name, found in self._rate([board]).items() if name in playing}

    def against(self, one: str, other: str) -> Estimate | None:
        """Return the share that one bot won of what it played against another."""

        def share(pairs: Mapping[tuple[str, str], float]) -> float | None:
            won, lost = pairs.get((one, other), 0.0), pairs.get((other, one), 0.0)
            return won / (won + lost) if won + lost else None

        value = share(self._total)
        if value is None:
            return None
        found = [share(total) for total in self._totals]
        return Estimate(value, *_middle([each for each in found if each is not None]))

    @cached_property
    def _total(self) -> dict[tuple[str, str], float]:
        return self._sum(list(self._blocks), None)

    @cached_property
    def _totals(self) -> list[dict[tuple[str, str], float]]:
        return [self._sum(list(self._blocks), sample) for sample in self._samples]

    def _rate(self, boards: Sequence[str]) -> dict[str, Estimate]:
        rated = fit(self._sum(boards, None), self.names)
        spread = [fit(self._sum(boards, sample), self.names) for sample in self._samples]
        return {
            name: Estimate(value, *_middle([each[name] for each in spread])) for name, value in rated.items()
        }

    def _sum(self, boards: Sequence[str], sample: Mapping[str, Sequence[int]] | None) -> dict[Any, float]:
        """Add up the pairs of some boards, or of a sample of their deals; all boards weigh the same."""
        weight = sum(self._weights[board] for board in boards) / max(1, len(boards))
        total: defaultdict[tuple[str, str], float] = defaultdict(float)
        for board in boards:
            blocks = self._blocks[board]
            for number in blocks if sample is None else sample[board]:
                for pair, won in blocks[number].items():
                    total[pair] += won * weight / (self._weights[board] or 1.0)
        return total

    @cached_property
    def _weights(self) -> dict[str, float]:
        return {
            board: float(sum(pairs.total() for pairs in blocks.values()))
            for board, blocks in self._blocks.items()
        }

    def roles(self) -> list[RoleRating]:
        """Rate every bot in every role, on each board."""
        return rate_roles(self.deals)


def rate_roles(deals: Sequence[ArenaDeal]) -> list[RoleRating]:
    """Rate every bot in every role with openskill, match by match in the order of the deals."""
    if importlib.util.find_spec("openskill") is None:
        raise Illegal("needs_lab_extra")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[tuple[str, str, str], Any] = {}
    tallies: defaultdict[tuple[str, str, str], dict[int, list[float]]] = defaultdict(dict)
    for deal in deals:
        for match in deal.matches:
            names = deal.seating(match)
            for contest in match.contests:
                roles = contest.roles or [""] * len(names)
                keys = [(deal.board, role, name) for role, name in zip(roles, names, strict=True)]
                for seat, key in enumerate(keys):
                    block = tallies[key].setdefault(deal.deal % BLOCKS, [0.0, 0.0])
                    block[0] += seat in contest.winners
                    block[1] += 1
                _update(model, ratings, keys, contest.winners, contest.together)
    found = [
        RoleRating(
            board,
            role or None,
            name,
            round(sum(of for _, of in tallies[board, role, name].values())),
            _share(list(tallies[board, role, name].values())),
            rating.mu,
            rating.sigma,
        )
        for (board, role, name), rating in ratings.items()
    ]
    return sorted(found, key=lambda each: (each.board, each.role or "", -each.mu))


def _update(
    model: Any, ratings: dict[tuple[str, str, str], Any], keys: list[Any], winners: list[int], together: bool
) -> None:
    """Update the ratings of those who took part; a bot with several seats moves by the mean of them."""
    lost = [seat for seat in range(len(keys)) if seat not in winners]
    if not winners or not lost:
        winners, lost = list(range(len(keys))), []
    if together and lost:
        teams, ranks = [list(winners), lost], [0, 1]
    else:
        teams, ranks = [[seat] for seat in (*winners, *lost)], [0] * len(winners) + [1] * len(lost)
    before = [[ratings.setdefault(keys[seat], model.rating()) for seat in team] for team in teams]
    after = model.rate(before, ranks=ranks)
    moved: defaultdict[Any, list[Any]] = defaultdict(list)
    for team, rated in zip(teams, after, strict=True):
        for seat, rating in zip(team, rated, strict=True):
            moved[keys[seat]].append(rating)
    for key, each in moved.items():
        mu = sum(rating.mu for rating in each) / len(each)
        ratings[key] = model.rating(mu, sum(rating.sigma for rating in each) / len(each))


def _share(blocks: list[list[float]]) -> Estimate:
    lots = random.Random(0)

    def share(some: Iterable[list[float]]) -> float:
        won, of = map(sum, zip(*some, strict=True))
        return won / of

    samples = SAMPLES if len(blocks) > 1 else 0
    return Estimate(
        share(blocks), *_middle([share(lots.choices(blocks, k=len(blocks))) for _ in range(samples)])
    )


def _middle(values: list[float]) -> tuple[float | None, float | None]:
    """Return the bounds of the middle 95 % of samples."""
    if not values:
        return None, None
    values = sorted(values)
    return values[round(0.025 * (len(values) - 1))], values[round(0.975 * (len(values) - 1))]
