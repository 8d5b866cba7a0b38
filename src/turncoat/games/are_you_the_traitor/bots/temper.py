"""How a player is: how sure it wants to be before a Stop, how well it listens and pretends, how it talks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from turncoat.core.bots.characters import CHARACTERS, Manner

USUAL_LIMIT: Final = 300.0
"""Rounds that are shorter than this, in seconds, are played faster in proportion."""
HEARING: Final = 30.0
WEARING: Final = 130.0
PATIENCE: Final = 200.0
"""Seconds after which a coin is good enough: others wait as well."""
COIN: Final = 0.48
LAST_CALL: Final = 0.9
TOO_LATE: Final = 0.98


@dataclass(frozen=True)
class Temper:
    """At first the odds of a right call must be `sure`; in time a little more than what waiting is worth."""

    sure: float
    margin: float
    """How much more than waiting a call must be worth, once it has listened for a while."""
    attention: float = 1.0
    """How much of what is said it takes in."""
    guile: float = 0.85
    """How likely it speaks, when it is Evil, from the belief of the one whom it poses as."""
    talk: float = 1.0
    """How much it says without being asked, compared with others."""
    manner: Manner | None = None
    """None: drawn by lot."""

    def points(self, limit: float, waiting: float) -> list[tuple[float, float]]:
        """Return the odds wanted by seconds into a round of that limit; they change evenly between points."""
        scale = min(1.0, limit / USUAL_LIMIT)
        settled = min(self.sure, waiting + self.margin)
        return [
            (HEARING * scale, self.sure),
            (WEARING * scale, settled),
            (PATIENCE * scale, min(settled, COIN)),
            (LAST_CALL * limit, COIN / 2),
            (TOO_LATE * limit, 0.0),
        ]

    def moment(self, odds: float, limit: float, waiting: float = 0.5) -> float:
        """Return how many seconds into the round such odds are good enough."""
        points = self.points(limit, waiting)
        if odds >= self.sure:
            return 0.0
        for (start, high), (end, low) in pairwise(points):
            if odds >= low and high > low:
                return start + (end - start) * (high - odds) / (high - low)
        return points[-1][0]


TEMPERS: Final[Mapping[str, Temper]] = {
    "timid": Temper(sure=0.92, margin=0.1),
    "steady": Temper(sure=0.8, margin=0.05),
    "bold": Temper(sure=0.65, margin=0.0),
}
ATTENTION: Final = (0.3, 0.5, 0.7, 0.85, 1.0)
GUILE: Final = (0.5, 0.7, 0.8, 0.9, 0.97)
"""By level."""
_LIKE: Final[Mapping[str, tuple[str, float]]] = {
    "pip": ("timid", 1.2),
    "gustav": ("bold", 0.7),
    "rosa": ("bold", 1.3),
    "lucian": ("steady", 1.1),
    "clement": ("timid", 0.8),
    "thea": ("bold", 1.3),
    "baldur": ("steady", 0.7),
    "nora": ("timid", 1.0),
    "viggo": ("bold", 1.2),
    "mathilde": ("timid", 0.9),
    "osric": ("steady", 0.8),
    "isolde": ("bold", 1.1),
}
"""The temper of each character, and how much they talk."""


def character(name: str) -> Temper:
    """Return how a character plays: its temper, its manner, and the skill of its level."""
    like, talk = _LIKE[name]
    who, temper = CHARACTERS[name], TEMPERS[like]
    level = who.level - 1
    return Temper(temper.sure, temper.margin, ATTENTION[level], GUILE[level], talk, who.manner)


BY_CHARACTER: Final[Mapping[str, Temper]] = {name: character(name) for name in _LIKE}
"""The characters, the weakest first."""
