"""How sure a player wants to be before it calls Stop, and how that wears off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

USUAL_LIMIT: Final = 300.0
"""Rounds that are shorter than this, in seconds, are played faster in proportion."""
HEARING: Final = 30.0
WEARING: Final = 180.0
LAST_CALL: Final = 0.75
NO_TIME: Final = 0.95
HURRY: Final = 0.65


@dataclass(frozen=True)
class Temper:
    """At first the odds of a right call must be `sure`; in time `settled` is enough.

    More than one half means that the call gains more than it loses on average. When three quarters of the
    time for a round are over, any guess becomes better than none.
    """

    sure: float
    settled: float
    attention: float = 1.0
    """How much of what is said it takes in."""

    def hurried(self) -> Temper:
        """For an Evil Wizard: the longer it lasts, the likelier a Guard is right, so less will do."""
        return Temper(HURRY * self.sure, HURRY * self.settled, self.attention)

    def points(self, limit: float) -> list[tuple[float, float]]:
        """Return the odds wanted by seconds into a round of that limit; they change evenly between points."""
        scale = min(1.0, limit / USUAL_LIMIT)
        return [
            (HEARING * scale, self.sure),
            (min(WEARING * scale, LAST_CALL * limit), self.settled),
            (LAST_CALL * limit, self.settled),
            (NO_TIME * limit, 0.0),
        ]

    def moment(self, odds: float, limit: float) -> float:
        """How many seconds into the round such odds are good enough."""
        points = self.points(limit)
        if odds >= self.sure:
            return 0.0
        for (start, high), (end, low) in pairwise(points):
            if odds >= low and high > low:
                return start + (end - start) * (high - odds) / (high - low)
        return points[-1][0]


TEMPERS: Final[Mapping[str, Temper]] = {
    "timid": Temper(sure=0.92, settled=0.62),
    "steady": Temper(sure=0.8, settled=0.55),
    "bold": Temper(sure=0.65, settled=0.5),
}
