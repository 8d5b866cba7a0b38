"""The mathematicians' game of Traitors: how often the Traitors win, exactly and by simulation.

A smaller game than a season: by day one player is banished by the most votes, ties by lot, and shows who they
were; by night the Traitors murder a Loyal player. Loyal players win when no Traitor is left, the Traitors as
soon as they are half. Three ways to vote are known to have exact recurrences (P. Migdał 2010; V. Knight 2026,
arXiv 2605.10233, whose table the tests compare with):

    random      everybody votes for anybody else
    colluding   Loyal players vote at random, all Traitors for the same Loyal player
    vote_left   everybody votes for the next player in a ring; once `2 m + 2` players or fewer are left with
                m Traitors, these vote for one Loyal player instead, drawn by lot
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb, factorial
from typing import Final, Literal, TypeAlias

from turncoat.core.fairness.chance import FastChance

Way: TypeAlias = Literal["random", "colluding", "vote_left"]
WAYS: Final[tuple[Way, ...]] = ("random", "colluding", "vote_left")


@cache
def traitors_win(way: Way, players: int, traitors: int) -> Fraction:
    """Return the probability that the Traitors win.

    >>> [round(float(traitors_win(way, 7, 2)), 3) for way in WAYS]
    [0.771, 0.896, 0.905]
    """
    if not traitors:
        return Fraction(0)
    if players <= 2 * traitors:
        return Fraction(1)
    caught = traitor_is_banished(way, players, traitors)
    return (1 - caught) * traitors_win(way, players - 2, traitors) + caught * traitors_win(
        way, players - 2, traitors - 1
    )


def traitor_is_banished(way: Way, players: int, traitors: int) -> Fraction:
    """Return the probability that a day's banished player is a Traitor."""
    if way == "colluding":
        return _caught_though_colluding(players, traitors)
    if way == "random" or players > 2 * traitors + 2:
        return Fraction(traitors, players)
    # A single Traitor's lot may fall on the next in the ring: then all have a vote each after all.
    return Fraction(1, players * (players - 1)) if traitors == 1 else Fraction(0)


@cache
def _caught_though_colluding(players: int, traitors: int) -> Fraction:
    """Count the ways in which Loyal players may vote, by the most votes anybody gets and who gets them.

    Nobody votes for themselves: by inclusion and exclusion over those who would.
    """
    loyal = players - traitors
    found = Fraction(0)
    for most in range(1, players + 1):
        for target_too in (0, 1):
            for others in range(loyal):
                free = loyal - others - target_too
                given = [traitors + target_too, *[1] * others, *[0] * (loyal - 1 - others)]
                ways: Fraction = _ways(given, traitors, most, free) * factorial(free)
                found += (-1) ** (others + target_too) * comb(loyal - 1, others) * ways
    return found / Fraction((players - 1) ** loyal)


def _ways(given: list[int], traitors: int, most: int, votes: int) -> Fraction:
    """Sum the share of Traitors among those with the most votes, over all ways to spread more votes.

    given: what each Loyal player has already. most: what those with the most votes end with.
    """
    spread: dict[tuple[int, int, int], Fraction] = {(0, 0, 0): Fraction(1)}
    for has, is_traitor in [*((has, 0) for has in given), *[(0, 1)] * traitors]:
        after: dict[tuple[int, int, int], Fraction] = {}
        for (used, loyal_on_top, traitors_on_top), ways in spread.items():
            for more in range(min(most - has, votes - used) + 1):
                on_top = has + more == most
                key = (
                    used + more,
                    loyal_on_top + (on_top and not is_traitor),
                    traitors_on_top + (on_top and is_traitor),
                )
                after[key] = after.get(key, Fraction(0)) + ways / factorial(more)
        spread = after
    return sum(
        (
            ways * Fraction(caught, caught + others)
            for (used, others, caught), ways in spread.items()
            if used == votes and caught
        ),
        Fraction(0),
    )


def simulate(way: Way, players: int, traitors: int, games: int, seed: int) -> float:
    """Return the share of simulated games that the Traitors win."""
    chance = FastChance(seed)
    return sum(_play(way, players, traitors, chance) for _ in range(games)) / games


def _play(way: Way, players: int, traitors: int, chance: FastChance) -> bool:
    ring = [True] * traitors + [False] * (players - traitors)
    chance.shuffle(ring)
    while 0 < sum(ring) * 2 < len(ring):
        ring.pop(_banished(way, ring, chance))
        if 0 < sum(ring) * 2 < len(ring):
            loyal = [seat for seat, is_traitor in enumerate(ring) if not is_traitor]
            ring.pop(loyal[int(chance.below(len(loyal)))])
    return any(ring)


def _banished(way: Way, ring: list[bool], chance: FastChance) -> int:
    """Let everybody vote; return who has the most votes, by lot where several have."""
    number, traitors = len(ring), sum(ring)
    loyal = [seat for seat, is_traitor in enumerate(ring) if not is_traitor]
    target = loyal[int(chance.below(len(loyal)))]
    late = number <= 2 * traitors + 2
    votes: Counter[int] = Counter()
    for seat, is_traitor in enumerate(ring):
        if is_traitor and (way == "colluding" or (way == "vote_left" and late)):
            votes[target] += 1
        elif way == "vote_left":
            votes[(seat + 1) % number] += 1
        else:
            votes[(seat + 1 + int(chance.below(number - 1))) % number] += 1
    most = max(votes.values())
    top = [seat for seat in range(number) if votes[seat] == most]
    return top[int(chance.below(len(top)))]
