"""SR-5 to SR-8: a trap is shown, gets its code word, and goes behind a door."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scatty_rogues.support import TRAPS
from tests.games.scatty_rogues.table import (
    after_hiding,
    all_views,
    answer,
    clock,
    correct,
    hide,
    moves,
    object_alone,
    refusal,
    right,
    table,
    troves,
    view,
    walk,
    walk_to,
)


def hiding(trove: int, word: Any = None) -> dict[str, Any]:
    return {"move": "hide", "trove": trove} | ({} if word is None else {"word": word})


@pytest.mark.parametrize(
    ("trap", "kind", "wants_word"),
    [("parrot", "picture", True), ("ear", "sign", False), ("11", "figure", False)],
)
def test_the_trap_is_shown_to_all(trap: str, kind: str, wants_word: bool) -> None:
    """SR-5: with a code word for a picture alone."""
    match = table(trap)
    for viewer in all_views(match).values():
        assert viewer["trap"] == {"kind": kind, "id": trap}
    entry = {"open": ["word"]} if wants_word else {}
    offered = [move for move in match.legal(0) if move["move"] == "hide"]
    assert offered == [{"move": "hide", "trove": trove, **entry} for trove in range(1, 19)]
    assert moves(match, 1) == set()
    if wants_word:
        assert refusal(match, 0, {"move": "hide", "trove": 1}) == "word_wanted"
    else:  # SR-6
        assert refusal(match, 0, {"move": "hide", "trove": 1, "word": "Polly"}) == "no_word_wanted"


def test_kinds_of_all_traps() -> None:
    """SR-2."""
    kinds = [table(trap).view(0)["trap"]["kind"] for trap in TRAPS]
    assert kinds == ["picture"] * 12 + ["sign"] * 6 + ["figure"] * 6


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("x" * 30, None),
        ("x" * 31, "bad_word"),
        ("", "bad_word"),
        ("  ", "bad_word"),
        ("\u200b", "bad_word"),
        ("a\x00b", "bad_word"),
        ("a\nb", "bad_word"),
        ("é", None),
        ("?!", "word_without_letters"),
        ("🦜", "word_without_letters"),
        ("7", "word_is_number"),
        ("1,000", "word_is_number"),
        ("٣", "word_is_number"),
        ("４２", "word_is_number"),
        ("seven", None),
        ("7up", None),
        ("cat", None),
        ("Čeburaška", None),
        ("попугай", None),
        ("オウム", None),
    ],
)
def test_what_can_be_a_code_word(word: str, code: str | None) -> None:
    """SR-5, SR-6: 1 to 30 characters, with a letter, no number; the name of another drawing may be."""
    match = table("parrot")
    if code is None:
        hide(match, 0, 1, word)
        assert match.talk(1)[-1]["hide"]["word"] == word
    else:
        assert refusal(match, 0, hiding(1, word)) == code


@pytest.mark.parametrize("trove", [0, 19, -1, 10**20])
def test_only_troves_that_there_are(trove: int) -> None:
    """SR-7: any trove of the 18."""
    assert refusal(table("fist"), 0, hiding(trove)) == "no_such_trove"


def test_no_two_traps_have_the_same_code_word() -> None:
    """SR-6: compared without case, accents, spaces and punctuation, but to the letter."""
    match = table("parrot", "pirate", "cook", "cat")
    hide(match, 0, 1, "Señor Papagayo")
    assert refusal(match, 0, hiding(2, "senor-papagayo!")) == "word_used"
    hide(match, 0, 2, "senor papagaya")


def test_a_code_word_that_has_left_the_troves_is_still_used() -> None:
    """SR-6."""
    match = table("parrot", "pirate", "cook")
    hide(match, 0, 1, "Polly")
    hide(match, 0, 1, "Seymour")
    assert "parrot" not in troves(match)
    assert refusal(match, 0, hiding(2, "POLLY")) == "word_used"


def test_with_plain_words_the_drawing_is_the_code_word() -> None:
    """SR-5: `hide` takes no word, and a picture is answered by its name."""
    match = table("parrot", "ear", "11", words="plain")
    assert refusal(match, 0, hiding(1, "Polly")) == "no_word_wanted"
    for trove in (1, 2, 3):
        hide(match, 0, trove)
    assert [line["hide"]["word"] for line in match.talk(0)] == ["parrot", None, "11"]
    answer(match, 0, "parrot")
    object_alone(match, 1)
    correct(match, 1, "1")
    assert view(match)["penalties"] == [0, 1, 0, 0]  # it was right


def test_a_hide_is_told_once_to_all_and_is_in_no_view() -> None:
    """SR-7: one line of talk."""
    match = after_hiding([(2, "pirate", "Seymour"), (5, "fist", None), (9, "8", None)])
    told = [
        {"trove": 2, "trap": "pirate", "word": "Seymour"},
        {"trove": 5, "trap": "fist", "word": None},
        {"trove": 9, "trap": "8", "word": "8"},
    ]
    for viewer in (0, 1, 2, 3, "watcher"):
        lines = match.talk(viewer)
        assert [line["hide"] for line in lines] == told
        assert [line["seat"] for line in lines] == [0, 0, 0]
        assert "eymour" not in str(match.view(viewer))
        assert "pirate" not in str(match.view(viewer))


def test_the_swapped_out_door_is_loot() -> None:
    """SR-8: +3 for a treasure, −1 for a trap, face up."""
    match = after_hiding(top=["cook", "14"])
    walk_to(match, None)
    caller = view(match)["turn"]
    answer(match, caller, "Scatty Rogues")
    hide(match, caller, 2, "Ratatouille")
    assert view(match)["loot"][caller] == ["pirate"]
    assert view(match)["points"][caller] == -1
    walk_to(match, None)
    other = view(match)["turn"]
    answer(match, other, "Scatty Rogues")
    hide(match, other, 4)
    assert view(match)["loot"][other] == ["treasure"]
    assert view(match)["points"][other] == 3
    assert [troves(match)[trove - 1] for trove in (2, 4)] == ["cook", "14"]


def test_from_then_on_the_trap_is_what_is_right_there() -> None:
    """SR-7, SR-11."""
    match = after_hiding(top=["cook"])
    walk_to(match, None)
    answer(match, view(match)["turn"], "Scatty Rogues")
    hide(match, view(match)["hider"], 1, "Ratatouille")
    assert right(match) == "Ratatouille"
    walk(match, 1)
    assert view(match)["penalties"] == [0] * 4


def test_the_table_hides_for_whoever_is_slow() -> None:
    """SR-27: after 60 s, with the picture's name as its word, and by lot."""
    found = set()
    for seed in range(60):
        match = table("pirate", "fist", "8", seed=seed)
        assert match.deadline == 60.0
        clock(match)
        line = match.talk(2)[0]
        assert line["seat"] is None
        assert (line["hide"]["trap"], line["hide"]["word"], line["at"]) == ("pirate", "pirate", 60.0)
        assert match.deadline == 120.0
        found.add(line["hide"]["trove"])
    assert found <= set(range(1, 19))
    assert len(found) > 12


def test_the_tables_word_is_numbered_if_it_was_used() -> None:
    """SR-27: `pirate 2`, and on."""
    match = table("parrot", "cook", "pirate")
    hide(match, 0, 1, "Pirate")
    hide(match, 0, 2, "pirate-2")
    clock(match)
    assert match.talk(0)[-1]["hide"]["word"] == "pirate 3"


def test_the_table_gives_signs_and_figures_their_own_answer() -> None:
    """SR-27."""
    match = table("fist", "8", "cat")
    for _ in range(2):
        clock(match)
    assert [line["hide"]["word"] for line in match.talk(0)] == [None, "8"]


def test_all_may_talk_while_a_trap_is_hidden() -> None:
    match = table()
    match.play(3, {"move": "say", "text": "Not there!\r\nOr there?"})
    assert match.talk(1) == [{"n": 1, "at": 0.0, "seat": 3, "say": "Not there!\nOr there?"}]
    assert refusal(match, 3, {"move": "say", "text": "x" * 501}) == "bad_text"
    assert refusal(match, 3, {"move": "say", "text": " "}) == "bad_text"


def test_the_hider_may_choose_the_trove_just_shown() -> None:
    """SR-20."""
    match = after_hiding(top=["cook"])
    answer(match, 0, "17")
    object_alone(match, 1)
    correct(match, 1, "1")
    assert view(match)["door"] == {"trove": 1, "holds": "treasure"}
    hide(match, 1, 1, "Ratatouille")
    assert view(match)["loot"][1] == ["treasure"]
    assert troves(match)[0] == "cook"
