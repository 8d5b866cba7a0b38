"""The ceremony in which the Traitors are chosen and meet: TT-4, TT-5, TT-6, TT-11."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.the_traitors.season import NAMES, at, legal, move, refusal, season, traitors, until
from turncoat import Match

H: Final = "host"


def ceremony(players: int = 8, **options: Any) -> Match:
    return until(season(players, **options), "selection", 1)


def test_tt_4_the_ceremony_comes_before_the_missions_clock_and_has_its_own_time() -> None:
    m = until(season(8), "selection", 1)
    assert m.now == 120
    until(m, "mission")
    assert m.now == 150
    assert m.view("watcher")["mission"]["ends"] == 150 + 240


@pytest.mark.parametrize("seen", [(), (0, 3), tuple(range(8))])
def test_tt_4_it_lasts_as_long_whoever_has_looked(seen: tuple[int, ...]) -> None:
    m = ceremony()
    for part in (1, 2):
        until(m, "selection", part)
        for seat in seen:
            move(m, seat, "seen")
        assert m.deadline == 120 + 15 * part
        assert all(m.view(seat)["awaited"] for seat in range(8))


def test_tt_4_everybody_has_the_same_task_in_both_halves() -> None:
    m = ceremony()
    for part in (1, 2):
        until(m, "selection", part)
        assert {tuple(sorted(legal(m, seat))) for seat in range(8)} == {("seen", "withdraw")}
        move(m, 3, "seen")
        assert refusal(m, 3, "seen") == "already_seen"
        assert (m.view(3)["seen"], m.view(2)["seen"]) == (True, False)
        assert refusal(m, 2, "say", text="Who is it?") == "silence"


def test_tt_4_how_many_have_looked_is_public_and_not_who() -> None:
    """TT-4: whoever looks, all others see the same."""
    ones = []
    for seat in (1, 5):
        m = ceremony()
        move(m, seat, "seen")
        assert m.view("watcher")["looked"] == 1
        ones.append([m.view(viewer) for viewer in (2, 3, "watcher")])
    assert ones[0] == ones[1]
    assert until(m, "selection", 2).view("watcher")["looked"] == 0
    assert until(m, "mission").view("watcher")["looked"] is None


def test_tt_4_phones_are_covered_in_the_ceremony_as_at_night() -> None:
    """TT-4, TT-34: who is told more must not be told by more traffic."""
    m = ceremony()
    covers = []
    for part in (1, 2):
        until(m, "selection", part)
        assert m.cover is not None
        assert m.cover.seats == frozenset(range(8))
        covers.append(m.cover.name)
    assert covers[0] != covers[1]
    assert until(m, "mission").cover is None


def test_tt_4_on_day_2_the_ceremony_follows_breakfast() -> None:
    m = season(8, choose_on=2, days=4)
    phases: list[str] = []
    while at(m) != ("armoury",):
        if at(m)[0] not in phases[-1:]:
            phases.append(at(m)[0])
        m.tick(m.deadline or 0)
    assert phases == ["arrival", "mission", "breakfast", "selection", "mission"]


def test_tt_5_who_leaves_before_the_choice_is_not_counted() -> None:
    """TT-5: by those alive at the choice; too large a choice of the host's is asked for again."""
    m = Match("the-traitors", NAMES[:9], 3, {"traitors": 4})
    for seat in (0, 1):
        move(m, seat, "withdraw")
    assert len(traitors(until(m, "mission"))) == 3
    secret = {len(traitors(until(_after_leaving(seed), "mission"))) for seed in range(12)}
    assert secret == {1, 2}  # of eight left, not of the nine who came
    dealt = season(7, traitors=(0, 1, 2))
    for seat in (0, 1):
        move(dealt, seat, "withdraw")
    assert traitors(until(dealt, "mission")) == [2]
    hosted = season(8, host="human", days=5)
    move(hosted, H, "select", traitors=[0, 1, 2])
    move(hosted, 6, "withdraw")
    assert traitors(until(hosted.fork(), "selection", 1)) == [0, 1, 2]
    move(hosted, 7, "withdraw")
    move(hosted, H, "next")
    assert (at(hosted), hosted.view(0)["host"]["waiting"]) == (("selection",), "select")
    move(hosted, H, "select", traitors=[0, 1])
    assert traitors(hosted) == [0, 1]


def _after_leaving(seed: int) -> Match:
    """Nine have come, and one leaves before the choice."""
    m = Match("the-traitors", NAMES[:9], seed)
    move(m, 8, "withdraw")
    return m


def test_tt_6_a_traitor_who_leaves_in_the_first_half_is_not_met() -> None:
    m = ceremony(9, traitors=(0, 1, 2), days=5)
    move(m, 2, "withdraw")
    until(m, "selection", 2)
    assert m.view(0)["fellows"] == [1]


def test_tt_11_a_mission_is_broken_off_by_the_ceremony_and_goes_on_with_its_time() -> None:
    """TT-11: Traitors not chosen by then are chosen at once."""
    m = until(season(6, days=5, choose_on=2), "mission")
    m.tick(m.now + 20)
    left, ends = (m.deadline or 0) - m.now, m.view("watcher")["mission"]["ends"]
    move(m, 5, "withdraw")
    assert at(m) == ("selection", 1)
    assert traitors(m) == [0, 1]
    until(m, "mission")
    assert (m.deadline or 0) - m.now == left
    assert m.view("watcher")["mission"]["ends"] == ends + 30
    until(m, "round_table", "talk", day=1)


def test_tt_11_at_a_breakfast_the_ceremony_comes_at_once_and_breakfast_goes_on() -> None:
    m = season(6, days=5, choose_on=2)
    until(m, "breakfast", day=2)
    while len(m.view("watcher")["seated"]) < 6:
        m.tick(m.deadline or 0)
    move(m, 5, "withdraw")
    assert at(m) == ("selection", 1)
    until(m, "breakfast")
    assert m.view("watcher")["days"] == 2
    m.tick(m.deadline or 0)
    assert at(m) == ("mission",)


def test_tt_38_who_leaves_in_the_ceremony_may_end_the_season() -> None:
    m = ceremony(6)
    for seat in (3, 4, 5):
        move(m, seat, "withdraw")
    assert not any(m.view(seat)["seen"] for seat in range(6))
    assert until(m, "over").result is not None


@pytest.mark.parametrize("clocks", [True, False])
def test_tt_4_a_human_host_cannot_make_the_ceremony_shorter_or_longer(clocks: bool) -> None:
    m = season(8, host="human", clocks=clocks)
    move(m, H, "select", traitors=[0, 1])
    move(m, H, "next")
    for name, fields in (("next", {}), ("extend", {"seconds": 9}), ("pause", {"seconds": 9})):
        assert refusal(m, H, name, **fields) == "ceremony_has_its_time"
    assert not m.view(H)["awaited"]
    assert m.deadline == 15
    m.tick(15)
    assert at(m) == ("selection", 2)
    assert refusal(m, H, "undo") == "nothing_to_undo"


def test_tt_4_the_host_chooses_in_the_ceremony_and_nobody_can_look_before() -> None:
    m = season(8, host="human", host_patience=90)
    move(m, H, "next")
    assert (at(m), m.deadline) == (("selection",), 90)
    assert refusal(m, 0, "seen") == "not_now"
    assert {who for seat in range(8) for who in [m.view(seat)["identity"]]} == {"loyal"}
    m.play(H, {"move": "select", "traitors": [4, 6]}, at=50)
    assert (at(m), m.deadline, traitors(m)) == (("selection", 1), 65, [4, 6])
