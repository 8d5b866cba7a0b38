"""SR-9 to SR-16 and SR-27: one answer a turn, the call, the count, and who may speak when."""

from __future__ import annotations

import pytest

from tests.games.scatty_rogues.table import (
    COUNT,
    OBJECT,
    SCATTY,
    after_hiding,
    answer,
    clock,
    correct,
    hide,
    moves,
    object_,
    object_alone,
    refusal,
    say,
    settle,
    table,
    view,
    walk,
    walk_to,
)
from turncoat import Match


def next_trove(match: Match) -> int | None:
    trove: int | None = match.view("host")["everything"]["next_trove"]
    return trove


# Turns


def test_turns_go_clockwise_each_at_the_next_trove() -> None:
    """SR-9."""
    match = after_hiding(players=3, first=1)
    for turn in range(18):
        assert view(match)["turn"] == (1 + turn) % 3
        assert next_trove(match) == turn + 1
        assert moves(match, (1 + turn) % 3) >= {"answer", "scatty"}
        walk(match, 1)
    assert next_trove(match) is None


def test_the_turn_moves_on_at_the_answer() -> None:
    """SR-9, SR-16: the view's `turn`, `said`, `accused` and `window_ends`."""
    match = after_hiding()
    assert view(match)["accused"] is None
    answer(match, 0, "1", at=3.0)
    shown = view(match)
    assert (shown["turn"], shown["accused"], shown["window_ends"]) == (1, 0, 5.0)
    assert shown["said"] == {"seat": 0, "say": "1"}
    assert match.deadline == 5.0
    clock(match)
    shown = view(match)
    assert (shown["turn"], shown["accused"], shown["window_ends"], shown["said"]) == (1, 0, None, None)
    answer(match, 1, "fist")
    assert view(match)["said"] == {"seat": 1, "sign": "fist"}
    assert view(match)["accused"] == 1
    settle(match)
    match.play(2, SCATTY)
    assert view(match)["said"] == {"seat": 2, "scatty": True}


def test_what_is_offered_tells_nothing() -> None:
    """SR-9: one template, six signs and the call, whatever is right."""
    offered = []
    for trove in (1, 2, 5, 9, None):
        match = after_hiding()
        walk_to(match, trove)
        seat = view(match)["turn"]
        offered.append([move for move in match.legal(seat) if move["move"] in ("answer", "scatty")])
    signs = ["fist", "thumb", "victory", "wave", "ear", "crossed"]
    whole = [
        {"move": "answer", "open": ["say"]},
        *({"move": "answer", "sign": sign} for sign in signs),
        SCATTY,
    ]
    assert offered == [whole] * 5


def test_the_marker_shows_the_next_trove() -> None:
    """SR-9: null where Scatty Rogues is due; without the option there is no such field."""
    match = after_hiding(marker=True)
    assert "trove" not in view(after_hiding())
    assert "trove" not in view(table())
    assert view(table(marker=True))["trove"] == 1
    assert view(match)["trove"] == 1
    answer(match, 0, "1")
    assert (view(match)["turn"], view(match)["trove"]) == (1, 2)
    walk_to(match, 18)
    answer(match, 1, "18")
    assert (view(match)["turn"], view(match)["trove"]) == (2, None)
    settle(match)
    forgotten = match.fork()
    answer(match, 2, "Scatty Rogues")
    assert (view(match)["turn"], view(match)["trove"]) == (3, 1)
    answer(forgotten, 2, "1")
    assert (view(forgotten)["turn"], view(forgotten)["trove"]) == (3, 2)  # SR-15
    object_alone(forgotten, 0)
    assert (view(forgotten)["turn"], view(forgotten)["trove"]) == (3, 1)  # the call will be repeated


def test_the_marker_waits_for_a_slow_player() -> None:
    """SR-9, SR-13."""
    match = after_hiding(marker=True)
    match.play(1, COUNT)
    clock(match)
    assert (view(match)["turn"], view(match)["trove"]) == (0, 1)
    answer(match, 0, "1")
    assert (view(match)["turn"], view(match)["trove"]) == (1, 2)


def test_only_the_player_whose_turn_it_is_answers() -> None:
    """SR-9."""
    match = after_hiding()
    for move in (say("1"), say("fist"), SCATTY):
        assert refusal(match, 1, move) == "not_your_turn"
    for move in (
        {"move": "hide", "trove": 1},
        {"move": "correct", "say": "1"},
        {"move": "penalty_from", "seat": 1},
    ):
        assert refusal(match, 0, move) == "not_now"


# Scatty Rogues


def test_after_trove_18_scatty_rogues_is_called_and_one_more_trap_hidden() -> None:
    """SR-10: with loot; the player after that starts again at trove 1."""
    match = after_hiding(top=["wave", "cook"])
    walk_to(match, None)
    seat = view(match)["turn"]
    assert seat == 18 % 4
    match.play(seat, SCATTY)
    shown = view(match)
    assert (shown["phase"], shown["hider"], shown["trap"]["id"]) == ("hide", seat, "wave")
    assert (shown["turn"], shown["accused"], shown["said"], shown["window_ends"]) == (3, None, None, None)
    hide(match, seat, 18)
    shown = view(match)
    assert (shown["phase"], shown["turn"], shown["loot"][seat]) == ("walk", 3, ["treasure"])
    assert next_trove(match) == 1
    assert moves(match, 3) == {"answer", "scatty"}  # at once: there is no window


def test_a_due_call_cannot_be_objected_to() -> None:
    """SR-10: nor can the turn before it any more (SR-16)."""
    match = after_hiding(top=["wave"])
    walk_to(match, None)
    match.play(2, SCATTY)
    assert refusal(match, 0, OBJECT) == "not_now"
    hide(match, 2, 1)
    assert refusal(match, 0, OBJECT) == "nothing_to_object"


def test_a_call_that_is_not_due_is_that_turns_answer() -> None:
    """SR-10, SR-12: it hides nothing, and is a mistake."""
    match = after_hiding()
    match.play(0, SCATTY)
    shown = view(match)
    assert (shown["phase"], shown["turn"], shown["accused"]) == ("walk", 1, 0)
    assert shown["traps_left"] == 12
    object_alone(match, 2)
    correct(match, 2, "1")
    assert view(match)["penalties"] == [1, 0, 0, 0]


def test_an_answer_in_place_of_a_due_call_counts_as_the_turn_at_trove_1() -> None:
    """SR-15: if nobody objects; no trap is hidden."""
    match = after_hiding()
    walk_to(match, None)
    answer(match, 2, "1")
    settle(match)
    assert next_trove(match) == 2
    answer(match, 3, "Seymour")  # trove 2 holds the pirate
    object_alone(match, 0)
    correct(match, 0, "?")
    assert view(match)["penalties"] == [1, 0, 0, 0]
    assert view(match)["traps_left"] == 12


def test_not_calling_when_it_is_due_is_a_mistake() -> None:
    """SR-12: even if the number is that of trove 1."""
    match = after_hiding(top=["wave", "ear"])
    walk_to(match, None)
    answer(match, 2, "1")
    object_alone(match, 0)
    correct(match, 0, "Scatty Rogues")
    assert view(match)["penalties"] == [0, 0, 1, 0]


def test_a_mistake_that_nobody_objects_to_has_no_effect() -> None:
    """SR-15."""
    match = after_hiding()
    answer(match, 0, "17")
    settle(match)
    assert next_trove(match) == 2
    walk(match, 1)
    assert view(match)["penalties"] == view(match)["points"] == [0] * 4


# The count


def test_the_count() -> None:
    """SR-13: any other player starts it, for all to hear; an answer stops it; there is one a turn."""
    match = after_hiding()
    assert [moves(match, seat) for seat in range(4)] == [{"answer", "scatty"}, *[{"count"}] * 3]
    assert refusal(match, 0, COUNT) == "count_yourself"
    match.play(2, COUNT, at=4.0)
    assert view(match)["count_ends"] == 9.0
    assert match.view(0)["deadline"] == match.deadline == 9.0
    assert refusal(match, 3, COUNT) == "already_counted"
    assert moves(match, 0) == {"answer", "scatty"}
    assert refusal(match, 3, OBJECT) == "nothing_to_object"  # not before its end
    answer(match, 0, "1", at=8.9)
    assert view(match)["count_ends"] is None
    assert view(match)["window_ends"] == 10.9


def test_how_long_a_count_takes() -> None:
    """SR-13: the option `count_seconds`."""
    match = after_hiding(count_seconds=1.5)
    match.play(2, COUNT)
    assert match.deadline == 1.5


def test_a_count_that_runs_out_is_a_mistake() -> None:
    """SR-13: it may be objected to; the turn has not moved on."""
    match = after_hiding()
    match.play(1, COUNT)
    clock(match)
    shown = view(match)
    assert (shown["phase"], shown["turn"], shown["accused"]) == ("walk", 0, 0)
    assert (shown["count_ends"], shown["window_ends"], shown["said"]) == (None, None, None)
    assert [moves(match, seat) for seat in range(4)] == [{"answer", "scatty"}, *[{"object"}] * 3]
    assert refusal(match, 2, COUNT) == "already_counted"
    assert refusal(match, 0, OBJECT) == "own_turn"
    assert match.view(0)["awaited"]
    assert not match.view(1)["awaited"]
    object_alone(match, 3)
    correct(match, 3, "1")
    assert view(match)["penalties"] == [1, 0, 0, 0]
    assert view(match)["hider"] == 3
    assert view(match)["turn"] == 0  # it moves on when the next turn begins
    clock(match)
    assert view(match)["turn"] == 1


def test_a_late_answer_opens_a_window_of_its_own_but_the_mistake_stays() -> None:
    """SR-13."""
    match = after_hiding()
    match.play(1, COUNT)
    clock(match)
    answer(match, 0, "1", at=8.0)
    shown = view(match)
    assert (shown["turn"], shown["accused"], shown["window_ends"]) == (1, 0, 10.0)
    assert shown["said"] == {"seat": 0, "say": "1"}
    assert refusal(match, 1, say("Seymour"), at=9.9) == "too_early"
    object_alone(match, 2)
    correct(match, 2, "1")
    assert view(match)["penalties"] == [1, 0, 0, 0]
    assert view(match)["hider"] == 2


def test_a_late_answer_that_nobody_objects_to() -> None:
    """SR-13, SR-15: the walk goes on, and the next turn has a count of its own."""
    match = after_hiding()
    match.play(1, COUNT)
    clock(match)
    answer(match, 0, "1")
    settle(match)
    assert next_trove(match) == 2
    match.play(2, COUNT)
    assert view(match)["accused"] is None


def test_a_late_answer_is_refused_while_hands_are_compared() -> None:
    """SR-13."""
    match = after_hiding()
    match.play(1, COUNT)
    clock(match)
    object_(match, 3, at=6.0)
    assert refusal(match, 0, say("1"), at=6.2) == "too_early"
    assert moves(match, 0) == {"answer", "scatty"}
    match.tick(6.3)
    assert view(match)["objector"] == 3


def test_a_late_due_call_closes_the_turn() -> None:
    """SR-10."""
    match = after_hiding(top=["wave"])
    walk_to(match, None)
    match.play(3, COUNT)
    clock(match)
    assert "object" in moves(match, 0)
    match.play(2, SCATTY)
    assert view(match)["hider"] == 2
    assert view(match)["accused"] is None
    hide(match, 2, 3)
    assert (view(match)["turn"], next_trove(match)) == (3, 1)
    assert refusal(match, 0, OBJECT) == "nothing_to_object"
    assert view(match)["penalties"] == [0] * 4


def test_a_late_answer_in_place_of_a_due_call() -> None:
    """SR-13, SR-15: with nobody objecting it counts as the turn at trove 1."""
    match = after_hiding()
    walk_to(match, None)
    match.play(3, COUNT)
    clock(match)
    answer(match, 2, "1")
    settle(match)
    assert (view(match)["turn"], next_trove(match)) == (3, 2)
    assert view(match)["traps_left"] == 12


def test_whose_own_turn_is_open_to_objection_may_not_count() -> None:
    """SR-13: it would shut the objection out."""
    match = after_hiding()
    answer(match, 0, "1")
    settle(match)
    assert "count" not in moves(match, 0)
    assert refusal(match, 0, COUNT) == "open_to_objection"
    match.play(3, COUNT)


def test_a_count_shuts_objections_to_the_turn_before() -> None:
    """SR-16."""
    match = after_hiding()
    answer(match, 0, "1")
    settle(match)
    assert "object" in moves(match, 2)
    match.play(2, COUNT)
    assert view(match)["accused"] is None
    assert refusal(match, 3, OBJECT) == "nothing_to_object"
    assert next_trove(match) == 2


def test_the_table_starts_the_count_after_30_seconds() -> None:
    """SR-27: from when the player could first answer; it shuts objections out as any count does."""
    match = after_hiding()
    answer(match, 0, "1", at=10.0)
    settle(match)
    assert match.now == 12.0
    assert match.deadline == 42.0
    assert view(match)["accused"] == 0
    clock(match)
    assert view(match)["count_ends"] == 47.0
    assert view(match)["accused"] is None


def test_30_seconds_from_a_hide_or_the_closing_of_a_door() -> None:
    """SR-18, SR-27."""
    match = after_hiding()
    hidden = table("fist", "ear", "8")
    for trove in (1, 2, 3):
        hide(hidden, 0, trove, at=7.0)
    assert hidden.deadline == 37.0
    answer(match, 0, "1")
    object_alone(match, 1)
    correct(match, 1, "?", at=5.0)
    assert match.deadline == 8.0
    clock(match)
    assert match.deadline == 38.0


def test_a_slow_turn_lapses_after_10_seconds() -> None:
    """SR-27: like SR-15, and it cannot be objected to any more."""
    match = after_hiding()
    match.play(1, COUNT)
    clock(match)
    assert match.deadline == 15.0
    clock(match)
    shown = view(match)
    assert (shown["turn"], shown["accused"], shown["phase"]) == (1, None, "walk")
    assert next_trove(match) == 2
    assert refusal(match, 2, OBJECT) == "nothing_to_object"
    assert moves(match, 1) == {"answer", "scatty"}
    assert match.deadline == 45.0
    assert shown["traps_left"] == 12


def test_where_scatty_rogues_was_due_the_table_calls_and_hides() -> None:
    """SR-27: by lot; the loot is the slow player's."""
    found = set()
    for seed in range(12):
        match = after_hiding(top=["cook"], seed=seed)
        walk_to(match, None)
        match.play(3, COUNT)
        clock(match)
        clock(match)
        line = match.talk(0)[-1]
        assert (line["seat"], line["at"]) == (None, match.now)
        assert (line["hide"]["trap"], line["hide"]["word"]) == ("cook", "cook")
        found.add(line["hide"]["trove"])
        shown = view(match)
        held = {2: "pirate", 5: "fist", 9: "8"}.get(line["hide"]["trove"], "treasure")
        assert shown["loot"] == [[], [], [held], []]
        assert (shown["turn"], shown["phase"], shown["traps_left"]) == (3, "walk", 11)
        assert next_trove(match) == 1
    assert len(found) > 4


def test_a_game_plays_itself_to_the_end() -> None:
    """SR-27."""
    match = Match("scatty-rogues", ["A", "B", "C"], seed=5)
    match.tick(100_000)
    assert match.result is not None
    assert sum(len(loot) for loot in match.view(0)["loot"]) == 12


# The window


def test_nobody_goes_on_before_the_window_has_passed() -> None:
    """SR-16: answer, call and count are offered only after it."""
    match = after_hiding()
    answer(match, 0, "1", at=1.0)
    for move in (say("Seymour"), say("fist"), SCATTY):
        assert refusal(match, 1, move, at=2.9) == "too_early"
    assert refusal(match, 3, COUNT, at=2.9) == "too_early"
    assert [moves(match, seat) for seat in range(4)] == [set(), *[{"object"}] * 3]
    assert not any(match.view(seat)["awaited"] for seat in range(4))
    answer(match, 1, "Seymour", at=3.0)
    assert view(match)["turn"] == 2


@pytest.mark.parametrize("seconds", [0.5, 10.0])
def test_how_long_the_window_is(seconds: float) -> None:
    """SR-16: the option `objection_window`."""
    match = after_hiding(objection_window=seconds)
    answer(match, 0, "1")
    assert view(match)["window_ends"] == match.deadline == seconds


def test_without_a_window_the_next_player_goes_on_at_once() -> None:
    """SR-16: and the answer is shown no longer than it lasts."""
    match = after_hiding(objection_window=0)
    answer(match, 0, "1")
    shown = view(match)
    assert (shown["window_ends"], shown["said"], shown["accused"]) == (None, None, 0)
    assert moves(match, 1) == {"answer", "scatty", "object"}
    answer(match, 1, "Seymour")
    assert view(match)["accused"] == 1


def test_after_the_window_the_turn_is_open_until_the_next_answer() -> None:
    """SR-16: `object` means the latest open turn."""
    match = after_hiding()
    answer(match, 0, "1")
    match.tick(20.0)
    assert "object" in moves(match, 1)
    answer(match, 1, "Seymour")
    object_alone(match, 0)
    assert view(match)["accused"] == 1
    assert match.view(0)["objector"] == 0


def test_all_may_talk_on_the_walk() -> None:
    match = after_hiding()
    match.play(3, {"move": "say", "text": "Faster!"}, at=1.0)
    answer(match, 0, "1", at=1.5)
    match.play(0, {"move": "say", "text": "Was it?"}, at=1.6)
    assert [line["say"] for line in match.talk(2)[3:]] == ["Faster!", "Was it?"]


def test_an_open_door_comes_before_everything_else() -> None:
    """SR-18: the accused may not count there either, for the reason that all have to wait for."""
    match = after_hiding()
    answer(match, 0, "1")
    object_alone(match, 2)
    correct(match, 2, "17")
    assert view(match)["door"] is not None
    for seat in (0, 2, 3):
        assert refusal(match, seat, COUNT) == "too_early"


def test_the_view_tells_that_a_count_has_run_out() -> None:
    """SR-13: until something is answered or the turn lapses."""
    match = after_hiding()
    assert not view(match)["slow"]
    match.play(1, COUNT)
    assert not view(match)["slow"]
    clock(match)
    assert view(match)["slow"]
    fork = match.fork()
    answer(match, 0, "1")
    assert not view(match)["slow"]
    clock(fork)
    assert (view(fork)["turn"], view(fork)["slow"]) == (1, False)
