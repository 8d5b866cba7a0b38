"""The kernel by itself: as search and simulation play it."""

from __future__ import annotations

from typing import Any

import pytest

from turncoat.core.fairness.chance import FastChance
from turncoat.games.scatty_rogues import kernel as k
from turncoat.games.scatty_rogues.kernel import Kernel, play_at_random, shuffled_traps

FIELDS = (
    *(
        "players",
        "phase",
        "turn",
        "position",
        "troves",
        "pile",
        "penalty_pile",
        "loot",
        "penalties",
        "points",
    ),
    *("hider", "trap", "why", "hidden_at", "answer", "slow", "barred", "objector", "chooser"),
    *("accused_draws", "objector_draws", "objector_hides"),
)


def begin_kernel(players: int, seed: int) -> tuple[Kernel, FastChance]:
    chance = FastChance(seed)
    kernel = Kernel(players, seed % players)
    kernel.begin(shuffled_traps(chance))
    return kernel, chance


def everything(kernel: Kernel) -> dict[str, Any]:
    found = {name: getattr(kernel, name) for name in FIELDS}
    return found | {"loot": [list(loot) for loot in kernel.loot]}


@pytest.mark.parametrize("players", range(3, 9))
def test_random_play_keeps_every_card(players: int) -> None:
    """SR-1, SR-3, SR-4, SR-25: nothing appears, nothing is lost but what left before the game."""
    for seed in range(20):
        kernel, chance = begin_kernel(players, seed)
        while kernel.phase != k.OVER:
            number = kernel.count()
            assert number > 0
            kernel.apply(chance.below(number), chance)
            assert kernel.penalty_pile + sum(kernel.penalties) == 2 * players
            assert min(kernel.penalties) >= 0
            shown = kernel.trap != k.NOTHING
            hidden = k.DRAW_PILE - len(kernel.pile) - shown
            assert sum(len(loot) for loot in kernel.loot) == max(0, hidden - 3)
            lying = [trap for trap in kernel.troves if trap != k.NOTHING]
            assert len(set(lying)) == len(lying)
            assert not set(lying) & set(kernel.pile)
            for loot, penalties, points in zip(kernel.loot, kernel.penalties, kernel.points, strict=True):
                treasures = loot.count(k.NOTHING)
                assert points == 3 * treasures - (len(loot) - treasures) - penalties
        assert kernel.count() == 0
        assert not kernel.pile
        assert max(kernel.points) == kernel.points[kernel.winners()[0]]


def test_a_copy_goes_its_own_way() -> None:
    for steps in range(0, 300, 7):
        kernel, chance = begin_kernel(5, steps)
        for _ in range(steps):
            if kernel.phase != k.OVER:
                kernel.apply(chance.below(kernel.count()), chance)
        before, twin = everything(kernel), kernel.copy()
        assert everything(twin) == before
        before = {name: list(value) if isinstance(value, list) else value for name, value in before.items()}
        play_at_random(twin, chance)
        assert everything(kernel) == before


def test_who_decides() -> None:
    kernel, chance = begin_kernel(4, 2)
    assert (kernel.phase, kernel.actor(), kernel.count()) == (k.HIDE, 2, 18)
    for trove in (3, 4, 5):
        kernel.apply(trove, chance)
    assert (kernel.phase, kernel.actor(), kernel.count()) == (k.ANSWER, 2, 39)
    kernel.apply(17, chance)
    assert (kernel.phase, kernel.actor(), kernel.count()) == (k.OBJECT, k.NOTHING, 8)
    kernel.apply(kernel.hand(1), chance)
    assert (kernel.phase, kernel.actor(), kernel.count()) == (k.CORRECT, 1, 38)
    kernel.penalty_pile, kernel.penalties = 0, [4, 0, 4, 0]
    kernel.apply(k.OTHER, chance)
    assert (kernel.phase, kernel.actor(), kernel.count()) == (k.PENALTY, 2, 1)


def test_hands_are_bits_from_the_left_of_the_accused() -> None:
    """SR-17."""
    kernel, chance = begin_kernel(4, 2)
    for action in (3, 4, 5, 17):
        kernel.apply(action, chance)
    assert [kernel.hand(seat) for seat in (3, 0, 1)] == [1, 2, 4]
    assert kernel.first_of(7) == k.NOTHING
    kernel.points = [1, 0, 0, 2]
    assert [kernel.first_of(hands) for hands in (1, 2, 4, 3, 5, 7)] == [3, 0, 1, 0, 1, 1]
    kernel.apply(0, chance)
    assert kernel.phase == k.ANSWER


def test_tied_hands_bar_the_turn() -> None:
    """SR-17: then only passing on is left."""
    kernel, chance = begin_kernel(4, 2)
    for action in (3, 4, 5, 17, 7):
        kernel.apply(action, chance)
    assert (kernel.phase, kernel.barred, kernel.count()) == (k.OBJECT, 1, 1)
    kernel.apply(0, chance)
    assert (kernel.phase, kernel.turn, kernel.barred) == (k.ANSWER, 3, 0)


def test_every_trap_has_an_answer_of_its_own() -> None:
    """SR-2, SR-11: figures are answered by numbers, all others by none."""
    assert len(set(k.ANSWERS)) == 24
    assert sorted(k.ANSWERS)[:6] == [2, 4, 7, 10, 13, 16]
    assert min(k.ANSWERS[:18]) == 18
    assert max(k.ANSWERS) < k.SCATTY < k.OTHER < k.SLOW


def test_the_same_luck_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        kernel, chance = begin_kernel(6, 11)
        ends.append((play_at_random(kernel, chance), everything(kernel)))
    assert ends[0] == ends[1]
