"""The Conclave: TT-26 to TT-34, and how its powers meet each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import (
    NAMES,
    Json,
    all_in,
    at,
    banish,
    earn_access,
    give_shield,
    legal,
    legal_targets,
    move,
    night,
    refusal,
    season,
    traitors,
    truth,
    until,
)
from turncoat import Illegal, Match
from turncoat.games.the_traitors.clauses.powers import Choice, settle
from turncoat.words import Words


def dark(players: int = 9, traitors: tuple[int, ...] = (0, 1), days: int = 5, **options: Any) -> Match:
    """The first night, with nobody banished before it."""
    return until(season(players, traitors, days=days, first_round_table=days, **options), "conclave", 1)


def murder(target: int) -> Json:
    return {"move": "murder", "target": target}


def tempt(target: int) -> Json:
    return {"move": "tempt", "target": target}


def missing(m: Match) -> list[int]:
    """Who is murdered at the next breakfast."""
    all_in(m)
    host = m.view("host")
    return [
        int(seat)
        for seat, out in host["out"].items()
        if out["how"] == "murdered" and out["day"] == host["day"]
    ]


def test_tt_26_the_traitors_alone_meet_talk_and_see_what_each_named() -> None:
    m = dark()
    move(m, 0, "say", text="Whom?")
    move(m, 1, "murder", target=4)
    assert [line["say"] for line in m.talk(1) if "say" in line] == ["Whom?"]
    assert m.talk(1)[-1]["where"] == "conclave"
    assert not any("say" in line for line in m.talk(4))
    assert refusal(m, 4, "say", text="Hm") == "silence"
    assert m.view(0)["decisions"] == {"1": {"move": "murder", "target": 4}}
    assert m.view(4)["decisions"] == {}
    assert refusal(m, 4, "murder", target=5) == "not_a_traitor"


def test_tt_26_a_decision_may_be_changed_until_the_part_ends() -> None:
    m = dark()
    for target in (4, 5, 6):
        move(m, 0, "murder", target=target)
    assert missing(m) == [6]


def test_tt_26_the_most_frequent_counts_and_ties_go_to_lots() -> None:
    m = dark(9, (0, 1, 2))
    for seat, target in ((0, 8), (1, 4), (2, 4)):
        move(m, seat, "murder", target=target)
    assert missing(m) == [4]
    m = dark(deal={"lots": [6, 4]})
    move(m, 0, "murder", target=4)
    move(m, 1, "murder", target=6)
    assert missing(m) == [6]


def test_tt_26_the_lot_between_kinds_and_sets() -> None:
    """By the target's seat; the same: murder before spare before tempt; sets by the first that differs."""
    order = [3, 2, 1, 0]
    kill, lure, feint = Choice("murder", (2,)), Choice("tempt", (2,)), Choice("spare", ())
    assert settle([lure, kill], order) == kill
    assert settle([Choice("tempt", (3,)), kill], order) == Choice("tempt", (3,))
    assert settle([feint, kill], order) == kill
    assert settle([lure, feint], order) == feint
    assert settle([Choice("list", (0, 1)), Choice("list", (0, 2))], order) == Choice("list", (0, 2))
    assert settle([], order) is None


def test_tt_26_nobody_named_one_and_the_murder_is_drawn() -> None:
    assert missing(dark()) == [8]
    m = dark(deal={"lots": [0, 3, 1]})
    assert missing(m) == [3]


def test_tt_26_no_legal_target_nothing_happens() -> None:
    """TT-33: no Loyal player is left on the list."""
    m = dark(9, death_lists=[1])
    for seat in (0, 1):
        move(m, seat, "list", targets=[0, 1, 8])
    until(m, "mission", day=2)
    move(m, 8, "withdraw")
    until(m, "conclave", 1, day=2)
    assert legal(m, 0) >= {"tempt", "say"}
    assert "murder" not in legal(m, 0)
    assert missing(m) == []


def test_tt_27_one_loyal_player_is_murdered() -> None:
    """TT-27."""
    m = dark()
    assert legal_targets(m, 0, "murder") == [2, 3, 4, 5, 6, 7, 8]
    assert refusal(m, 0, "murder", target=1) == "not_a_target"
    night(m, murder(3))
    assert missing(m) == [3]


def test_tt_28_a_shield_and_nobody_dies() -> None:
    m = season(9, days=5, first_round_table=5, deal={"doors": [[0]]})
    give_shield(m, 5)
    night(m, murder(5))
    assert missing(m) == []
    assert {line["announce"]["what"] for line in m.talk(0) if "announce" in line} >= {"nobody_missing"}


def test_tt_29_a_feint_needs_a_shield_shown_in_this_conclave() -> None:
    m = season(9, days=5, first_round_table=5, deal={"doors": [[0]]})
    give_shield(m, 0)
    until(m, "conclave", 1)
    assert refusal(m, 1, "spare") == "not_tonight"
    move(m, 0, "show_shield")
    night(m, {"move": "spare"})
    assert missing(m) == []


def test_tt_30_exactly_two_may_tempt_and_nobody_is_murdered_either_way() -> None:
    m = dark()
    night(m, tempt(4))
    assert m.view(4)["letter"] is True
    assert legal(m, 4) == {"letter", "withdraw"}
    assert m.view(0)["tempted"] == 4
    move(m, 4, "letter", accept=True)
    assert traitors(m) == [0, 1, 4]
    assert m.view(4)["identity"] == "traitor"
    assert m.view(1)["answer"] is True
    assert m.view(4)["letter"] is False
    move(m, 4, "say", text="Good evening.")
    assert refusal(m, 4, "letter", accept=False) == "no_letter"
    assert missing(m) == []


@pytest.mark.parametrize("answer", [False, None])
def test_tt_30_a_no_or_no_answer_and_all_is_as_before(answer: bool | None) -> None:
    m = dark()
    night(m, tempt(4))
    if answer is not None:
        move(m, 4, "letter", accept=answer)
        assert m.view(0)["answer"] is False
    assert m.view(4)["letter"] is (answer is None)
    assert missing(m) == []
    assert traitors(m) == [0, 1]
    assert m.view(4)["identity"] == "loyal"
    assert m.view(4)["fellows"] == []


@pytest.mark.parametrize(
    ("who", "days", "may"), [((0, 1), 4, True), ((0, 1), 3, False), ((0, 1, 2), 5, False)]
)
def test_tt_30_when_a_temptation_is_allowed(who: tuple[int, ...], days: int, may: bool) -> None:
    """TT-30: two Traitors at the start, at least three nights before the end."""
    m = dark(9, who, days, powers="rulebook")
    assert ("tempt" in legal(m, 0)) is may
    assert (refusal(m, 0, "tempt", target=5) is None) is may


def test_tt_30_the_letter_comes_in_part_two_alone() -> None:
    m = dark()
    move(m, 0, "tempt", target=4)
    move(m, 1, "tempt", target=4)
    assert m.view(4)["letter"] is False
    assert refusal(m, 4, "letter", accept=True) == "no_letter"


def test_tt_31_a_lone_traitor_must_blackmail_and_the_two_murder_that_night() -> None:
    m = dark(9, (0,), 3)
    assert legal(m, 0) == {"blackmail", "say", "claim", "withdraw"}
    night(m, {"move": "blackmail", "target": 5})
    assert traitors(m) == [0, 5]
    assert m.view(5)["fellows"] == [0]
    assert m.view(5)["present"] == [0, 5]
    assert legal(m, 5) == {"murder", "say", "claim", "withdraw"}  # and no temptation
    for seat in (0, 5):
        move(m, seat, "murder", target=7)
    assert missing(m) == [7]


def test_tt_31_unnamed_it_is_drawn_by_lot() -> None:
    m = dark(9, (0,), 3)
    until(m, "conclave", 2)
    assert traitors(m) == [0, 8]
    assert missing(m) == [7]


def lone_with_shields(*holders: int) -> Match:
    """A lone Traitor's night, in which those players hold shields."""
    m = season(9, (0,), days=5, first_round_table=5, shields=3, deal={"doors": [[0, 1, 2]]})
    earn_access(m, holders)
    for door, seat in enumerate(holders):
        move(m, seat, "open_door", door=door)
    return m


def test_tt_31_after_a_blackmail_a_shield_helps_as_ever() -> None:
    """TT-28, TT-31: in part two; and who is blackmailed keeps theirs."""
    m = lone_with_shields(5, 7)
    night(m, {"move": "blackmail", "target": 5})
    assert m.view(5)["shield"]
    for seat in (0, 5):
        move(m, seat, "murder", target=7)
    assert missing(m) == []


def test_tt_31_after_a_blackmail_a_feint_is_open_to_who_shows_a_shield() -> None:
    """TT-18, TT-29, TT-31: the one who just joined may show it."""
    m = lone_with_shields(5)
    night(m, {"move": "blackmail", "target": 5})
    assert refusal(m, 0, "spare") == "not_tonight"
    move(m, 5, "show_shield")
    for seat in (0, 5):
        move(m, seat, "spare")
    assert missing(m) == []


def test_tt_30_who_is_tempted_may_hold_a_shield_and_a_murder_that_ties_with_it_goes_by_lot() -> None:
    """TT-26, TT-30: on the same player a murder goes before a letter."""
    m = dark()
    move(m, 0, "murder", target=5)
    move(m, 1, "tempt", target=5)
    assert missing(m) == [5]
    m = dark(deal={"lots": [6, 5]})
    move(m, 0, "murder", target=5)
    move(m, 1, "tempt", target=6)
    until(m, "conclave", 2)
    assert m.view(6)["letter"]
    assert missing(m) == []


def test_tt_32_less_than_two_nights_to_go_the_traitor_murders_alone() -> None:
    m = dark(9, (0,), 2, powers="rulebook")
    assert legal(m, 0) == {"murder", "say", "claim", "withdraw"}
    night(m, murder(6))
    assert legal(m, 0) >= {"suspect"}
    assert missing(m) == [6]


def test_tt_32_with_no_traitor_left_the_night_passes() -> None:
    """TT-32: and nobody is told."""
    m = season(9, (0,), days=5)
    banish(m, 0)
    until(m, "conclave", 1)
    assert all("suspect" in legal(m, seat) for seat in range(1, 9))
    assert missing(m) == []


def with_death_list(names: tuple[int, ...] = (3, 4, 5), **options: Any) -> Match:
    """A death list of the first night was read out; the second night has come."""
    m = dark(10, days=6, death_lists=[1], **options)
    assert m.view(0)["list_count"] == 3
    assert m.view(5)["list_count"] is None
    night(m, {"move": "list", "targets": list(names)})
    return until(m, "conclave", 1, day=2)


def test_tt_33_a_list_instead_of_a_murder_read_out_when_all_are_in() -> None:
    m = dark(10, days=6, death_lists=[1])
    assert legal(m, 0) == {"list", "say", "claim", "withdraw"}
    night(m, {"move": "list", "targets": [5, 0, 3]})
    until(m, "breakfast")
    assert m.view("watcher")["list"] is None
    assert missing(m) == []
    assert m.view("watcher")["list"] == [0, 3, 5]
    until(m, "conclave", 2, day=2)
    assert m.view("watcher")["list"] == [0, 3, 5]
    until(m, "breakfast", day=3)
    assert m.view("watcher")["list"] is None


@pytest.mark.parametrize("targets", [[3, 4], [3, 3, 4], [0, 1], [3, 4, 5, 6]])
def test_tt_33_so_many_distinct_names(targets: list[int]) -> None:
    assert refusal(dark(10, days=6, death_lists=[1]), 0, "list", targets=targets) == "bad_list"


def test_tt_33_the_traitors_may_list_themselves_alone() -> None:
    """TT-33: in the next Conclave nobody is murdered then."""
    m = dark(10, (0, 1, 2), 6, death_lists=[1])
    assert refusal(m, 0, "list", targets=[0, 1, 99]) == "not_a_target"
    night(m, {"move": "list", "targets": [0, 1, 2]})
    until(m, "conclave", 1, day=2)
    assert m.view("watcher")["list"] == [0, 1, 2]
    assert "murder" not in legal(m, 0)
    assert missing(m) == []


def test_tt_33_the_lot_may_fall_on_traitors_alone() -> None:
    m = dark(10, (0, 1, 2), 6, death_lists=[1], deal={"lots": [2, 0, 1]})
    all_in(m)
    assert m.view(5)["list"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("players", "options", "nights"),
    [(12, {}, []), (13, {}, [2]), (16, {}, [3]), (8, {}, []), (8, {"days": 5}, [2]), (16, {"days": 4}, [])],
)
def test_tt_33_a_season_of_four_nights_usually_has_a_list_in_the_middle(
    players: int, options: dict[str, Any], nights: list[int]
) -> None:
    m = Match("the-traitors", NAMES[:players], 1, options)
    assert m.log["options"]["death_lists"] == nights


def test_tt_33_in_the_next_conclave_only_those_on_it_may_be_murdered() -> None:
    m = with_death_list((0, 4, 5))
    assert legal_targets(m, 0, "murder") == [4, 5]
    assert refusal(m, 0, "murder", target=6) == "not_a_target"
    assert missing(m) == [5]


def test_tt_33_a_shielded_one_may_be_chosen_and_a_feint_is_refused() -> None:
    """TT-28, TT-29, TT-33."""
    options: dict[str, Any] = {
        "days": 6,
        "death_lists": [1],
        "armoury_from": 2,
        "shields": 2,
        "first_mission": "message",
    }
    m = dark(10, deal={"doors": [[0, 1]]}, **options)
    night(m, {"move": "list", "targets": [3, 4, 5]})
    until(m, "mission", day=2)
    earn = m.fork()
    give_shield(earn, 4)
    night(earn, murder(4))
    assert missing(earn) == []
    give_shield(m, 0)
    until(m, "conclave", 1)
    move(m, 0, "show_shield")
    assert refusal(m, 0, "spare") == "not_tonight"


def test_tt_33_a_listed_player_may_be_tempted_and_then_all_on_it_are_safe() -> None:
    m = with_death_list()
    assert 4 in legal_targets(m, 0, "tempt")
    assert 8 in legal_targets(m, 0, "tempt")
    night(m, tempt(4))
    assert missing(m) == []


def test_tt_33_a_listed_player_may_be_blackmailed_and_no_loyal_may_be_left_on_it() -> None:
    """TT-31, TT-33: one name left on the list; who is blackmailed can be murdered no more."""
    m = with_death_list((0, 1, 5))
    m = season(10, (0, 1), days=6, first_round_table=2, death_lists=[1])
    night(m, {"move": "list", "targets": [0, 1, 5]})
    banish(m, 1)
    until(m, "conclave", 1, day=2)
    assert m.view("watcher")["list"] == [0, 5]
    night(m, {"move": "blackmail", "target": 5})
    assert "murder" not in legal(m, 0)
    assert "suspect" in legal(m, 0)
    assert missing(m) == []
    assert traitors(m) == [0, 1, 5]


def test_tt_33_one_traitor_left_blackmails_first_and_the_two_make_the_list() -> None:
    m = dark(10, (0,), 6, death_lists=[1])
    assert legal(m, 0) == {"blackmail", "say", "claim", "withdraw"}
    night(m, {"move": "blackmail", "target": 5})
    assert legal(m, 5) == {"list", "say", "claim", "withdraw"}
    for seat in (0, 5):
        move(m, seat, "list", targets=[2, 3, 4])
    assert missing(m) == []
    assert m.view(0)["list"] == [2, 3, 4]


def test_tt_33_no_traitor_left_the_table_draws_the_list() -> None:
    m = season(10, (0,), days=6, death_lists=[1])
    banish(m, 0)
    all_in(m)
    assert m.view(5)["list"] == [7, 8, 9]


def test_tt_33_no_temptation_that_night_and_an_unnamed_list_is_drawn() -> None:
    m = dark(10, days=6, death_lists=[1])
    assert refusal(m, 0, "tempt", target=5) == "not_tonight"
    assert refusal(m, 0, "murder", target=5) == "not_tonight"
    all_in(m)
    assert m.view(5)["list"] == [7, 8, 9]


def test_tt_33_players_who_leave_are_struck_off() -> None:
    m = dark(10, days=6, death_lists=[1])
    night(m, {"move": "list", "targets": [3, 4, 5]})
    move(m, 3, "withdraw")
    until(m, "mission", day=2)
    assert m.view(0)["list"] == [4, 5]
    move(m, 4, "withdraw")
    assert m.view(0)["list"] == [5]


def test_tt_33_the_list_is_gone_when_the_final_day_comes_first() -> None:
    """TT-11, TT-33."""
    m = dark(6, days=6, death_lists=[1])
    night(m, {"move": "list", "targets": [3, 4, 5]})
    move(m, 2, "withdraw")
    all_in(m)
    assert m.view(0)["days"] == 2
    assert m.view(0)["list"] is None


def test_tt_33_never_more_names_than_those_alive_minus_one() -> None:
    """Six can be on the table at the least, so the automatic host's three always fit."""
    assert dark(6, days=6, death_lists=[1]).view(0)["list_count"] == 3


@pytest.mark.parametrize(
    ("nights", "code", "why"),
    [
        ([5], "option_clash", "Only the nights 1 to 3 can have a death list in a season of so many days."),
        ([4], "option_clash", "Only the nights 1 to 3 can have a death list in a season of so many days."),
        (
            [1, 2],
            "option_clash",
            "There can be no death lists in two nights running. Leave a night between them.",
        ),
        ([1, 3, 5], "bad_option", "cannot have that value"),
        ([0], "bad_option", "cannot have that value"),
    ],
)
def test_tt_33_lists_that_the_days_forbid_are_refused(nights: list[int], code: str, why: str) -> None:
    """TT-33: not in the last Conclave, not the night after a list, at most two."""
    with pytest.raises(Illegal, match=code) as refused:
        season(10, days=5, death_lists=nights)
    assert why in Words("en").refusal(refused.value)


def test_tt_34_both_parts_last_the_same_whatever_happens() -> None:
    lengths = set()
    for decision in (None, murder(4), tempt(4)):
        m = dark()
        began = m.now
        if decision is not None:
            for seat in (0, 1):
                m.play(seat, decision)
        assert (m.deadline or 0) - m.now == 60
        until(m, "conclave", 2)
        if decision == tempt(4):
            move(m, 4, "letter", accept=False)
        until(m, "breakfast")
        lengths.add(m.now - began)
    assert lengths == {90}


def test_tt_34_ready_is_refused_in_both_parts() -> None:
    m = dark()
    for part in (1, 2):
        until(m, "conclave", part)
        assert {refusal(m, seat, "ready") for seat in range(9)} == {"not_now"}


def test_tt_34_everyone_who_does_not_decide_has_a_task_and_all_are_awaited() -> None:
    """TT-34: whatever they sent; those out may answer too, and nobody waits for them."""
    m = season(9, days=5)
    banish(m, 8)
    until(m, "conclave", 1)
    assert legal_targets(m, 5, "suspect") == [0, 1, 2, 3, 4, 6, 7]
    assert refusal(m, 0, "suspect", target=5) == "decide_instead"
    assert refusal(m, 5, "suspect", target=8) == "target_is_out"
    move(m, 5, "suspect", target=1)
    move(m, 5, "suspect", target=2)
    assert m.view(5)["suspected"] == 2
    assert m.view(4)["suspected"] is None
    assert [m.view(seat)["awaited"] for seat in range(9)] == [True] * 8 + [False]
    move(m, 8, "suspect", target=1)
    assert m.view(8)["suspected"] == 1
    until(m, "conclave", 2)
    assert m.view(5)["suspected"] is None
    assert "suspect" in legal(m, 0)
    assert truth(m)["victim"] == 7
    assert [m.view(seat)["awaited"] for seat in range(9)] == [True] * 8 + [False]


def test_the_night_leads_to_breakfast() -> None:
    """TT-34, TT-12."""
    m = dark()
    m.tick(m.deadline or 0)
    m.tick(m.deadline or 0)
    assert at(m) == ("breakfast",)
    assert m.view(0)["day"] == 2
