"""Figures out of logs: a match played by hand, count by hand; and that better memory wins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.games.scatty_rogues.test_bots import answers, play_bots, walk
from turncoat import Match
from turncoat.games.scatty_rogues.bots.level import LEVELS
from turncoat.games.scatty_rogues.statistics import (
    Objected,
    Walked,
    count,
    describe,
    events,
    figures,
)
from turncoat.lab.figures.report import figures as all_figures
from turncoat.lab.figures.tally import Tally
from turncoat.lab.simulation import make_plan, play_deal, sample_of
from turncoat.words import LANGUAGES, Words

BOTS = ["elephant", "hound:fr", "goldfish"]


def objection(match: Match, seat: int, **correction: Any) -> None:
    match.play(seat, {"move": "object"}, match.now + 0.5)
    match.tick(match.now + 0.3)
    match.play(seat, {"move": "correct", **correction}, match.now + 1)


def by_hand() -> Match:
    """A justified, an unjustified and a doubly wrong objection; somebody slow, who then answers."""
    match = walk()
    answers(match, "1", "2", "3")
    objection(match, 0, sign="fist")
    match.play(0, {"move": "hide", "trove": 18, "word": "Tom"})
    answers(match, "4")
    objection(match, 1, say="wave")
    answers(match, "5")
    objection(match, 2, say="9")
    assert match.deadline is not None
    match.tick(match.deadline)
    match.play(0, {"move": "say", "text": "Come on!"})
    match.play(0, {"move": "count"})
    match.tick(match.now + 5)
    answers(match, "6", "polly")
    return match


def test_turns_and_objections_of_a_match() -> None:
    """SR-12, SR-13, SR-19 to SR-21."""
    assert list(events(by_hand().log)) == [
        Walked(0, 1, wrong=False),
        Walked(1, 2, wrong=False),
        Walked(2, 3, wrong=True),
        Objected(0, 2, "caught"),
        Walked(0, 4, wrong=False),
        Objected(1, 0, "unjustified"),
        Walked(1, 5, wrong=True),
        Objected(2, 1, "both_wrong"),
        Walked(2, 6, wrong=True, slow=True),
        Walked(0, 7, wrong=False),
    ]


def test_scatty_rogues_is_a_turn_as_well() -> None:
    """SR-10, SR-12: called, forgotten, and called when it was not due."""
    right = {3: "fist", 5: "8", 7: "Polly"}
    match = walk()
    answers(match, *(right.get(trove, str(trove)) for trove in range(1, 19)))
    forgotten = match.fork()
    match.play(0, {"move": "scatty"}, match.deadline)
    assert list(events(match.log))[-1] == Walked(0, None, wrong=False)
    answers(forgotten, "1")
    objection(forgotten, 2, scatty=True)
    assert list(events(forgotten.log))[-2:] == [
        Walked(0, None, wrong=True),
        Objected(2, 0, "caught"),
    ]
    early = walk()
    early.play(0, {"move": "scatty"})
    assert list(events(early.log)) == [Walked(0, 1, wrong=True)]


def test_a_late_correction_is_wrong() -> None:
    """SR-21."""
    match = walk()
    answers(match, "2")
    match.play(1, {"move": "object"})
    match.tick(match.now + 20)
    assert list(events(match.log))[:2] == [
        Walked(0, 1, wrong=True),
        Objected(1, 0, "both_wrong"),
    ]


def test_figures_add_up() -> None:
    counts = count(by_hand().log, BOTS)
    told = figures(counts + counts)
    assert told["matches"] == 2
    assert list(told["levels"]) == ["goldfish", "hound", "elephant"]
    numbers = {
        level: {name: (share["number"], share["of"]) for name, share in own.items() if name != "points"}
        for level, own in told["levels"].items()
    }
    none = (0, 2)
    assert numbers == {
        "goldfish": {
            "mistakes": (4, 4), "slow": (2, 4), "objections": (2, 4),
            "caught": none, "both_wrong": (2, 2), "unjustified": none,
        },
        "hound": {
            "mistakes": (2, 4), "slow": (0, 4), "objections": (2, 4),
            "caught": none, "both_wrong": none, "unjustified": (2, 2),
        },
        "elephant": {
            "mistakes": (0, 6), "slow": (0, 6), "objections": (2, 6),
            "caught": (2, 2), "both_wrong": none, "unjustified": none,
        },
    }  # fmt: skip
    assert told["levels"]["hound"]["points"]["mean"] is None  # it was not finished
    share = told["levels"]["hound"]["mistakes"]
    assert share["low"] < share["share"] == 0.5 < share["high"]


def test_points_are_counted_by_match() -> None:
    """A level with two seats counts once, with their average."""
    counts: Counter[str] = Counter()
    averages, leads = [], []
    for seed in range(4):
        match, _ = play_bots(3, ["goldfish", "raven"], seed)
        points = match.view("watcher")["points"]
        averages.append((points[0] + points[2]) / 2)
        leads.append(points[1] - averages[-1])
        counts += count(match.log, ["goldfish", "raven", "goldfish"])
    told = figures(counts)
    assert told["levels"]["goldfish"]["points"]["mean"] == pytest.approx(sum(averages) / 4)
    (against,) = told["against"]
    assert (against["better"], against["worse"]) == ("raven", "goldfish")
    assert against["lead"]["mean"] == pytest.approx(sum(leads) / 4)
    assert against["ahead"] == sum(lead > 0 for lead in leads)
    assert against["behind"] == sum(lead < 0 for lead in leads)
    assert against["lead"]["low"] < against["lead"]["mean"] < against["lead"]["high"]


def simulate(bots: list[str], games: int) -> Tally:
    plan = make_plan("scatty-rogues", bots, games, seed=2026)
    return sample_of(plan, (play_deal(plan, deal) for deal in range(plan.deals))).total


def test_an_elephant_wins_over_goldfish() -> None:
    """The interval counts deals: the games of a deal share its luck, so that they are not as many proofs."""
    plan = make_plan("scatty-rogues", ["goldfish", "elephant"], 36, seed=2026)
    sample = sample_of(plan, (play_deal(plan, deal) for deal in range(plan.deals)))
    (against,) = all_figures(plan, sample)["own"]["against"]
    assert (against["better"], against["worse"]) == ("elephant", "goldfish")
    assert sample.deals == 12
    assert against["lead"]["low"] > 0
    assert sample.total.mistakes == [0, 0]


def test_the_better_the_memory_the_more_points_and_the_fewer_mistakes() -> None:
    tally = simulate(list(LEVELS), 25)
    levels = figures(tally.counts["own"])["levels"]
    assert list(levels) == list(LEVELS)
    for worse, better in pairwise(levels.values()):
        assert worse["points"]["mean"] < better["points"]["mean"]
        assert worse["mistakes"]["share"] > better["mistakes"]["share"]
        assert worse["caught"]["share"] < better["caught"]["share"]
    assert tally.mistakes == [0] * len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_told_in_every_language(language: str) -> None:
    for counts in (count(by_hand().log, BOTS), count(play_bots(3, ["hound"], 1)[0].log, ["hound"] * 3)):
        for headings, *rows in describe(figures(counts), Words(language)):
            assert rows
            assert all(len(row) == len(headings) for row in rows)
