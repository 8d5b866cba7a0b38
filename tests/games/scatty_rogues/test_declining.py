"""SR-10, SR-20: who may hide a trap may also decline."""

from __future__ import annotations

from tests.games.scatty_rogues.table import (
    DECLINE,
    SCATTY,
    after_hiding,
    answer,
    clock,
    correct,
    moves,
    object_alone,
    refusal,
    table,
    troves,
    view,
    walk_to,
)
from turncoat.games.scatty_rogues.rules import at_table


def test_after_a_due_call_a_trap_need_not_be_hidden() -> None:
    """SR-10: no trap is drawn, the pile stays as it is, and the walk begins again at trove 1."""
    match = after_hiding(top=["wave"])
    walk_to(match, None)
    before = troves(match)
    match.play(2, SCATTY)
    assert moves(match, 2) == {"hide", "decline"}
    match.play(2, DECLINE)
    shown = view(match)
    assert (shown["phase"], shown["turn"], shown["trap"], shown["hider"]) == ("walk", 3, None, None)
    assert (shown["traps_left"], shown["loot"], troves(match)) == (12, [[]] * 4, before)
    assert match.view("host")["everything"]["next_trove"] == 1
    assert match.view("host")["everything"]["draw_pile"][0] == "wave"
    assert not [line for line in match.talk(0) if "hide" in line][3:]
    assert "answer" in moves(match, 3)  # SR-10: a due call has no window


def test_the_trap_that_was_declined_is_the_next_to_be_hidden() -> None:
    """SR-10."""
    match = after_hiding(top=["wave", "ear"])
    walk_to(match, None)
    match.play(2, SCATTY)
    match.play(2, DECLINE)
    answer(match, 3, "17")
    object_alone(match, 0)
    correct(match, 0, "1")
    assert view(match)["trap"] == {"kind": "sign", "id": "wave"}


def test_the_objector_may_decline_and_the_door_stays_open_for_a_moment() -> None:
    """SR-18, SR-20, SR-22: no trap was hidden, so all may see the door, and what was right is repeated."""
    match = after_hiding()
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1", at=1.0)
    match.play(1, DECLINE, at=4.0)
    shown = view(match)
    assert (shown["phase"], shown["penalties"], shown["loot"]) == ("walk", [1, 0, 0, 0], [[]] * 4)
    assert shown["door"] == {"trove": 1, "holds": "treasure"}
    assert shown["said"] == {"seat": 0, "say": "1"}
    assert match.deadline == 7.0
    assert refusal(match, 1, {"move": "answer", "say": "2"}) == "too_early"
    clock(match)
    assert (view(match)["door"], view(match)["turn"]) == (None, 1)


def test_both_may_decline_where_scatty_rogues_was_forgotten() -> None:
    """SR-20, SR-22: the objector, and then the accused, for whom the table calls. There is no door."""
    match = after_hiding()
    walk_to(match, None)
    answer(match, 2, "1")
    object_alone(match, 3)
    correct(match, 3, "Scatty Rogues")
    match.play(3, DECLINE)
    shown = view(match)
    assert (shown["phase"], shown["hider"], shown["said"]) == ("hide", 2, {"seat": 2, "scatty": True})
    match.play(2, DECLINE)
    shown = view(match)
    assert (shown["phase"], shown["turn"], shown["objector"], shown["said"]) == ("walk", 3, None, None)
    assert (shown["traps_left"], match.view("host")["everything"]["next_trove"]) == (12, 1)


def test_nobody_declines_in_set_up() -> None:
    """SR-4."""
    match = table("fist")
    assert moves(match, 0) == {"hide"}
    assert refusal(match, 0, DECLINE) == "decline_in_set_up"


def test_only_the_hider_declines() -> None:
    """SR-10."""
    match = after_hiding()
    walk_to(match, None)
    match.play(2, SCATTY)
    assert refusal(match, 1, DECLINE) == "not_your_turn"


def test_the_last_trap_may_be_declined() -> None:
    """SR-20, SR-24: then the game goes on."""
    match = after_hiding()
    kernel = match._state.kernel  # type: ignore[attr-defined]
    del kernel.pile[1:]
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")
    assert view(match)["traps_left"] == 0
    match.play(1, DECLINE)
    assert (view(match)["traps_left"], match.result) == (1, None)


def test_silence_is_no_declining() -> None:
    """SR-27: the table hides, or the game would stand still."""
    match = after_hiding()
    walk_to(match, None)
    match.play(2, SCATTY)
    clock(match)
    assert view(match)["traps_left"] == 11


def test_in_one_room_the_time_to_object_is_as_long_as_the_chant() -> None:
    """SR-16: unless the table set it otherwise."""
    assert at_table({"objection_window": 2.0}, True, [0, 1, 2, 3])["objection_window"] == 1.0
    assert at_table({"objection_window": 2.0}, False, [0, 1, 2, 3])["objection_window"] == 2.0
    assert at_table({"objection_window": 4.0}, True, [0, 1, 2, 3])["objection_window"] == 4.0
