"""The characters: twelve people played by bots, who take empty seats in every game.

Each has a name, a face, a manner and a level of play. A game need not know them: characters are mapped to its
bots by strength, both listed weakest first. A game may also name a bot after a character, or map them in its
`cast`. Descriptions of the characters are in `words/*/seats.ftl`, what they say in
`words/*/house.ftl`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, cycle, islice
from typing import Final, Literal, TypeAlias

from turncoat.core.bots.face import Face

Manner: TypeAlias = Literal["anxious", "blunt", "courtly", "wry"]
LEVELS: Final = 5
"""Level 1 is a beginner; the words for each are `level-1` to `level-5`."""
PRACTISED: Final = (2, 3)
"""The levels of those who are seated first."""


@dataclass(frozen=True)
class Character:
    """A person played by a bot."""

    name: str
    level: int
    manner: Manner
    haste: float
    """A factor on the time that a move takes."""
    face: Face


CHARACTERS: Final[Mapping[str, Character]] = {
    "pip": Character("Pip", 1, "anxious", 0.7, Face(100, 9)),
    "gustav": Character("Gustav", 1, "blunt", 1.5, Face(146, 15)),
    "rosa": Character("Rosa", 2, "blunt", 0.7, Face(2, 1)),
    "lucian": Character("Lucian", 2, "wry", 1.3, Face(81, 11)),
    "clement": Character("Clement", 2, "courtly", 1.4, Face(48, 18)),
    "thea": Character("Thea", 3, "wry", 0.8, Face(11, 7)),
    "baldur": Character("Baldur", 3, "blunt", 1.2, Face(129, 4)),
    "nora": Character("Nora", 3, "anxious", 1.1, Face(102, 13)),
    "viggo": Character("Viggo", 4, "blunt", 0.8, Face(157, 0)),
    "mathilde": Character("Mathilde", 4, "anxious", 1.3, Face(96, 20)),
    "osric": Character("Osric", 5, "courtly", 1.2, Face(60, 2)),
    "isolde": Character("Isolde", 5, "wry", 0.9, Face(83, 22)),
}
"""The weakest first."""


def played_by(who: str, bots: Sequence[str], cast: Mapping[str, str]) -> str:
    """Return the bot that plays a character, out of a game's bots, listed weakest first."""
    if who in cast:
        return cast[who]
    if who in bots:
        return who
    return bots[list(CHARACTERS).index(who) * len(bots) // len(CHARACTERS)]


def choose_characters(seats: int, here: Sequence[str], luck: random.Random) -> list[str]:
    """Choose characters for this many empty seats, none twice while others are free.

    The practised come first: neither beginners nor masters are good company for a first game.
    """
    away = [who for who in CHARACTERS if who not in here]
    again = [*CHARACTERS]
    luck.shuffle(away)
    luck.shuffle(again)
    away.sort(key=lambda who: CHARACTERS[who].level not in PRACTISED)
    return list(islice(chain(away, cycle(again)), seats))
