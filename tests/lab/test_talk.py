"""The measures of talk tell answers from silence, and count what nobody should say."""

from __future__ import annotations

from typing import Any

import pytest

from turncoat import Match
from turncoat.lab import talk

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def measure_round(*lines: tuple[float, int, str | dict[str, Any]]) -> dict[str, Any]:
    """Return the measures of a round in which this was said, and Stop called at 200 seconds."""
    match = Match("are-you-the-traitor", NAMES, seed=1, options={"photo_finish": 0})
    for at, seat, words in lines:
        move = {"move": "say", "text": words} if isinstance(words, str) else {"move": "claim", **words}
        match.play(seat, move, at=at)
    match.play(0, {"move": "stop", "target": 1}, at=200.0)
    return dict(talk.figures(talk.count(match.log)))


def doubt(about: int) -> dict[str, Any]:
    return {"what": "doubt", "about": about}


def test_who_is_named_or_accused_and_speaks_soon_has_answered() -> None:
    found = measure_round((10, 0, "Bo, who are you?"), (14, 1, "Nobody."), (50, 2, doubt(3)), (61, 3, "Hm."))
    assert (found["answered"]["number"], found["answered"]["of"]) == (1, 2)
    assert (found["control"]["number"], found["control"]["of"]) == (0, 8)


def test_who_was_not_addressed_and_speaks_counts_for_the_control() -> None:
    found = measure_round((10, 0, doubt(1)), (12, 4, "I like cake."))
    assert found["answered"]["share"] == 0
    assert found["control"]["share"] == pytest.approx(1 / 4)


def test_where_the_round_ends_sooner_silence_counts_for_nothing() -> None:
    found = measure_round((195, 0, doubt(1)), (198, 2, "Quick."))
    assert found["answered"] is None
    assert found["control"]["of"] == 1


def test_accusations_of_the_mute_and_changes_of_mind_are_counted() -> None:
    found = measure_round(
        (10, 0, {"what": "lie", "about": 1}),
        (20, 1, {"what": "am", "role": "guard"}),
        (30, 0, {"what": "trust", "about": 1}),
        (40, 1, {"what": "am", "role": "keyholder"}),
        (50, 2, doubt(1)),
    )
    assert found["empty_lies"]["share"] == 1
    assert (found["empty_accusations"]["number"], found["empty_accusations"]["of"]) == (1, 2)
    assert found["contradictions"]["number"] == 2


def test_the_same_words_again_are_a_repeat_whoever_says_them() -> None:
    found = measure_round(
        (10, 0, "I like cake."), (20, 1, "I like cake."), (30, 1, doubt(2)), (40, 1, doubt(2))
    )
    assert found["repeats"]["number"] == 2


def test_the_longest_silence_of_a_talk_is_found() -> None:
    found = measure_round((10, 0, "Well?"), (150, 1, "Well."))
    assert found["silence"] == {"median": 140, "p90": 140, "longest": 140}
