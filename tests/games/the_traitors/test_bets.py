"""The evening of those who are out: bets by day, guesses by night, and their score (TT-22, TT-34, TT-40)."""

from __future__ import annotations

from tests.games.the_traitors.season import (
    all_in,
    at,
    banish,
    legal,
    legal_targets,
    move,
    night,
    refusal,
    season,
    until,
    walk_round,
)
from turncoat import Match
from turncoat.core.viewer import Viewer


def with_two_out() -> Match:
    """Seat 7 was banished on day 1, seat 6 murdered in the night; breakfast of day 2."""
    m = season(9, days=4, first_mission="message")
    banish(m, 7)
    night(m, {"move": "murder", "target": 6})
    all_in(m)
    return m


def test_tt_22_those_out_bet_at_breakfast_and_while_the_table_talks() -> None:
    m = with_two_out()
    assert legal_targets(m, 7, "bet") == legal_targets(m, 6, "bet") == m.view(0)["alive"]
    assert "bet" not in legal(m, 0)
    assert refusal(m, 0, "bet", target=1) == "no_bet"
    assert refusal(m, 7, "bet", target=6) == "target_is_out"
    until(m, "mission")
    assert refusal(m, 7, "bet", target=1) == "not_now"
    until(m, "round_table", "talk")
    assert "bet" in legal(m, 7)
    until(m, "round_table", "vote")
    assert refusal(m, 7, "bet", target=1) == "not_now"


def test_tt_22_a_bet_can_be_changed_and_nobody_else_can_tell() -> None:
    m = with_two_out()
    others: list[Viewer] = [*(seat for seat in range(9) if seat != 7), "watcher"]
    before = [(m.view(viewer), m.talk(viewer)) for viewer in others]
    m.take_changed_viewers()
    move(m, 7, "bet", target=1)
    move(m, 7, "bet", target=2)
    assert m.view(7)["bet"] == 2
    assert m.take_changed_viewers() == frozenset((7, "host"))
    assert [(m.view(viewer), m.talk(viewer)) for viewer in others] == before


def test_tt_40_bets_and_guesses_of_the_departed_are_scored() -> None:
    m = with_two_out()
    move(m, 7, "bet", target=3)
    move(m, 6, "bet", target=8)
    walk_round(m, right=[2, 3, 4])
    assert m.view(7)["bet"] is None
    until(m, "round_table", "talk")
    move(m, 7, "bet", target=5)
    move(m, 6, "bet", target=0)
    banish(m, 5)
    until(m, "conclave", 1)
    move(m, 7, "suspect", target=0)
    assert "recap" not in m.view(7)
    while m.result is None:
        m.tick(m.deadline or 0)
    recap = m.view(7)["recap"]
    told = {(bet["day"], bet["about"], bet["seat"]): bet["right"] for bet in recap["bets"]}
    assert told == {
        (2, "mission", 6): False,
        (2, "mission", 7): True,
        (2, "banished", 6): False,
        (2, "banished", 7): True,
    }
    assert recap["departed"][0] == {"seat": 7, "right": 3, "all": 3}
    assert {"seat": 6, "right": 0, "all": 2} in recap["departed"]


def test_tt_22_a_bet_on_a_table_that_is_broken_off_counts_for_nothing() -> None:
    """TT-36: four are left before the vote opens."""
    m = season(7, days=2)
    banish(m, 6)
    night(m, {"move": "murder", "target": 5})
    until(m, "round_table", "talk", day=2)
    move(m, 6, "bet", target=4)
    move(m, 3, "withdraw")
    assert at(m) == ("final_break",)
    assert until(m, "over").view(6)["recap"]["bets"] == []


def test_tt_22_who_sees_everything_is_not_scored_for_guesses() -> None:
    m = season(9, days=4, ghosts_see_all=True)
    banish(m, 7)
    until(m, "conclave", 1, day=2)
    move(m, 7, "suspect", target=0)
    recap = until(m, "over").view(7)["recap"]
    assert [score for score in recap["scores"] if score["seat"] == 7] == []
