"""SR-26: nothing that a screen is sent tells what should be remembered."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.scatty_rogues.support import support
from tests.games.scatty_rogues.table import (
    USUAL,
    Hidden,
    after_hiding,
    answer,
    clock,
    correct,
    hide,
    object_alone,
    right,
    settle,
    view,
    walk,
    walk_to,
)
from tests.laws.support import begin, step, viewers
from turncoat import Match
from turncoat.core.viewer import Viewer

COMMON = {"game", "phase", "you", "players", "legal", "awaited", "deadline", "result"}
FIELDS = {
    *("turn", "trap", "hider", "chooser", "objector", "accused", "tied", "traps_left", "penalty_pile"),
    *("loot", "penalties", "points", "said", "window_ends", "count_ends", "slow", "door", "verdict"),
}
OTHERWISE: tuple[tuple[Hidden, ...], ...] = (
    ((3, "pirate", "Seymour"), (5, "fist", None), (9, "8", None)),
    ((2, "pirate", "a much longer name than Seymour"[:30]), (5, "fist", None), (9, "8", None)),
    ((2, "pirate", "Seymour"), (2, "fist", None), (2, "8", None)),
    ((18, "pirate", "é"), (17, "fist", None), (16, "8", None)),
)
AT_TABLE: tuple[Viewer, ...] = (0, 1, 2, 3, "watcher")


def test_the_fields_of_a_view() -> None:
    """SR-26: those of the rules and no other."""
    match = after_hiding()
    for viewer in AT_TABLE:
        assert set(match.view(viewer)) == COMMON | FIELDS
    assert set(after_hiding(marker=True).view(0)) == COMMON | FIELDS | {"trove"}
    assert set(match.view("host")) == COMMON | FIELDS | {"everything"}
    assert match.view(0)["players"] == [{"seat": seat, "name": f"Player {seat}"} for seat in range(4)]


@pytest.mark.parametrize("hidden", OTHERWISE)
def test_what_lies_behind_closed_doors_changes_no_byte(hidden: tuple[Hidden, ...]) -> None:
    """SR-26: the same answers, counts and clocks, with other traps behind the doors."""
    one, other = after_hiding(), after_hiding(hidden)
    for turn in range(12):
        for match in (one, other):
            answer(match, turn % 4, f"answer {turn}")
        assert_alike(one, other)
        for match in (one, other):
            clock(match)
        assert_alike(one, other)
        if turn % 3 == 0:
            for match in (one, other):
                match.play((turn + 2) % 4, {"move": "count"})
                clock(match)
            assert_alike(one, other)


def assert_alike(one: Match, other: Match) -> None:
    for viewer in AT_TABLE:
        assert one.encode_view(viewer) == other.encode_view(viewer)
    assert one.view("host") != other.view("host")


def test_which_trove_is_next_changes_no_byte() -> None:
    """SR-9, SR-26: nor whether Scatty Rogues is due, but for the turn and the time."""
    shown = []
    for trove in (1, 5, 9, 13, 17):
        match = after_hiding(first=0)
        walk_to(match, trove)
        seen = match.view(0) | {"deadline": None}
        shown.append(
            seen | {"accused": None, "legal": [move for move in seen["legal"] if move["move"] != "object"]}
        )
    assert shown == [shown[0]] * 5
    match = after_hiding(players=3)
    walk_to(match, None)
    due = match.view(0)
    match = after_hiding(players=3)
    walk_to(match, 4)
    assert due | {"deadline": None} == match.view(0) | {"deadline": None}


def test_nothing_said_or_hidden_stays_in_any_view() -> None:
    """SR-26: once the window has ended, the door is closed and the trap hidden."""
    match = after_hiding(top=["cook"])
    answer(match, 0, "Blunderbuss")
    object_alone(match, 1)
    correct(match, 1, "1")
    hide(match, 1, 1, "Ratatouille")
    walk(match, 3)
    for viewer in AT_TABLE:
        told = json.dumps(match.view(viewer)).lower()
        for secret in ("blunderbuss", "ratatouille", "seymour", "cook", "pirate"):
            assert secret not in told


def test_whether_an_answer_was_right_is_not_told() -> None:
    """SR-16: not in the window, nor after it."""
    for said in ("Seymour", "Barnaby"):
        one, other = after_hiding(), after_hiding()
        for match in (one, other):
            walk(match, 1)
        answer(one, 1, "Seymour")
        answer(other, 1, said)
        for match in (one, other):
            settle(match)
        for viewer in AT_TABLE:
            assert one.encode_view(viewer) == other.encode_view(viewer)


def test_the_host_sees_everything() -> None:
    match = after_hiding(USUAL, top=["cook"])
    truth = match.view("host")["everything"]
    assert [trove for trove, held in enumerate(truth["troves"], 1) if held != "treasure"] == [2, 5, 9]
    assert truth["words"] == {"pirate": "Seymour", "8": "8"}
    assert truth["draw_pile"][0] == "cook"
    assert truth["next_trove"] == 1
    answer(match, 0, "1", at=1.0)
    match.play(2, {"move": "object"}, at=1.5)
    assert match.view("host")["everything"]["hands"] == [{"seat": 2, "at": 1.5}]
    assert match.view("host")["deadline"] == 1.8


def test_views_of_generated_games_differ_only_in_what_is_ones_own() -> None:
    """SR-26: at every moment all viewers see the same but for `you`, `legal`, `awaited` and `deadline`."""
    rng = Random(26)
    for _ in range(6):
        match = begin(support, rng)
        for _ in range(150):
            if match.result is not None:
                break
            step(support, match, rng)
            shown: list[dict[str, Any]] = [
                match.view(viewer) for viewer in viewers(match) if viewer != "host"
            ]
            own = {"you": 0, "legal": 0, "awaited": 0, "deadline": 0}
            assert all(one | own == shown[0] | own for one in shown)


def test_the_replay_shows_all() -> None:
    """SR-26: afterwards, from the log."""
    match = after_hiding(players=3)
    match.tick(100_000)
    assert match.result is not None
    halfway = Match.replay(match.log, upto=match.number // 2)
    assert right(halfway)
    assert view(halfway)["result"] is None
    assert len(halfway.view("host")["everything"]["words"]) > 1
