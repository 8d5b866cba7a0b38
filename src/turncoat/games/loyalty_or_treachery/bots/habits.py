"""What the other player seems to do more often than not."""

from __future__ import annotations

from typing import Final

HALF_TRUST: Final = 4
"""After so many times a habit is counted on by half."""


class Habit:
    """Counts how often something was so; what it starts with is how often we expect it to be."""

    def __init__(self, so: float, otherwise: float) -> None:
        self.so = so
        self.otherwise = otherwise
        self.times = 0

    def copy(self) -> Habit:
        twin = Habit(self.so, self.otherwise)
        twin.times = self.times
        return twin

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

    @property
    def trust(self) -> float:
        """How far to count on it, from 0 to 1: the more often it was seen."""
        return self.times / (self.times + HALF_TRUST)
