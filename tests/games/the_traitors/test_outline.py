"""What the lobby says of a season before it begins: TT-2, TT-10."""

from __future__ import annotations

from typing import Any

import pytest

from turncoat.core.registry import find
from turncoat.games.the_traitors.outline import outline, seconds

GAME = find("the-traitors")


def notes(players: int, **options: Any) -> dict[str, Any]:
    return {
        note.id.rpartition("-")[2]: note.params for note in outline(GAME.settle(options, players), players)
    }


@pytest.mark.parametrize(("players", "options", "minutes"), [(8, {}, 45), (6, {}, 35), (10, {}, 60)])
def test_about_how_long_it_takes(players: int, options: dict[str, Any], minutes: int) -> None:
    assert notes(players, **options)["minutes"] == {"minutes": minutes}


def test_it_takes_longer_with_more_people_days_and_talk() -> None:
    def lasts(players: int, **options: Any) -> float:
        return seconds(GAME.settle(options, players), players)

    assert lasts(8, pace="quick") < lasts(8) < lasts(9, days=2) < lasts(9, days=3) < lasts(9, pace="evening")
    assert "minutes" not in notes(12, pace="days")


@pytest.mark.parametrize(
    ("players", "options", "occurs"),
    [
        (8, {}, "tempt blackmail"),
        (8, {"powers": "rulebook"}, ""),
        (8, {"powers": "rulebook", "days": 3}, "blackmail"),
        (8, {"powers": "rulebook", "days": 4}, "tempt blackmail"),
        (8, {"traitors": 1}, "blackmail"),
        (8, {"traitors": 1, "days": 3}, "tempt blackmail"),
        (13, {}, "tempt blackmail list"),
        (8, {"host": "human"}, "tempt blackmail"),
        (8, {"host": "human", "days": 3}, "tempt blackmail list"),
    ],
)
def test_tt_10_which_powers_can_occur(players: int, options: dict[str, Any], occurs: str) -> None:
    nights = notes(players, **options)["nights"]
    assert {name for name, is_so in nights.items() if is_so == "yes"} == set(occurs.split())
