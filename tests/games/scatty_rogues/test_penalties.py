"""SR-23: the penalty pile is empty; and SR-27: who is slow to choose."""

from __future__ import annotations

from typing import Any

from tests.games.scatty_rogues.table import (
    after_hiding,
    answer,
    clock,
    correct,
    hide,
    moves,
    object_alone,
    refusal,
    view,
    walk_to,
)
from turncoat import Match


def empty(penalties: list[int], **options: Any) -> Match:
    """A match whose penalty pile is empty: all cards lie in front of the players."""
    match = after_hiding(players=len(penalties), **options)
    kernel = match._state.kernel  # type: ignore[attr-defined]
    kernel.penalties[:] = penalties
    kernel.points[:] = [-cards for cards in penalties]
    kernel.penalty_pile = 0
    return match


def test_a_card_is_taken_from_any_other_player_who_has_one() -> None:
    """SR-23: who is glad."""
    match = empty([2, 0, 3, 3])
    answer(match, 0, "1")
    object_alone(match, 2)
    correct(match, 2, "17", at=5.0)
    shown = view(match)
    assert (shown["phase"], shown["chooser"], shown["objector"]) == ("penalty", 2, 2)
    assert shown["door"] == {"trove": 1, "holds": "treasure"}
    assert shown["said"] == {"seat": 2, "say": "17"}
    offered = [move for move in match.legal(2) if move["move"] != "say"]
    assert offered == [{"move": "penalty_from", "seat": seat} for seat in (0, 3)]
    assert [match.view(seat)["awaited"] for seat in range(4)] == [False, False, True, False]
    assert [moves(match, seat) for seat in (0, 1, 3)] == [set()] * 3
    for seat in (1, 2, 4, -1):
        assert refusal(match, 2, {"move": "penalty_from", "seat": seat}) == "no_penalty_card"
    assert refusal(match, 0, {"move": "penalty_from", "seat": 3}) == "not_your_turn"
    match.play(1, {"move": "say", "text": "Take Ann's!"})
    match.play(2, {"move": "penalty_from", "seat": 3}, at=6.0)
    shown = view(match)
    assert (shown["penalties"], shown["points"]) == ([2, 0, 4, 2], [-2, 0, -4, -2])
    assert (shown["phase"], shown["chooser"]) == ("walk", None)
    assert shown["said"] == {"seat": 0, "say": "1"}
    assert match.deadline == 9.0  # SR-18: 3 s from the return to the walk


def test_it_is_asked_even_if_there_is_only_one() -> None:
    """SR-23."""
    match = empty([6, 0, 0])
    answer(match, 0, "1")
    object_alone(match, 1)
    correct(match, 1, "17")
    assert (view(match)["phase"], view(match)["chooser"]) == ("penalty", 1)
    assert moves(match, 1) == {"penalty_from"}


def test_nobody_else_has_one() -> None:
    """SR-23: nothing happens."""
    match = empty([6, 0, 0])
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")
    shown = view(match)
    assert (shown["phase"], shown["hider"], shown["penalties"]) == ("hide", 1, [6, 0, 0])


def test_both_draw_the_accused_first() -> None:
    """SR-21, SR-22, SR-23: and the objector may take the very card."""
    match = empty([0, 8, 0, 0])
    answer(match, 0, "17")
    object_alone(match, 2)
    correct(match, 2, "17")
    assert view(match)["chooser"] == 0
    match.play(0, {"move": "penalty_from", "seat": 1})
    assert view(match)["chooser"] == 2
    assert [move["seat"] for move in match.legal(2) if move["move"] == "penalty_from"] == [0, 1]
    match.play(2, {"move": "penalty_from", "seat": 0})
    assert view(match)["penalties"] == [0, 7, 1, 0]
    assert view(match)["phase"] == "walk"


def test_the_last_card_of_the_pile_goes_to_the_accused() -> None:
    """SR-22, SR-23."""
    match = empty([0, 2, 2, 3])
    match._state.kernel.penalty_pile = 1  # type: ignore[attr-defined]
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "17")
    shown = view(match)
    assert (shown["penalties"], shown["penalty_pile"], shown["chooser"]) == ([1, 2, 2, 3], 0, 1)


def test_then_the_objector_hides() -> None:
    """SR-20, SR-22, SR-23: after the choice, with the door still open."""
    match = empty([0, 4, 4, 0], top=["wave"])
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")
    assert view(match)["chooser"] == 0
    match.play(0, {"move": "penalty_from", "seat": 1})
    shown = view(match)
    assert (shown["phase"], shown["hider"]) == ("hide", 1)
    assert shown["door"] == {"trove": 1, "holds": "treasure"}
    assert shown["said"] == {"seat": 1, "say": "1"}
    hide(match, 1, 4)
    assert (view(match)["phase"], view(match)["door"]) == ("walk", None)


def test_a_fork_knows_what_follows_the_choice() -> None:
    """SR-20, SR-22: a server plays every move on a copy; there the objector hides as well."""
    match = empty([0, 4, 4, 0], top=["wave"])
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")
    fork = match.fork()
    for one in (match, fork):
        one.play(0, {"move": "penalty_from", "seat": 1})
        assert (view(one)["phase"], view(one)["hider"]) == ("hide", 1)
    assert fork.log == match.log


def test_a_choice_before_a_due_call() -> None:
    """SR-22, SR-23."""
    match = empty([0, 4, 4, 0], top=["wave"])
    walk_to(match, None)
    answer(match, 2, "1")
    object_alone(match, 1)
    correct(match, 1, "1")
    match.play(2, {"move": "penalty_from", "seat": 1})
    match.play(1, {"move": "penalty_from", "seat": 2})
    shown = view(match)
    assert (shown["phase"], shown["hider"], shown["penalties"]) == ("hide", 2, [0, 4, 4, 0])


def test_who_is_slow_to_choose() -> None:
    """SR-27: 15 s, then from whoever has most, the lowest seat first."""
    match = empty([9, 2, 3, 3, 0], first=0)
    answer(match, 0, "1")
    object_alone(match, 4)
    correct(match, 4, "17")
    assert match.deadline == match.now + 15
    tied = match.fork()
    tied._state.kernel.penalties[:] = [1, 3, 2, 3, 0]  # type: ignore[attr-defined]
    clock(match)
    assert view(match)["penalties"] == [8, 2, 3, 3, 1]
    clock(tied)
    assert view(tied)["penalties"] == [1, 2, 2, 3, 1]


def test_the_choosers_own_cards_do_not_count() -> None:
    """SR-27: whoever *else* has most."""
    match = empty([1, 0, 5, 2])
    answer(match, 0, "1")
    object_alone(match, 2)
    correct(match, 2, "17")
    clock(match)
    assert view(match)["penalties"] == [1, 0, 6, 1]
