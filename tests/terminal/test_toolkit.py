"""Parts that the games' screens share."""

from __future__ import annotations

import io
from typing import Any

import pytest

from turncoat import Illegal
from turncoat.games.are_you_the_traitor.terminal import parse as are_you_the_traitor
from turncoat.games.loyalty_or_treachery.terminal import parse as loyalty_or_treachery
from turncoat.games.scatty_rogues.terminal import parse as scatty_rogues
from turncoat.games.the_traitors.terminal import parse as the_traitors
from turncoat.terminal.screen import Screen
from turncoat.terminal.session import commands
from turncoat.terminal.toolkit import (
    Vocabulary,
    claim_sentence,
    key_rows,
    names,
    numbered_names,
    parse_player,
    sentences,
    toward,
    who,
)
from turncoat.words import LANGUAGES, Words


def view(*players: str, you: int = 0) -> dict[str, Any]:
    return {"you": you, "players": [{"seat": seat, "name": name} for seat, name in enumerate(players)]}


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("1", 0), ("3", 2), (" 2 ", 1),
        ("Bo", 1), ("bo", 1), ("bob", 0), ("BOB", 0),
        ("m", 2), ("mæ", 2), ("maelle", 2),
        ("søren k", 3), ("soren kaa", 3),
    ],
)  # fmt: skip
def test_a_player_goes_by_number_name_or_the_beginning_of_a_name(typed: str, seat: int) -> None:
    """A whole name counts before the beginning of a longer one."""
    assert parse_player(typed, view("Bob", "Bo", "Mælle", "Søren Kåå")) == seat


@pytest.mark.parametrize("typed", ["", " ", "0", "5", "99", "007", "-1", "b", "Zoe", "bobby"])
def test_a_player_who_is_not_clear_is_asked_for(typed: str) -> None:
    with pytest.raises(Illegal) as no:
        parse_player(typed, view("Bob", "Bo", "Mælle", "Søren Kåå"))
    assert (no.value.code, no.value.params) == ("which_player", {"most": 4})


@pytest.mark.parametrize(
    ("parse", "line", "about"),
    [
        (are_you_the_traitor.parse_line, "doubt bo", "about"),
        (the_traitors.parse_line, "doubt bo", "about"),
        (lambda line, seen, say: scatty_rogues.parse_line(line, seen, say, plain=False), "bo", "seat"),
    ],
)
def test_bo_is_understood_beside_bob_in_every_game(parse: Any, line: str, about: str) -> None:
    seen = view("Ann", "Bob", "Bo") | {"phase": "penalty", "mission": None}
    assert parse(line, seen, Words("en"))[about] == 2


VOCABULARIES = [
    loyalty_or_treachery.commands,
    are_you_the_traitor.commands,
    are_you_the_traitor.roles,
    scatty_rogues.commands,
    the_traitors.commands,
    commands,
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda made: made.__module__)
def test_every_word_that_is_shown_is_understood(vocabulary: Any, language: str) -> None:
    known: Vocabulary = vocabulary(Words(language))
    for name in known._words:
        assert known.match(known.key(name).upper()) == name


def test_words_of_the_language_and_english_ones_are_understood() -> None:
    roles = are_you_the_traitor.roles(Words("fr"))
    assert roles.words("traitor") == ["traître", "traitor"]
    assert [roles.match(word) for word in ("TRAITRE", "traître", "traitor", "", "king")] == [
        *["traitor"] * 3,
        *[None] * 2,
    ]


def test_names_and_who_is_meant() -> None:
    seen = view("Ann", "Bo", "Cat", you=1)
    assert names(seen, [2, 0]) == "Cat, Ann"
    assert numbered_names(seen, [2, 0]) == "3 Cat, 1 Ann"
    assert who(seen, 1) == {"who": "you", "name": "Bo"}
    assert toward(seen, 2) == {"toward": "other", "target": "Cat"}


@pytest.mark.parametrize(
    "claim",
    [
        {"what": "am", "role": "guard"},
        {"what": "is", "about": 2, "role": "traitor"},
        {"what": "doubt", "about": 2},
        {"what": "statue"},
    ],
)
def test_a_claim_is_said_with_the_fields_that_it_has(claim: dict[str, Any]) -> None:
    sentence = claim_sentence(view("Ann", "Bo", "Cat"), claim, Words("en"), "at-claim-")
    assert ("Cat" in sentence) == ("about" in claim)


def test_sentences_and_keys_are_laid_out_in_lines() -> None:
    paper = io.StringIO()
    screen = Screen(io.StringIO(), paper, width=40)
    screen.show(sentences([("One.", "wax"), ("Two.", "")]), key_rows([("o", "object"), ("count", "to five")]))
    assert paper.getvalue().split() == ["One.", "Two.", "o", "object", "count", "to", "five"]
    assert len(paper.getvalue().splitlines()) == 4
