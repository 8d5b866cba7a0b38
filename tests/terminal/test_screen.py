"""What is printed suits what it is printed on."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.games.loyalty_or_treachery.terminal.render import Pieces, by_suit, colour_cards, five, tile
from turncoat.terminal.screen import CANDLELIGHT, WIDEST, Screen
from turncoat.words import LANGUAGES, Words


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def write_to_terminal(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    paper = Tty()
    Screen(io.StringIO(), paper).show(tile("KS"), tile("QH"))
    return paper.getvalue()


def test_a_colour_terminal_gets_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" in write_to_terminal(monkeypatch, TERM="xterm-256color")


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = write_to_terminal(monkeypatch, TERM="xterm-256color", NO_COLOR="1")
    assert "K♠" in printed
    assert "38;5" not in printed
    assert "48;5" not in printed


def test_a_dumb_terminal_gets_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in write_to_terminal(monkeypatch, TERM="dumb")


def test_a_pipe_gets_plain_text() -> None:
    paper = io.StringIO()
    Screen(io.StringIO(), paper).show(colour_cards("K♠ and Q♥"))
    assert paper.getvalue().strip() == "K♠ and Q♥"


def test_red_and_black_differ_without_colour() -> None:
    assert {tile(card).plain.strip()[-1] for card in CARDS[:26]} == {"♥", "♦"}
    assert {tile(card).plain.strip()[-1] for card in CARDS[26:]} == {"♠", "♣"}


def test_a_wide_terminal_gets_lines_that_can_be_read() -> None:
    assert Screen(io.StringIO(), io.StringIO(), width=300).console.width == WIDEST


def test_a_pile_is_sorted_by_suit_with_high_cards_first() -> None:
    assert [suit.plain for suit in by_suit(["2C", "AH", "TH", "KC"])] == ["♥ A T", "♣ K 2"]


def test_a_suit_is_not_torn_apart_at_the_end_of_a_line() -> None:
    paper = io.StringIO()
    Console(file=paper, width=50, theme=CANDLELIGHT).print(Pieces(by_suit(CARDS)))
    assert len(paper.getvalue().split("\n")) == 5


def test_the_hand_shown_is_the_one_that_counts() -> None:
    """LT-16."""
    assert five(["2H", "2D", "2C", "KH", "KD", "9S", "8C"]) == ["KH", "KD", "2H", "2D", "2C"]
    assert five(["2H", "KD"]) == ["KD", "2H"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_words_survive_poor_encodings(language: str, encoding: str) -> None:
    say = Words(language)
    for text in (say("lt-rules"), say("lt-minute"), say("terminal-help-clock")):
        lost = text.encode(encoding, "look-alike").decode(encoding)
        assert lost.count("?") == text.count("?")
