"""Breakfast: TT-35."""

from __future__ import annotations

from tests.games.the_traitors.season import NAMES, all_in, move, night, refusal, season, until
from turncoat import Match


def morning(target: int = 3) -> Match:
    m = season(8, days=4, first_round_table=4, deal={"breakfast": [[5, 3, 1, 7, 0, 2, 4, 6]]})
    night(m, {"move": "murder", "target": target})
    return until(m, "breakfast")


def test_tt_35_players_come_in_one_after_another_and_a_chair_stays_empty() -> None:
    """TT-35: only with the last who comes is it known."""
    m = morning()
    for count in range(7):
        assert m.view("watcher")["seated"] == [5, 1, 7, 0, 2, 4, 6][:count]
        assert m.view("watcher")["alive"] == list(range(8))
        assert m.view("watcher")["out"] == {}
        m.tick(m.deadline or 0)
    assert m.view("watcher")["out"] == {"3": {"how": "murdered", "day": 2}}
    assert m.view("watcher")["seated"] == [5, 1, 7, 0, 2, 4, 6]


def test_tt_35_only_those_who_have_come_in_may_speak() -> None:
    m = morning()
    assert refusal(m, 5, "say", text="Good morning.") == "silence"
    m.tick(m.deadline or 0)
    assert refusal(m, 5, "say", text="Good morning.") is None
    assert refusal(m, 1, "say", text="Good morning.") == "silence"
    assert refusal(m, 5, "ready") == "not_now"


def test_tt_35_the_murdered_player_sees_what_one_still_to_come_sees() -> None:
    """Until the last is in it is the same to player 6, whether they or player 4 were murdered."""
    one, other = morning(6), morning(4)
    for _ in range(6):
        assert one.view(6) == other.view(6)
        one.tick(one.deadline or 0)
        other.tick(other.deadline or 0)
    assert "6" not in one.view(6)["out"]
    one.tick(one.deadline or 0)
    assert one.view(6)["out"]["6"]["how"] == "murdered"
    assert refusal(one, 6, "say", text="Oh.") is None
    assert one.fork().view(6)["legal"] != other.view(6)["legal"]


def test_tt_35_no_explanation_when_nobody_is_missing() -> None:
    m = season(8, days=4, first_round_table=4)
    night(m, {"move": "tempt", "target": 4})
    all_in(m)
    told = [line["announce"] for line in m.talk(2) if "announce" in line]
    assert told[-1] == {"what": "nobody_missing"}


def test_tt_35_the_order_does_not_depend_on_who_is_missing() -> None:
    """TT-34, TT-35: it is drawn for all, from a stream of its own."""
    orders = []
    for target in (3, 4):
        m = Match("the-traitors", NAMES[:8], 5, {"days": 4, "first_round_table": 4}, {"traitors": [0, 1]})
        night(m, {"move": "murder", "target": target})
        all_in(m)
        orders.append([seat for seat in m.view(0)["seated"] if seat not in (3, 4)])
    assert orders[0] == orders[1]


def test_tt_35_ready_ends_the_talk() -> None:
    m = morning()
    all_in(m)
    for seat in m.view(0)["alive"]:
        move(m, seat, "ready")
    assert m.view(0)["phase"] == "mission"
