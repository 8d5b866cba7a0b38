"""Any game can be played from `view` and `legal` alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.typist import GAME, Play
from turncoat.core.registry import find
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.games.loyalty_or_treachery.terminal import make_screen
from turncoat.terminal import session
from turncoat.terminal.game_screen import screen_for
from turncoat.terminal.plain_screen import PlainScreen
from turncoat.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def no_screen_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "screen_for", lambda _, say: PlainScreen(say))


def test_a_game_has_the_screen_in_its_folder() -> None:
    assert isinstance(screen_for(find(GAME), Words("en")), make_screen)


@pytest.mark.parametrize("typed", ['4 cards=["6H"]', '4 ["6H"]', '{"move": "treachery", "cards": ["6H"]}'])
def test_moves_are_typed_by_number_with_what_they_leave_open(tmp_path: Path, typed: str) -> None:
    deck = ["6H", *(card for card in CARDS if card != "6H")]
    play = Play(tmp_path, ["1", typed], deal={"first": 0, "deck": deck})
    assert "1  call colour=red" in play.printed
    assert "4  treachery cards=…" in play.printed
    assert play.session.match.log["records"][1]["move"] == {"move": "treachery", "cards": ["6H"]}


def test_a_whole_move_can_be_typed_as_json(tmp_path: Path) -> None:
    play = Play(tmp_path, ['{"move": "resign"}'])
    assert play.finished
    assert "Bo wins." in play.printed


@pytest.mark.parametrize("line", ["0", "99", "-1", "x", "{", '{"move": 7}', "[]", "1 colour=green", "²"])
def test_nonsense_is_refused_in_words(tmp_path: Path, line: str) -> None:
    play = Play(tmp_path, [line])
    assert play.session.match.number == 0
    assert "is not a command here" in play.printed or "not a move" in play.printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_how(tmp_path: Path, language: str) -> None:
    assert (
        Words(language)("terminal-plain-help").split("\n")[0][:40] in Play(tmp_path, ["?"], language).printed
    )
