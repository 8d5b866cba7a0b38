"""The figures of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from turncoat.core.extras.confidence import interval
from turncoat.lab.figures.tally import Score, Tally, advantage, mean, outcome_for, percentile


def test_a_win_is_one_a_loss_nothing_and_a_game_that_all_win_a_draw() -> None:
    assert outcome_for(0, [0], 2) == 1
    assert outcome_for(1, [0], 2) == 0
    assert outcome_for(1, [0, 1], 2) == 0.5
    assert outcome_for(1, [0, 1], 3) == 1
    assert outcome_for(1, [], 3) == 0


def test_a_draw_is_half_a_win() -> None:
    assert Score(wins=1, draws=2, losses=1).rate == 0.5


def test_the_interval_is_wilsons() -> None:
    """Worked out by hand for 8 of 10, and for none of 10, where the simple one would be a point."""
    assert interval(0.8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-6)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)


def test_nothing_is_known_without_games() -> None:
    assert interval(0.5, 0) == (0.0, 1.0)


def test_percentiles_are_lengths_that_were_played() -> None:
    lengths = Counter({10: 1, 20: 8, 90: 1})
    assert [percentile(lengths, share) for share in (0.1, 0.5, 0.9, 1.0)] == [10, 20, 20, 90]
    assert mean(lengths) == 26


def test_going_first_is_worth_what_each_bot_gains_by_it() -> None:
    """A strong bot that always goes first would look like an advantage if all games were thrown together."""
    tally = Tally.empty(2, 2)
    tally.first[0] = Score(wins=90, losses=10)
    tally.later[0] = Score(wins=9, losses=1)
    tally.first[1] = Score(wins=1, losses=9)
    tally.later[1] = Score(wins=10, losses=90)
    assert advantage(tally) == pytest.approx(0)


def test_tallies_add_up() -> None:
    one, other = Tally.empty(1, 2), Tally.empty(1, 2)
    one.bots[0].add(1)
    other.bots[0].add(0.5)
    one.by["bell"] += 1
    other.by["bell"] += 2
    other.mistakes[0] = 3
    one.games, other.games = 1, 2
    before = Tally.empty(1, 2)
    before += one
    one += other
    rest = one.without(other)
    assert (rest.bots, rest.games, +rest.by) == (before.bots, before.games, +before.by)
    assert one.bots[0] == Score(wins=1, draws=1)
    assert (one.by["bell"], one.mistakes, one.games) == (3, [3], 3)
