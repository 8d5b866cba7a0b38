"""Statistics of a single game: a module `statistics` in its folder counts them from logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, cast

from turncoat.core.game import Game, Json
from turncoat.words import Words

Rows = Sequence[Sequence[str]]
"""A table as text: the headings, then the rows."""


class Figures(Protocol):
    """A game's module `statistics`."""

    def count(self, log: Json, bots: Sequence[str]) -> Counter[str]:
        """Count a match that these bots played, in seat order; counts can be added up."""

    def figures(self, counts: Counter[str]) -> Json:
        """Compute the figures from the counts, in plain JSON types."""

    def describe(self, found: Json, say: Words) -> Sequence[Rows]:
        """Describe the figures for people, as tables."""


def of(game: Game) -> Figures | None:
    return cast("Figures | None", game.part("statistics"))
