"""Ratings: right for known skills, the same weight for each game, intervals by deals."""

from __future__ import annotations

import math
import random

import pytest

from turncoat.lab.arena.ratings import Ratings, fit, rate_roles
from turncoat.lab.arena.records import ArenaDeal, ArenaMatch, Conduct, Contest


def deal(
    board: str, number: int, line_up: list[str], winners: list[list[int]], roles: list[str] | None = None
) -> ArenaDeal:
    """Make a deal that was played from every seat, with the winners of each match."""
    return ArenaDeal(
        board,
        number,
        "",
        line_up,
        [
            ArenaMatch(turn, won, [Contest(roles, won)], 9, "", [Conduct() for _ in line_up])
            for turn, won in enumerate(winners)
        ],
    )


def duels(board: str, pair: list[str], chance: float, number: int, lots: random.Random) -> list[ArenaDeal]:
    """Make deals in which the first of a pair wins with a chance, from either seat."""
    return [
        deal(board, n, pair, [[0 if lots.random() < chance else 1], [1 if lots.random() < chance else 0]])
        for n in range(number)
    ]


def test_the_fit_finds_the_strengths_that_made_the_results() -> None:
    elo = {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    pairs = {
        (one, other): 1000 / (1 + 10 ** ((elo[other] - elo[one]) / 400))
        for one in elo
        for other in elo
        if one != other
    }
    found = fit(pairs, list(elo))
    for name, rating in elo.items():
        assert found[name] == pytest.approx(rating, abs=2)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    found = fit({("a", "b"): 10.0}, ["a", "b"])
    assert 1500 < found["a"] < 2500
    assert math.isfinite(found["b"])


def test_intervals_hold_the_truth_and_shrink_with_deals() -> None:
    lots = random.Random(3)
    few = Ratings(duels("lt", ["a", "b"], 0.75, 10, lots), ["a", "b"]).overall()["a"]
    many = Ratings(duels("lt", ["a", "b"], 0.75, 200, lots), ["a", "b"]).overall()["a"]
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    truth = 1500 + 200 * math.log10(3)
    assert many.low < truth < many.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_matches_of_one_deal_count_as_one() -> None:
    """Deals that were decided by their luck alone, whoever sat where, say less than as many fair ones."""
    lots = random.Random(5)
    alike = [deal("lt", n, ["a", "b"], [[0], [1]] if lots.random() < 0.5 else [[1], [0]]) for n in range(60)]
    apart = duels("lt", ["a", "b"], 0.5, 60, lots)
    wide, narrow = (Ratings(deals, ["a", "b"]).against("a", "b") for deals in (alike, apart))
    assert wide is not None
    assert narrow is not None
    assert wide.low is not None
    assert wide.high is not None
    assert narrow.low is not None
    assert narrow.high is not None
    assert wide.high - wide.low > 1.2 * (narrow.high - narrow.low)


def test_every_game_has_the_same_weight_in_the_one_fit() -> None:
    lots = random.Random(7)
    often = duels("lt", ["a", "b"], 1.0, 90, lots)
    seldom = duels("tt", ["a", "b"], 0.0, 10, lots)
    found = Ratings([*often, *seldom], ["a", "b"]).overall()
    assert found["a"].value == pytest.approx(found["b"].value, abs=1)


def test_a_draw_is_half_a_win() -> None:
    drawn = [deal("lt", n, ["a", "b"], [[], []]) for n in range(5)]
    ratings = Ratings(drawn, ["a", "b"])
    against = ratings.against("a", "b")
    assert against is not None
    assert against.value == 0.5


def test_roles_are_rated_apart() -> None:
    """Bot a wins as a Traitor and loses as a Loyal player; its overall share is a half."""
    deals = [deal("tt", n, ["a", "b"], [[0], [0]], ["traitor", "loyal"]) for n in range(20)]
    found = {(each.bot, each.role): each for each in rate_roles(deals)}
    for name in ("a", "b"):
        assert found[name, "traitor"].mu > found[name, "loyal"].mu + 5
        assert found[name, "traitor"].won.value == 1
        assert found[name, "loyal"].contests == 20
