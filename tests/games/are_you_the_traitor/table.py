"""Setting matches up in a line: roles as letters, treasure as a list of what matters first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from turncoat import Illegal, Match

Json = dict[str, Any]

CHARACTERS = {"K": "keyholder", "G": "guard", "T": "traitor", "+": "wizard", "-": "wizard"}
ROLES = {"K": "keyholder", "G": "guard", "T": "traitor", "+": "good_wizard", "-": "evil_wizard"}
SIDES = {"+": "good", "-": "evil"}
GOOD = "KG+"

NORMAL = {
    4: "KTG+",
    5: "KTG+-",
    6: "KTGG+-",
    7: "KTGGG+-",
    8: "KTTGGG+-",
    9: "KTTGGG++-",
    10: "KTTGGGG+--",
}
"""A casting for every number of players; `+` and `-` are Good and Evil Wizards."""

TREASURE = {
    "crown_jewels": (2, 5),
    "platinum_pyramids": (5, 4),
    "bags_of_gold": (12, 3),
    "silver_goblets": (11, 2),
    "chest_of_copper": (5, 1),
    "magic_ring": (5, 1),
    "gilded_statue": (2, 0),
}
JEWELS, PYRAMID, GOLD, SILVER, COPPER, RING, STATUE = TREASURE


def deck(*top: str) -> list[str]:
    """All 42 cards with these on top."""
    rest = [name for name, (count, _) in TREASURE.items() for _ in range(count)]
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def worth(cards: Sequence[str]) -> int:
    return sum(TREASURE[card][1] for card in cards)


def sides(letters: str) -> dict[str, str]:
    return {str(seat): SIDES[letter] for seat, letter in enumerate(letters) if letter in SIDES}


def characters(letters: str) -> list[str]:
    return [CHARACTERS[letter] for letter in letters]


def table(*castings: str, top: Sequence[str] = (), seed: int = 1, **options: Any) -> Match:
    """A match whose dealings are these castings, in order; Stops count at once, without a ring moment."""
    deal: Json = {
        "characters": [characters(letters) for letters in castings],
        "alignments": [sides(letters) for letters in castings],
        "treasure": deck(*top),
    }
    names = [f"Player {seat}" for seat in range(len(castings[0]))]
    return Match("are-you-the-traitor", names, seed, {"photo_finish": 0, "ring_moment": 0} | options, deal)


def stop(match: Match, caller: int, target: int, at: float | None = None) -> None:
    match.play(caller, {"move": "stop", "target": target}, at)


def everybody_ready(match: Match) -> None:
    """End the pause, also when it goes on for rings (AT-22)."""
    for seat in [*range(len(match.seats))] * 2:
        if match.view(seat)["phase"] == "pause" and seat not in match.view(seat)["ready"]:
            match.play(seat, {"move": "ready"})


def moves(match: Match, seat: int) -> set[str]:
    """The names of what a seat may do."""
    return {entry["move"] for entry in match.legal(seat)}


def refusal(match: Match, seat: int, move: object, at: float | None = None) -> str:
    """The code with which the move is refused; that nothing changes is checked on the way."""
    before = match.log
    with pytest.raises(Illegal) as no:
        match.play(seat, move, at)
    assert match.log == before
    return no.value.code


def all_views(match: Match) -> dict[str, Json]:
    """What everybody can see, by viewer."""
    return {str(viewer): match.view(viewer) for viewer in [*range(len(match.seats)), "watcher"]}
