"""SR-16 to SR-22: hands go up, one of them corrects, and the door is turned over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scatty_rogues.table import (
    COUNT,
    OBJECT,
    SCATTY,
    after_hiding,
    all_views,
    answer,
    clock,
    correct,
    hide,
    moves,
    object_,
    object_alone,
    refusal,
    right,
    say,
    settle,
    troves,
    view,
    walk,
    walk_to,
)
from turncoat import Match
from turncoat.core.viewer import Viewer

Json = dict[str, Any]


def next_trove(match: Match) -> int | None:
    trove: int | None = match.view("host")["everything"]["next_trove"]
    return trove


def with_points(points: list[int], penalties: list[int], **options: Any) -> Match:
    """A match in which seats have so many points and penalty cards, by a look into its kernel."""
    match = after_hiding(**options)
    kernel = match._state.kernel  # type: ignore[attr-defined]
    kernel.points[:], kernel.penalties[:] = points, penalties
    return match


# Hands


def test_any_other_player_may_object() -> None:
    """SR-16."""
    match = after_hiding()
    answer(match, 0, "17")
    assert [("object" in moves(match, seat)) for seat in range(4)] == [False, True, True, True]
    assert refusal(match, 0, OBJECT) == "own_turn"


def test_one_hand_objects_after_the_comparison() -> None:
    """SR-17: 0.3 s after the first hand; then SR-18's clock runs."""
    match = after_hiding()
    answer(match, 0, "17", at=1.0)
    object_(match, 2, at=1.5)
    assert view(match)["phase"] == "walk"
    assert match.deadline == 1.8
    clock(match)
    shown = view(match)
    assert (shown["phase"], shown["objector"], shown["accused"]) == ("correct", 2, 0)
    assert (shown["said"], shown["window_ends"], shown["door"]) == (None, None, None)
    assert match.deadline == 1.8 + 8.0


def test_a_hand_goes_up_once() -> None:
    """SR-17."""
    match = after_hiding()
    answer(match, 0, "17")
    object_(match, 2)
    assert "object" not in moves(match, 2)
    assert refusal(match, 2, OBJECT) == "hand_is_up"


def test_a_hand_that_is_up_changes_nothing_for_anyone_else() -> None:
    """SR-17: views to the byte, `legal` and `deadline` included, in the window and after it."""
    others: tuple[Viewer, ...] = (0, 1, 3, "watcher")
    for wait in (0.0, 2.0, 20.0):
        match = after_hiding()
        answer(match, 0, "17")
        match.tick(wait)
        before = {viewer: match.encode_view(viewer) for viewer in others}
        match.take_changed_viewers()
        object_(match, 2)
        for viewer, was in before.items():
            assert match.encode_view(viewer) == was
        assert match.take_changed_viewers() == frozenset([2, "host"])
        assert match.view(2)["deadline"] == wait + 0.3


def test_a_second_hand_does_not_learn_of_the_first() -> None:
    """SR-17: its own deadline is as if it were alone."""
    match = after_hiding()
    answer(match, 0, "17")
    alone = match.fork()
    object_(match, 2, at=0.1)
    object_(match, 3, at=0.3)
    alone.tick(0.1)
    object_(alone, 3, at=0.3)
    assert match.encode_view(3) == alone.encode_view(3)
    assert match.view(3)["deadline"] == 0.6
    assert match.deadline == 0.4


def test_whose_own_hand_is_up_waits() -> None:
    """SR-16: the next player too, if it is theirs."""
    match = after_hiding()
    answer(match, 0, "17")
    match.tick(3.0)
    object_(match, 1)
    assert moves(match, 1) == set()
    assert refusal(match, 1, say("1")) == "too_early"


def test_nobody_goes_on_while_hands_are_compared() -> None:
    """SR-16: what was offered is refused, so that nobody is shut out; nothing tells of it before."""
    match = after_hiding()
    answer(match, 0, "17")
    match.tick(3.0)
    object_(match, 3)
    for seat, move in ((1, say("1")), (1, say("fist")), (1, SCATTY), (2, COUNT)):
        assert refusal(match, seat, move, at=3.2) == "too_early"
    assert moves(match, 1) == {"answer", "scatty", "object"}
    assert moves(match, 2) == {"count", "object"}
    assert refusal(match, 1, say("1"), at=3.3) == "not_now"  # the objection is on


def test_of_tied_hands_the_fewest_points_object() -> None:
    """SR-17."""
    match = with_points([0, 3, 2, 5], [0, 0, 0, 0])
    answer(match, 0, "17")
    for seat in (1, 2, 3):
        object_(match, seat, at=0.1 * seat)
    clock(match)
    assert match.now == 0.4
    assert view(match)["objector"] == 2
    assert view(match)["tied"] == []


def test_then_the_fewer_penalty_cards() -> None:
    """SR-17."""
    match = with_points([0, 2, 2, 2], [0, 2, 3, 1])
    answer(match, 0, "17")
    for seat in (1, 2, 3):
        object_(match, seat)
    clock(match)
    assert view(match)["objector"] == 3


def test_a_hand_after_the_comparison_comes_too_late() -> None:
    """SR-17: within 0.3 s is a tie."""
    match = with_points([0, 0, 5, 0], [0, 0, 0, 0])
    answer(match, 0, "17")
    object_(match, 2)
    assert refusal(match, 1, OBJECT, at=0.3) == "not_now"
    object_(match, 1, at=0.29)
    clock(match)
    assert view(match)["objector"] == 1


def test_still_equal_nobody_may_object() -> None:
    """SR-17: `tied` names them until the next answer."""
    match = with_points([0, 2, 3, 2], [0, 1, 0, 1])
    answer(match, 0, "17")
    for seat in (3, 2, 1):
        object_(match, seat)
    clock(match)
    shown = view(match)
    assert (shown["phase"], shown["objector"], shown["accused"]) == ("walk", None, None)
    assert shown["tied"] == [1, 2, 3]
    assert shown["window_ends"] == match.deadline == 2.0
    assert refusal(match, 2, OBJECT) == "hands_tied"
    settle(match)
    assert view(match)["tied"] == [1, 2, 3]
    assert moves(match, 2) == {"count"}
    assert moves(match, 0) == {"count"}  # SR-13: the turn is open to objection no more
    answer(match, 1, "Seymour")
    assert view(match)["tied"] == []
    assert "object" in moves(match, 2)
    assert view(match)["penalties"] == [0, 1, 0, 1]


def test_a_tie_over_a_slow_turn_leaves_its_clock_running() -> None:
    """SR-17, SR-27: nor may anybody object after a late answer."""
    match = after_hiding()
    match.play(1, COUNT)
    clock(match)
    object_(match, 1, at=6.0)
    object_(match, 2, at=6.0)
    clock(match)
    assert match.deadline == 15.0
    late = match.fork()
    clock(match)
    assert (view(match)["turn"], view(match)["tied"]) == (1, [])
    answer(late, 0, "1")
    assert refusal(late, 3, OBJECT) == "hands_tied"
    assert (view(late)["accused"], view(late)["window_ends"]) == (None, late.now + 2)


@pytest.mark.parametrize(("raised", "due"), [(1.9, 2.0), (31.8, 32.0)])
def test_clocks_that_fall_due_meanwhile_wait(raised: float, due: float) -> None:
    """SR-17: the end of the window; the table's count, which then runs from the end of the comparison."""
    match = after_hiding()
    answer(match, 0, "17")
    object_(match, 1, at=raised)
    assert match.view(0)["deadline"] == due or raised < 2
    match.tick(due + 0.05)
    assert view(match)["phase"] == "walk"
    assert view(match)["count_ends"] is None
    assert (view(match)["said"] is not None) == (raised < 2)
    object_(match, 2, at=due + 0.05)
    match.tick(raised + 0.3)
    assert view(match)["tied"] == [1, 2]
    if raised < 2:
        assert view(match)["said"] is None
        assert match.deadline == raised + 0.3 + 30
    else:
        assert view(match)["count_ends"] == pytest.approx(raised + 0.3 + 5)


def test_a_lapse_waits_for_the_comparison() -> None:
    """SR-17, SR-27."""
    match = after_hiding()
    match.play(1, COUNT)
    object_(match, 2, at=14.9)
    match.tick(15.1)
    assert view(match)["turn"] == 0
    match.tick(14.9 + 0.3)
    assert view(match)["objector"] == 2


# The correction


def test_the_objector_corrects() -> None:
    """SR-18: one template, six signs and the call, whatever is right; nobody else may."""
    match = after_hiding()
    answer(match, 0, "17")
    object_alone(match, 2)
    offered = [move for move in match.legal(2) if move["move"] == "correct"]
    signs = ["fist", "thumb", "victory", "wave", "ear", "crossed"]
    assert offered == [
        {"move": "correct", "open": ["say"]},
        *({"move": "correct", "sign": sign} for sign in signs),
        {"move": "correct", "scatty": True},
    ]
    assert [match.view(seat)["awaited"] for seat in range(4)] == [False, False, True, False]
    assert refusal(match, 1, {"move": "correct", "say": "1"}) == "not_your_turn"
    assert refusal(match, 1, OBJECT) == "not_now"
    assert refusal(match, 1, say("1")) == "not_now"
    for wrong in ({}, {"say": "1", "scatty": True}, {"say": "1", "sign": "fist"}, {"scatty": False}):
        assert refusal(match, 2, {"move": "correct", **wrong}) == "bad_move"
    assert refusal(match, 2, {"move": "correct", "say": "x" * 61}) == "bad_word"
    match.play(1, {"move": "say", "text": "Hear, hear!"})


def test_an_unjustified_objection() -> None:
    """SR-19: the objector draws a penalty card. SR-18: the door stays open for 3 s."""
    match = after_hiding()
    answer(match, 0, "1")
    object_alone(match, 2)
    correct(match, 2, "17", at=4.0)
    for shown in all_views(match).values():
        assert shown["penalties"] == [0, 0, 1, 0]
        assert shown["points"] == [0, 0, -1, 0]
        assert shown["penalty_pile"] == 7
        assert (shown["phase"], shown["turn"]) == ("walk", 1)
        assert shown["door"] == {"trove": 1, "holds": "treasure"}
        assert (shown["objector"], shown["accused"], shown["verdict"]) == (2, 0, "unjustified")
        assert shown["said"] == {"seat": 0, "say": "1"}  # the repeat
        assert not shown["awaited"]
    assert match.deadline == 7.0
    for seat, move in ((1, say("Seymour")), (1, SCATTY), (3, COUNT)):
        assert refusal(match, seat, move, at=6.9) == "too_early"
    assert refusal(match, 3, OBJECT) == "nothing_to_object"
    assert [moves(match, seat) for seat in range(4)] == [set()] * 4
    clock(match)
    shown = view(match)
    assert (shown["door"], shown["said"], shown["objector"], shown["accused"]) == (None, None, None, None)
    assert moves(match, 1) == {"answer", "scatty"}
    assert next_trove(match) == 2


def test_a_right_correction_does_not_save_an_unjustified_objection() -> None:
    """SR-19."""
    match = after_hiding()
    answer(match, 0, "1")
    object_alone(match, 2)
    correct(match, 2, "1")
    assert view(match)["penalties"] == [0, 0, 1, 0]
    assert (view(match)["hider"], view(match)["verdict"]) == (None, "unjustified")


def test_a_justified_objection() -> None:
    """SR-20, SR-22: the player draws, the objector hides with loot, and the door closes with the hide."""
    match = after_hiding(top=["cook"])
    walk_to(match, 2)
    answer(match, 1, "2", at=10.0)
    object_alone(match, 0)
    correct(match, 0, "seymour!", at=11.0)
    for shown in all_views(match).values():
        assert (shown["phase"], shown["hider"], shown["turn"]) == ("hide", 0, 2)
        assert shown["trap"] == {"kind": "picture", "id": "cook"}
        assert shown["door"] == {"trove": 2, "holds": "pirate"}
        assert (shown["objector"], shown["accused"], shown["verdict"]) == (0, 1, "caught")
        assert shown["said"] == {"seat": 0, "say": "seymour!"}
        assert (shown["penalties"], shown["penalty_pile"]) == ([0, 1, 0, 0], 7)
    hide(match, 0, 2, "Ratatouille", at=20.0)
    shown = view(match)
    assert (shown["phase"], shown["turn"], shown["loot"][0]) == ("walk", 2, ["pirate"])
    assert (shown["door"], shown["said"], shown["objector"], shown["accused"]) == (None, None, None, None)
    assert moves(match, 2) == {"answer", "scatty"}  # no 3 s here
    assert next_trove(match) == 3
    assert troves(match)[1] == "cook"


@pytest.mark.parametrize("said", ["2", "thumb", "Scatty Rogues", None])
def test_a_doubly_wrong_objection(said: str | None) -> None:
    """SR-21: a wrong or late correction: both draw, no trap is hidden. SR-22: what was right is repeated."""
    match = after_hiding()
    walk_to(match, 2)
    answer(match, 1, "17")
    object_alone(match, 3)
    if said is None:
        clock(match)
    else:
        correct(match, 3, said)
    shown = view(match)
    assert (shown["penalties"], shown["penalty_pile"]) == ([0, 1, 0, 1], 6)
    assert shown["verdict"] == "both_wrong"
    assert (shown["phase"], shown["traps_left"], shown["turn"]) == ("walk", 12, 2)
    assert shown["door"] == {"trove": 2, "holds": "pirate"}
    assert shown["said"] == {"seat": 1, "say": "Seymour"}
    assert match.deadline == match.now + 3
    settle(match)
    assert next_trove(match) == 3


def test_the_time_to_correct() -> None:
    """SR-18: the option `correct_seconds`, from the end of the comparison."""
    match = after_hiding(correct_seconds=3)
    answer(match, 0, "17")
    object_(match, 1, at=1.0)
    match.tick(1.3)
    assert match.deadline == 4.3
    on_time = match.fork()
    correct(on_time, 1, "1", at=4.29)
    assert view(on_time)["hider"] == 1
    assert refusal(match, 1, {"move": "correct", "say": "1"}, at=4.3) == "not_now"


@pytest.mark.parametrize(
    ("trove", "holds", "repeat"),
    [(5, "fist", {"sign": "fist"}), (9, "8", {"say": "8"}), (4, "treasure", {"say": "4"})],
)
def test_what_the_accused_repeats(trove: int, holds: str, repeat: Json) -> None:
    """SR-22: a sign, a figure, a number."""
    match = after_hiding()
    walk_to(match, trove)
    seat = view(match)["turn"]
    answer(match, seat, "17")
    object_alone(match, (seat + 1) % 4)
    correct(match, (seat + 1) % 4, "?")
    assert view(match)["said"] == {"seat": seat, **repeat}
    assert view(match)["door"] == {"trove": trove, "holds": holds}


def test_what_is_repeated_was_right_before_the_hide() -> None:
    """SR-22: a trap hidden on the trove in question is met in the next round, not now."""
    match = after_hiding(top=["cook"])
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")
    hide(match, 1, 1, "Ratatouille")
    assert (view(match)["turn"], next_trove(match)) == (1, 2)
    walk_to(match, 1)
    assert right(match) == "Ratatouille"


def test_an_objection_where_scatty_rogues_was_due() -> None:
    """SR-18: there is no door. SR-22: the objector hides, then the player calls and hides."""
    match = after_hiding(top=["wave", "ear"])
    walk_to(match, None)
    answer(match, 2, "1")
    object_alone(match, 0)
    assert view(match)["accused"] == 2
    correct(match, 0, "Scatty Rogues")
    shown = view(match)
    assert (shown["hider"], shown["trap"]["id"], shown["door"]) == (0, "wave", None)
    assert shown["said"] == {"seat": 0, "scatty": True}
    assert shown["penalties"] == [0, 0, 1, 0]
    hide(match, 0, 2)
    shown = view(match)
    assert (shown["phase"], shown["hider"], shown["trap"]["id"]) == ("hide", 2, "ear")
    assert shown["said"] == {"seat": 2, "scatty": True}
    assert (shown["objector"], shown["accused"], shown["turn"], shown["verdict"]) == (0, 2, 3, "caught")
    hide(match, 2, 3)
    shown = view(match)
    assert (shown["loot"], shown["turn"], shown["phase"]) == ([["pirate"], [], ["treasure"], []], 3, "walk")
    assert (shown["objector"], shown["accused"], shown["said"], shown["verdict"]) == (None, None, None, None)
    assert next_trove(match) == 1
    assert moves(match, 3) == {"answer", "scatty"}


def test_a_wrong_correction_where_scatty_rogues_was_due() -> None:
    """SR-21, SR-22: both draw; the player still calls, with a trap to hide."""
    match = after_hiding(top=["wave"])
    walk_to(match, None)
    answer(match, 2, "18")
    object_alone(match, 1)
    correct(match, 1, "1")
    shown = view(match)
    assert (shown["penalties"], shown["hider"], shown["door"]) == ([0, 1, 1, 0], 2, None)
    assert shown["said"] == {"seat": 2, "scatty": True}
    hide(match, 2, 7)
    assert (view(match)["loot"][2], view(match)["turn"]) == (["treasure"], 3)
    assert moves(match, 3) == {"answer", "scatty"}  # no door, so no 3 s
    assert next_trove(match) == 1


def test_a_slow_turn_where_scatty_rogues_was_due() -> None:
    """SR-13, SR-22: objected to after the count."""
    match = after_hiding(top=["wave", "ear"])
    walk_to(match, None)
    match.play(3, COUNT)
    clock(match)
    object_alone(match, 0)
    correct(match, 0, "Scatty Rogues")
    hide(match, 0, 2)
    assert (view(match)["hider"], view(match)["turn"]) == (2, 2)
    hide(match, 2, 3)
    assert (view(match)["turn"], next_trove(match)) == (3, 1)


def test_one_objection_a_turn() -> None:
    """SR-17: after it the turn is over."""
    match = after_hiding()
    answer(match, 0, "1")
    object_alone(match, 1)
    correct(match, 1, "2")
    settle(match)
    assert refusal(match, 2, OBJECT) == "nothing_to_object"


def test_the_walk_goes_on_after_an_objection() -> None:
    """SR-22: the table repeats, the next player's turn begins, and the repeat cannot be objected to."""
    match = after_hiding()
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "17")
    settle(match)
    assert view(match)["accused"] is None
    walk(match, 3)
    assert next_trove(match) == 5
