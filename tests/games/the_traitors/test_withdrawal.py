"""Leaving: TT-42, and what the host is (TT-41)."""

from __future__ import annotations

import pytest

from tests.games.the_traitors.season import (
    all_in,
    at,
    legal,
    move,
    night,
    refusal,
    season,
    traitors,
    truth,
    until,
    vote,
)
from turncoat import Illegal, Match


def test_tt_41_the_table_decides_at_once_and_no_host_sits_there() -> None:
    """TT-41: with the automatic host nothing waits for a host's move."""
    m = season()
    with pytest.raises(Illegal, match="bad_seat"):
        m.play("host", {"move": "next"})
    assert m.view("host")["legal"] == []


def test_tt_42_by_day_it_takes_effect_at_once_and_reveals_nothing() -> None:
    m = until(season(8, days=4), "round_table", "talk")
    move(m, 0, "withdraw")
    assert m.view(3)["out"] == {"0": {"how": "withdrawn", "day": 1}}
    assert m.view(3)["alive"] == [1, 2, 3, 4, 5, 6, 7]


def test_tt_42_who_leaves_keeps_nobody_waiting() -> None:
    m = until(season(8, days=4), "round_table", "talk")
    for seat in range(7):
        move(m, seat, "ready")
    move(m, 7, "withdraw")
    assert at(m) == ("round_table", "vote")


def test_tt_42_in_a_vote_it_waits_for_the_banishment() -> None:
    """TT-42: only the leaver sees it, is silent, and may still vote."""
    m = until(season(8, days=4), "round_table", "vote")
    before = m.view(3)
    move(m, 7, "withdraw")
    assert m.view(3) == before
    assert m.view(7)["leaving"]
    assert truth(m)["leaving"] == [7]
    assert refusal(m, 7, "withdraw") == "already_leaving"
    vote(m, {7: 6, 6: 7})
    assert "7" not in m.view(3)["out"]
    until(m, "round_table", "runoff")
    vote(m, {0: 6})
    assert {seat: out["how"] for seat, out in m.view(3)["out"].items()} == {"6": "banished", "7": "withdrawn"}


@pytest.mark.parametrize("stage", ["reveal", "defence", "runoff", "talk_again", "runoff_again", "host_rules"])
def test_tt_42_from_the_opening_of_a_vote_it_waits_in_every_stage(stage: str) -> None:
    m = until(season(8, days=4), "round_table", stage)
    before = m.view(3)
    move(m, 2, "withdraw")
    assert m.view(3) == before
    until(m, "round_table", "identity")
    assert m.view(3)["out"]["2"]["how"] == "withdrawn"


def test_tt_42_a_leaver_who_is_tied_stays_silent() -> None:
    m = until(season(8, days=4), "round_table", "vote")
    move(m, 2, "withdraw")
    vote(m, {2: 3, 3: 2})
    assert m.view(0)["speaker"] == [2]
    assert refusal(m, 2, "say", text="Bye.") == "you_are_leaving"
    assert refusal(m, 2, "ready") is None


def test_tt_42_banished_counts_as_that() -> None:
    m = until(season(8, days=4), "round_table", "vote")
    move(m, 7, "withdraw")
    vote(m, {0: 7})
    move(m, 7, "reveal")
    assert m.view(3)["out"] == {"7": {"how": "banished", "day": 1, "identity": "loyal"}}


def test_tt_42_in_the_identity_stage_it_does_not_wait() -> None:
    m = until(season(8, days=4), "round_table", "identity")
    move(m, 2, "withdraw")
    assert m.view(3)["out"]["2"]["how"] == "withdrawn"


def test_tt_42_nor_in_the_end_vote() -> None:
    m = until(season(6, days=2), "end_vote")
    move(m, 2, "withdraw")
    assert until(m, "over").result is not None


def dark() -> Match:
    return until(season(8, days=4, first_round_table=4), "conclave", 1)


def test_tt_42_in_a_conclave_it_waits_for_the_last_chair() -> None:
    """TT-42: the chair of one who withdrew in the night stays empty (TT-35)."""
    m = dark()
    move(m, 5, "withdraw")
    assert m.view(5)["awaited"]
    assert "suspect" in legal(m, 5)
    night(m, {"move": "murder", "target": 4})
    until(m, "breakfast")
    while m.view(0)["out"] == {}:
        assert 5 not in m.view(0)["seated"]
        m.tick(m.deadline or 0)
    assert {seat: out["how"] for seat, out in m.view(0)["out"].items()} == {"4": "murdered", "5": "withdrawn"}


@pytest.mark.parametrize("where", [("round_table", "vote"), ("conclave", 1), ("conclave", 2), ("breakfast",)])
def test_tt_42_while_it_waits_only_the_leaver_and_the_host_see_it(where: tuple[str | int, ...]) -> None:
    """In no field of a view, no line of talk and no deadline; until the next thing happens, too."""
    m = until(season(9, days=5), *where)
    twin = m.fork()
    move(m, 5, "withdraw")
    others = [*(seat for seat in m.view("watcher")["alive"] if seat != 5), "watcher"]
    for _ in range(2):
        assert m.deadline == twin.deadline
        for viewer in others:
            assert (m.view(viewer), m.talk(viewer)) == (twin.view(viewer), twin.talk(viewer))
        m.tick(m.deadline or 0)
        twin.tick(twin.deadline or 0)
    assert m.view(5) != twin.view(5)


@pytest.mark.parametrize("where", [("round_table", "vote"), ("conclave", 1), ("conclave", 2), ("breakfast",)])
def test_tt_42_a_waiting_withdrawal_changes_no_calendar(where: tuple[str | int, ...]) -> None:
    """TT-11, TT-42: five would be left, but nobody can tell by the number of days before it takes effect."""
    m = until(season(6, days=5, first_round_table=1 if "vote" in where else 5), *where)
    move(m, 5, "withdraw")
    for viewer in (*range(6), "watcher"):
        assert (m.view(viewer)["days"], m.view(viewer)["nights_left"]) == (5, 5 - m.view(viewer)["day"])
    while "5" not in m.view("watcher")["out"]:
        assert m.view("watcher")["days"] == 5
        m.tick(m.deadline or 0)
    all_in(m)
    assert m.view("watcher")["days"] == 2


def test_tt_42_murdered_counts_as_that() -> None:
    m = dark()
    move(m, 5, "withdraw")
    night(m, {"move": "murder", "target": 5})
    all_in(m)
    assert m.view(0)["out"] == {"5": {"how": "murdered", "day": 2}}


def test_tt_42_at_breakfast_before_the_last_chair_it_waits_too() -> None:
    m = dark()
    until(m, "breakfast")
    move(m, 6, "withdraw")
    all_in(m)
    assert m.view(0)["out"]["6"]["how"] == "withdrawn"
    assert 6 in m.view(0)["seated"]


def test_tt_42_what_a_leaving_traitor_named_stands() -> None:
    m = dark()
    move(m, 0, "murder", target=4)
    move(m, 0, "withdraw")
    assert refusal(m, 0, "say", text="Bye.") == "you_are_leaving"
    assert refusal(m, 0, "murder", target=5) is None
    all_in(m)
    assert m.view(2)["out"]["4"]["how"] == "murdered"


def test_tt_42_a_blackmailed_leaver_is_a_traitor_then_gone() -> None:
    m = until(season(8, (0,), days=4, first_round_table=4), "conclave", 1)
    move(m, 5, "withdraw")
    night(m, {"move": "blackmail", "target": 5})
    assert traitors(m) == [0, 5]
    all_in(m)
    assert m.view(2)["out"]["5"] == {"how": "withdrawn", "day": 2}


def test_tt_42_a_letter_that_a_leaver_leaves_unanswered_is_a_no() -> None:
    m = dark()
    night(m, {"move": "tempt", "target": 5})
    move(m, 5, "withdraw")
    all_in(m)
    assert traitors(m) == [0, 1]


def test_tt_42_traitors_are_counted_at_the_conclaves_start() -> None:
    """One of two leaves in the night: the other need not blackmail before the next."""
    m = dark()
    move(m, 1, "withdraw")
    assert refusal(m, 0, "blackmail", target=5) == "not_tonight"
    assert refusal(m, 0, "tempt", target=5) is None


def test_tt_42_a_leaver_never_wins() -> None:
    m = until(season(6, days=2), "round_table", "vote", day=2)
    alive = m.view(0)["alive"]
    assert alive == [0, 1, 2, 3]
    move(m, 0, "withdraw")
    vote(m, {1: 3, 2: 3, 3: 1})
    until(m, "over")
    assert m.result is not None
    assert m.result["winners"] == [1]
