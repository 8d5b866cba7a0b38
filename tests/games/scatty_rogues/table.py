"""Setting matches up in a line: which traps are hidden where, and walking on to a trove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.scatty_rogues.support import SIGNS, TRAPS
from turncoat import Illegal, Match

Json = dict[str, Any]
Hidden = tuple[int, str, str | None]
"""A trove, the trap, and its code word where the hider chooses one."""

USUAL: tuple[Hidden, ...] = ((2, "pirate", "Seymour"), (5, "fist", None), (9, "8", None))
WINDOW = 2.0


def pile(*top: str) -> list[str]:
    """A draw pile with these traps on top."""
    return [*top, *(trap for trap in TRAPS if trap not in top)][:15]


def table(*top: str, players: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match that has just begun, with these traps on top of the draw pile."""
    names = [f"Player {seat}" for seat in range(players)]
    return Match("scatty-rogues", names, seed, options, {"traps": pile(*top)})


def after_hiding(hidden: Sequence[Hidden] = USUAL, top: Sequence[str] = (), **options: Any) -> Match:
    """The first player has hidden three traps, and these are the next in the draw pile."""
    match = table(*(trap for _, trap, _ in hidden), *top, **options)
    for trove, _, word in hidden:
        hide(match, options.get("first", 0), trove, word)
    return match


def hide(match: Match, seat: int, trove: int, word: str | None = None, at: float | None = None) -> None:
    match.play(seat, {"move": "hide", "trove": trove} | ({} if word is None else {"word": word}), at)


def answer(match: Match, seat: int, said: str | int, at: float | None = None) -> None:
    """A sign where it is one, else what is said; `Scatty Rogues` calls."""
    match.play(seat, _answer_move("answer", said), at)


def correct(match: Match, seat: int, said: str | int, at: float | None = None) -> None:
    match.play(seat, _answer_move("correct", said), at)


def _answer_move(move: str, said: str | int) -> Json:
    if said == "Scatty Rogues":
        return {"move": "scatty"} if move == "answer" else {"move": move, "scatty": True}
    return {"move": move, "sign": said} if said in SIGNS else {"move": move, "say": said}


def object_(match: Match, seat: int, at: float | None = None) -> None:
    match.play(seat, {"move": "object"}, at)


def object_alone(match: Match, seat: int) -> None:
    """A hand goes up, and no other."""
    object_(match, seat)
    match.tick(match.now + 0.3)
    assert match.view(seat)["objector"] == seat


def right(match: Match) -> str:
    """What the seat whose turn it is should answer."""
    truth = match.view("host")["everything"]
    if truth["next_trove"] is None:
        return "Scatty Rogues"
    held = truth["troves"][truth["next_trove"] - 1]
    return str(truth["next_trove"]) if held == "treasure" else truth["words"].get(held, held)


def settle(match: Match) -> None:
    """Windows and open doors are over."""
    while view(match)["window_ends"] is not None or view(match)["door"] is not None:
        match.tick(match.deadline or 0)


def walk(match: Match, turns: int) -> None:
    """So many right answers; a trap that is to be hidden goes behind door 18."""
    for _ in range(turns):
        settle(match)
        answer(match, view(match)["turn"], right(match))
        if view(match)["phase"] == "hide":
            clock(match)
    settle(match)


def walk_to(match: Match, trove: int | None) -> None:
    """Right answers up to a trove; None: up to where Scatty Rogues is due."""
    settle(match)
    while match.view("host")["everything"]["next_trove"] != trove:
        walk(match, 1)


def clock(match: Match) -> None:
    """Nobody moves until the next deadline."""
    assert match.deadline is not None
    match.tick(match.deadline)


def view(match: Match) -> Json:
    return match.view("watcher")


def moves(match: Match, seat: int) -> set[str]:
    """The names of what a seat may do, free talk aside."""
    return {entry["move"] for entry in match.legal(seat)} - {"say"}


def refusal(match: Match, seat: int, move: object, at: float | None = None) -> str:
    """The code with which the move is refused; that nothing changes is checked on the way."""
    before = match.log
    with pytest.raises(Illegal) as no:
        match.play(seat, move, at)
    assert match.log == before
    return no.value.code


def all_views(match: Match) -> dict[str, Json]:
    """What everybody can see, by viewer."""
    return {str(viewer): match.view(viewer) for viewer in [*range(len(match.seats)), "watcher"]}


def troves(match: Match) -> list[str]:
    """What lies behind the doors."""
    held: list[str] = match.view("host")["everything"]["troves"]
    return held


SCATTY = {"move": "scatty"}
DECLINE = {"move": "decline"}
COUNT = {"move": "count"}
OBJECT = {"move": "object"}


def say(said: str | int) -> Json:
    return _answer_move("answer", said)
