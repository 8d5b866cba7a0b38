"""Armoury and shield: TT-15 to TT-18."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.the_traitors.season import (
    NAMES,
    all_in,
    at,
    earn_access,
    give_shield,
    legal,
    move,
    night,
    refusal,
    season,
    truth,
    until,
)
from turncoat import Match
from turncoat.core.fairness.chance import SealedChance
from turncoat.games.the_traitors.clauses.dealing import Deal, draw_shield_doors


def test_tt_15_from_that_day_on_and_never_on_the_final_one() -> None:
    m = season(12, days=4, armoury_from=2)
    phases = set()
    while m.result is None:
        phases.add((m.view("host")["day"], m.view("host")["phase"]))
        m.tick(m.deadline or 0)
    assert {day for day, phase in phases if phase == "armoury"} == {2, 3}


def test_tt_16_each_with_access_opens_one_door() -> None:
    """TT-16: who opened which is public, what was behind it is not."""
    m = season(deal={"doors": [[1]]})
    earn_access(m, [0, 2, 4])
    assert refusal(m, 1, "open_door", door=0) == "no_access"
    assert refusal(m, 0, "open_door", door=3) == "no_such_door"
    before = m.view(3)
    move(m, 0, "open_door", door=1)
    assert m.view(0)["behind"] is True
    assert {**m.view(3), "doors": before["doors"]} == before
    assert m.view(3)["doors"] == [None, 0, None]
    assert refusal(m, 2, "open_door", door=1) == "door_is_open"
    assert refusal(m, 0, "open_door", door=2) == "one_door_only"
    move(m, 2, "open_door", door=0)
    assert m.view(2)["behind"] is False
    assert refusal(m, 2, "take_shield", take=True) == "no_shield"


@pytest.mark.parametrize(("take", "has"), [(True, True), (False, False), (None, True)])
def test_tt_16_the_finder_may_leave_it_there_and_unanswered_is_taken(take: bool | None, has: bool) -> None:
    m = season(deal={"doors": [[1]]})
    earn_access(m, [0, 2, 4])
    move(m, 0, "open_door", door=1)
    before = [m.view(viewer) for viewer in (1, 2, "watcher")]
    if take is not None:
        move(m, 0, "take_shield", take=take)
        assert refusal(m, 0, "take_shield", take=True) == "no_shield"
    assert [m.view(viewer) for viewer in (1, 2, "watcher")] == before
    until(m, "round_table")
    assert m.view(0)["shield"] is has


@pytest.mark.parametrize("take", [True, False])
def test_tt_16_whether_it_is_taken_is_news_to_nobody_else(take: bool) -> None:
    """Nobody else is sent anything at that moment."""
    m = season(deal={"doors": [[1]]})
    earn_access(m, [0, 2, 4])
    move(m, 0, "open_door", door=1)
    m.take_changed_viewers()
    move(m, 0, "take_shield", take=take)
    assert m.take_changed_viewers() == frozenset((0, "host"))


def test_tt_16_a_door_ends_nothing() -> None:
    m = season(deal={"doors": [[1]]})
    earn_access(m, [0, 2, 4])
    for seat, door in ((0, 0), (2, 1), (4, 2)):
        move(m, seat, "open_door", door=door)
    move(m, 2, "take_shield", take=True)
    assert at(m) == ("armoury",)
    for seat in range(6):
        move(m, seat, "ready")
    assert at(m) == ("round_table", "talk")


def test_tt_16_where_the_shields_are_is_drawn() -> None:
    counted: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        m = until(Match("the-traitors", NAMES[:6], seed, {"shields": 2}), "armoury")
        counted[tuple(truth(m)["behind"])] += 1
    assert set(counted) == {(0, 1), (0, 2), (1, 2)}
    assert truth(until(Match("the-traitors", NAMES[:6], 1, {"shields": 0}), "armoury"))["behind"] == []


def test_tt_16_a_single_door_holds_a_shield_by_even_lot() -> None:
    found = [bool(draw_shield_doors(1, 1, Deal(), 0, day, SealedChance(bytes(32), []))) for day in range(200)]
    assert 70 < sum(found) < 130


def test_tt_17_a_shield_protects_from_murder_in_the_next_conclave_alone() -> None:
    """TT-17, TT-18: after the breakfast it is gone."""
    m = season(9, days=5, deal={"doors": [[0], []]}, first_round_table=3)
    give_shield(m, 5)
    night(m, {"move": "murder", "target": 5})
    all_in(m)
    assert 5 in m.view("host")["alive"]
    assert m.view(5)["shield"]
    until(m, "mission", day=2)
    assert not m.view(5)["shield"]
    night(m, {"move": "murder", "target": 5})
    all_in(m)
    assert m.view("host")["out"]["5"]["how"] == "murdered"


def test_tt_18_it_may_be_shown_at_the_next_breakfast_once_seated() -> None:
    m = season(9, days=5, deal={"doors": [[0]]}, first_round_table=3)
    give_shield(m, 5)
    assert refusal(m, 5, "show_shield") == "not_now"
    until(m, "conclave", 1)
    assert refusal(m, 5, "show_shield") == "not_now"  # Loyal
    until(m, "breakfast")
    assert refusal(m, 5, "show_shield") == "not_now"
    while 5 not in m.view("host")["seated"]:
        m.tick(m.deadline or 0)
    assert refusal(m, 4, "show_shield") == "no_shield"
    move(m, 5, "show_shield")
    assert m.view("watcher")["shown"] == [5]
    assert refusal(m, 5, "show_shield") == "already_shown"
    until(m, "mission", day=2)
    assert m.view("watcher")["shown"] == []


def test_tt_18_what_is_shown_in_the_conclave_is_not_shown_at_breakfast() -> None:
    m = season(9, days=5, deal={"doors": [[0]]}, first_round_table=3)
    give_shield(m, 0)
    until(m, "conclave", 1)
    assert "show_shield" in legal(m, 0)
    move(m, 0, "show_shield")
    assert m.view(1)["shown_here"] == [0]
    assert m.view(5)["shown_here"] == []
    assert refusal(m, 0, "show_shield") == "already_shown"
    until(m, "breakfast")
    assert m.view("watcher")["shown"] == []
    while 0 not in m.view("host")["seated"]:
        m.tick(m.deadline or 0)
    move(m, 0, "show_shield")
    assert m.view("watcher")["shown"] == [0]


@pytest.mark.parametrize("shield", [True, False])
def test_tt_16_whoever_stands_at_a_door_is_asked_like_everybody_else(shield: bool) -> None:
    """The armoury never ends, and nobody is waited for, because of what was behind a door."""
    m = season(8, days=4, deal={"doors": [[0] if shield else [1]]})
    earn_access(m, [5])
    move(m, 5, "open_door", door=0)
    assert ("take_shield" in legal(m, 5)) == shield
    assert m.view(5)["awaited"]
    for seat in (seat for seat in range(8) if seat != 5):
        move(m, seat, "ready")
    assert at(m) == ("armoury",)
    move(m, 5, "ready")
    assert at(m) == ("round_table", "talk")
    assert m.view(5)["shield"] == shield
