"""What the other player seems to do more often than not."""

from __future__ import annotations

import math

from turncoat.core.fairness.chance import Chance


class Habit:
    """Counts how often something was so; what it starts with is how often we expect it to be."""

    def __init__(self, so: float, otherwise: float) -> None:
        self.so = so
        self.otherwise = otherwise
        self.times = 0

    def saw(self, so: bool) -> None:
        self.times += 1
        if so:
            self.so += 1.0
        else:
            self.otherwise += 1.0

    @property
    def odds(self) -> float:
        """How likely it is to be so the next time."""
        return self.so / (self.so + self.otherwise)

    def drawn(self, chance: Chance) -> float:
        """Odds drawn from all that fit what was seen: the less was seen, the wider they vary."""
        spread = math.sqrt(self.odds * (1.0 - self.odds) / (self.so + self.otherwise + 1.0))
        lots = sum(int(chance.below(1001)) for _ in range(12)) / 1000.0 - 6.0
        return min(1.0, max(0.0, self.odds + spread * lots))
