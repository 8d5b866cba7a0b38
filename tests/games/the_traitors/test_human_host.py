"""A human host (TT-1, TT-2, TT-4, TT-8, TT-14, TT-15, TT-22, TT-23 (e), TT-33, TT-37, TT-41)."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

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
    truth,
    until,
    vote,
)
from turncoat import Match
from turncoat.core.calendar import Calendar

H: Final = "host"


def hosted_season(players: int = 6, **more: Any) -> Match:
    """A season whose host is a person; the Traitors are for the host to choose."""
    deal = more.pop("deal", {})
    return season(players, deal=deal, host="human", **more)


def with_traitors(players: int = 6, seats: tuple[int, ...] = (0, 1), **more: Any) -> Match:
    """The same, with the Traitors selected by the host."""
    m = hosted_season(players, **more)
    move(m, H, "select", traitors=list(seats))
    return m


def to_mission(m: Match) -> Match:
    """The host ends the arrival; the selection follows, and the first mission."""
    move(m, H, "next")
    return until(m, "mission")


def host(m: Match) -> dict[str, Any]:
    told: dict[str, Any] = m.view(0)["host"]
    return told


# TT-4, TT-5: choosing the Traitors


def test_tt_4_the_host_chooses_and_it_counts_when_the_arrival_ends() -> None:
    m = with_traitors(seats=(2, 4))
    assert all(m.view(seat)["identity"] == "loyal" for seat in range(6))
    move(m, H, "select", traitors=[3, 5])
    move(m, H, "next")
    assert at(m) == ("selection", 1)
    assert traitors(m) == [3, 5]


def test_tt_4_the_host_sees_the_wishes_and_players_do_not_see_the_choice() -> None:
    m = hosted_season()
    move(m, 2, "eager", level=3)
    assert truth(m)["eager"] == {"2": 3}
    before = [m.view(seat) for seat in (*range(6), "watcher")]
    move(m, H, "select", traitors=[2])
    assert [m.view(seat) for seat in (*range(6), "watcher")] == before
    assert truth(m)["desk"]["selected"] == [2]


def test_tt_41_a_choice_that_does_not_come_is_waited_for_then_drawn() -> None:
    m = hosted_season(host_patience=60)
    for seat in range(6):
        move(m, seat, "ready")
    assert at(m) == ("selection",)
    assert host(m)["waiting"] == "select"
    assert m.view(H)["awaited"]
    assert m.deadline == m.now + 60
    m.tick(m.deadline)
    assert at(m) == ("selection", 1)
    assert traitors(m) == [0, 1]  # as dealt


def test_tt_41_the_choice_that_was_waited_for_goes_on_at_once() -> None:
    m = hosted_season()
    move(m, H, "next")
    assert host(m)["waiting"] == "select"
    assert {tuple(sorted(legal(m, seat))) for seat in range(6)} == {("withdraw",)}  # nothing to look at yet
    move(m, H, "select", traitors=[4])
    assert at(m) == ("selection", 1)
    assert traitors(m) == [4]


@pytest.mark.parametrize("seats", [[], [0, 1, 2], [0, 0], [6], [-1]])
def test_tt_5_the_host_chooses_from_one_to_fewer_than_half(seats: list[int]) -> None:
    assert refusal(hosted_season(), H, "select", traitors=seats) in ("bad_selection", "bad_selection_number")


def test_tt_5_a_number_that_was_told_is_kept_to() -> None:
    m = Match("the-traitors", NAMES[:9], 1, {"host": "human", "traitors": 2})
    assert refusal(m, H, "select", traitors=[1]) == "bad_selection_number"
    assert refusal(m, H, "select", traitors=[1, 2, 3]) == "bad_selection_number"
    assert refusal(m, H, "select", traitors=[1, 2]) is None


@pytest.mark.parametrize(("told", "bounds"), [("secret", (1, 3)), (2, (2, 2))])
def test_tt_5_the_offer_to_select_says_how_many(told: object, bounds: tuple[int, int]) -> None:
    m = Match("the-traitors", NAMES[:8], 1, {"host": "human", "traitors": told})
    (offer,) = [entry for entry in m.legal(H) if entry["move"] == "select"]
    assert (offer["least"], offer["most"]) == bounds


def test_tt_5_who_has_left_is_not_counted_in_the_offer_to_select() -> None:
    m = hosted_season(8)
    assert refusal(m.fork(), H, "select", traitors=[0, 1, 2]) is None
    for seat in (6, 7):
        move(m, seat, "withdraw")
    (offer,) = [entry for entry in m.legal(H) if entry["move"] == "select"]
    assert (offer["least"], offer["most"]) == (1, 2)  # of six
    assert refusal(m, H, "select", traitors=[0, 1, 2]) == "bad_selection_number"


def test_tt_33_the_offer_of_a_death_list_says_how_long_it_may_be() -> None:
    m = with_traitors(8, days=5)
    until(m, "conclave", 1)
    (offer,) = [entry for entry in m.legal(H) if entry["move"] == "death_list"]
    assert (offer["least"], offer["most"]) == (1, len(m.view(H)["alive"]) - 1)


def test_tt_4_on_day_2_the_choice_falls_due_after_breakfast() -> None:
    m = hosted_season(8, choose_on=2, days=4)
    assert refusal(m, H, "select", traitors=[1]) == "not_now"
    until(m, "breakfast", day=2)
    move(m, H, "select", traitors=[1])
    move(m, H, "next")
    while at(m) == ("breakfast",):
        move(m, H, "next")
    assert traitors(m) == [1]


def test_a_selected_player_who_has_left_is_no_traitor() -> None:
    m = hosted_season(8)
    move(m, H, "select", traitors=[1, 2])
    move(m, 1, "withdraw")
    move(m, H, "next")
    assert traitors(m) == [2]


@pytest.mark.parametrize(("letting_go", "stands"), [("step_out", True), ("hand_over", False)])
def test_tt_41_a_choice_that_was_made_stands_when_the_host_steps_out(letting_go: str, stands: bool) -> None:
    m = with_traitors(seats=(2, 4), deal={"traitors": [3]})
    move(m, H, letting_go, **({} if stands else {"decision": "select"}))
    until(m, "mission")
    assert traitors(m) == ([2, 4] if stands else [3])


# TT-2: clocks


def test_tt_2_with_clocks_a_phase_ends_by_its_clock_or_by_next() -> None:
    m = with_traitors()
    assert m.deadline == 120
    m.tick(120)
    assert at(m) == ("selection", 1)
    until(m, "mission")
    move(m, H, "next")
    assert host(m)["waiting"] == "mission_result"


def test_tt_2_without_clocks_a_phase_waits_for_next_as_long_as_the_host_is_patient() -> None:
    m = with_traitors(clocks=False, host_patience=500)
    assert m.deadline == 500
    to_mission(m)
    began = m.now
    move(m, H, "mission_result", bars=3, access=[])
    assert at(m) == ("round_table", "talk")
    assert m.deadline == began + 500
    m.tick(200)
    assert at(m) == ("round_table", "talk")
    move(m, H, "open_vote")
    assert at(m) == ("round_table", "vote")
    assert m.deadline == 700
    m.tick(700)
    assert at(m) == ("round_table", "reveal")


def test_tt_2_without_clocks_the_seconds_count_where_they_are_longer() -> None:
    m = with_traitors(clocks=False, host_patience=20)
    assert m.deadline == 120


def test_what_the_host_says_in_secret_moves_no_clock() -> None:
    m = with_traitors(clocks=False, host_patience=500)
    deadline = m.deadline
    m.tick(5)
    m.play(H, {"move": "say", "text": "Well?", "where": "out"})
    m.play(H, {"move": "select", "traitors": [3]})
    assert m.deadline == deadline


def test_tt_34_the_night_has_its_time_for_the_host_too() -> None:
    m = with_traitors(clocks=False, days=4)
    until(m, "conclave", 1)
    for name, fields in (("next", {}), ("extend", {"seconds": 9}), ("pause", {"seconds": 9})):
        assert refusal(m, H, name, **fields) == "night_has_its_time"
    assert m.deadline == m.now + 60
    assert not m.view(H)["awaited"]


def test_tt_34_without_clocks_the_night_waits_for_no_host_in_either_part() -> None:
    m = with_traitors(clocks=False, days=4, first_round_table=4, host_patience=3600)
    until(m, "armoury")
    move(m, H, "next")
    assert at(m) == ("conclave", 1)
    began = m.now
    for passed, where in ((60, ("conclave", 2)), (90, ("breakfast",))):
        assert m.deadline == began + passed
        m.tick(began + passed)
        assert at(m) == where


# TT-14, TT-15: missions


def test_tt_14_the_host_runs_the_mission_and_enters_what_it_earned() -> None:
    m = to_mission(with_traitors(days=4))
    assert m.view(0)["mission"]["name"] == "host"
    assert (
        refusal(m, 0, "mission", act={"move": "answer", "door": 0, "picture": "owl"}) == "hosts_own_mission"
    )
    move(m, H, "mission_result", bars=7, access=[2, 5])
    assert at(m) == ("armoury",)
    view = m.view("watcher")
    assert (view["silver"], view["access"], len(view["doors"])) == (7, [2, 5], 2)


def test_tt_15_there_is_no_armoury_if_the_host_enters_no_access() -> None:
    m = to_mission(with_traitors(days=4))
    move(m, H, "mission_result", bars=0, access=[])
    assert at(m) == ("round_table", "talk")


def test_tt_41_a_mission_without_a_result_earns_nothing_and_the_lot_gives_access() -> None:
    m = with_traitors(days=4)
    until(m, "mission")
    assert m.deadline is not None
    m.tick(m.deadline)
    assert host(m)["waiting"] == "mission_result"
    m.tick(m.deadline)
    assert at(m) == ("armoury",)
    assert (m.view(0)["silver"], m.view(0)["access"]) == (0, [3, 4, 5])


def test_tt_14_a_mission_of_the_hosts_has_no_clock_unless_the_host_sets_one() -> None:
    m = to_mission(with_traitors(days=4))
    for viewer in (0, H, "watcher"):
        assert (m.view(viewer)["deadline"], m.view(viewer)["mission"]["ends"]) == (None, None)
    m.tick(m.now + 3600)
    assert at(m) == ("mission",)
    m.play(H, {"move": "extend", "seconds": 300}, at=m.now)
    ends = m.now + 300
    assert (m.view(0)["deadline"], m.view(0)["mission"]["ends"], m.deadline) == (ends, ends, ends)
    m.tick(ends)
    assert (host(m)["waiting"], m.view(0)["deadline"]) == ("mission_result", ends + 120)
    assert Match.replay(m.log).view(0) == m.view(0)


def test_tt_14_the_clock_of_one_day_is_none_of_the_next() -> None:
    m = to_mission(with_traitors(8, days=4))
    move(m, H, "extend", seconds=60)
    move(m, H, "mission_result", bars=1, access=[])
    assert until(m, "mission", day=2).view(0)["deadline"] is None


def test_tt_14_a_result_that_comes_late_is_entered_with_its_bars_alone() -> None:
    """TT-14, TT-15: the lot has given access meanwhile."""
    m = to_mission(with_traitors(8, days=4))
    assert "mission_result" in legal(m, H)
    until(m, "armoury")
    assert (m.view(0)["silver"], m.view(0)["access"]) == (0, [5, 6, 7])
    until(m, "round_table", "talk")
    assert "mission_result" in legal(m, H)
    assert refusal(m, H, "mission_result", bars=6, access=[1]) == "too_late_for_access"
    assert refusal(m, H, "mission_result", bars=101, access=[]) == "bad_bars"
    move(m, H, "mission_result", bars=6, access=[])
    view = m.view("watcher")
    assert (at(m), view["silver"], view["earned"]) == (("round_table", "talk"), 6, 6)
    assert m.talk(0)[-1]["announce"] == {"what": "mission", "bars": 6}
    assert refusal(m, H, "mission_result", bars=6, access=[]) == "not_now"
    move(m, H, "undo")
    move(m, H, "mission_result", bars=7, access=[])
    assert m.view(0)["silver"] == 7


def test_tt_14_a_result_that_came_is_not_entered_twice() -> None:
    m = to_mission(with_traitors(8, days=4))
    move(m, H, "mission_result", bars=6, access=[])
    assert refusal(m, H, "mission_result", bars=6, access=[]) == "not_now"
    until(m, "mission", day=2)
    until(m, "round_table", "talk", day=2)
    assert refusal(until(m.fork(), "conclave", 1), H, "mission_result", bars=1, access=[]) == "not_now"
    until(m, "breakfast", day=3)
    assert refusal(m, H, "mission_result", bars=1, access=[]) is None


def test_tt_41_the_table_runs_the_missions_that_are_handed_over() -> None:
    m = with_traitors(days=4)
    move(m, H, "hand_over", decision="mission_result")
    to_mission(m)
    assert m.view(0)["mission"]["name"] == "vault"
    assert refusal(m, H, "mission_result", bars=1, access=[]) == "tables_mission"


@pytest.mark.parametrize(
    ("bars", "access", "why"),
    [(-1, [], "bad_bars"), (101, [], "bad_bars"), (1, [1, 1], "bad_access"), (1, [6], "bad_access")],
)
def test_a_result_that_cannot_be_is_refused(bars: int, access: list[int], why: str) -> None:
    m = to_mission(with_traitors(days=4))
    assert refusal(m, H, "mission_result", bars=bars, access=access) == why


def test_tt_12_no_access_on_the_final_day() -> None:
    m = with_traitors(5 + 1, days=2)
    until(m, "mission", day=2)
    assert refusal(m, H, "mission_result", bars=1, access=[2]) == "no_armoury_today"


# TT-22: identity


@pytest.mark.parametrize("ask", [True, False])
def test_tt_22_the_host_decides_each_time_whether_to_ask(ask: bool) -> None:
    m = with_traitors(days=4, reveal="never" if ask else "always")
    banish(m, 0)
    assert "identity" not in m.view(3)["out"]["0"]
    assert host(m)["waiting"] == "ask_identity"
    move(m, H, "ask_identity", ask=ask)
    assert refusal(m, H, "ask_identity", ask=True) == "already_answered"
    assert m.deadline == m.now + 15
    assert m.view(3)["revealer"] == (0 if ask else None)
    m.tick(m.deadline)
    assert ("identity" in m.view(3)["out"]["0"]) == ask
    assert at(m) == (("round_table", "identity") if ask else ("conclave", 1))
    until(m, "conclave", 1)


@pytest.mark.parametrize(("reveal", "shown"), [("always", True), ("never", False)])
def test_tt_22_the_option_is_the_fallback(reveal: str, shown: bool) -> None:
    m = with_traitors(days=4, reveal=reveal)
    banish(m, 0)
    assert m.deadline == m.now + 120
    m.tick(m.deadline)
    if shown:
        move(m, 0, "reveal")
    assert ("identity" in m.view(3)["out"]["0"]) == shown
    assert at(m) == ("round_table", "identity")


# TT-23 (e): the last tie


def tie_votes(m: Match) -> None:
    """Nobody ever votes for one alone: 0 and 1, then 2 and 3 are tied to the end."""
    until(m, "round_table", "vote")
    vote(m, {2: 0, 3: 1})
    until(m, "round_table", "runoff")
    vote(m, {2: 0, 3: 1})
    until(m, "round_table", "runoff_again")
    vote(m, {2: 0, 3: 1})
    until(m, "round_table", "safe_vote")
    vote(m, {0: 2, 1: 3})


def test_tt_23e_the_host_rules_lots() -> None:
    m = with_traitors(days=4, deal={"lots": [3, 2, 0, 1, 4, 5]})
    tie_votes(m)
    assert at(m) == ("round_table", "host_rules")
    assert host(m)["waiting"] == "tie"
    move(m, H, "tie", rule="lots")
    assert m.view(0)["banished"] == 3


def test_tt_23e_the_host_rules_a_revote_among_those_tied() -> None:
    m = with_traitors(days=4)
    tie_votes(m)
    move(m, H, "tie", rule="revote")
    assert at(m) == ("round_table", "revote")
    assert (m.view(0)["candidates"], m.view(0)["voters"]) == ([2, 3], [0, 1, 2, 3, 4, 5])
    assert refusal(m, 2, "vote", target=2) == "not_yourself"
    vote(m, {0: 2, 3: 2, 1: 3})
    assert m.view(0)["banished"] == 2


def test_tt_23e_a_revote_that_is_tied_again_goes_to_lots() -> None:
    m = with_traitors(days=4, deal={"lots": [2, 3, 0, 1, 4, 5]})
    tie_votes(m)
    move(m, H, "tie", rule="revote")
    vote(m, {})
    assert m.view(0)["banished"] == 2


def test_tt_41_a_tie_that_the_host_does_not_rule_goes_to_lots() -> None:
    m = with_traitors(days=4, deal={"lots": [2, 3, 0, 1, 4, 5]})
    tie_votes(m)
    assert m.deadline == m.now + 120
    m.tick(m.deadline)
    assert m.view(0)["banished"] == 2


def test_tt_24_where_nobody_can_be_voted_for_lots_decide_and_not_the_host() -> None:
    m = with_traitors(days=4, deal={"lots": [4, 0, 1, 2, 3, 5]})
    for stage in ("vote", "runoff", "runoff_again"):
        until(m, "round_table", stage)
        vote(m, {seat: (seat + 1) % 6 for seat in range(6)})
    assert at(m) == ("round_table", "host_rules")
    assert host(m)["waiting"] is None
    assert "tie" not in legal(m, H)
    assert m.deadline == m.now + 5
    m.tick(m.deadline)
    assert m.view(0)["banished"] == 4


# TT-33: death lists


def test_tt_33_the_host_orders_a_list_before_the_first_decision() -> None:
    m = with_traitors(8, days=5)
    until(m, "conclave", 1)
    before = m.view(4)
    move(m, H, "death_list", count=2)
    assert m.view(4) == before
    assert m.view(0)["list_count"] == 2
    assert refusal(m, 0, "murder", target=3) == "not_tonight"
    for seat in (0, 1):
        move(m, seat, "list", targets=[3, 4])
    all_in(m)
    assert m.view(5)["list"] == [3, 4]


def test_tt_33_not_after_a_decision_nor_twice_nor_the_night_after_nor_in_the_last_conclave() -> None:
    m = with_traitors(12, days=5)
    until(m, "conclave", 1)
    assert refusal(m, H, "death_list", count=0) == "bad_list"
    assert refusal(m, H, "death_list", count=12) == "bad_list"
    fork = m.fork()
    fork.play(0, {"move": "murder", "target": 5})
    assert refusal(fork, H, "death_list", count=2) == "too_late_for_a_list"
    move(m, H, "death_list", count=1)
    assert refusal(m, H, "death_list", count=1) == "too_late_for_a_list"
    night(m)
    assert refusal(m, H, "death_list", count=1) == "too_late_for_a_list"
    until(m, "conclave", 1, day=2)
    assert refusal(m, H, "death_list", count=1) == "no_list_tonight"
    until(m, "conclave", 1, day=3)
    move(m, H, "death_list", count=1)
    until(m, "conclave", 1, day=4)
    assert refusal(m, H, "death_list", count=1) == "no_list_tonight"


def test_tt_33_no_list_in_the_last_conclave_though_there_was_none_before() -> None:
    m = until(with_traitors(9, days=3), "conclave", 1, day=1)
    assert "death_list" in legal(m, H)
    until(m, "conclave", 1, day=2)
    assert refusal(m, H, "death_list", count=1) == "no_list_tonight"


def test_tt_33_two_lists_a_season_and_no_third() -> None:
    m = with_traitors(18, days=7)
    for day in (1, 3):
        until(m, "conclave", 1, day=day)
        move(m, H, "death_list", count=1)
    until(m, "conclave", 1, day=5)
    assert refusal(m, H, "death_list", count=1) == "no_list_tonight"


def test_tt_33_lists_of_the_options_are_for_the_table_alone() -> None:
    m = with_traitors(8, days=5, death_lists=[1])
    until(m, "conclave", 1)
    assert m.view(0)["list_count"] is None
    m = with_traitors(8, days=5, death_lists=[1])
    move(m, H, "hand_over", decision="death_list")
    until(m, "conclave", 1)
    assert m.view(0)["list_count"] == 3
    assert refusal(m, H, "death_list", count=2) == "handed_over"


# TT-37: the end


def final(players: int = 6) -> Match:
    m = with_traitors(players, days=2)
    until(m, "round_table", "talk", day=2)
    return m


def test_tt_37_the_host_offers_the_end_in_talk_and_play_returns_with_the_time_left() -> None:
    m = final()
    left = (m.deadline or 0) - m.now - 20
    m.tick(m.now + 20)
    move(m, H, "offer_end")
    assert at(m) == ("end_vote",)
    alive = m.view(0)["alive"]
    for seat in alive:
        move(m, seat, "end", agree=seat != alive[0])
    assert at(m) == ("round_table", "talk")
    assert (m.deadline or 0) - m.now == left
    assert refusal(m, H, "offer_end") == "already_offered"


def test_tt_37_all_agree_and_the_season_ends() -> None:
    m = final()
    move(m, H, "offer_end")
    for seat in m.view(0)["alive"]:
        move(m, seat, "end", agree=True)
    assert at(m) == ("finale",)


def test_tt_37_not_between_two_votes_of_one_round_table() -> None:
    m = final()
    until(m, "round_table", "vote")
    vote(m, {})
    until(m, "round_table", "runoff")
    vote(m, {})
    assert at(m) == ("round_table", "talk_again")
    assert "offer_end" not in legal(m, H)
    assert refusal(m, H, "offer_end") == "not_now"


def test_tt_42_who_leaves_in_the_end_vote_is_neither_counted_nor_waited_for() -> None:
    m = until(with_traitors(9, days=2), "round_table", "talk", day=2)
    move(m, H, "offer_end")
    first, second, *others = m.view(0)["alive"]
    move(m, first, "end", agree=True)
    move(m, first, "withdraw")
    assert m.view(second)["voted"] == []
    for seat in others[:-1]:
        move(m, seat, "end", agree=True)
    assert at(m) == ("end_vote",)
    assert m.view(others[-1])["awaited"]
    move(m, others[-1], "end", agree=True)
    assert at(m) == ("end_vote",)
    move(m, second, "withdraw")
    assert at(m) == ("finale",)


def test_tt_37_only_on_the_final_day() -> None:
    m = with_traitors(days=3)
    until(m, "round_table", "talk")
    assert refusal(m, H, "offer_end") == "not_the_final_day"


def test_tt_37_a_human_host_is_not_asked_for_by_the_table() -> None:
    m = until(with_traitors(days=2), "final_break")
    assert "offer_end" in legal(m, H)
    handed = m.fork()
    handed.play(H, {"move": "hand_over", "decision": "offer_end"})
    handed.play(H, {"move": "next"})
    assert at(handed) == ("end_vote",)
    move(m, H, "next")
    assert at(m) == ("round_table", "talk")


# TT-8 and talk


def test_tt_8_a_warning_is_public() -> None:
    m = with_traitors()
    move(m, H, "warn", target=3, text="Nobody says what they are.")
    line = m.talk("watcher")[-1]
    assert line["seat"] == "host"
    assert line["announce"] == {"what": "warned", "seats": [3], "text": "Nobody says what they are."}


def test_the_host_speaks_to_all_to_the_conclave_or_to_those_out() -> None:
    m = with_traitors(days=4)
    assert refusal(m, H, "say", text="Psst.", where="conclave") == "no_conclave"
    banish(m, 5)
    move(m, H, "say", text="Poor you.", where="out")
    until(m, "conclave", 1)
    move(m, H, "say", text="Choose well.", where="conclave")
    move(m, H, "say", text="Sleep well.")
    heard = {seat: [line.get("say") for line in m.talk(seat) if line.get("say")] for seat in (0, 3, 5)}
    assert heard == {0: ["Choose well.", "Sleep well."], 3: ["Sleep well."], 5: ["Poor you.", "Sleep well."]}


def test_players_may_not_say_where_nor_do_what_is_the_hosts() -> None:
    m = with_traitors()
    assert refusal(m, 0, "say", text="Hello", where="all") == "bad_move"
    assert refusal(m, 0, "next") == "for_the_host"
    assert refusal(m, 0, "select", traitors=[0]) == "for_the_host"
    assert not legal(m, 0) & {"next", "warn", "select", "pause", "undo", "step_out"}


# TT-41: handing over, stepping out and in


def test_tt_41_stepping_out_gives_all_to_the_table_and_stepping_in_takes_it_back() -> None:
    m = hosted_season(days=4)
    move(m, H, "next")
    assert host(m)["waiting"] == "select"
    move(m, H, "step_out")
    assert at(m) == ("selection", 1)
    until(m, "mission")
    assert m.view(0)["mission"]["name"] == "vault"
    assert host(m)["away"]
    assert refusal(m, H, "next") == "stepped_out"
    banish(m, 5)
    assert m.view(0)["out"]["5"]["identity"] == "loyal"
    move(m, H, "step_in")
    assert refusal(m, H, "step_in") == "already_in"
    until(m, "mission", day=2)
    assert m.view(0)["mission"]["name"] == "host"


def test_tt_41_what_was_handed_over_is_the_tables_until_the_host_steps_in() -> None:
    m = with_traitors(days=4)
    move(m, H, "hand_over", decision="ask_identity")
    assert refusal(m, H, "hand_over", decision="ask_identity") == "already_handed_over"
    banish(m, 5)
    assert m.view(0)["out"]["5"]["identity"] == "loyal"
    assert host(m)["waiting"] is None


# Clocks by hand


def test_tt_41_a_vote_that_is_handed_over_opens_by_the_clock() -> None:
    m = until(with_traitors(days=3, clocks=False), "round_table", "talk")
    move(m, H, "hand_over", decision="open_vote")
    assert m.deadline == m.view(0)["since"] + 300
    assert refusal(m, H, "open_vote") == "handed_over"
    m.tick(m.deadline or 0)
    assert at(m) == ("round_table", "vote")


@pytest.mark.parametrize("letting_go", [{"move": "step_out"}, {"move": "hand_over", "decision": "open_vote"}])
def test_tt_2_a_clock_that_ran_down_while_the_host_led_ends_when_the_host_lets_go(
    letting_go: dict[str, str],
) -> None:
    m = until(with_traitors(days=3, clocks=False), "round_table", "talk")
    m.play(H, {"move": "hand_over", "decision": "tie"}, at=m.now + 290)
    m.tick(m.now + 50)
    assert at(m) == ("round_table", "talk")
    m.play(H, letting_go)
    assert m.deadline == m.now
    m.tick(m.now)
    assert at(m) == ("round_table", "vote")
    assert Match.replay(m.log).view(0) == m.view(0)


def test_the_host_gives_more_time() -> None:
    m = with_traitors()
    move(m, H, "extend", seconds=60)
    assert m.deadline == 180
    assert refusal(m, H, "extend", seconds=0) == "bad_seconds"


@pytest.mark.parametrize("mission", ["vault", "duel", "message"])
def test_a_mission_that_the_table_runs_has_more_time_in_all(mission: str) -> None:
    m = with_traitors(days=3, first_mission=mission)
    move(m, H, "hand_over", decision="mission_result")
    until(m, "mission")
    step, ends = m.deadline or 0, m.view(0)["mission"]["ends"]
    move(m, H, "extend", seconds=100)
    assert (m.deadline, m.view(0)["mission"]["ends"]) == (step + 100, ends + 100)
    until(m, "armoury")
    assert m.now == ends + 100


def test_a_pause_stops_the_clock_and_refuses_everything_but_talk() -> None:
    m = with_traitors(days=4)
    m.tick(20)
    assert m.view(0)["awaited"]
    move(m, H, "pause", seconds=1000)
    assert host(m)["paused"]
    assert not m.view(0)["awaited"]
    assert refusal(m, 0, "ready") == "paused"
    assert refusal(m, 0, "say", text="Where is she?") is None
    assert refusal(m, H, "next") == "paused"
    m.play(H, {"move": "resume"}, at=320)
    assert m.deadline == 420
    assert m.view(0)["awaited"]
    assert refusal(m, H, "resume") == "not_paused"


def test_a_pause_ends_by_itself() -> None:
    m = with_traitors(days=4)
    move(m, H, "pause", seconds=1000)
    assert m.deadline == 1000
    m.tick(1000)
    assert not host(m)["paused"]
    assert m.deadline == 1120


def test_tt_42_who_leaves_in_a_pause_ends_nothing_before_it_is_over() -> None:
    """All others are ready; the next phase begins when the pause ends, with its whole time and no more."""
    m = with_traitors(8, days=4)
    for seat in range(7):
        move(m, seat, "ready")
    move(m, H, "pause", seconds=1000)
    m.play(7, {"move": "withdraw"}, at=300)
    assert at(m) == ("arrival",)
    resumed, ended = m.fork(), m.fork()
    resumed.play(H, {"move": "resume"}, at=400)
    ended.tick(1000)
    for now, after in ((400, resumed), (1000, ended)):
        assert at(after) == ("selection", 1)
        assert after.deadline == now + 15


def test_tt_42_a_turn_of_somebody_who_leaves_in_a_pause_passes_when_it_is_over() -> None:
    m = with_traitors(8, days=4)
    move(m, H, "hand_over", decision="mission_result")
    until(m, "mission")
    m.tick(m.deadline or 0)  # the doors of the Vault are shut
    turn = m.view("watcher")["mission"]["progress"]["turn"]
    whole = (m.deadline or 0) - m.now
    move(m, H, "pause", seconds=1000)
    m.play(turn, {"move": "withdraw"}, at=m.now + 900)
    move(m, H, "resume")
    assert m.view("watcher")["mission"]["progress"]["turn"] != turn
    assert (m.deadline or 0) - m.now >= whole


def test_tt_38_who_leaves_in_a_pause_may_end_the_season_and_the_pause_with_it() -> None:
    m = with_traitors(6, days=4)
    move(m, H, "pause", seconds=1000)
    for seat in (3, 4, 5):
        move(m, seat, "withdraw")
    assert at(m) == ("finale",)
    assert not host(m)["paused"]


def test_tt_36_a_pause_does_not_break_off_the_final_round_table() -> None:
    m = with_traitors(6, days=2)
    until(m, "final_break")
    until(m, "round_table", "talk")
    assert len(m.view("watcher")["alive"]) == 4
    move(m, H, "pause", seconds=1000)
    move(m, H, "resume")
    assert at(m) == ("round_table", "talk")


def test_tt_41_who_leaves_does_not_cut_the_hosts_time_short() -> None:
    """All are ready and the host is waited for: that nobody else is waited for is no news."""
    m = with_traitors(8, days=4)
    until(m, "mission")
    for seat in range(8):
        move(m, seat, "ready")
    assert host(m)["waiting"] == "mission_result"
    deadline = m.deadline
    move(m, 7, "withdraw")
    assert (at(m), m.deadline) == (("mission",), deadline)
    move(m, H, "mission_result", bars=7, access=[])
    assert m.view(0)["silver"] == 7


# Correcting a slip


def test_the_host_undoes_the_last_step_with_the_time_that_was_left() -> None:
    m = to_mission(with_traitors(days=4))
    m.tick(m.now + 10)
    left = (m.deadline or 0) - m.now
    before = m.view("watcher")
    move(m, H, "mission_result", bars=70, access=[1, 2])
    m.play(H, {"move": "undo"}, at=m.now + 30)
    after = m.view("watcher")
    assert (m.deadline or 0) - m.now == left
    timed = ("since", "deadline", "mission")
    assert {k: v for k, v in after.items() if k not in timed} == {
        k: v for k, v in before.items() if k not in timed
    }
    assert [line["announce"] for line in m.talk(0)][-1] == {"what": "undone"}
    assert refusal(m, H, "undo") == "nothing_to_undo"
    move(m, H, "mission_result", bars=7, access=[1, 2])
    assert m.view(0)["silver"] == 7


def test_nothing_is_undone_once_somebody_has_acted() -> None:
    m = with_traitors(days=4)
    until(m, "round_table", "talk")
    move(m, H, "open_vote")
    fork = m.fork()
    move(m, 0, "vote", target=3)
    assert refusal(m, H, "undo") == "nothing_to_undo"
    fork.play(H, {"move": "undo"})
    assert at(fork) == ("round_table", "talk")
    assert at(m) == ("round_table", "vote")


def test_nothing_is_undone_that_has_shown_a_secret() -> None:
    m = with_traitors(days=4)
    move(m, H, "next")  # the Traitors know now
    assert refusal(m, H, "undo") == "nothing_to_undo"
    banish(m, 5)
    move(m, H, "ask_identity", ask=True)
    assert refusal(m, H, "undo") == "nothing_to_undo"
    move(m, H, "next")  # the table reveals
    assert refusal(m, H, "undo") == "nothing_to_undo"
    move(m, H, "next")  # the Conclave has met
    assert at(m) == ("conclave", 1)
    assert refusal(m, H, "undo") == "nothing_to_undo"


def test_tt_41_in_days_the_host_is_not_waited_for_past_the_hour() -> None:
    start = datetime(2026, 11, 2, 18, tzinfo=ZoneInfo("Europe/Copenhagen"))
    hours = {"zone": "Europe/Copenhagen"}
    options = {"host": "human", "pace": "days", "hours": hours}
    m = Match("the-traitors", NAMES[:6], 1, options, calendar=Calendar.starting(start, "Europe/Copenhagen"))
    assert m.deadline is not None
    due = m.deadline
    m.tick(due)
    assert at(m) == ("selection",)
    assert host(m)["waiting"] == "select"
    assert m.deadline == due + 3600
