"""The treasure deck: what is in it and what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

Treasure: TypeAlias = Literal[
    "crown_jewels",
    "platinum_pyramids",
    "bags_of_gold",
    "silver_goblets",
    "chest_of_copper",
    "magic_ring",
    "gilded_statue",
]
RING: Final = "magic_ring"
STATUE: Final = "gilded_statue"
GOAL: Final = 10
"""The points from which victory may be declared (AT-21)."""


class Kind(NamedTuple):
    number: int
    points: int


KINDS: Final[dict[Treasure, Kind]] = {
    "crown_jewels": Kind(2, 5),
    "platinum_pyramids": Kind(5, 4),
    "bags_of_gold": Kind(12, 3),
    "silver_goblets": Kind(11, 2),
    "chest_of_copper": Kind(5, 1),
    RING: Kind(5, 1),
    STATUE: Kind(2, 0),
}
"""AT-2."""

DECK: Final[list[Treasure]] = [name for name, kind in KINDS.items() for _ in range(kind.number)]
_ORDER: Final = {name: place for place, name in enumerate(KINDS)}


def points(cards: Iterable[Treasure]) -> int:
    return sum(KINDS[card].points for card in cards)


def by_value(cards: Iterable[Treasure]) -> list[Treasure]:
    """Sort cards, the most valuable first, so that their order does not tell how they came."""
    return sorted(cards, key=_ORDER.__getitem__)
