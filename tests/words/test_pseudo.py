"""The terminal in the pseudo-language: nothing is written where nobody could translate it."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest

import turncoat.words
from tests.words.pseudo import accented, accented_sources, untranslated
from turncoat.cli import build
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.registry import games
from turncoat.terminal.commands.localized_help import localize
from turncoat.terminal.game_screen import screen_for
from turncoat.terminal.screen import Screen
from turncoat.words import LANGUAGES, Words

NAMES = ["Brn", "Cyd", "Fynn", "Gwyn", "Lynn", "Syl"]
"""Names without the vowels that give away what is not translated."""


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    turncoat.words._sentences.cache_clear()
    monkeypatch.setattr(turncoat.words, "sources", lambda _: accented_sources())
    yield Words("en")
    turncoat.words._sentences.cache_clear()


def test_a_catalogue_keeps_all_but_its_words() -> None:
    text = "hello = Hello, { $name }: { $n ->\n        [one] one\n       *[other] { other }\n    }\n"
    changed = accented(text)
    assert "Hééllø, { $name }".replace("ø", "øø") in changed
    assert "[one] øønéé" in changed
    assert "{ other }" in changed


def test_what_is_hard_wired_is_found() -> None:
    assert untranslated("Théé Table of Brn 1:20") == ["Table", "of"]
    assert untranslated("Théé Table", allowed=["Table"]) == []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_terminal_shows_nothing_that_is_not_in_a_catalogue(game: Game, say: Words) -> None:
    match = Match(game.name, NAMES[: max(2, game.seats[0])], seed=5)
    table, rng, before = screen_for(game, say), random.Random(5), None
    screen = Screen(io.StringIO(), written := io.StringIO(), width=80)
    for _ in range(60):
        view = match.view(0)
        prompt = table.prompt(view) if view["awaited"] else None
        for shown in (table.news(view, before, match.talk(0)), table.render(view), prompt):
            if shown is not None:
                screen.show(shown)
        before = view
        step(match, rng)
        if match.over:
            break
    assert untranslated(written.getvalue(), ["A"]) == []  # an ace, as it is typed


def step(match: Match, rng: random.Random) -> None:
    """Play any complete move, or let time pass."""
    moves = [
        (seat, move)
        for seat in range(len(match.seats))
        if match.view(seat)["awaited"]
        for move in match.legal(seat)
        if "open" not in move and move["move"] != "resign"
    ]
    if moves:
        match.play(*rng.choice(moves))
    elif match.deadline is not None:
        match.tick(match.deadline)


def test_the_help_of_all_commands_is_in_the_catalogues(say: Words) -> None:
    written = " ".join(help_texts(localize(build(say), say)))
    assert len(written) > 2_000
    assert untranslated(written, [*LANGUAGES, "a", "letter"]) == []  # what can be typed: a4


def help_texts(command: Any) -> Iterator[str]:
    yield command.help or ""
    for option in command.params:
        yield getattr(option, "help", None) or ""
    for inner in getattr(command, "commands", {}).values():
        yield from help_texts(inner)
