"""A person made of code: types what the table asks for, in a language, on a stream."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest

from turncoat.core.match import Match
from turncoat.games.loyalty_or_treachery.terminal.parse import commands
from turncoat.terminal.saves import SavedGame, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.session import Session
from turncoat.words import Words

GAME = "loyalty-or-treachery"


def settle_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colour or language, wherever the tests run."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "80")


class Typist(io.StringIO):
    """Types the given lines, then anything legal until the game is over."""

    def __init__(self, lines: list[str], goes_on: bool = False) -> None:
        super().__init__()
        self.lines = lines.copy()
        self.goes_on = goes_on
        self.session: Session | None = None
        self.luck = random.Random(3)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002 - as StringIO has it
        if self.lines:
            return self.lines.pop(0) + "\n"
        if not self.goes_on or self.session is None or self.session.match.result is not None:
            return ""
        view = self.session.match.view(0)
        choices = [move for move in view["legal"] if move["move"] != "resign"]
        return self._type(self.luck.choice(choices), view) + "\n"

    def _type(self, move: dict[str, Any], view: dict[str, Any]) -> str:
        assert self.session is not None
        say, name = self.session.say, move["move"]
        if name == "call":
            return commands(say).key(move["colour"])
        if name == "choose_first":
            return commands(say).key("me" if move["seat"] == 0 else "other")
        if name == "treachery":
            some = view["pile"][: view["limit"]]
            return " ".join([commands(say).key("treachery"), *(some or ["0"])])
        return f"{commands(say).key(name)}{move.get('count', '')}"


class Play:
    """A session on streams of a test, and what was printed."""

    def __init__(
        self,
        folder: Path,
        lines: list[str],
        language: str = "en",
        goes_on: bool = False,
        saved: SavedGame | None = None,
        bot: str = "counter",
        **match: Any,
    ) -> None:
        self.typist = Typist(lines, goes_on)
        self.paper = io.StringIO()
        self.saves = Saves(folder)
        if saved is None:
            made: dict[str, Any] = {"seed": 7, "deal": {"first": 0}} | match
            saved = SavedGame(Match(GAME, ["Ann", "Bo"], **made), 0, {1: bot})
        screen = Screen(self.typist, self.paper, width=100)
        self.session = Session(saved, screen, Words(language), self.saves)
        self.typist.session = self.session
        self.finished = self.session.play()

    @property
    def printed(self) -> str:
        return self.paper.getvalue()

    @property
    def view(self) -> dict[str, Any]:
        return self.session.match.view(0)
