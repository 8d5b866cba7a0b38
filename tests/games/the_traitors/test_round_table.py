"""The Round Table: TT-19 to TT-25, every path of ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import (
    at,
    banish,
    legal_targets,
    move,
    night,
    refusal,
    season,
    until,
    vote,
)
from turncoat import Match
from turncoat.games.the_traitors.clauses.votes import ballot, decided_by_last, leaders, order_from


def voting(players: int = 8, **options: Any) -> Match:
    return until(season(players, days=4, **options), "round_table", "vote")


def tie_first_vote(players: int = 8, seats: tuple[int, ...] = (2, 3), **options: Any) -> Match:
    """The first vote was a tie between two; the season stands at the first defence."""
    m = voting(players, **options)
    one, other = seats
    vote(m, {one: other, other: one})
    assert at(m) == ("round_table", "defence")
    return m


def test_tt_21_the_vote_that_decides_is_told_and_no_later_one() -> None:
    shown = [3, 3, 3, 0, 3]
    assert [decided_by_last(shown[:number], 5) for number in range(6)] == [None, None, None, 3, None, None]


@pytest.mark.parametrize("last", [0, None])
def test_tt_21_a_vote_can_decide_on_somebody_whom_it_does_not_name(last: int | None) -> None:
    assert decided_by_last([1, 1, 3, 1], 6) is None
    assert decided_by_last([1, 1, 3, 1, last], 6) == 1


def test_tt_19_talk_until_all_are_ready_or_the_clock_says_so() -> None:
    m = until(season(), "round_table", "talk")
    move(m, 0, "say", text="It was not me.")
    for seat in range(6):
        move(m, seat, "ready")
    assert at(m) == ("round_table", "vote")
    assert refusal(m, 0, "say", text="Wait!") == "silence"
    m = until(season(), "round_table", "talk")
    m.tick(m.deadline or 0)
    assert at(m) == ("round_table", "vote")


def test_tt_20_one_name_not_ones_own_that_cannot_be_changed() -> None:
    """TT-20: who has written is public, what is not."""
    m = voting()
    assert legal_targets(m, 0, "vote") == [1, 2, 3, 4, 5, 6, 7]
    assert refusal(m, 0, "vote", target=0) == "not_yourself"
    assert refusal(m, 0, "vote", target=1, reason="x" * 301) == "bad_text"
    assert refusal(m, 0, "vote", target=1, reason="x" * 300) is None
    before = m.view(4)
    move(m, 0, "vote", target=1, reason="Too quiet.")  # Traitors may vote for Traitors
    assert {**m.view(4), "voted": []} == before
    assert m.view(4)["voted"] == [0]
    assert refusal(m, 0, "vote", target=2) == "already_voted"
    assert not m.view(0)["awaited"]


def test_tt_20_what_is_written_shows_nowhere_before_it_is_shown() -> None:
    """Not in the order in which those who have written are told, either."""
    m = until(season(8, days=4), "round_table", "vote")
    twin = m.fork()
    for seat in (6, 2, 4):
        move(m, seat, "vote", target=seat - 1, reason="Hm.")
        move(twin, seat, "vote", target=7 - seat, reason="A long story, told in whispers.")
    for viewer in (0, 7, "watcher"):
        assert m.view(viewer) == twin.view(viewer)
    assert m.view(0)["voted"] == [2, 4, 6]


def test_tt_21_votes_are_shown_one_at_a_time_from_a_random_seat() -> None:
    """TT-21: a missing vote is blank and shown in its place."""
    m = until(season(6, days=4, deal={"reveal": [4]}), "round_table", "vote")
    for seat in (0, 1, 2, 4):
        move(m, seat, "vote", target=5, reason=f"because {seat}")
    m.tick(m.deadline or 0)
    shown = []
    while at(m) == ("round_table", "reveal"):
        votes = m.view("watcher")["votes"]
        shown.append(len(votes))
        m.tick(m.deadline or 0)
    assert shown == [1, 2, 3, 4, 5, 6]
    assert [(slip["seat"], slip["target"], slip["reason"]) for slip in votes] == [
        (4, 5, "because 4"),
        (5, None, ""),
        (0, 5, "because 0"),
        (1, 5, "because 1"),
        (2, 5, "because 2"),
        (3, None, ""),
    ]
    assert m.view("watcher")["banished"] == 5


def test_tt_21_the_vote_closes_when_all_have_written() -> None:
    m = voting(6)
    for seat in range(6):
        move(m, seat, "vote", target=(seat + 1) % 6)
    assert at(m) == ("round_table", "reveal")


@pytest.mark.parametrize(
    ("reveal", "ordinary", "final"),
    [("always", True, True), ("not_in_final", True, False), ("never", False, False)],
)
def test_tt_22_the_host_asks_for_the_identity(reveal: str, ordinary: bool, final: bool) -> None:
    m = season(9, days=2, reveal=reveal)
    banish(m, 8)
    assert ("identity" in m.view(0)["out"]["8"]) is ordinary
    until(m, "round_table", day=2)
    banish(m, 5)
    assert ("identity" in m.view(0)["out"]["5"]) is final


def test_tt_22_those_out_talk_among_themselves_and_see_the_public_view() -> None:
    """TT-22: who comes later hears what comes after."""
    m = season(8, days=4)
    banish(m, 7)
    until(m, "conclave", 1)
    assert refusal(m, 7, "vote", target=1) == "not_now"
    assert refusal(m, 7, "withdraw") == "you_are_out"
    move(m, 7, "say", text="Alone.")
    until(m, "round_table", day=2)
    banish(m, 5)
    move(m, 7, "say", text="Welcome.")
    heard = {
        viewer: [line["say"] for line in m.talk(viewer) if "say" in line] for viewer in (0, 5, 7, "host")
    }
    assert heard == {0: [], 5: ["Welcome."], 7: ["Alone.", "Welcome."], "host": ["Alone.", "Welcome."]}
    assert m.talk(7)[-1]["where"] == "out"
    ours, theirs = m.view(7), m.view("watcher")
    same = set(ours) - {"you", "legal", "identity", "fellows"}
    assert {name: ours[name] for name in same} == {name: theirs[name] for name in same}


def test_tt_22_where_the_table_chose_so_those_out_see_everything_by_day() -> None:
    """TT-22, TT-35: from the last chair at breakfast on, and never those who withdrew."""
    m = season(10, days=5, ghosts_see_all=True)
    until(m, "mission")
    move(m, 9, "withdraw")
    banish(m, 8)
    assert "everything" not in m.view(8)
    night(m, {"move": "murder", "target": 7})
    until(m, "breakfast")
    assert not any("everything" in m.view(seat) for seat in (7, 8, 9))
    until(m, "mission", day=2)
    assert ["everything" in m.view(seat) for seat in (0, 7, 8, 9)] == [False, True, True, False]
    until(m, "conclave", 1)
    assert "everything" not in m.view(8)


def test_tt_23_a_each_tied_player_has_a_minute_in_seat_order() -> None:
    """TT-23: only the speaker talks, and may end it early."""
    m = tie_first_vote()
    assert m.view(0)["speaker"] == [2]
    assert (m.deadline or 0) - m.now == 60
    assert refusal(m, 2, "say", text="No!") is None
    assert refusal(m, 3, "say", text="Yes!") == "silence"
    assert refusal(m, 3, "ready") == "not_now"
    move(m, 2, "ready")
    assert m.view(0)["speaker"] == [3]
    m.tick(m.deadline or 0)
    assert at(m) == ("round_table", "runoff")


@pytest.mark.parametrize(("number", "together"), [(4, False), (5, True)])
def test_tt_23_a_more_than_four_defend_themselves_together(number: int, together: bool) -> None:
    m = voting()
    vote(m, {seat: (seat + 1) % number for seat in range(number)})
    assert at(m) == ("round_table", "defence")
    assert m.view(0)["speaker"] == (list(range(number)) if together else [0])


def test_tt_23_b_the_others_vote_for_tied_players_only() -> None:
    m = until(tie_first_vote(), "round_table", "runoff")
    assert m.view(0)["candidates"] == [2, 3]
    assert m.view(0)["voters"] == [0, 1, 4, 5, 6, 7]
    assert refusal(m, 2, "vote", target=3) == "no_vote_for_you"
    assert refusal(m, 0, "vote", target=4) == "not_a_candidate"
    vote(m, {0: 3})
    assert at(m) == ("round_table", "identity")
    assert m.view(0)["banished"] == 3


def test_tt_23_c_still_tied_a_minute_of_talk_and_the_same_again() -> None:
    """TT-23: candidates are those tied in (b)."""
    m = voting()
    vote(m, {2: 3, 3: 4, 4: 2})
    until(m, "round_table", "runoff")
    vote(m, {0: 2, 1: 3})
    assert at(m) == ("round_table", "talk_again")
    assert refusal(m, 7, "say", text="So?") is None
    until(m, "round_table", "runoff_again")
    assert m.view(0)["candidates"] == [2, 3]
    assert m.view(0)["voters"] == [0, 1, 4, 5, 6, 7]
    vote(m, {4: 3})
    assert m.view(0)["banished"] == 3


def safe_vote(m: Match) -> Match:
    until(m, "round_table", "runoff")
    vote(m, {0: 2, 1: 3})
    until(m, "round_table", "runoff_again")
    vote(m, {0: 2, 1: 3})
    return m


def test_tt_23_d_still_tied_everybody_votes_anew_and_those_tied_are_safe() -> None:
    m = safe_vote(tie_first_vote())
    assert at(m) == ("round_table", "safe_vote")
    assert m.view(0)["safe"] == [2, 3]
    assert m.view(0)["candidates"] == [0, 1, 4, 5, 6, 7]
    assert m.view(0)["voters"] == list(range(8))
    assert refusal(m, 0, "vote", target=2) == "not_a_candidate"
    vote(m, {2: 7, 3: 7})
    assert m.view(0)["banished"] == 7


def test_tt_23_e_still_tied_the_automatic_host_draws_lots() -> None:
    m = safe_vote(tie_first_vote(deal={"lots": [2, 5, 4]}))
    vote(m, {2: 4, 3: 5})
    assert at(m) == ("round_table", "host_rules")
    assert (m.deadline or 0) - m.now == 5
    m.tick(m.deadline or 0)
    assert m.view(0)["banished"] == 5


def test_tt_24_no_vote_cast_all_candidates_are_tied() -> None:
    """TT-24: and as nobody is left to vote, everybody does, not for themselves."""
    m = voting(6)
    vote(m, {})
    assert at(m) == ("round_table", "defence")
    assert m.view(0)["speaker"] == [0, 1, 2, 3, 4, 5]
    until(m, "round_table", "runoff")
    assert m.view(0)["voters"] == m.view(0)["candidates"] == [0, 1, 2, 3, 4, 5]
    assert refusal(m, 0, "vote", target=0) == "not_yourself"
    vote(m, {})
    until(m, "round_table", "runoff_again")
    assert m.view(0)["voters"] == [0, 1, 2, 3, 4, 5]
    vote(m, {})
    assert at(m) == ("round_table", "host_rules")  # nobody can be voted for in (d): lots among the tied
    m.tick(m.deadline or 0)
    assert m.view(0)["banished"] == 5


def test_tt_24_a_sole_candidate_is_banished_without_a_vote() -> None:
    m = voting(6)
    vote(m, {seat: (seat + 1) % 5 for seat in range(5)})
    until(m, "round_table", "runoff")
    assert m.view(0)["voters"] == [5]
    vote(m, {})
    until(m, "round_table", "runoff_again")
    vote(m, {})
    assert at(m) == ("round_table", "identity")
    assert m.view(0)["banished"] == 5


def test_tt_24_a_voter_without_a_legal_target_is_blank_and_not_waited_for() -> None:
    """No course of votes leads there with the automatic host; the table of votes says so all the same."""
    assert ballot("safe_vote", [0, 1, 2], (0, 1)).candidates == (2,)
    assert leaders((1, 2), {0: None, 1: None}) == (1, 2)


def test_tt_25_exactly_one_is_banished_whatever_is_written() -> None:
    for votes in ({}, {0: 1}, {0: 1, 1: 0}, {seat: (seat + 1) % 8 for seat in range(8)}):
        m = voting()
        vote(m, votes)
        until(m, "round_table", "identity")
        assert [out["how"] for out in m.view(0)["out"].values()] == ["banished"]


def test_the_counting_of_votes() -> None:
    """TT-21, TT-23."""
    assert leaders((0, 1, 2), {0: 1, 1: 2, 2: 1}) == (1,)
    assert leaders((0, 1, 2), {0: 1, 1: 2, 2: None}) == (1, 2)
    assert order_from((0, 2, 5), 3) == (5, 0, 2)
    assert order_from((0, 2, 5), 6) == (0, 2, 5)
    assert ballot("revote", [0, 1, 2, 3], (1, 2)) == ((1, 2), (0, 1, 2, 3))
