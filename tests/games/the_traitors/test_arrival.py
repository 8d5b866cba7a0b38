"""Arrival, the choice of Traitors, identity: TT-1 to TT-9."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.the_traitors.season import (
    NAMES,
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


def draw_traitors(players: int, seed: int, eager: dict[int, int] | None = None, **options: object) -> Match:
    m = Match("the-traitors", NAMES[:players], seed, options)
    for seat, level in (eager or {}).items():
        move(m, seat, "eager", level=level)
    return until(m, "mission")


def test_tt_1_the_table_is_the_host_unless_a_person_is() -> None:
    """TT-1."""
    assert season().options["host"] == "automatic"
    with pytest.raises(Illegal, match="bad_seat"):
        season().legal("host")
    assert season(host="human").legal("host")


def test_tt_3_everybody_arrives_loyal_and_says_in_private_how_eager_they_are() -> None:
    """TT-3, TT-34: it may be changed until the arrival ends."""
    m = season()
    assert {m.view(seat)["identity"] for seat in range(6)} == {"loyal"}
    before = m.view(1)
    move(m, 0, "eager", level=3)
    move(m, 0, "eager", level=2)
    assert m.view(0)["eager"] == 2
    assert m.view(1) == before
    assert refusal(m, 0, "eager", level=4) == "bad_move"
    until(m, "mission")
    assert refusal(m, 0, "eager", level=1) == "not_now"


def test_tt_4_the_unwilling_are_drawn_only_where_too_few_others_are_there() -> None:
    """TT-3, TT-4."""
    for seed in range(20):
        m = draw_traitors(6, seed, dict.fromkeys(range(5), 0), traitors=2)
        assert 5 in traitors(m)
        assert len(traitors(m)) == 2


def test_tt_4_the_draw_is_weighted_by_wish() -> None:
    """TT-4: unsaid is 1, so of the others one in eight each."""
    counted: Counter[int] = Counter()
    for seed in range(400):
        counted.update(traitors(draw_traitors(6, seed, {0: 3}, traitors=1)))
    assert 400 * 3 / 8 - 40 < counted[0] < 400 * 3 / 8 + 40
    assert all(counted[seat] > 20 for seat in range(6))


def test_tt_4_on_day_2_after_breakfast() -> None:
    """TT-4, TT-12: until then there is no Round Table and no Conclave."""
    m = until(season(choose_on=2, days=4), "mission", day=1)
    assert traitors(m) == []
    until(m, "breakfast", day=2)
    assert traitors(m) == []
    until(m, "mission", day=2)
    assert traitors(m) == [0, 1]
    with pytest.raises(Illegal, match="choose_on"):
        season(choose_on=2, days=2)


@pytest.mark.parametrize(
    ("players", "numbers"), [(6, {1, 2}), (8, {1, 2}), (9, {2, 3}), (14, {2, 3}), (15, {3, 4})]
)
def test_tt_5_how_many_there_are_is_drawn(players: int, numbers: set[int]) -> None:
    """TT-5."""
    assert {len(traitors(draw_traitors(players, seed))) for seed in range(12)} == numbers


def test_tt_5_by_those_alive_at_the_choice_and_dealt_seats_that_are_out_are_skipped() -> None:
    """TT-5: always at least one."""
    m = season(7, traitors=[0, 3])
    move(m, 0, "withdraw")
    assert traitors(until(m, "mission")) == [3]
    m = season(7, traitors=[0])
    move(m, 0, "withdraw")
    assert len(traitors(until(m, "mission"))) == 1
    m = Match("the-traitors", NAMES[:9], 3, {"traitors": 4})
    for seat in (0, 1):
        move(m, seat, "withdraw")
    assert len(traitors(until(m, "mission"))) == 3


def test_tt_5_the_option_is_fewer_than_half() -> None:
    with pytest.raises(Illegal, match="bad_option"):
        Match("the-traitors", NAMES[:6], 1, {"traitors": 3})


def test_tt_6_a_traitor_learns_so_in_the_ceremony_and_the_others_in_its_second_half() -> None:
    """TT-6: those met are kept for good."""
    m = until(season(8, days=4), "selection", 1)
    assert m.view(0)["identity"] == "traitor"
    assert m.view(0)["fellows"] == []
    until(m, "selection", 2)
    assert (m.view(0)["fellows"], m.view(1)["fellows"]) == ([1], [0])
    assert m.view(2)["fellows"] == []
    until(m, "conclave", 1)
    assert (m.view(0)["fellows"], m.view(1)["fellows"]) == ([1], [0])
    assert m.view(0)["present"] == [0, 1]
    assert (m.view(2)["fellows"], m.view(2)["present"]) == ([], [])
    banish(m, 1)
    assert m.view(0)["fellows"] == [1]
    assert m.view(1)["fellows"] == [0]


def test_tt_6_who_joins_knows_those_present() -> None:
    m = season(8, days=5)
    night(m, {"move": "tempt", "target": 4})
    move(m, 4, "letter", accept=True)
    assert m.view(4)["fellows"] == [0, 1]
    assert m.view(0)["fellows"] == [1, 4]


def test_tt_6_whom_a_traitor_has_met_is_known_for_good() -> None:
    m = season(9, traitors=(0, 1, 2), days=5, reveal="never")
    until(m, "conclave", 1)
    banish(m, 1)
    until(m, "conclave", 1, day=2)
    assert m.view(0)["present"] == [0, 2]
    assert m.view(0)["fellows"] == [1, 2]


def test_tt_7_there_are_two_ways_out_and_leaving() -> None:
    """TT-7."""
    m = season(8, days=5)
    until(m, "mission")
    move(m, 7, "withdraw")
    banish(m, 6)
    night(m, {"move": "murder", "target": 5})
    until(m, "mission", day=2)
    assert {seat: out["how"] for seat, out in m.view("watcher")["out"].items()} == {
        "7": "withdrawn",
        "6": "banished",
        "5": "murdered",
    }


@pytest.mark.parametrize("seat", [0, 3])
def test_tt_8_nobody_may_claim_to_be_a_traitor(seat: int) -> None:
    """TT-8: refused to everyone alike; all other claims are open to all."""
    m = until(season(), "round_table", "talk")
    assert refusal(m, seat, "claim", what="am", role="traitor") == "never_claim_that"
    assert refusal(m, seat, "claim", what="am", role="loyal") is None
    for role in ("loyal", "traitor"):
        assert refusal(m, seat, "claim", what="is", about=5, role=role) is None
    for what in ("trust", "doubt", "lie"):
        assert refusal(m, seat, "claim", what=what, about=5) is None
        assert refusal(m, seat, "claim", what=what, about=seat) == "not_yourself"
    assert refusal(m, seat, "claim", what="statue") == "bad_move"
    assert refusal(m, seat, "claim", what="is", role="loyal") == "bad_move"


def test_tt_9_identity_is_shown_on_banishment_when_asked_and_at_the_end() -> None:
    """TT-9, TT-22: at the end everybody's, with `never` too."""
    for reveal, shown in (("always", "traitor"), ("never", None)):
        m = season(8, days=5, first_round_table=2, reveal=reveal)
        night(m, {"move": "murder", "target": 7})
        until(m, "mission", day=2)
        banish(m, 1)
        out = m.view("watcher")["out"]
        assert out["1"].get("identity") == shown
        assert "identity" not in out["7"]
        until(m, "over")
        out = m.view("watcher")["out"]
        assert out["1"]["identity"] == "traitor"
        assert out["7"]["identity"] == "loyal"


def test_ready_ends_the_arrival_when_all_are() -> None:
    """TT-2."""
    m = season()
    for seat in range(5):
        move(m, seat, "ready")
    assert at(m) == ("arrival",)
    assert refusal(m, 0, "ready") == "already_ready"
    assert "ready" not in legal(m, 0)
    move(m, 5, "ready")
    assert at(m) == ("selection", 1)
    assert m.now == 0
