"""Figures that only one game has: a module `figures` in its folder counts them out of logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, cast

from turncoat.core.game import Game, Json
from turncoat.words import Words

Rows = Sequence[Sequence[str]]
"""A table in words: the headings, then a row for each line."""


class Figures(Protocol):
    """What such a module offers."""

    def counted(self, log: Json, bots: Sequence[str]) -> Counter[str]:
        """What a match adds, played by these bots in seat order: counts that can be added up."""

    def figures(self, counts: Counter[str]) -> Json:
        """What the counts come to, in plain JSON types."""

    def shown(self, found: Json, say: Words) -> Sequence[Rows]:
        """The same for people."""


def of(game: Game) -> Figures | None:
    return cast("Figures | None", game.part("statistics"))
