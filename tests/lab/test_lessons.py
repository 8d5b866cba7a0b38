"""Lessons: their scripts are legal and end, what the browser has is current, and every word is there."""

from __future__ import annotations

from typing import Any

import pytest

from turncoat import Illegal
from turncoat.core.extras.lesson import Lesson, Passes, Tell, Theirs, Yours
from turncoat.core.game import Game
from turncoat.core.registry import games
from turncoat.lab.lessons import WEB, YOU, files, lesson_of, play_lesson
from turncoat.words import LANGUAGES, Words

TAUGHT = [game for game in games().values() if lesson_of(game) is not None]
LONGEST = 160
"""Letters of what is told at once: it must fit on a small phone, above the table."""


def steps(game: Game) -> list[dict[str, Any]]:
    lesson = lesson_of(game)
    assert lesson is not None
    found: list[dict[str, Any]] = play_lesson(game, lesson)["steps"]
    return found


def test_every_game_of_ours_has_a_lesson() -> None:
    assert list(games().values()) == TAUGHT


@pytest.mark.parametrize("place", files(), ids=lambda place: place.parent.name)
def test_what_the_browser_has_is_current(place: Any) -> None:
    assert place.is_relative_to(WEB)
    hint = "run `python -m turncoat.lab.lessons`"
    assert place.read_text(encoding="utf-8") == files()[place], hint


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_lesson_asks_for_something_and_ends_with_a_word(game: Game) -> None:
    script = steps(game)
    assert sum("move" in step for step in script) >= 3
    assert "move" not in script[-1]
    assert script[-1]["then"] == []


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_whatever_is_asked_of_the_learner_is_on_offer_then(game: Game) -> None:
    """It must be possible at the table as it is drawn, not only by the time that a script lets pass."""
    lesson = lesson_of(game)
    assert lesson is not None
    told = play_lesson(game, lesson)
    view = dict(told["first"]["view"])
    for step in told["steps"]:
        if "move" in step:
            assert step["move"]["move"] in {offer["move"] for offer in view["legal"]}, step["words"]
        for seen in step["then"]:
            view.update(seen["change"])


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_only_the_learners_own_view_is_in_a_lesson(game: Game) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    first = play_lesson(game, lesson)["first"]["view"]
    assert first["you"] == YOU
    assert "everything" not in first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_step_has_its_words(game: Game, language: str) -> None:
    say = Words(language)
    for step in steps(game):
        told = say(step["words"])
        assert told != step["words"]
        assert len(told) <= LONGEST, told


CALL = {"move": "call", "colour": "red"}


def of(*script: Any) -> dict[str, Any]:
    return play_lesson(games()["loyalty-or-treachery"], Lesson(("Ada",), script, deal={"first": 0}))


def test_a_script_that_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Illegal):
        of(Tell("look"), Theirs(1, CALL))


def test_nothing_happens_before_something_is_told() -> None:
    with pytest.raises(ValueError, match="must begin"):
        of(Passes(), Tell("look"))


def test_views_are_written_as_what_changed() -> None:
    told = of(Tell("look", show="deck"), Yours("do", CALL))
    look, do = told["steps"]
    assert look == {"words": "look", "show": "deck", "then": []}
    assert do["move"] == CALL
    (seen,) = do["then"]
    assert seen["change"]["deck"] == 51
    assert "game" not in seen["change"]
