"""Intervals by deals: the matches of one deal share its luck, so that deals and not matches are counted.

Deals are put in groups by their numbers, each deal in one of its own while there are few. A figure is
computed from all deals and again without each group in turn; how much it changes gives its standard error
(the delete-a-group jackknife), whatever the figure is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from turncoat.core.extras.confidence import CONFIDENCE
from turncoat.lab.figures.tally import Tally
from turncoat.lab.played import PlayedDeal

GROUPS: Final = 64
_EXACT: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824}
"""Quantiles of Student's t where the expansion is not good enough."""


class Estimate(NamedTuple):
    """A figure and its interval; None where too few deals were played to tell."""

    value: float
    low: float | None
    high: float | None


class Sample:
    """The tallies of a plan's deals, kept apart enough to tell how much deals differ.

    >>> sample = Sample(bots=1, players=2)
    >>> sample.share(lambda tally: tally.games or None) is None
    True
    """

    def __init__(self, bots: int, players: int) -> None:
        self._size = (bots, players)
        self.groups: dict[int, Tally] = {}
        """The tallies of groups of deals."""
        self.deals = 0

    def add(self, deal: PlayedDeal) -> None:
        """Count a deal. In which order they come makes no difference."""
        group = self.groups.setdefault(deal.deal % GROUPS, Tally.empty(*self._size))
        for match in deal.matches:
            group.add_match(match)
        self.deals += 1
        for name in ("total", "rests"):
            self.__dict__.pop(name, None)

    @cached_property
    def total(self) -> Tally:
        """The tally of all deals."""
        total = Tally.empty(*self._size)
        for _, group in sorted(self.groups.items()):
            total += group
        return total

    @cached_property
    def rests(self) -> list[Tally]:
        """For each group of deals, the tally of all others."""
        if len(self.groups) < 2:
            return []
        return [self.without_group(number) for number in sorted(self.groups)]

    def without_group(self, number: int) -> Tally:
        """Return the tally of all deals but those of a group."""
        group = self.groups.get(number)
        return self.total if group is None else self.total.without(group)

    def share(self, figure: Callable[[Tally], float | None]) -> Estimate | None:
        """Estimate a share; its interval lies between 0 and 1 and is never a point."""
        value = figure(self.total)
        if value is None:
            return None
        return self.share_from(value, [figure(rest) for rest in self.rests])

    def mean(self, figure: Callable[[Tally], float | None]) -> Estimate | None:
        """Estimate a figure that may be any number."""
        value = figure(self.total)
        return None if value is None else self.mean_from(value, [figure(rest) for rest in self.rests])

    def share_from(self, value: float, without: list[float | None]) -> Estimate:
        """Estimate a share from its values without each group."""
        found = _spread(without)
        if found is None:
            return Estimate(value, 0.0, 1.0)
        error, freedom = found
        # As many independent games as would give the same standard error (Wilson's interval of these).
        number = value * (1 - value) / error**2 if error > 1e-9 and 0 < value < 1 else float(self.deals)
        t = quantile(freedom)
        spread = t * t / number
        middle = (value + spread / 2) / (1 + spread)
        half = t / (1 + spread) * math.sqrt(value * (1 - value) / number + spread / (4 * number))
        return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))

    def mean_from(self, value: float, without: list[float | None]) -> Estimate:
        """Estimate any figure from its values without each group."""
        found = _spread(without)
        if found is None:
            return Estimate(value, None, None)
        half = quantile(found[1]) * found[0]
        return Estimate(value, value - half, value + half)

    def with_intervals(self, figures: Callable[[Tally], Any]) -> Any:
        """Compute figures in plain JSON types, and put in `low` and `high` beside each `share` and `mean`."""
        return self._put_in(figures(self.total), [figures(rest) for rest in self.rests])

    def _put_in(self, found: Any, without: list[Any]) -> Any:
        if isinstance(found, list):
            alike = [rest for rest in without if isinstance(rest, list) and len(rest) == len(found)]
            return [self._put_in(each, [rest[place] for rest in alike]) for place, each in enumerate(found)]
        if not isinstance(found, dict):
            return found
        without = [rest for rest in without if isinstance(rest, dict)]
        told = {
            name: self._put_in(value, [rest[name] for rest in without if name in rest])
            for name, value in found.items()
        }
        for name, estimate in (("share", self.share_from), ("mean", self.mean_from)):
            if isinstance(found.get(name), int | float):
                _, low, high = estimate(found[name], [rest.get(name) for rest in without])
                told |= {"low": low, "high": high}
        return told


class Together(Sample):
    """Several samples as one. Deals with the same number share their luck in all, and count as one."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        super().__init__(0, 0)
        self.deals = max(sample.deals for sample in samples)
        self._samples = samples

    @cached_property
    def total(self) -> Tally:
        return _counts_of([sample.total for sample in self._samples])

    @cached_property
    def rests(self) -> list[Tally]:
        groups = sorted({group for sample in self._samples for group in sample.groups})
        if len(groups) < 2:
            return []
        return [_counts_of([sample.without_group(group) for sample in self._samples]) for group in groups]


def _counts_of(tallies: Sequence[Tally]) -> Tally:
    """Add up what was counted; scores by bot or by seat mean nothing over tables of several sizes."""
    total = Tally.empty(0, 0)
    for tally in tallies:
        other = Tally.empty(0, 0)
        other.counts, other.games = tally.counts, tally.games
        total += other
    return total


def _spread(without: list[float | None]) -> tuple[float, int] | None:
    """Return the standard error and the degrees of freedom, from values that each leave out a group."""
    values = [value for value in without if value is not None]
    if len(values) < 2:
        return None
    number = len(values)
    middle = math.fsum(values) / number
    squares = math.fsum((value - middle) ** 2 for value in values)
    return math.sqrt((number - 1) / number * squares), number - 1


def quantile(freedom: int) -> float:
    """Return the two-sided quantile of Student's t for the usual confidence.

    >>> round(quantile(1), 2), round(quantile(10), 3), round(quantile(63), 3)
    (12.71, 2.228, 1.998)
    """
    if freedom in _EXACT:
        return _EXACT[freedom]
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (  # Abramowitz and Stegun, 26.7.5
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
