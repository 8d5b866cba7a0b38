"""One game of Scatty Rogues, chapter by chapter, so that a test can begin anywhere in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from turncoat import Match

GAME: Final = "scatty-rogues"
FOUR: Final = ["Ann", "Bo", "Cleo", "Dan"]
ANN, BO, CLEO, DAN = range(4)
DEAL: Final = {
    "traps": [
        *("pirate", "ear", "11"),
        *("parrot", "chest", "lantern", "rope", "fist", "spyglass", "crow"),
        *("8", "cat", "cook", "wave", "anchor"),
    ]
}
QUICK: Final[dict[str, Any]] = {"objection_window": 0.7, "count_seconds": 2, "correct_seconds": 60}
PHASES: Final = "turncoat.games.scatty_rogues.phases"
PATIENT: Final = {
    f"{PHASES}.walk.PATIENCE_SECONDS": 300.0,
    f"{PHASES}.walk.LAPSE_SECONDS": 300.0,
    f"{PHASES}.penalty.CHOICE_SECONDS": 300.0,
    f"{PHASES}.hide.HIDE_SECONDS": 300.0,
}
"""However slow a machine is, the table does not act for somebody who is to act in a test."""
HANDS: Final = f"{PHASES}.walk.HAND_SECONDS"
DOOR: Final = f"{PHASES}.walk.DOOR_SECONDS"


def game_at(chapter: str, seconds: Mapping[str, float], **options: Any) -> Match:
    """Play the game up to the beginning of a chapter, with those constants of the rules."""
    match = Match(GAME, FOUR, bytes(32), QUICK | options, DEAL)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in seconds.items():
            module, _, constant = name.rpartition(".")
            patch.setattr(sys.modules[module], constant, value)
        for name in _chapters(match):
            if name == chapter:
                return match
    raise ValueError(f"there is no chapter {chapter!r}")


def _chapters(m: Match) -> Iterator[str]:
    yield "start"
    for trove, word in ((3, "hook"), (5, None), (7, None)):
        _play(m, ANN, "hide", trove=trove, word=word)
    yield "the first turn"
    _say(m, ANN, "1")
    _say(m, BO, "2")
    _object(m, CLEO, "3")
    _say(m, CLEO, "Hook")
    yield "Dan is to be caught"
    _say(m, DAN, "5")
    _object(m, ANN, "4")
    _play(m, ANN, "hide", trove=18, word="polly")
    _play(m, ANN, "answer", sign="ear")
    yield "Bo is slow"
    _play(m, DAN, "count")
    m.tick(m.deadline or 0)
    _object(m, CLEO, "6")
    _play(m, CLEO, "hide", trove=17, word="box")
    yield "both are wrong"
    _say(m, CLEO, "7")
    _object(m, BO, "8")
    yield "two hands"
    _say(m, DAN, "9")
    _object(m, BO, "8")
    _play(m, BO, "hide", trove=16, word="lamp")
    yield "the pile runs empty"
    _say(m, ANN, "10")
    _object(m, CLEO, "11")
    _say(m, BO, "3")
    _object(m, DAN, "4")
    _play(m, BO, "penalty_from", seat=CLEO)
    _play(m, DAN, "penalty_from", seat=ANN)
    yield "Cleo is to answer"
    _say(m, CLEO, "11")
    _say(m, DAN, "elephant")
    _object(m, ANN, "12")
    _take_penalty(m, DAN)
    _play(m, ANN, "hide", trove=1, word="knot")
    rest = [("13", None), ("14", "tube"), ("15", "bird"), ("lamp", None), ("box", "puss"), ("poly", "chef")]
    for turn, (right, word) in enumerate(rest):
        _say(m, turn % 4, "nonsense")
        _object(m, (turn + 2) % 4, right)
        _take_penalty(m, turn % 4)
        _play(m, (turn + 2) % 4, "hide", trove=turn + 1, word=word)
    yield "the last two traps"


def _play(m: Match, by: int, name: str, **fields: Any) -> None:
    """Play a move; an objection window and an open door pass."""
    m.play(by, {"move": name, **fields})
    view = m.view("watcher")
    while view["phase"] == "walk" and (view["window_ends"] is not None or view["door"]):
        m.tick(m.deadline or 0)
        view = m.view("watcher")


def _say(m: Match, seat: int, what: str) -> None:
    _play(m, seat, "answer", say=what)


def _object(m: Match, seat: int, right: str) -> None:
    m.play(seat, {"move": "object"})
    m.tick(m.deadline or 0)
    _play(m, seat, "correct", say=right)


def _take_penalty(m: Match, seat: int) -> None:
    givers = [move["seat"] for move in m.legal(seat) if move["move"] == "penalty_from"]
    _play(m, seat, "penalty_from", seat=givers[0])
