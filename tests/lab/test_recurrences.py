"""The mathematicians' game of Traitors: exact, as published, and as simulated."""

from __future__ import annotations

import doctest
from math import sqrt

import pytest

from turncoat.lab.models.the_traitors import recurrences
from turncoat.lab.models.the_traitors.recurrences import WAYS, Way, simulate, traitors_win

PUBLISHED = {
    (7, 2): (0.771, 0.896, 0.905),
    (8, 2): (0.844, 0.920, 0.941),
    (9, 3): (0.886, 0.995, 0.968),
    (10, 3): (0.931, 0.996, 0.982),
    (11, 3): (0.835, 0.989, 0.931),
    (11, 5): (0.988, 1.000, 1.000),
}
"""V. Knight, arXiv 2605.10233, exact values: random, colluding, Vote-Left with late deviation."""
LARGER = {
    (15, 2): (0.570, 0.685),
    (20, 3): (0.776, 0.860),
    (22, 3): (0.752, 0.839),
    (25, 3): (0.625, 0.731),
    (22, 4): (0.864, 0.927),
    (25, 4): (0.754, 0.850),
}
"""The same for tables of television; there the paper has colluding votes by simulation only."""
GAMES = 2000


@pytest.mark.parametrize("size", PUBLISHED)
def test_the_recurrences_are_those_that_were_published(size: tuple[int, int]) -> None:
    exact = [float(traitors_win(way, *size)) for way in WAYS]
    assert exact == pytest.approx(PUBLISHED[size], abs=0.0006)


@pytest.mark.parametrize("size", LARGER)
def test_tables_of_television_are_as_published(size: tuple[int, int]) -> None:
    exact = [float(traitors_win(way, *size)) for way in ("random", "vote_left")]
    assert exact == pytest.approx(LARGER[size], abs=0.0006)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("size", PUBLISHED)
def test_simulation_is_within_three_standard_errors(size: tuple[int, int], way: Way) -> None:
    exact = float(traitors_win(way, *size))
    error = sqrt(exact * (1 - exact) / GAMES)
    assert abs(simulate(way, *size, GAMES, seed=sum(size)) - exact) <= 3 * error + 1e-9


def test_the_example_is_right() -> None:
    assert doctest.testmod(recurrences).failed == 0
