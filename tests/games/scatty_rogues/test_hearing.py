"""SR-6, SR-11, SR-14: what is said, and what it counts as."""

from __future__ import annotations

import pytest

from tests.games.scatty_rogues.table import (
    after_hiding,
    answer,
    correct,
    hide,
    object_alone,
    refusal,
    table,
    view,
    walk_to,
)
from turncoat import Match
from turncoat.core.log import seal
from turncoat.games.scatty_rogues.hearing.answers import NUMBER_WORDS, fold, spoken_number


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Polly", "polly"),
        ("POLLY", "p-o-l-l-y!"),
        ("Señor Papagayo", "senor papagayo"),
        ("Élan vital", "e\u0301lan\tvital"),
        ("STRASSE", "straße"),
        ("Straẞe", "strasse"),
        ("Ægir", "aegir"),
        ("œuf", "OEUF"),
        ("smørrebrød", "smorrebrod"),
        ("Łódź", "lodz"),
        ("Đorđe", "dorde"),
        ("Þór", "thor"),
        ("Ħal", "hal"),
        ("İstanbul", "istanbul"),
        ("ılık", "ilik"),
        ("ﬁsh", "fish"),
        ("ｆｉｓｈ", "fish"),
        ("ℌat", "hat"),
        ("①②", "12"),
        ("٧", "7"),
        ("ΌΔΥΣΣΕΎΣ", "οδυσσευς"),
        ("Попугай", "попугаи"),
        ("ёлка", "елка"),
        ("שָׁלוֹם", "שלום"),
        ("سَلَام", "سلام"),
        ("앵무새", "앵무새"),
        ("ｵｳﾑ", "オウム"),
        ("don't", "don’t"),
        ("do\u00adnt", "dont"),
        ("l\u2019\u02bcœil", "loeil"),
        ("A\ufe0f", "a"),
        ("the parrot", "Parrot"),
        ("Le perroquet", "perroquet"),
        ("den blå papegøje", "blå papegøje"),
        ("the the", "the"),
        ("Harbour", "harbor"),
        ("GREY harbour-master", "gray harbormaster"),
        ("co-lour", "color"),
        ("théâtre", "theater"),
        ("jewellery", "jewelry"),
        ("organise", "organize"),
        ("a cheque", "check"),
    ],
)
def test_the_same_word(one: str, other: str) -> None:
    """SR-14: case, accents, ligatures, spaces and punctuation make no difference."""
    assert fold(one) == fold(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Polly", "Poly"),
        ("कि", "का"),  # vowel signs are letters
        ("ก็", "ก"),
        ("か", "が"),
        ("7", "seven"),
        ("theatre", "atre"),  # an article is a word of its own
        ("The", "parrot"),
        ("Lepanto", "panto"),
        ("rogue", "rog"),
        ("앵무", "앵모"),
        ("a1", "a2"),
    ],
)
def test_other_words(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@pytest.mark.parametrize("text", ["", " ", "?!…", "🦜", "—", "\u0301"])
def test_nothing_that_counts(text: str) -> None:
    """SR-6: only letters and digits do."""
    assert fold(text) == ""


def test_folding_is_done_once() -> None:
    for text in (
        "the grey harbour",
        "co-lour",
        "cheque",
        "Dix-sept",
        "Ægir",
        "앵무새",
        "ﬁsh",
        "İ",
        "ǆ",
        "Ǆ",
        "ŉ",
        "ﷺ",
    ):
        assert fold(fold(text)) == fold(text)


REST = [(2, "fist", None), (3, "17", None)]
WORDS = [(1, "pirate", "Seymour"), (2, "parrot", "Poll"), (3, "crow", "Seymor")]


def was_right(match: Match, said: str | int) -> bool:
    """Whether an objection to this answer of the first player would be in vain."""
    match = match.fork()
    answer(match, 0, said)
    object_alone(match, 1)
    correct(match, 1, "?")
    return bool(view(match)["penalties"][0] == 0)


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("Seymour", True),
        ("sey-mour", True),
        ("Seimour", True),  # wrong
        ("Seymur", True),  # missing; as far from Seymor, which it fits no better
        ("Seymourr", True),  # extra
        ("Seymor", False),  # it is another code word
        ("Syemour", False),  # two swapped are two slips
        ("Seimor", False),
        ("mour", False),
        ("1", False),
        ("Poll", False),
        ("fist", False),
        ("Scatty Rogues", False),
    ],
)
def test_a_slip_of_one_letter_is_forgiven(said: str, right: bool) -> None:
    """SR-12, SR-14: in a code word of five letters or more, unless it fits another one better."""
    assert was_right(after_hiding(WORDS), said) == right


@pytest.mark.parametrize(
    ("said", "right"), [("Poll", True), ("POLL.", True), ("Pol", False), ("Polly", False), ("Poli", False)]
)
def test_no_slip_in_a_short_word(said: str, right: bool) -> None:
    """SR-14: four letters."""
    assert was_right(after_hiding([(1, "parrot", "Poll"), *REST]), said) == right


def test_five_letters_are_enough() -> None:
    """SR-14."""
    assert was_right(after_hiding([(1, "parrot", "Polly"), *REST]), "Poly")


def test_a_word_that_has_left_the_troves_still_counts_against_a_slip() -> None:
    """SR-14."""
    match = after_hiding([(1, "crow", "Seymor"), (1, "pirate", "Seymour"), (2, "fist", None)])
    assert not was_right(match, "Seymor")
    assert was_right(match, "Seymur")


def test_a_numbered_word_is_not_its_own_slip() -> None:
    """SR-14, SR-27: `pirate` is not a slip for `pirate 2`."""
    words = [(2, "parrot", "pirate"), (1, "pirate", "pirate 2"), (3, "fist", None)]
    assert was_right(after_hiding(words), "pirate2")
    assert not was_right(after_hiding(words), "pirate")
    assert was_right(after_hiding(words), "pirat2")


@pytest.mark.parametrize("said", [7, "7", "07", " 7 ", "７", "7."])
def test_a_number_however_it_is_written(said: str | int) -> None:
    """SR-11: as the number of a trove, and as a figure's code word it would be no different."""
    match = after_hiding()
    walk_to(match, 7)
    seat = view(match)["turn"]
    answer(match, seat, said)
    object_alone(match, (seat + 1) % 4)
    correct(match, (seat + 1) % 4, "?")
    assert view(match)["penalties"][seat] == 0


@pytest.mark.parametrize(
    ("said", "right"),
    [(1, True), ("01", True), (2, False), (0, False), (19, False), ("one", True), ("two", False), (-1, True)],
)
def test_the_number_of_a_trove_with_treasure(said: str | int, right: bool) -> None:
    """SR-11, SR-12: a wrong number is a mistake. Signs such as a minus do not count (SR-14)."""
    assert was_right(after_hiding(), said) == right


@pytest.mark.parametrize(
    ("said", "right"),
    [(8, True), ("8", True), ("08", True), (1, False), ("eight", True), ("huit", True), ("one", False)],
)
def test_a_figure_is_answered_by_its_number(said: str | int, right: bool) -> None:
    """SR-5, SR-12: and not by the trove's."""
    assert was_right(after_hiding([(1, "8", None), (2, "17", None), (3, "3", None)]), said) == right


@pytest.mark.parametrize(("said", "right"), [("fist", True), ("thumb", False), ("1", False)])
def test_a_sign_is_answered_by_the_sign(said: str, right: bool) -> None:
    """SR-11, SR-12."""
    assert was_right(after_hiding([(1, "fist", None), (2, "17", None), (3, "3", None)]), said) == right


def test_a_sign_is_not_answered_by_its_name() -> None:
    """SR-11."""
    match = after_hiding([(1, "fist", None), (2, "17", None), (3, "3", None)])
    match.play(0, {"move": "answer", "say": "fist"})
    object_alone(match, 1)
    correct(match, 1, "fist")
    assert view(match)["penalties"] == [1, 0, 0, 0]


def test_a_word_that_is_the_name_of_a_sign_is_said_and_not_shown() -> None:
    """SR-6, SR-11."""
    match = after_hiding([(1, "pirate", "fist"), (2, "17", None), (3, "3", None)])
    shown, said = match.fork(), match.fork()
    shown.play(0, {"move": "answer", "sign": "fist"})
    said.play(0, {"move": "answer", "say": "Fist!"})
    for match in (shown, said):
        object_alone(match, 1)
        correct(match, 1, "?")
    assert view(shown)["penalties"][0] == 1
    assert view(said)["penalties"][0] == 0


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"say": "x" * 61}, "bad_word"),
        ({"say": ""}, "bad_word"),
        ({"say": "\u200b"}, "bad_word"),
        ({}, "bad_move"),
        ({"say": "1", "sign": "fist"}, "bad_move"),
        ({"sign": "nose"}, "bad_move"),
        ({"say": 1.5}, "bad_move"),
        ({"say": True}, "bad_move"),
        ({"say": ["1"]}, "bad_move"),
        ({"scatty": True}, "bad_move"),
    ],
)
def test_what_is_no_answer(move: dict[str, object], code: str) -> None:
    """SR-11: one thing, of 1 to 60 characters."""
    assert refusal(after_hiding(), 0, {"move": "answer", **move}) == code


def test_sixty_characters_are_an_answer() -> None:
    """SR-11."""
    match = after_hiding()
    answer(match, 0, "x" * 60)
    assert view(match)["said"] == {"seat": 0, "say": "x" * 60}


def test_a_slip_that_passes_for_two_words_is_right_for_both() -> None:
    """SR-14: it fits the other one no better."""
    one = [(1, "pirate", "Seymour"), (2, "crow", "Seymoor"), (3, "fist", None)]
    other = [(2, "pirate", "Seymour"), (1, "crow", "Seymoor"), (3, "fist", None)]
    assert was_right(after_hiding(one), "Seymor")
    assert was_right(after_hiding(other), "Seymor")


def test_a_slip_is_heard_at_the_trove_of_its_own_turn() -> None:
    """SR-14: and not at that of the turn before."""
    match = after_hiding([(1, "pirate", "Seymour"), (2, "crow", "Seymoor"), (3, "fist", None)])
    walk_to(match, 2)
    answer(match, 1, "Seymor")
    object_alone(match, 0)
    correct(match, 0, "?")
    assert view(match)["penalties"] == [1, 0, 0, 0]


def test_letters_are_counted_as_they_are_written() -> None:
    """SR-14: a Korean syllable is one, though Unicode takes it apart."""
    assert len(fold("앵무새")) == 3
    assert not was_right(after_hiding([(1, "parrot", "앵무새"), *REST]), "앵무세")


@pytest.mark.parametrize("said", [0, "0", "000", 19, 10**40])
def test_a_number_of_no_trove_is_an_answer_like_any_other(said: str | int) -> None:
    """SR-12: a wrong one; the turn moves on."""
    match = after_hiding()
    answer(match, 0, said)
    assert (view(match)["turn"], view(match)["accused"]) == (1, 0)
    assert not was_right(after_hiding(), said)


def test_a_number_is_written_down_as_text() -> None:
    """SR-11: `7` and `"7"` are one move in the log."""
    match = after_hiding()
    answer(match, 0, 7)
    assert match.log["records"][-1]["move"] == {"move": "answer", "say": "7"}


@pytest.mark.parametrize(
    "said",
    [
        *(
            "seven",
            "SEVEN!",
            "number seven",
            "door 7",
            "door number seven",
            "the number 7",
            "No. 7",
            "trove seven",
        ),
        *("sept", "numéro sept", "la porte 7", "le sept", "cachette sept"),
        *("syv", "nummer syv", "dør 7", "nr. 7", "gemme syv"),
    ],
)
def test_a_number_said_in_words(said: str) -> None:
    """SR-11: in English, French and Danish, with what people say before it."""
    assert spoken_number(fold(said)) == 7
    match = after_hiding()
    walk_to(match, 7)
    seat = view(match)["turn"]
    answer(match, seat, said)
    object_alone(match, (seat + 1) % 4)
    correct(match, (seat + 1) % 4, "?")
    assert view(match)["penalties"][seat] == 0


@pytest.mark.parametrize("number", range(1, 19))
def test_every_number_has_words(number: int) -> None:
    """SR-11: three or four of them, and none is of two numbers."""
    words = [word for word, meant in NUMBER_WORDS.items() if meant == number]
    assert 2 <= len(words) <= 5
    assert all(spoken_number(fold(word)) == number for word in words)


@pytest.mark.parametrize(("said", "number"), [("dix-sept", 17), ("Dix huit", 18), ("en", 1), ("une", 1)])
def test_numbers_of_two_words_and_those_that_are_articles(said: str, number: int) -> None:
    """SR-11."""
    assert spoken_number(fold(said)) == number


@pytest.mark.parametrize("said", ["sevens", "seven of nine", "door", "number", "parrot 7", "seventy", ""])
def test_what_is_no_number(said: str) -> None:
    """SR-11."""
    assert spoken_number(fold(said)) is None


def test_a_code_word_may_be_a_number_in_words() -> None:
    """SR-6, SR-11: "fire" is a code word, and Danish for four; it is right for both."""
    hidden = [(1, "lantern", "Fire"), (2, "fist", None), (3, "17", None)]
    assert was_right(after_hiding(hidden), "fire")
    assert not was_right(after_hiding(hidden), "4")
    match = after_hiding(hidden)
    walk_to(match, 4)
    answer(match, 3, "fire")
    object_alone(match, 0)
    correct(match, 0, "?")
    assert view(match)["penalties"] == [1, 0, 0, 0]


def test_a_number_in_digits_is_no_code_word_with_an_article_either() -> None:
    """SR-6, SR-14."""
    match = table("pirate", "parrot")
    assert refusal(match, 0, {"move": "hide", "trove": 1, "word": "the 7"}) == "word_is_number"
    hide(match, 0, 1, "The colour")
    for word in ("color", "colour!", "a colour"):
        assert refusal(match, 0, {"move": "hide", "trove": 2, "word": word}) == "word_used"


@pytest.mark.parametrize("said", ["elevin", "the elevin"])
def test_a_slip_that_fits_a_figure_better_is_not_forgiven(said: str) -> None:
    """SR-14: the figure 11 is answered by "eleven", so "eleven" is no slip for "elevin"."""
    figure = [(1, "pirate", said), (2, "11", None), (3, "fist", None)]
    other = [(1, "pirate", said), (2, "14", None), (3, "fist", None)]
    assert was_right(after_hiding(figure), "elevin")
    assert not was_right(after_hiding(figure), "eleven")
    assert was_right(after_hiding(other), "eleven")


@pytest.mark.parametrize("said", ["Scatty Rogues", "scatty rogues!", "The Scatty-Rogues"])
def test_the_call_may_be_said(said: str) -> None:
    """SR-10: where it is due it hides a trap, though it came as an `answer`."""
    match = after_hiding()
    walk_to(match, None)
    seat = view(match)["turn"]
    match.play(seat, {"move": "answer", "say": said})
    assert (view(match)["phase"], view(match)["hider"]) == ("hide", seat)


def test_a_call_that_is_not_due_is_the_answer_of_that_turn() -> None:
    """SR-10, SR-12: a mistake, and nothing is hidden."""
    match = after_hiding()
    match.play(0, {"move": "answer", "say": "Scatty Rogues"})
    assert view(match)["said"] == {"seat": 0, "say": "Scatty Rogues"}
    object_alone(match, 1)
    correct(match, 1, "1")
    assert view(match)["penalties"] == [1, 0, 0, 0]


def test_the_call_may_be_said_in_a_correction() -> None:
    """SR-10, SR-18."""
    match = after_hiding()
    walk_to(match, None)
    seat = view(match)["turn"]
    answer(match, seat, "1")
    object_alone(match, (seat + 1) % 4)
    match.play((seat + 1) % 4, {"move": "correct", "say": "scatty rogues"})
    assert view(match)["verdict"] == "caught"


def test_a_match_of_the_first_rules_goes_on_by_them() -> None:
    """SR-11, SR-14: earlier logs give the same match, so numbers in words were mistakes then."""
    match = after_hiding([(1, "pirate", "Seymour"), (5, "fist", None), (9, "8", None)], seed=3)
    log = match.log
    earlier = Match.replay({**log, "rules": 1, "seal": seal({**log, "rules": 1})})
    for one, right in ((match, True), (earlier, False)):
        assert was_right(one, "the Seymour") == right
