"""Simulation gives the same on every machine, as written and compiled: these tests run in both ways."""

from __future__ import annotations

from turncoat.core.fairness.chance import FastChance
from turncoat.games.loyalty_or_treachery.kernel import Kernel, play_at_random
from turncoat.lab.simulation import make_plan, play_deal


def test_the_quick_generator_gives_these_numbers() -> None:
    chance = FastChance(7)
    assert [chance.below(100) for _ in range(10)] == [53, 57, 41, 52, 91, 72, 56, 92, 61, 47]


def test_random_games_go_like_this() -> None:
    chance = FastChance(7)
    decisions = turns = 0
    won = [0, 0, 0]
    for _ in range(200):
        game = Kernel(500)
        game.begin_cut(chance)
        decisions += play_at_random(game, chance)
        turns += game.turns
        won[game.winner()] += 1
    assert (decisions, turns, won) == (16673, 8929, [97, 102, 1])


def test_simulated_deals_go_like_this() -> None:
    matches = play_deal(make_plan("loyalty-or-treachery", ["random"], games=2, seed=1), 0).matches
    assert sorted((match.turns, match.records) for match in matches) == [(37, 59), (40, 60)]
