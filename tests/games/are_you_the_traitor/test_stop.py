"""AT-9 to AT-14: the Stop, simultaneous Stops, and who draws."""

from __future__ import annotations

import pytest

from tests.games.are_you_the_traitor.table import (
    COPPER,
    GOLD,
    GOOD,
    JEWELS,
    NORMAL,
    PYRAMID,
    SILVER,
    all_views,
    characters,
    moves,
    refusal,
    sides,
    stop,
    table,
)
from turncoat import Match

# The winner when the row's letter points at the column's; every role there is at any table.
WINNER = {
    #      K       G       T       +       -
    "K": ("", "evil", "evil", "good", "evil"),
    "G": ("evil", "evil", "good", "evil", "evil"),
    "T": ("good", "good", "good", "good", "good"),
    "+": ("evil", "evil", "good", "evil", "evil"),
    "-": ("evil", "good", "good", "good", "good"),
}
RIGHT = {("K", "+"), ("G", "T"), ("+", "T"), ("-", "K")}
MIXES = [
    *NORMAL.values(),
    "KTG-",
    "KTTGGG+--",
    "KTTGGGG++-",
]
"""Every number of players with every mix of alignments that it can have."""


@pytest.mark.parametrize("letters", MIXES)
def test_who_calls_whom(letters: str) -> None:
    """AT-9, AT-10, AT-11: every pair of seats, with the reveal and the draw that follow."""
    for caller, one in enumerate(letters):
        for target, other in enumerate(letters):
            if caller == target:
                continue
            match = table(letters)
            stop(match, caller, target)
            winner = WINNER[one]["KGT+-".index(other)]
            for view in all_views(match).values():
                assert view["phase"] == "pause"
                assert view["reveal"] == {
                    "caller": caller,
                    "target": target,
                    "right": (one, other) in RIGHT,
                    "winner": winner,
                    "characters": characters(letters),
                    "alignments": sides(letters),
                }
                assert view["cards"] == [
                    int((letter in GOOD) == (winner == "good")) for letter in letters
                ]  # AT-14


def test_the_matrix_has_every_pair_of_roles() -> None:
    pairs = {
        (one, other)
        for letters in MIXES
        for caller, one in enumerate(letters)
        for target, other in enumerate(letters)
        if caller != target
    }
    assert len(pairs) == 24  # five by five, less the KeyHolder pointing at the only one: herself


@pytest.mark.parametrize(
    ("target", "code"),
    [(0, "not_yourself"), (4, "no_such_player"), (-1, "no_such_player"), (10**30, "no_such_player")],
)
def test_pointing_at_oneself_or_nobody_is_refused(target: int, code: str) -> None:
    """AT-12."""
    match = table("KTG+")
    assert refusal(match, 0, {"move": "stop", "target": target}) == code
    assert match.view(0)["phase"] == "talk"


@pytest.mark.parametrize("target", [None, "1", 1.0, True, [1]])
def test_a_target_is_a_seat(target: object) -> None:
    """AT-12."""
    assert refusal(table("KTG+"), 0, {"move": "stop", "target": target}) == "bad_move"


def test_a_stop_counts_inside_the_move_without_a_window() -> None:
    """AT-13 with photo_finish 0."""
    match = table("KTG+", photo_finish=0)
    stop(match, 2, 1, at=5.0)
    assert match.view(0)["reveal"]["winner"] == "good"
    assert match.now == 5.0


def test_one_call_counts_when_its_window_closes() -> None:
    """AT-13: 0.4 seconds, as the default."""
    match = Match("are-you-the-traitor", ["Ann", "Bo", "Cy", "Di"], seed=3)
    stop(match, 0, 1, at=10.0)
    match.tick(10.3)
    assert match.view(0)["reveal"] is None
    assert match.deadline == pytest.approx(10.4)
    match.tick(10.5)
    assert match.view(0)["reveal"]["caller"] == 0


def window(match: Match) -> Match:
    """Two Stops within one window: seat 2's, then seat 0's."""
    stop(match, 2, 1, at=10.0)
    stop(match, 0, 3, at=10.2)
    match.tick(10.5)
    return match


def test_several_calls_are_put_to_the_vote() -> None:
    """AT-13: callers by seat, nothing of their targets, twenty seconds."""
    match = window(table("KTG+", photo_finish=0.5))
    for seat, view in enumerate(list(all_views(match).values())[:4]):
        assert view["phase"] == "photo_finish"
        assert view["callers"] == [0, 2]
        assert (view["reveal"], view["calls"]) == (None, [])
        assert view["deadline"] == 30.5
        assert [entry["caller"] for entry in view["legal"] if entry["move"] == "first"] == [0, 2]
        assert view["called"] == {0: 3, 2: 1}.get(seat)
    assert moves(match, 0) == {"say", "first"}


def test_most_votes_count() -> None:
    """AT-13: callers vote too; the vote is over with the last voter."""
    match = window(table("KTG+", photo_finish=0.5))
    for seat, caller in enumerate([0, 2, 0]):
        match.play(seat, {"move": "first", "caller": caller}, at=12.0)
        assert match.view("watcher")["phase"] == "photo_finish"
    match.play(3, {"move": "first", "caller": 0}, at=12.0)
    view = match.view("watcher")
    assert view["reveal"]["caller"] == 0
    assert view["calls"] == [
        {"caller": 0, "target": 3, "votes": [0, 2, 3]},
        {"caller": 2, "target": 1, "votes": [1]},
    ]


def test_people_alone_vote_where_they_sit() -> None:
    """AT-13: the vote is over with the last of them; a bot that called has none."""
    match = window(table("KTG+", photo_finish=0.5, people=[1, 3]))
    assert refusal(match, 0, {"move": "first", "caller": 0}) == "people_decide"
    assert moves(match, 0) == {"say"}
    assert [match.view(seat)["awaited"] for seat in range(4)] == [False, True, False, True]
    match.play(1, {"move": "first", "caller": 0})
    match.play(3, {"move": "first", "caller": 0})
    assert match.view("watcher")["reveal"]["caller"] == 0


@pytest.mark.parametrize("votes", [[], [0, 2], [2], [0, 2, 0, 2]])
def test_a_tie_goes_to_the_first_to_arrive(votes: list[int]) -> None:
    """AT-13: and so does a finish without votes; here seat 2 was first."""
    match = window(table("KTG+", photo_finish=0.5))
    for seat, caller in enumerate(votes):
        match.play(seat, {"move": "first", "caller": caller}, at=11.0)
    match.tick(30.5)
    assert match.view("watcher")["reveal"]["caller"] == 2


def test_a_tie_below_the_most_votes_is_no_tie() -> None:
    """AT-13: of three callers the two with most votes are tied; the first of these two counts."""
    match = table("KTGG+-", photo_finish=1)
    for at, (caller, target) in enumerate([(4, 1), (2, 1), (0, 4)]):
        stop(match, caller, target, at=at / 4)
    match.tick(2.0)
    for seat, choice in enumerate([0, 0, 2, 2, 4]):
        match.play(seat, {"move": "first", "caller": choice})
    match.tick(match.deadline or 0.0)
    assert match.view("watcher")["reveal"]["caller"] == 2


def test_votes_are_final_and_unseen_until_counted() -> None:
    """AT-13: who has voted is public."""
    one, other = (window(table("KTG+", photo_finish=0.5)) for _ in range(2))
    one.play(1, {"move": "first", "caller": 0})
    other.play(1, {"move": "first", "caller": 2})
    assert all_views(one) == all_views(other)
    assert one.view("watcher")["voted"] == [1]
    assert refusal(one, 1, {"move": "first", "caller": 2}) == "already_voted"
    assert refusal(one, 0, {"move": "first", "caller": 3}) == "not_a_caller"
    assert moves(one, 1) == {"say"}


@pytest.mark.parametrize(
    "move",
    [
        {"move": "stop", "target": 1},
        {"move": "void", "agree": True},
        {"move": "look", "at": 1},
        {"move": "signal", "sign": "nod"},
        {"move": "claim", "what": "statue"},
        {"move": "ready"},
        {"move": "declare"},
        {"move": "ring", "target": 1},
    ],
)
def test_in_a_photo_finish_there_is_only_the_vote_and_talk(move: object) -> None:
    """AT-13, AT-15."""
    match = window(table("KTG+", photo_finish=0.5))
    assert refusal(match, 3, move) == "not_now"
    match.play(3, {"move": "say", "text": "Ann was first"})


def test_each_player_calls_once() -> None:
    """AT-13."""
    match = table("KTG+", photo_finish=0.5)
    stop(match, 2, 1, at=10.0)
    assert refusal(match, 2, {"move": "stop", "target": 0}) == "already_called"
    assert "stop" not in moves(match, 2)
    assert "stop" in moves(match, 0)


def test_a_stop_at_the_very_end_of_the_window_is_too_late() -> None:
    """AT-13: the window has closed by then."""
    match = table("KTG+", photo_finish=0.5)
    stop(match, 2, 1, at=10.0)
    assert refusal(match, 0, {"move": "stop", "target": 3}, at=10.5) == "not_now"


def test_winners_draw_from_the_callers_left() -> None:
    """AT-14: seat 2 called, so seat 3 draws first and seat 2 last; the caller gets nothing extra."""
    match = table("KTG+", top=[JEWELS, PYRAMID, GOLD, SILVER])
    stop(match, 2, 1)
    hands = [match.view(seat)["treasure"] for seat in range(4)]
    assert hands == [[PYRAMID], [], [GOLD], [JEWELS]]
    assert match.view(0)["points"] == 4
    assert match.view(0)["treasure_left"] == 39


def test_a_drawn_card_is_its_drawers_secret() -> None:
    """AT-14: others see how many cards lie there."""
    one, other = (table("KTG+", top=top) for top in ([JEWELS, PYRAMID, GOLD], [JEWELS, COPPER, GOLD]))
    for match in (one, other):
        stop(match, 2, 1)
    assert one.view(0)["treasure"] != other.view(0)["treasure"]
    for viewer in ("1", "2", "3", "watcher"):
        assert all_views(one)[viewer] == all_views(other)[viewer]
    assert [player["cards"] for player in one.view(1)["players"]] == [1, 0, 1, 1]


def test_a_stop_may_name_the_deal_that_its_caller_saw() -> None:
    """AT-12: one that was on its way when a new deal began does not count in it."""
    match = table("KTG+", "KTG+", "KTG+")
    for seat in (0, 1, 2):
        match.play(seat, {"move": "void", "agree": True})
    assert match.view(2)["dealing"] == 2
    assert refusal(match, 2, {"move": "stop", "target": 1, "dealing": 1}) == "stale"
    assert refusal(match, 2, {"move": "stop", "target": 1, "dealing": 3}) == "stale"
    assert refusal(match, 2, {"move": "stop", "target": 2, "dealing": 2}) == "not_yourself"
    match.play(2, {"move": "stop", "target": 1, "dealing": 2})
    assert match.view(0)["reveal"]["caller"] == 2
    assert match.log["records"][-1]["move"] == {"move": "stop", "target": 1, "dealing": 2}


def test_a_stop_need_not_name_its_deal() -> None:
    """AT-12."""
    match = table("KTG+", "KTG+")
    match.play(2, {"move": "stop", "target": 1})
    assert match.log["records"][-1]["move"] == {"move": "stop", "target": 1}
