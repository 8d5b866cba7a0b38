"""Free text of people is read for names, questions, accusations and claims, in three languages."""

from __future__ import annotations

import pytest

from turncoat.words.reading import named_seats, read

NAMES = ("Ann", "Rosa", "Thea", "Mathilde", "Bo Jensen", "Isolde", "Clément", "Rosa 2")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("I trust Ann and Rosa", (0, 1)),
        ("rosa 2 is not rosa", (7, 1)),
        ("CLEMENT!", (6,)),
        ("Bo, are you there?", (4,)),
        ("Je me méfie d’Isolde", (5,)),
        ("Jeg stoler ikke på Annes ord", ()),
        ("Isoldes historie passer ikke", (5,)),
        ("Matilde is strange", (3,)),
        ("Math, what do you think", (3,)),
        ("the and then", ()),
        ("Thea the quiet", (2,)),
    ],
)
def test_names_are_found_folded_short_and_with_slips(text: str, named: tuple[int, ...]) -> None:
    assert named_seats(text, NAMES) == named


def test_a_short_form_of_two_names_is_nobody() -> None:
    assert named_seats("ask Ros", ("Rosa", "Rosalind")) == ()
    assert named_seats("ask Rosal", ("Rosa", "Rosalind")) == (1,)


@pytest.mark.parametrize(
    ("text", "leaning"),
    [
        ("Ann is lying", "against"),
        ("Ann isn't lying", "for"),
        ("I don’t trust Ann", "against"),
        ("No, Ann is honest", "for"),
        ("Ann ment", "against"),
        ("Je ne fais pas confiance à Ann", "against"),
        ("Ann n’est pas louche", "for"),
        ("Ann lyver", "against"),
        ("Jeg stoler på Ann", "for"),
        ("Jeg stoler ikke på Ann", "against"),
        ("Ann likes cake", None),
    ],
)
def test_a_sentence_is_for_or_against_somebody(text: str, leaning: str | None) -> None:
    (clause,) = read(text, NAMES).clauses
    assert clause.named == (0,)
    assert clause.leaning == leaning


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Who are you, Ann?", "who"),
        ("Qui êtes-vous, Ann ?", "who"),
        ("Hvem er du, Ann?", "who"),
        ("Ann, who do you suspect", "whom"),
        ("Ann, qui soupçonnez-vous ?", "whom"),
        ("Hvem mistænker du, Ann?", "whom"),
        ("Why, Ann?", "why"),
        ("Pourquoi ?", "why"),
        ("Hvorfor?", "why"),
        ("What about Ann?", "you"),
        ("Ann is late.", None),
        ("Is it raining?", "other"),
    ],
)
def test_questions_are_recognised(text: str, asks: str | None) -> None:
    assert read(text, NAMES).asks == asks


def test_a_pronoun_stands_for_who_was_named_before() -> None:
    first, second = read("What did Ann say? She lies.", NAMES).clauses
    assert first.named == second.named == (0,)
    assert second.lie


def test_what_says_nothing_to_anybody_is_not_understood() -> None:
    assert not read("brb, pizza", NAMES).can_be_answered
    assert read("I am a guard", NAMES).can_be_answered
