"""The calendar and the final day: TT-10 to TT-12, TT-36 to TT-39."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import (
    NAMES,
    all_in,
    at,
    banish,
    legal,
    move,
    night,
    refusal,
    season,
    traitors,
    until,
)
from turncoat import Illegal, Match
from turncoat.core.registry import find
from turncoat.games.the_traitors.clauses.payout import payout
from turncoat.lab.simulation import make_plan
from turncoat.terminal.seating import new_game


@pytest.mark.parametrize(
    ("players", "days"), [(6, 2), (7, 2), (8, 2), (9, 3), (10, 3), (12, 4), (22, 9), (24, 10)]
)
def test_tt_10_how_many_days(players: int, days: int) -> None:
    m = Match("the-traitors", NAMES[:players], 1)
    assert m.view(0)["days"] == days
    assert m.view(0)["nights_left"] == days - 1


def test_tt_10_a_night_follows_every_day_but_the_last() -> None:
    """TT-10, TT-12: from day 2 on a day begins with breakfast."""
    m = season(10, days=3)
    seen = []
    while m.result is None:
        host = m.view("host")
        here = (host["day"], host["phase"], host["nights_left"])
        if here not in seen:
            seen.append(here)
        m.tick(m.deadline or 0)
    assert seen[:7] == [
        (1, "arrival", 2),
        (1, "selection", 2),
        (1, "mission", 2),
        (1, "armoury", 2),
        (1, "round_table", 2),
        (1, "conclave", 2),
        (2, "breakfast", 1),
    ]
    assert [here for here in seen if here[0] == 3] == [
        (3, "breakfast", 0),
        (3, "mission", 0),
        (3, "round_table", 0),
        (3, "final_break", 0),
        (3, "end_vote", 0),
        (3, "finale", 0),
    ]


@pytest.mark.parametrize("options", [{"days": 1}, {"first_round_table": 3}, {"armoury_from": 3}])
def test_tt_12_options_beyond_the_days_are_refused(options: dict[str, Any]) -> None:
    """TT-10, TT-12."""
    with pytest.raises(Illegal, match=r"option_clash|bad_option"):
        season(6, **options)


def test_tt_11_five_at_breakfast_make_it_the_final_day() -> None:
    m = season(7, days=6)
    night(m, {"move": "murder", "target": 5})
    assert m.view("host")["days"] == 6
    all_in(m)
    assert len(m.view("host")["alive"]) == 5
    seen = m.view("watcher")
    assert (seen["day"], seen["days"], seen["came_early"]) == (2, 2, True)
    until(m, "round_table")
    assert m.view("host")["day"] == 2


def test_tt_11_withdrawals_before_the_round_table_make_it_the_final_day() -> None:
    """TT-11: Traitors not chosen by then are chosen at once, with the ceremony; an arrival leads to it."""
    m = season(6, days=5, choose_on=2)
    move(m, 5, "withdraw")
    assert at(m) == ("arrival",)
    assert m.view("host")["days"] == 1
    m.tick(m.deadline or 0)
    assert at(m) == ("selection", 1)
    assert traitors(m) == [0, 1]
    until(m, "round_table", "talk", day=1)


def test_tt_11_an_armoury_in_progress_closes_at_once() -> None:
    m = until(season(6, days=5), "armoury")
    move(m, 5, "withdraw")
    assert at(m) == ("round_table", "talk")
    assert m.view("host")["days"] == 1


def test_tt_11_once_the_talk_has_opened_the_day_stays_as_it_is() -> None:
    m = until(season(6, days=5), "round_table", "talk")
    move(m, 5, "withdraw")
    assert m.view("host")["days"] == 5
    assert at(m) == ("round_table", "talk")


def test_tt_11_without_a_round_table_the_day_is_open_to_the_night() -> None:
    m = until(season(6, days=5, first_round_table=3), "mission")
    move(m, 5, "withdraw")
    assert m.view("host")["days"] == 1


def test_tt_12_the_first_round_table_and_no_armoury_where_no_conclave_follows() -> None:
    """TT-12, TT-15: never before the Traitors are chosen."""
    m = season(10, days=5, choose_on=2, first_round_table=1)
    seen = []
    while m.view("host")["day"] < 3:
        host = m.view("host")
        seen.append((host["day"], host["phase"]))
        m.tick(m.deadline or 0)
    assert {phase for day, phase in seen if day == 1} == {"arrival", "mission"}
    assert {phase for day, phase in seen if day == 2} == {
        *("breakfast", "selection", "mission", "armoury", "round_table", "conclave")
    }


def test_tt_12_the_final_days_round_tables_are_held_in_any_case() -> None:
    m = season(6, days=3, first_round_table=3)
    until(m, "mission")
    move(m, 5, "withdraw")
    assert until(m, "round_table", "talk").view("host")["day"] == 1


def test_tt_36_round_tables_follow_each_other_until_four_are_left() -> None:
    """TT-36: the talk after the first is a third as long; no armoury and no night."""
    m = until(season(9, days=2), "mission", day=2)
    assert not m.view("watcher")["came_early"]
    lengths, phases, kinds = [], set(), []
    while at(m) != ("final_break",):
        phases.add(at(m)[0])
        if at(m) == ("round_table", "talk"):
            lengths.append((m.deadline or 0) - m.now)
            kinds.append(m.view("watcher")["table_kind"])
        m.tick(m.deadline or 0)
    assert lengths == [300, 100, 100]
    assert kinds == ["first", "final", "final"]
    assert phases == {"mission", "round_table"}
    assert len(m.view("host")["alive"]) == 4
    until(m, "end_vote")
    assert m.view("watcher")["table_kind"] is None
    until(m, "round_table", "talk")
    assert (m.deadline or 0) - m.now == 300
    assert m.view("watcher")["table_kind"] == "last"
    until(m, "over")
    assert len(m.view("host")["alive"]) == 3


def test_tt_36_with_four_from_the_break_on() -> None:
    m = until(season(6, days=2), "mission", day=2)
    assert len(m.view("host")["alive"]) == 4
    while at(m) == ("mission",):
        m.tick(m.deadline or 0)
    assert at(m) == ("final_break",)


def test_tt_36_a_withdrawal_that_leaves_four_breaks_a_table_off() -> None:
    m = until(season(7, days=2), "round_table", "talk", day=2)
    assert len(m.view("host")["alive"]) == 5
    move(m, 0, "withdraw")
    assert at(m) == ("final_break",)


def finalists(**options: Any) -> Match:
    return until(season(6, days=2, **options), "end_vote")


def test_tt_37_the_season_ends_when_all_vote_for_it() -> None:
    m = finalists()
    for seat in m.view("host")["alive"]:
        assert m.view(seat)["end_votes"] is None
        move(m, seat, "end", agree=True)
    assert at(m) == ("finale",)
    assert m.view("watcher")["end_votes"] == {"0": True, "1": True, "2": True, "3": True}


def test_tt_37_one_no_or_no_answer_and_the_final_round_table_is_held() -> None:
    """TT-37: the votes are shown together; an answer is final."""
    m = finalists()
    move(m, 0, "end", agree=False)
    assert refusal(m, 0, "end", agree=True) == "already_voted"
    assert m.view(1)["voted"] == [0]
    assert m.view(1)["end_votes"] is None
    for seat in (1, 2):
        move(m, seat, "end", agree=True)
    m.tick(m.deadline or 0)
    assert at(m) == ("round_table", "talk")
    assert m.view(1)["end_votes"] == {"0": False, "1": True, "2": True, "3": False}
    until(m, "round_table", "vote")
    assert m.view(1)["end_votes"] is None
    banish(m, 1)
    until(m, "over")
    assert m.result is not None
    assert m.result["winners"] == [0]


def test_tt_37_only_on_the_final_day() -> None:
    assert "end" not in legal(until(season(), "round_table", "talk"), 0)
    assert refusal(until(season(), "round_table", "talk"), 0, "end", agree=True) == "not_now"


def test_tt_38_three_left_at_any_time_end_the_season() -> None:
    m = season(6)
    for seat in (5, 4, 3):
        assert m.result is None
        move(m, seat, "withdraw")
    assert at(m) == ("finale",)
    assert until(m, "over").result is not None


def test_tt_38_a_murder_that_leaves_three_ends_the_season_at_the_last_chair() -> None:
    """TT-35, TT-38."""
    m = until(season(6, days=5), "round_table", "talk")
    move(m, 5, "withdraw")
    banish(m, 4)
    night(m, {"move": "murder", "target": 3})
    until(m, "breakfast")
    assert m.result is None
    until(m, "over")
    assert m.result == {"winners": [0, 1], "side": "traitors", "shares": {}}


def test_tt_38_nobody_left_no_winners() -> None:
    """TT-38, TT-42: at a banishment all others who were leaving go too."""
    m = until(season(6, days=5), "round_table", "vote")
    for seat in range(6):
        move(m, seat, "withdraw")
    banish(m, 5)
    until(m, "over")
    assert m.result == {"winners": [], "side": None, "shares": {}}


def test_tt_39_shares_are_exact_fractions() -> None:
    told = payout(10, left=[0, 2, 4], traitors={7})
    assert (told.winners, told.side) == ([0, 2, 4], "loyal")
    assert told.shares == {"0": "10/3", "2": "10/3", "4": "10/3"}


def test_tt_39_traitors_who_are_left_take_it_all() -> None:
    told = payout(10, left=[0, 2, 4], traitors={2, 4, 5})
    assert (told.winners, told.side, told.shares) == ([2, 4], "traitors", {"2": "5/1", "4": "5/1"})
    assert payout(0, left=[0], traitors=set()).shares == {}


def test_tt_40_once_it_is_over_every_view_has_the_recap() -> None:
    """TT-40: nights, votes, shields, who suspected whom."""
    m = season(8, days=3)
    until(m, "conclave", 1)
    assert "recap" not in m.view("host")
    move(m, 0, "murder", target=5)
    move(m, 4, "suspect", target=1)
    move(m, 3, "suspect", target=4)
    until(m, "over")
    recaps = [m.view(viewer)["recap"] for viewer in (0, 4, "watcher", "host")]
    assert all(recap == recaps[0] for recap in recaps)
    recap = recaps[0]
    assert recap["first_traitors"] == [0, 1]
    assert recap["nights"][0]["murdered"] == 5
    assert recap["nights"][0]["decided"] == [{"move": "murder", "target": 5}]
    assert recap["suspicions"] == [
        {"night": 1, "part": 1, "seat": 3, "target": 4, "right": False},
        {"night": 1, "part": 1, "seat": 4, "target": 1, "right": True},
    ]
    assert [vote["stage"] for vote in recap["votes"][:3]] == ["vote", "runoff", "runoff_again"]
    assert Match.replay(m.log, upto=20).view(4)["phase"] == "armoury"


def test_tt_2_a_season_by_the_calendar_is_for_a_server_alone() -> None:
    """Neither the terminal nor a simulation has days to wait; both say so."""
    game = find("the-traitors")
    with pytest.raises(Illegal, match="by_the_calendar"):
        new_game(game, "Ada", ["random"], {"pace": "days"}, seed=1)
    with pytest.raises(Illegal, match="by_the_calendar"):
        make_plan("the-traitors", ["random"], 1, 6, options={"pace": "days"})


def test_tt_1_nobody_can_lead_a_season_in_the_terminal() -> None:
    with pytest.raises(Illegal, match="led_by_a_person"):
        new_game(find("the-traitors"), "Ada", ["random"], {"host": "human"}, seed=1)
