"""A person's game at the terminal: what is shown, what can be typed, how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.typist import GAME, Play
from turncoat.core.fairness.verify import check
from turncoat.core.match import Match
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.terminal.saves import SavedGame
from turncoat.words import LANGUAGES, Words

TOPS = ["6H", "3C", "4C", "9D", "KS", "QH"]
DECK = [*TOPS, *(card for card in CARDS if card not in TOPS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    play = Play(tmp_path, [], language, goes_on=True)
    assert play.finished
    assert Words(language)("terminal-kept") in play.printed
    assert Words(language)("lt-your-turn") in play.printed


def test_a_finished_game_leaves_a_log_that_can_be_verified_and_no_unfinished_one(tmp_path: Path) -> None:
    Play(tmp_path, [], goes_on=True, deal=None)
    (log,) = tmp_path.iterdir()
    assert log.name.startswith(GAME)
    assert check(log.read_bytes()).lines


def test_the_luck_is_committed_to_before_the_first_move(tmp_path: Path) -> None:
    play = Play(tmp_path, [])
    assert play.session.match.commitment in play.printed


def test_moves_are_told_in_words_and_cards(tmp_path: Path) -> None:
    play = Play(tmp_path, ["r", "l2"], deal={"first": 0, "deck": DECK})
    assert "You call Loyalty (red) and draw 6♥. Right: it is yours." in play.printed
    assert "Loyalty: you draw 3♣ 4♣." in play.printed


def test_the_table_shows_deck_turn_and_returned_run(tmp_path: Path) -> None:
    """LT-7, LT-11: the owner sees which cards lie on the deck, topmost first."""
    play = Play(tmp_path, ["r", "t 6H"], deal={"first": 0, "deck": DECK}, bot="random")
    assert "Treachery: you lay 6♥ on the deck, face down." in play.printed
    assert "Turn 1 of 500" in play.printed
    assert "51 cards" in play.printed


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("fr", ["rouge", "loyaute 1"]),
        ("fr", ["r", "l1"]),
        ("da", ["rød", "Loyalitet 1"]),
        ("da", ["red", "l 1"]),
    ],
)
def test_words_of_the_language_and_english_ones_are_understood(
    tmp_path: Path, language: str, lines: list[str]
) -> None:
    play = Play(tmp_path, lines, language, deal={"first": 0, "deck": DECK})
    records = play.session.match.log["records"]
    assert [record["move"] for record in records[:2]] == [
        {"move": "call", "colour": "red"},
        {"move": "loyalty", "count": 1},
    ]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("abracadabra", "“abracadabra” is not a command here"),
        ("l", "How many?"),
        ("l7", "2 at most."),
        ("l99999999999999999999", "2 at most."),
        ("t", "Which cards?"),
        ("t 6H 3C 4C", "2 at most."),
        ("t 1Z", "“1Z” is not a card"),
        ("t KD", "KD is not in your pile."),
        ("t K", "There is no K in your pile."),
        ("t 6H 6H", "A card can be returned only once."),
        ("r", "That cannot be done now."),
        ("take 1", "That cannot be done now."),
        ("rest", "You can rest only when"),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(tmp_path: Path, line: str, answer: str) -> None:
    play = Play(tmp_path, ["r", line], deal={"first": 0, "deck": DECK})
    assert answer in play.printed
    assert play.session.match.number == 1


def test_cards_are_typed_by_rank_and_suit_or_by_a_rank_held_once(tmp_path: Path) -> None:
    deck = ["TH", "6D", "2S", "KH", *(card for card in CARDS if card not in ("TH", "6D", "2S", "KH"))]
    for typed in ("t 10h, 6♦", "t TH 6D", "t t 6", "T Th 6d"):
        match = Match(GAME, ["Ann", "Bo"], seed=1, deal={"first": 0, "deck": deck})
        match.play(0, {"move": "call", "colour": "red"})
        match.play(0, {"move": "loyalty", "count": 1})
        match.play(1, {"move": "call", "colour": "black"})
        match.play(1, {"move": "loyalty", "count": 0})
        match.play(0, {"move": "call", "colour": "red"})
        play = Play(tmp_path, [typed], saved=SavedGame(match, 0, {1: "random"}))
        assert play.session.match.log["records"][5]["move"] == {"move": "treachery", "cards": ["TH", "6D"]}


def test_danish_letters_for_suits_are_understood(tmp_path: Path) -> None:
    deck = ["9D", "4C", *(card for card in CARDS if card not in ("9D", "4C"))]
    match = Match(GAME, ["Ann", "Bo"], seed=1, deal={"first": 0, "deck": deck})
    match.play(0, {"move": "call", "colour": "red"})
    play = Play(tmp_path, ["f 9r"], "da", saved=SavedGame(match, 0, {1: "random"}))
    assert play.session.match.log["records"][1]["move"] == {"move": "treachery", "cards": ["9D"]}


@pytest.mark.parametrize("typed", ["2", "take 2", "t2"])
def test_a_sprung_trap_asks_how_many_to_take(tmp_path: Path, typed: str) -> None:
    """LT-8: the owner chooses how many."""
    match = sprung()
    number = match.number
    play = Play(tmp_path, [typed], saved=SavedGame(match, 0, {1: "random"}))
    assert "take 0–2" in play.printed
    assert play.session.match.log["records"][number]["move"] == {"move": "take", "count": 2}
    assert "You take" in play.printed


def sprung() -> Match:
    """LT-E2 as far as the trap, seen by its owner."""
    tops = ["6D", "2S", "JD", "7C", "2H", "3C", "AC"]
    match = Match(
        GAME,
        ["Ann", "Bo"],
        seed=4,
        deal={"first": 0, "deck": [*tops, *(card for card in CARDS if card not in tops)]},
    )
    for seat, move in [
        (0, {"move": "call", "colour": "red"}),
        (0, {"move": "loyalty", "count": 1}),
        (1, {"move": "call", "colour": "red"}),
        (1, {"move": "loyalty", "count": 3}),
        (0, {"move": "call", "colour": "black"}),
        (0, {"move": "treachery", "cards": ["6D"]}),
        (1, {"move": "call", "colour": "black"}),
    ]:
        match.play(seat, move)
    return match


def test_help_rules_and_an_empty_line_change_nothing(tmp_path: Path) -> None:
    play = Play(tmp_path, ["?", "help", "rules", ""])
    assert play.session.match.number == 0
    assert "the clock stands still while you think" in play.printed
    assert "J, Q, K and A, three" in play.printed
    assert "(our ruling)" in play.printed


def test_no_time_passes_while_the_person_thinks(tmp_path: Path) -> None:
    play = Play(tmp_path, [], goes_on=True)
    assert play.session.match.now == 0


def test_waiting_lets_the_table_move(tmp_path: Path) -> None:
    """LT-18."""
    play = Play(tmp_path, ["wait"])
    assert play.session.match.now == 180
    assert "Your time is up: the table moves for you." in play.printed


def test_resigning_ends_the_game(tmp_path: Path) -> None:
    play = Play(tmp_path, ["resign"])
    assert play.finished
    assert "The table is Bo’s: Bo wins." in play.printed


def test_another_game_is_offered(tmp_path: Path) -> None:
    play = Play(tmp_path, ["resign", "y"])
    assert play.session.wants_another()
    assert not play.session.wants_another()


@pytest.mark.parametrize(
    ("card", "told"),
    [("KC", "and the better hand is yours: you win."), ("2C", "the better hand is Bo’s"), ("6C", "a draw")],
)
def test_the_hands_that_decided_are_shown_at_the_end(tmp_path: Path, card: str, told: str) -> None:
    """LT-16, LT-17: a turn limit that leaves the piles equal."""
    deck = ["6H", card, *(other for other in CARDS if other not in ("6H", card))]
    match = Match(GAME, ["Ann", "Bo"], seed=1, options={"turn_limit": 2}, deal={"first": 1, "deck": deck})
    match.play(1, {"move": "call", "colour": "red"})
    match.play(1, {"move": "loyalty", "count": 0})
    play = Play(tmp_path, ["b", "l0"], saved=SavedGame(match, 0, {1: "random"}))
    assert play.finished
    assert told in play.printed
    assert play.printed.count("high card") >= 2


def test_the_cut_is_called_and_its_winner_chooses(tmp_path: Path) -> None:
    """LT-2."""
    play = Play(tmp_path, ["r", "b", "r", "b", "me", "me", "me"], deal=None, seed=5)
    assert "Who goes first?" in play.printed
    assert play.view["phase"] != "cut"


def test_letters_stand_for_suits_where_the_encoding_has_none(tmp_path: Path) -> None:
    play = Play(tmp_path, ["r", "l2"], deal={"first": 0, "deck": DECK})
    ascii_only = play.printed.encode("ascii", "look-alike").decode()
    assert "You call Loyalty (red) and draw 6H." in ascii_only
    assert "?" not in ascii_only.replace("Type ? for help", "")
