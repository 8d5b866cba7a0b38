"""The recap (TT-40): what really happened, and who was right when."""

from __future__ import annotations

import pytest

from tests.games.the_traitors.season import Json, all_in, banish, move, night, season, until
from turncoat import Match


def recap_at_end(m: Match) -> Json:
    recap: Json = until(m, "over").view("watcher")["recap"]
    return recap


def score(recap: Json, seat: int) -> Json | None:
    return next((told for told in recap["scores"] if told["seat"] == seat), None)


def test_tt_40_a_guess_is_the_last_answer_of_a_night() -> None:
    m = until(season(8, days=3), "conclave", 1)
    move(m, 4, "suspect", target=3)
    night(m)
    move(m, 4, "suspect", target=1)
    told = score(recap_at_end(m), 4)
    assert told == {"seat": 4, "right": 1, "guesses": [{"night": 1, "target": 1, "right": True}]}


def test_tt_40_who_is_out_is_scored_too() -> None:
    m = season(9, days=4)
    banish(m, 8)
    until(m, "conclave", 1)
    move(m, 8, "suspect", target=0)
    told = score(recap_at_end(m), 8)
    assert told is not None
    assert told["right"] == 1


def test_tt_40_a_traitor_of_that_night_knows_and_does_not_guess() -> None:
    m = season(8, days=3)
    night(m, {"move": "murder", "target": 5})
    move(m, 0, "suspect", target=1)
    recap = recap_at_end(m)
    assert any(told["seat"] == 0 for told in recap["suspicions"])
    assert score(recap, 0) is None


def test_tt_40_what_was_right_counts_night_by_night() -> None:
    """Whoever was recruited later is not a right answer before."""
    m = season(10, days=5)
    until(m, "conclave", 1)
    move(m, 4, "suspect", target=6)
    night(m, {"move": "tempt", "target": 6})
    move(m, 6, "letter", accept=True)
    all_in(m)
    until(m, "conclave", 1)
    move(m, 4, "suspect", target=6)
    told = score(recap_at_end(m), 4)
    assert told is not None
    assert [(guess["night"], guess["right"]) for guess in told["guesses"]] == [(1, True), (2, True)]
    earlier = season(10, days=5)
    banish(earlier, 9)
    until(earlier, "conclave", 1)
    move(earlier, 4, "suspect", target=6)
    night(earlier, {"move": "murder", "target": 7})
    until(earlier, "conclave", 1, day=2)
    night(earlier, {"move": "tempt", "target": 6})
    move(earlier, 6, "letter", accept=True)
    late = score(recap_at_end(earlier), 4)
    assert late is not None
    assert [(guess["night"], guess["right"]) for guess in late["guesses"]] == [(1, False)]


def test_tt_40_the_best_guesser_comes_first() -> None:
    m = until(season(8, days=3), "conclave", 1)
    move(m, 3, "suspect", target=4)
    move(m, 5, "suspect", target=0)
    assert [told["seat"] for told in recap_at_end(m)["scores"]] == [5, 3]


@pytest.mark.parametrize(("answer", "told"), [(True, True), (False, False), (None, False)])
def test_tt_40_a_letter_is_told_with_its_answer_and_none_is_a_no(answer: bool | None, told: bool) -> None:
    m = season(8, days=5)
    night(m, {"move": "tempt", "target": 5})
    if answer is not None:
        move(m, 5, "letter", accept=answer)
    first = recap_at_end(m)["nights"][0]
    assert (first["tempted"], first["accepted"]) == (5, told)
