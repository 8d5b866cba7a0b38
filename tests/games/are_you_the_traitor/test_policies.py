"""Exact expectations of calls without a word spoken, worked out by hand, against simulation.

By the number of players (AT-1): an Evil Wizard points at one of the Adventurers, one of whom holds the key;
a Good Wizard at one of them, hoping for a Traitor; a Guard at one of the other Adventurers, and from six
players on knows that it is not the KeyHolder (AT-5); the KeyHolder at one of the Wizards, of whom half are
Good on average (AT-4).
"""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from tests.games.are_you_the_traitor.policies import anybody, candidates, guessing, play_rounds
from tests.games.are_you_the_traitor.table import NORMAL, ROLES
from turncoat.core.fairness.chance import FastChance
from turncoat.games.are_you_the_traitor.casting import Casting, Role

RIGHT: dict[Role, dict[int, Fraction]] = {
    "evil_wizard": {
        4: Fraction(1, 3),
        5: Fraction(1, 3),
        6: Fraction(1, 4),
        7: Fraction(1, 5),
        8: Fraction(1, 6),
        9: Fraction(1, 6),
        10: Fraction(1, 7),
    },
    "good_wizard": {
        4: Fraction(1, 3),
        5: Fraction(1, 3),
        6: Fraction(1, 4),
        7: Fraction(1, 5),
        8: Fraction(1, 3),
        9: Fraction(1, 3),
        10: Fraction(2, 7),
    },
    "guard": {
        4: Fraction(1, 2),
        5: Fraction(1, 2),
        6: Fraction(1, 2),
        7: Fraction(1, 3),
        8: Fraction(1, 2),
        9: Fraction(1, 2),
        10: Fraction(2, 5),
    },
    "keyholder": dict.fromkeys(range(4, 11), Fraction(1, 2)),
}
"""How often a call at once is right."""

GOOD_IF_ANYBODY = {
    # KeyHolder, Guards, Good Wizards and Evil Wizards who call, each with Good's share; over all who may.
    4: (Fraction(1, 2) + Fraction(1, 2) + Fraction(1, 2) * (Fraction(1, 3) + Fraction(2, 3))) / 3,
    5: (Fraction(1, 2) + Fraction(1, 2) + Fraction(1, 3) + Fraction(2, 3)) / 4,
    6: (Fraction(1, 2) + 2 * Fraction(1, 2) + Fraction(1, 4) + Fraction(3, 4)) / 5,
    7: (Fraction(1, 2) + 3 * Fraction(1, 3) + Fraction(1, 5) + Fraction(4, 5)) / 6,
    8: (Fraction(1, 2) + 3 * Fraction(1, 2) + Fraction(1, 3) + Fraction(5, 6)) / 6,
    9: (Fraction(1, 2) + 3 * Fraction(1, 2) + Fraction(3, 2) * (Fraction(1, 3) + Fraction(5, 6))) / 7,
    10: (Fraction(1, 2) + 4 * Fraction(2, 5) + Fraction(3, 2) * (Fraction(2, 7) + Fraction(6, 7))) / 8,
}
ROUNDS = 4000
MARGIN = 4 * math.sqrt(0.25 / ROUNDS)
"""Four deviations, at most: one in ten thousand would be off by chance, and the seed is fixed."""


@pytest.mark.parametrize("players", NORMAL)
@pytest.mark.parametrize("role", RIGHT)
def test_a_call_at_once_is_right_as_often_as_worked_out(role: Role, players: int) -> None:
    """AT-1, AT-4, AT-5, AT-10."""
    outcome = play_rounds(guessing(role), players, ROUNDS, FastChance(players))
    margin = MARGIN * math.sqrt(ROUNDS / outcome.calls)
    assert abs(outcome.right_rate - RIGHT[role][players]) < margin
    good = RIGHT[role][players] if role != "evil_wizard" else 1 - RIGHT[role][players]
    assert abs(outcome.good_rate - good) < margin  # AT-11


@pytest.mark.parametrize("players", NORMAL)
def test_whoever_is_first(players: int) -> None:
    """AT-10, AT-11: all but the Traitors equally quick."""
    outcome = play_rounds(anybody, players, ROUNDS, FastChance(players))
    assert outcome.calls == ROUNDS
    assert abs(outcome.good_rate - GOOD_IF_ANYBODY[players]) < MARGIN


def test_an_evil_wizard_is_not_always_there() -> None:
    """AT-4: of four players the only Wizard is Evil in half of the rounds."""
    outcome = play_rounds(guessing("evil_wizard"), 4, ROUNDS, FastChance(1))
    assert abs(outcome.calls / ROUNDS - Fraction(1, 2)) < MARGIN


def test_a_traitor_has_nobody_to_look_for() -> None:
    """AT-11."""
    casting: Casting = tuple(ROLES[letter] for letter in NORMAL[8])  # type: ignore[misc]
    assert candidates(casting, 1, "en") == []
    assert play_rounds(guessing("traitor"), 8, 10, FastChance(1)).calls == 0


def test_the_same_seed_gives_the_same_figures() -> None:
    one, same = (play_rounds(anybody, 6, 200, FastChance(5)) for _ in range(2))
    assert one == same
