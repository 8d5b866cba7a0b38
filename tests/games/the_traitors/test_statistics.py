"""Figures out of logs of seasons: count by hand, and with intervals that count seasons."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.the_traitors.season import banish, night, season, until
from tests.games.the_traitors.test_bots import play_bots
from turncoat import Match
from turncoat.games.the_traitors.statistics import EDGES, count, describe, figures
from turncoat.lab.figures.report import compute_measures
from turncoat.lab.library import sweep
from turncoat.words import LANGUAGES, Words


def by_hand() -> Match:
    """A Loyal player is banished, one is murdered; then a Traitor, and the other wins with three left."""
    match = season(7, (0, 1), days=3)
    banish(match, 6)
    night(match, {"move": "murder", "target": 5})
    banish(match, 0)
    until(match, "over")
    return match


def test_banishments_are_compared_with_the_lot() -> None:
    """TT-25: one of seven with two Traitors among them, then one of five with two; by lot in the end."""
    told = figures(count(by_hand().log))
    before, final = told["banishments"]["before"], told["banishments"]["final"]
    assert (before["number"], before["of"]) == (0, 1)
    assert before["chance"] == pytest.approx(2 / 7, abs=1e-5)
    assert final["of"] == 2
    assert final["chance"] == pytest.approx((2 / 5 + 1 / 4) / 2, abs=1e-5)
    assert told["banishments"]["all"]["of"] == 3


def test_sides_are_counted_by_players_and_traitors() -> None:
    counts = count(by_hand().log) + count(play_bots(6, 1)[0].log)
    told = figures(counts)
    assert told["seasons"] == 2
    seven = next(row for row in told["sides"] if row["players"] == 7)
    assert (seven["traitors"], seven["of"]) == (2, 1)
    assert seven["low"] <= seven["share"] <= seven["high"]


def test_beliefs_are_those_of_living_loyal_players() -> None:
    """At the first vote of seven players five are Loyal and think of six others: each a Traitor with 1/4."""
    match = season(7, (0, 1), days=3, reveal="always")
    until(match, "round_table", "vote")
    counts = count(match.log)
    row = EDGES.index(30) - 1
    assert counts[f"belief/{row}/n"] == 5 * 6
    assert counts[f"belief/{row}/x"] == 5 * 2
    assert counts[f"thought/{row}"] / 30e6 == pytest.approx(0.25, abs=0.03)


def test_an_interval_counts_seasons_and_not_what_happens_in_them() -> None:
    """Ten seasons in which all or none of a hundred were right are no more than ten lots."""
    alike: Counter[str] = Counter()
    for season_number in range(10):
        x = 100 * (season_number % 2)
        key = "banished/all/"
        alike.update({f"{key}n": 100, f"{key}x": x, f"{key}nn": 10_000, f"{key}xn": 100 * x})
        alike.update({f"{key}xx": x * x, f"{key}seasons": 1})
    told = figures(alike)["banishments"]["all"]
    assert told["share"] == 0.5
    assert told["high"] - told["low"] > 0.5


def test_beliefs_come_true_about_as_often_as_they_are_believed() -> None:
    """Over a few seasons: those thought most likely are Traitors far more often than those thought least."""
    counts: Counter[str] = Counter()
    for seed in range(16):
        counts += count(play_bots(10, seed)[0].log)
    rows = [row for row in figures(counts)["beliefs"] if row["of"] > 40]
    assert len(rows) >= 4
    assert rows[-1]["low"] > rows[0]["high"]
    for row in rows:
        assert row["low"] - 0.12 <= row["thought"] <= row["high"] + 0.12


def test_simulation_of_several_sizes_adds_up() -> None:
    together = compute_measures("the-traitors", sweep("the-traitors", ["baldur"], 1, [6, 7]).samples)["own"]
    assert {row["players"] for row in together["sides"]} == {6, 7}
    assert together["seasons"] == 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_told_in_every_language(language: str) -> None:
    found: Any = figures(count(by_hand().log))
    tables = describe(found, Words(language))
    assert len(tables) == 3
    for headings, *rows in tables:
        assert rows
        assert all(len(row) == len(headings) for row in rows)
