"""SR-24, SR-25: the last trap, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scatty_rogues.support import TRAPS
from tests.games.scatty_rogues.table import (
    after_hiding,
    all_views,
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


def nearly_over(left: int, *top: str, **options: Any) -> Match:
    """So many traps are left in the draw pile, these on top."""
    match = after_hiding(**options)
    kernel = match._state.kernel  # type: ignore[attr-defined]
    traps = [TRAPS.index(trap) for trap in top]
    kernel.pile[:] = [trap for trap in kernel.pile if trap not in traps][: left - len(top)] + traps[::-1]
    return match


def accuse(match: Match) -> None:
    """The first player is wrong, and seat 1 knows better."""
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")


def test_the_game_ends_when_the_last_trap_has_been_hidden() -> None:
    """SR-24: it needs no code word, is swapped for any door, and that door is loot."""
    match = nearly_over(1, "cook")
    accuse(match)
    shown = view(match)
    assert (shown["traps_left"], shown["trap"]) == (0, {"kind": "picture", "id": "cook"})
    assert match.legal(1)[1] == {"move": "hide", "trove": 1}
    assert refusal(match, 1, {"move": "hide", "trove": 1, "word": "Ratatouille"}) == "no_word_wanted"
    hide(match, 1, 3, at=50.0)
    for shown in all_views(match).values():
        assert shown["phase"] == "over"
        assert shown["loot"] == [[], ["treasure"], [], []]
        assert shown["result"] == {"winners": [1], "points": [-1, 3, 0, 0]}
        assert (shown["legal"], shown["awaited"], shown["deadline"]) == ([], False, None)
        assert [shown[name] for name in ("hider", "trap", "door", "said", "objector", "accused")] == [
            None
        ] * 6
    assert match.talk(2)[-1]["hide"] == {"trove": 3, "trap": "cook", "word": None}
    assert refusal(match, 0, {"move": "say", "text": "Again?"}) == "over"


@pytest.mark.parametrize("trap", ["8", "fist"])
def test_the_last_trap_has_no_word_whatever_it_is(trap: str) -> None:
    """SR-24."""
    match = after_hiding([(2, "pirate", "Seymour"), (5, "ear", None), (9, "17", None)])
    kernel = match._state.kernel  # type: ignore[attr-defined]
    kernel.pile[:] = [TRAPS.index(trap)]
    accuse(match)
    clock(match)
    assert match.talk(0)[-1]["hide"]["word"] is None
    assert match.result is not None


def test_no_scatty_rogues_follows_the_last_trap() -> None:
    """SR-24: the objector hid it, so the accused hides no more."""
    match = nearly_over(1, "wave", marker=True)
    walk_to(match, None)
    answer(match, 2, "1")
    object_alone(match, 0)
    correct(match, 0, "Scatty Rogues")
    hide(match, 0, 2)
    assert match.result == {"winners": [1, 3], "points": [-1, 0, -1, 0]}


def test_a_call_ends_the_game_too() -> None:
    """SR-10, SR-24."""
    match = nearly_over(1, "wave")
    walk_to(match, None)
    answer(match, 2, "Scatty Rogues")
    hide(match, 2, 9)
    assert match.result == {"winners": [0, 1, 3], "points": [0, 0, -1, 0]}


def test_the_table_can_hide_the_last_trap() -> None:
    """SR-24, SR-27: as a call for a slow player."""
    match = nearly_over(1, "cook")
    walk_to(match, None)
    match.play(3, {"move": "count"})
    clock(match)
    clock(match)
    assert match.result is not None
    assert match.talk(0)[-1]["hide"]["word"] is None


def test_with_two_traps_left_it_goes_on() -> None:
    """SR-24."""
    match = nearly_over(2, "wave")
    accuse(match)
    hide(match, 1, 3)
    assert match.result is None
    assert moves(match, 1) == {"answer", "scatty"}


@pytest.mark.parametrize(
    ("loot", "penalties", "winners", "points"),
    [
        ([2, 1, 0, 0], [0, 0, 0, 0], [0], [6, 3, 0, -1]),
        ([1, 1, 1, 0], [0, 1, 0, 0], [0, 2], [3, 2, 3, -1]),
        ([0, 0, 0, 0], [2, 3, 1, 0], [2, 3], [-2, -3, -1, -1]),
    ],
)
def test_points(loot: list[int], penalties: list[int], winners: list[int], points: list[int]) -> None:
    """SR-25: 3 for a treasure, −1 for a trap, −1 for a penalty card; a tie has several winners."""
    match = nearly_over(1, "wave", first=1)
    kernel = match._state.kernel  # type: ignore[attr-defined]
    for seat, treasures in enumerate(loot):
        kernel.loot[seat].extend([-1] * treasures)
        kernel.points[seat] = 3 * treasures - penalties[seat]
    kernel.penalties[:] = penalties
    walk_to(match, None)
    answer(match, 3, "Scatty Rogues")
    hide(match, 3, 2)  # the pirate
    assert match.result == {"winners": winners, "points": points}
    shown = view(match)
    for seat in range(4):
        treasures = shown["loot"][seat].count("treasure")
        traps = len(shown["loot"][seat]) - treasures
        assert shown["points"][seat] == 3 * treasures - traps - shown["penalties"][seat]
