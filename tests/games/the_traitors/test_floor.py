"""The floor and the reveals: TT-21, TT-22, TT-39; letters: TT-30, TT-31, TT-34; powers: TT-10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import (
    at,
    banish,
    legal,
    move,
    night,
    refusal,
    season,
    until,
    vote,
)
from turncoat import Match


def first_shown(reason: str = "", **options: Any) -> Match:
    """The vote of seat 0 is shown; seats 0 and 1 have voted."""
    m = until(season(8, days=4, **options), "round_table", "vote")
    move(m, 0, "vote", target=5, reason=reason)
    move(m, 1, "vote", target=5)
    return until(m, "round_table", "reveal")


def test_tt_21_the_voter_has_the_floor_and_nobody_else() -> None:
    m = first_shown()
    view = m.view("watcher")
    assert (view["speaker"], view["tally"], view["leading"]) == ([0], {"5": 1}, [5])
    move(m, 0, "say", text="Too quiet.")
    assert {refusal(m, seat, "say", text="No!") for seat in range(1, 8)} == {"silence"}
    assert {seat for seat in range(8) if "ready" in legal(m, seat)} == {0}
    assert m.view(0)["awaited"]


def test_tt_21_ready_ends_it_but_not_before_it_could_be_read() -> None:
    m = first_shown()
    began = m.now
    assert m.deadline == began + 20
    m.play(0, {"move": "ready"}, at=began + 2)
    assert m.deadline == began + 6
    m.tick(began + 6)
    assert m.view("watcher")["speaker"] == [1]
    m.play(1, {"move": "ready"}, at=m.now + 9)
    assert m.view("watcher")["speaker"] == [2]
    assert m.deadline == m.now + 6  # a blank: nobody has anything to say


@pytest.mark.parametrize(("letters", "least"), [(0, 6), (100, 11), (300, 20)])
def test_tt_21_longer_reasons_are_shown_longer(letters: int, least: float) -> None:
    m = first_shown("x" * letters)
    began = m.now
    move(m, 0, "ready")
    assert m.deadline == began + least


def test_tt_21_a_voter_whose_leaving_waits_is_given_as_much_time() -> None:
    """TT-42: nobody can tell by the clock."""
    m = until(season(8, days=4), "round_table", "vote")
    move(m, 0, "vote", target=5)
    move(m, 0, "withdraw")
    until(m, "round_table", "reveal")
    assert m.deadline == m.now + 20
    assert refusal(m, 0, "say", text="Bye") == "you_are_leaving"


def test_tt_22_the_banished_player_reveals_with_a_move() -> None:
    m = until(season(8, days=4), "round_table", "vote")
    vote(m, {0: 1, 2: 1})
    assert (at(m), m.view("watcher")["revealer"]) == (("round_table", "identity"), 1)
    assert "identity" not in m.view(0)["out"]["1"]
    assert m.view(1)["awaited"]
    assert {refusal(m, seat, "reveal") for seat in (0, 2)} == {"not_your_reveal"}
    m.play(1, {"move": "reveal"}, at=m.now + 5)
    assert m.view(0)["out"]["1"]["identity"] == "traitor"
    assert (m.view(0)["revealer"], m.deadline) == (None, m.now + 6)
    assert m.talk("watcher")[-1]["announce"] == {"what": "identity", "seats": [1], "identity": "traitor"}


def test_tt_22_the_table_reveals_when_the_time_is_over_and_nobody_where_none_is_asked() -> None:
    m = until(season(8, days=4), "round_table", "identity")
    m.tick(m.deadline or 0)
    assert at(m) == ("round_table", "identity")
    (out,) = m.view("watcher")["out"].values()
    assert "identity" in out
    m = until(season(8, days=4, reveal="never"), "round_table", "identity")
    assert m.view("watcher")["revealer"] is None
    m.tick(m.deadline or 0)
    assert at(m) == ("conclave", 1)


def test_tt_39_those_left_reveal_themselves_one_after_another() -> None:
    m = until(season(6), "finale")
    left = m.view("watcher")["alive"]
    asked: list[int] = []
    while m.view("watcher")["revealer"] is not None:
        seat = m.view("watcher")["revealer"]
        assert m.view("watcher")["speaker"] == [seat]
        assert m.view("watcher")["revealed"].keys() == {str(one) for one in asked}
        asked.append(seat)
        if len(asked) == 2:
            m.tick(m.deadline or 0)
        else:
            move(m, seat, "reveal")
    assert sorted(asked) == left
    assert m.result is None
    m.tick(m.deadline or 0)
    assert m.result is not None


@pytest.mark.parametrize("chosen", [(0,), (0, 3), (2,)])
def test_tt_39_loyal_players_reveal_themselves_first(chosen: tuple[int, ...]) -> None:
    """As long as it can be, it stays open who wins."""
    m = until(season(8, traitors=chosen, days=2, powers="rulebook"), "finale")
    turned = []
    while (seat := m.view("watcher")["revealer"]) is not None:
        move(m, seat, "reveal")
        assert m.view("watcher")["last_revealed"] == seat
        turned.append(m.view("host")["everything"]["identities"][seat])
    assert turned == sorted(turned)


def test_tt_39_who_leaves_in_the_finale_is_not_waited_for_and_a_host_turns_the_next_one() -> None:
    m = season(6, host="human", clocks=False)
    move(m, "host", "select", traitors=[0])
    until(m, "finale")
    first = m.view("watcher")["revealer"]
    move(m, "host", "next")
    assert list(m.view("watcher")["revealed"]) == [str(first)]
    second = m.view("watcher")["revealer"]
    move(m, second, "withdraw")
    assert m.view("watcher")["revealer"] not in (first, second)
    assert second not in (until(m, "over").result or {})["winners"]


def dark(**options: Any) -> Match:
    return until(season(9, days=5, first_round_table=5, **options), "conclave", 1)


def test_tt_30_the_letter_has_a_line_of_the_traitors() -> None:
    m = dark()
    assert refusal(m, 0, "tempt", target=4, line="x" * 141) == "bad_text"
    move(m, 0, "tempt", target=4)
    move(m, 1, "tempt", target=4, line="Come to the cellar.")
    assert all(m.view(seat)["letter_line"] is None for seat in range(9))
    until(m, "conclave", 2)
    assert {seat for seat in range(9) if m.view(seat)["letter_line"] == "Come to the cellar."} == {0, 1, 4}
    until(m, "breakfast")
    assert m.view(4)["letter_line"] is None


def test_tt_34_a_no_can_become_a_yes_and_a_yes_is_for_good() -> None:
    """TT-30, TT-34."""
    m = dark()
    night(m, {"move": "tempt", "target": 4})
    assert m.view(4)["letter"] is True
    move(m, 4, "letter", accept=False)
    assert (m.view(4)["letter"], m.view(0)["answer"]) == (False, False)
    move(m, 4, "letter", accept=True)
    assert (m.view(4)["letter"], m.view(0)["answer"]) == (False, True)
    assert m.view(4)["identity"] == "traitor"
    assert refusal(m, 4, "letter", accept=False) == "no_letter"


def test_tt_31_the_victim_of_a_blackmail_is_told_who_and_only_in_part_two() -> None:
    m = until(season(9, (0,), days=5, first_round_table=5), "conclave", 1)
    assert m.view(0)["duty"] == "blackmail"
    move(m, 0, "blackmail", target=6, line="I know what you did.")
    assert m.view(6)["blackmailed_by"] is None
    until(m, "conclave", 2)
    assert (m.view(6)["blackmailed_by"], m.view(6)["letter_line"]) == (0, "I know what you did.")
    assert m.view(6)["duty"] == "murder"
    assert all(m.view(seat)["blackmailed_by"] is None for seat in range(9) if seat != 6)
    assert until(m, "mission", day=2).view(6)["blackmailed_by"] == 0


@pytest.mark.parametrize(("players", "powers"), [(6, "any_night"), (12, "any_night"), (13, "rulebook")])
def test_tt_10_at_a_party_the_powers_are_those_of_any_night(players: int, powers: str) -> None:
    assert season(players).options["powers"] == powers


def test_tt_10_any_night_has_temptation_and_blackmail_also_in_the_last() -> None:
    for traitors, kind in (((0, 1), "tempt"), ((0,), "blackmail")):
        for powers in ("any_night", "rulebook"):
            m = until(season(8, traitors, days=2, first_round_table=2, powers=powers), "conclave", 1)
            assert (kind in legal(m, 0)) == (powers == "any_night")


def test_tt_23_a_lot_is_told_as_a_lot() -> None:
    m = until(season(6, days=3), "round_table", "identity")  # nobody has voted at all
    assert m.view("watcher")["by_lot"] is True
    told = [line["announce"]["what"] for line in m.talk("watcher") if "announce" in line]
    assert told[-2:] == ["lots", "banished"]
    m = season(6, days=3)
    banish(m, 4)
    assert m.view("watcher")["by_lot"] is False
