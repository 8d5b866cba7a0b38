"""The exact probabilities of seasons with random votes and murders, and without recruiting.

Chances are even between players, so at a Round Table of n each is banished with probability 1/n. While a
Traitor is left somebody is murdered every night, so the sizes of the Round Tables are known beforehand. A
given group of j Traitors comes through all of them with probability Π (1 − j/n); by inclusion and exclusion
over the groups, Traitors being m in all, none is left with probability Σ (−1)^j C(m, j) Π (1 − j/n), j from
0 to m.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import comb, prod

from turncoat.games.the_traitors.clauses.flow import FINAL_FROM, FINALISTS, LAST


def table_sizes(players: int, days: int) -> list[int]:
    """Return the number of players at each Round Table while a Traitor is left (TT-10 to TT-12, TT-36)."""
    sizes = []
    day, left = 1, players
    while left > LAST:
        sizes.append(left)
        left -= 1
        if day < days:
            left -= 1  # the night's murder
            day += 1
            if left <= FINAL_FROM:
                days = day  # TT-11
    return sizes


def most_traitors(sizes: Sequence[int]) -> int:
    """Return the most Traitors for which the formula holds.

    With more, a night might find no Loyal player left to murder, and the sizes would be wrong.
    """
    return min(FINALISTS, *(size - 2 for size, later in pairwise(sizes) if size - later == 2))


def a_traitor_is_left(sizes: Sequence[int], traitors: int) -> Fraction:
    """Return the probability that a Traitor is left at the end of such a season.

    >>> a_traitor_is_left(range(22, 3, -2), 3)
    Fraction(33901, 45056)
    """
    return 1 - sum(
        (
            (-1) ** j * comb(traitors, j) * prod(1 - Fraction(j, size) for size in sizes)
            for j in range(traitors + 1)
        ),
        Fraction(0),
    )
