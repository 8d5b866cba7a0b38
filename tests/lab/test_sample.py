"""Intervals count deals: what shares its luck is no independent evidence."""

from __future__ import annotations

import random

import pytest

from turncoat.lab.figures.tally import Tally
from turncoat.lab.played import Played, PlayedDeal
from turncoat.lab.sample import GROUPS, Sample, Together, quantile


def match(won: bool, **counts: int) -> Played:
    return Played(
        turn=0, bots=[0, 1], winners=[0] if won else [1], by=None, records=1, seconds=0.0, turns=None,
        first=None, roles=None, mistakes=[0, 0], counts={"own": counts} if counts else {},
    )  # fmt: skip


def rate(tally: Tally) -> float:
    return tally.bots[0].rate


def sample_of(deals: list[list[bool]]) -> Sample:
    sample = Sample(2, 2)
    for number, wins in enumerate(deals):
        sample.add(PlayedDeal(0, number, [match(won) for won in wins]))
    return sample


def width(sample: Sample) -> float:
    found = sample.share(rate)
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low


def test_matches_of_one_deal_that_end_alike_are_one_piece_of_evidence() -> None:
    """Four deals played 24 times each, as independent games, would give an interval of 19 points."""
    alike = sample_of([[True] * 24, [False] * 24, [True] * 24, [False] * 24])
    assert alike.total.games == 96
    assert width(alike) > 0.7


def test_deals_of_one_match_are_as_good_as_independent_games() -> None:
    """Wilson's interval for 50 of 100, with Student's t for 63 degrees of freedom: 40.2 to 59.8 %."""
    wins = [True] * 50 + [False] * 50
    random.Random(1).shuffle(wins)
    single = sample_of([[won] for won in wins])
    found = single.share(rate)
    assert found is not None
    assert (found.low, found.high) == pytest.approx((0.40, 0.60), abs=0.03)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """500 samples of 30 deals of four matches that share a deal's luck: 95 %, give or take three points."""
    luck = random.Random(20261119)
    held = 0
    for _ in range(500):
        deals = []
        for _ in range(30):
            chance = luck.choice((0.2, 0.8))
            deals.append([luck.random() < chance for _ in range(4)])
        found = sample_of(deals).share(rate)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 0.92 <= held / 500 <= 0.98


def test_a_clean_sweep_is_not_certain_and_one_deal_tells_nothing() -> None:
    sweep = sample_of([[True, True]] * 10).share(rate)
    assert sweep is not None
    assert sweep.high == pytest.approx(1)
    assert sweep.low is not None
    assert 0.5 < sweep.low < 0.8
    assert sample_of([[True, False]]).share(rate) == (0.5, 0.0, 1.0)
    assert sample_of([[True, False]]).mean(rate) == (0.5, None, None)


def test_shares_and_means_anywhere_in_figures_get_their_intervals() -> None:
    sample = Sample(2, 2)
    for number in range(40):
        sample.add(PlayedDeal(0, number, [match(True, right=number % 4, asked=4)] * 2))

    def figures(tally: Tally) -> object:
        own = tally.counts["own"]
        share = {"share": own["right"] / own["asked"]}
        return {"rows": [share, {"share": None}], "length": {"mean": own["right"] / tally.games}}

    found = sample.with_intervals(figures)
    (known, unknown), length = found["rows"], found["length"]
    assert known["low"] < known["share"] == 0.375 < known["high"]
    assert unknown == {"share": None}
    assert length["low"] < length["mean"] == 1.5 < length["high"]


def test_the_order_of_deals_makes_no_difference() -> None:
    deals = [PlayedDeal(0, number, [match(number % 3 == 0)]) for number in range(3 * GROUPS)]
    one, other = Sample(2, 2), Sample(2, 2)
    for deal in deals:
        one.add(deal)
    for deal in reversed(deals):
        other.add(deal)
    assert one.share(rate) == other.share(rate)


def test_sizes_that_share_deals_are_no_more_deals() -> None:
    def figures(tally: Tally) -> object:
        return {"share": tally.counts["own"]["right"] / tally.counts["own"]["asked"]}

    samples = []
    for players in (2, 3):
        sample = Sample(2, players)
        for number in range(20):
            played = Played(0, [0, 1] * players, [0], None, 1, 0.0, None, None, None, [0, 0], {})
            assert played.counts == {}
            sample.add(
                PlayedDeal(0, number, [match(True, right=number % 2, asked=1)][:1] if players == 2 else [])
            )
        samples.append(sample)
    together = Together(samples)
    assert together.deals == 20
    found = together.with_intervals(figures)
    assert found["share"] == 0.5
    assert found["high"] - found["low"] > 0.3


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (4, 2.776), (5, 2.571), (20, 2.086), (60, 2.000)])
def test_quantiles_are_those_of_the_tables(freedom: int, t: float) -> None:
    assert quantile(freedom) == pytest.approx(t, abs=0.012)
