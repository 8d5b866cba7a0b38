"""A clock for tests: time passes only when the test says so."""

from __future__ import annotations


class ManualClock:
    """A clock that stands still until the test moves it."""

    def __init__(self, at: float = 1000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += seconds
