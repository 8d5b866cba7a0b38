"""The Vault: TT-13 to TT-15."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import (
    NAMES,
    at,
    by_days,
    legal,
    move,
    refusal,
    season,
    truth,
    until,
    walk_round,
)
from turncoat import Match


def progress(m: Match) -> Any:
    return m.view("watcher")["mission"]["progress"]


def close_doors(m: Match) -> list[str]:
    """The vault's doors are closed again; what was behind them."""
    until(m, "mission")
    pictures: list[str] = progress(m)["pictures"]
    m.tick(m.deadline or 0)
    return pictures


def answer(m: Match, picture: str) -> None:
    told = progress(m)
    move(m, told["turn"], "mission", act={"move": "answer", "door": told["door"], "picture": picture})


def test_tt_13_every_day_has_a_mission_and_its_silver_goes_on_the_public_stack() -> None:
    """TT-13, TT-14: ten bars for all answers right."""
    m = season(6, days=2)
    walk_round(m, right=range(6))
    assert at(m) == ("armoury",)
    assert m.view("watcher")["silver"] == 10
    assert m.view("watcher")["earned"] == 10
    until(m, "mission", day=2)


def test_tt_13_the_silver_of_every_mission_is_added_to_the_stack() -> None:
    m = season(8, days=3)
    walk_round(m, right=range(4))
    first = m.view("watcher")["silver"]
    until(m, "mission", day=2)
    until(m, "armoury", day=2)
    assert (first, m.view("watcher")["earned"], m.view("watcher")["silver"]) == (5, 0, 5)
    hosted = season(8, days=3, host="human")
    for day, (bars, stack) in enumerate([(3, 3), (4, 7), (0, 7)], start=1):
        until(hosted, "mission", day=day)
        move(hosted, "host", "mission_result", bars=bars, access=[])
        assert (hosted.view("watcher")["earned"], hosted.view("watcher")["silver"]) == (bars, stack)


def test_tt_14_the_pictures_are_shown_once() -> None:
    m = until(season(), "mission")
    assert len(set(progress(m)["pictures"])) == progress(m)["doors"] == 9
    assert refusal(m, 0, "mission", act={"move": "answer", "door": 0, "picture": "owl"}) == "doors_still_open"
    m.tick(m.deadline or 0)
    assert progress(m)["pictures"] == []
    assert m.view(0)["mission"]["mine"]["left"] == 2


@pytest.mark.parametrize(("right", "bars"), [(0, 0), (1, 1), (3, 5), (5, 8)])
def test_tt_14_bars_by_the_share_of_right_answers(right: int, bars: int) -> None:
    m = season(6)
    walk_round(m, right=range(right), wrong=range(right, 6))
    assert m.view(0)["silver"] == bars


def test_tt_14_silence_earns_nothing() -> None:
    m = until(season(), "armoury")
    assert m.view(0)["silver"] == 0


def test_tt_14_the_group_walks_round_and_each_answers_in_turn() -> None:
    m = season(7)
    pictures = close_doors(m)
    order = []
    while at(m) == ("mission",):
        told = progress(m)
        order.append(told["turn"])
        other = (told["turn"] + 1) % 7
        act = {"move": "answer", "door": told["door"], "picture": "owl"}
        assert refusal(m, other, "mission", act=act) == "not_your_turn"
        assert "mission" in legal(m, told["turn"])
        assert [seat for seat in range(7) if m.view(seat)["awaited"]] == [told["turn"]]
        answer(m, pictures[told["door"]])
    first = order[0]
    assert order == [(first + step) % 7 for step in range(14)]


def test_tt_14_all_see_whether_an_answer_was_right_and_not_what_else_was_behind_the_door() -> None:
    m = season()
    pictures = close_doors(m)
    told = progress(m)
    answer(m, pictures[told["door"] - 1])
    assert progress(m)["answers"] == [
        {"seat": told["turn"], "door": told["door"], "picture": pictures[told["door"] - 1], "right": False}
    ]
    again = progress(m)
    m.tick(m.deadline or 0)
    assert progress(m)["answers"][1] == {
        "seat": again["turn"],
        "door": again["door"],
        "picture": None,
        "right": False,
    }
    assert progress(m)["answered"] == 2


@pytest.mark.parametrize("players", [6, 8, 9, 24])
def test_tt_14_everybody_is_asked_equally_often_and_never_twice_about_a_door(players: int) -> None:
    m = season(players)
    until(m, "mission")
    ends = m.view(0)["mission"]["ends"]
    m.tick(m.deadline or 0)
    asked = []
    while at(m) == ("mission",):
        assert (m.deadline or 0) - m.now >= 7
        asked.append((progress(m)["turn"], progress(m)["door"]))
        m.tick(m.deadline or 0)
    assert len(set(asked)) == len(asked) == players * (2 if players <= 8 else 1)
    assert {sum(seat == one for seat, _ in asked) for one in range(players)} == {len(asked) // players}
    assert m.now <= ends + 0.001


def test_tt_14_who_leaves_is_passed_over() -> None:
    """TT-42: and counts for nothing in the share."""
    m = season(8)
    pictures = close_doors(m)
    gone = progress(m)["turn"]
    move(m, gone, "withdraw")
    assert progress(m)["turn"] == (gone + 1) % 8
    assert progress(m)["questions"] == 14
    while at(m) == ("mission",):
        assert progress(m)["turn"] != gone
        answer(m, pictures[progress(m)["door"]])
    assert m.view(0)["silver"] == 10


def test_tt_14_ready_closes_the_doors_and_then_ends_the_mission() -> None:
    m = until(season(), "mission")
    for _ in range(2):
        assert at(m) == ("mission",)
        for seat in range(6):
            move(m, seat, "ready")
    assert at(m) == ("armoury",)


def test_tt_14_in_days_all_answer_when_they_can() -> None:
    """TT-2: nobody has a turn that passes, and answers are told to nobody."""
    m = until(by_days(), "mission")
    pictures = progress(m)["pictures"]
    m.tick(m.deadline or 0)
    for seat in reversed(range(6)):
        for door in m.view(seat)["mission"]["mine"]["doors"]:
            move(m, seat, "mission", act={"move": "answer", "door": door, "picture": pictures[door]})
            if at(m) == ("mission",):
                assert progress(m)["answers"] == []
                assert (
                    refusal(m, seat, "mission", act={"move": "answer", "door": door, "picture": "owl"})
                    == "not_your_door"
                )
    assert at(m) == ("armoury",)
    assert m.view(0)["silver"] == 10


def test_tt_15_the_three_best_have_access() -> None:
    m = season(8)
    walk_round(m, right=(2, 4, 6))
    assert m.view("watcher")["access"] == [2, 4, 6]


def test_tt_15_ties_and_silence_by_lot() -> None:
    """TT-15: a silent mission gives access to three by lot."""
    m = until(season(8), "armoury")
    assert m.view(0)["access"] == [5, 6, 7]
    drawn = {
        tuple(until(Match("the-traitors", NAMES[:8], seed), "armoury").view(0)["access"]) for seed in range(9)
    }
    assert len(drawn) > 4


def test_tt_14_the_host_sees_what_is_behind_the_doors() -> None:
    m = season()
    assert close_doors(m) == truth(m)["mission"]["pictures"]
