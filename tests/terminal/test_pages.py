"""In a forgetful game every page is shown once, and a bot may be refused."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.typist import GAME, Play
from turncoat.core.registry import find
from turncoat.terminal.game_screen import OneShotPages, screen_for
from turncoat.terminal.screen import Screen
from turncoat.terminal.seating import bot_in_language
from turncoat.words import Words

SECOND_SCREEN, FIRST_SCREEN, CLEARED = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_pages_are_wiped_where_that_can_be_done(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    """On the second screen, which has nothing to scroll back to; else with a line between the pages."""
    monkeypatch.setenv("TERM", term)
    paper = Terminal()
    screen = Screen(io.StringIO(), paper)
    with screen.one_shot_pages():
        screen.show_sentence("one")
        screen.turn_page()
        screen.show_sentence("two")
    screen.show_sentence("three")
    shown = paper.getvalue()
    if term == "dumb":
        assert "\x1b" not in shown
        assert "──────" in shown
    else:
        order = [shown.index(part) for part in (SECOND_SCREEN, "one", CLEARED, "two", FIRST_SCREEN, "three")]
        assert order == sorted(order)


def test_what_was_typed_cannot_be_paged_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor after the arrow key that brings older lines back."""
    readline = pytest.importorskip("readline")
    kept: list[bool] = []
    monkeypatch.setattr(readline, "set_auto_history", kept.append)
    monkeypatch.setattr("builtins.input", lambda prompt: "Polly")  # noqa: ARG005
    monkeypatch.setenv("TERM", "xterm")
    typed = Terminal()
    monkeypatch.setattr("sys.stdin", typed)
    screen = Screen(typed, io.StringIO())
    with screen.one_shot_pages():
        screen.ask()
    screen.ask()
    assert kept == [False, True]


def test_which_screens_show_their_pages_once() -> None:
    for name, once in ((GAME, False), ("are-you-the-traitor", False), ("scatty-rogues", True)):
        assert isinstance(screen_for(find(name), Words("en")), OneShotPages) == once == find(name).forgetful


class Mistaken:
    """Sends what it may not, once; then the clock plays for it."""

    wake = None

    def __init__(self, seed: int, settings: str) -> None: ...

    def act(self, view: Any, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        return {"move": "rest"}


def test_a_refused_bot_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(find(GAME).bots, "mistaken", Mistaken)
    play = Play(tmp_path, ["r", "l0", "r"], bot="mistaken")
    assert any("move" in record for record in play.session.match.records())
    assert "refus" not in play.printed


def test_bots_that_speak_speak_the_persons_language() -> None:
    scatty = find("scatty-rogues")
    assert bot_in_language(scatty, "hound", "da") == "hound:da"
    assert bot_in_language(scatty, "hound:fr", "da") == "hound:fr"
    assert bot_in_language(find(GAME), "counter", "da") == "counter"
