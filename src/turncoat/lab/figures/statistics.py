"""What is counted in matches: a module `statistics` in a game's folder counts what only that game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

from turncoat.core.game import Game, Json
from turncoat.lab import talk
from turncoat.words import Words

OWN: Final = "own"
"""The name of the measure that a game brings itself."""
TALK: Final = "talk"
"""The name of the measures of what players say to each other."""
Rows = Sequence[Sequence[str]]
"""A table as text: the headings, then the rows."""


class Figures(Protocol):
    """A measure: it counts matches, and computes figures from counts that were added up.

    Wherever figures hold a `share` or a `mean`, its interval by deals is put in as `low` and `high`.
    """

    def count(self, log: Json, bots: Sequence[str]) -> Counter[str]:
        """Count a match that these bots played, in seat order; counts can be added up."""

    def figures(self, counts: Counter[str]) -> Json:
        """Compute the figures from the counts, in plain JSON types."""

    def describe(self, found: Json, say: Words) -> Sequence[Rows]:
        """Describe the figures for people, as tables."""


def of(game: Game) -> Figures | None:
    return cast("Figures | None", game.part("statistics"))


def roles_of(game: Game, log: Json) -> list[str] | None:
    """Return the role of each seat in a finished match; None unless the game's `statistics` has `roles`."""
    own: Any = game.part("statistics")
    found: list[str] | None = own.roles(log) if hasattr(own, "roles") else None
    return found


def contests_of(game: Game, log: Json) -> list[tuple[list[str], list[int]]] | None:
    """Return the rounds of a finished match in which teams played: the role of each seat, and who won.

    None unless the game's `statistics` has `contests`.
    """
    own: Any = game.part("statistics")
    return list(own.contests(log)) if hasattr(own, "contests") else None


def measures(game: Game) -> Mapping[str, Figures]:
    """Return all measures of a game's matches by name: its own, and those of talk where people talk."""
    own = of(game)
    found: dict[str, Figures] = {} if own is None else {OWN: own}
    return found | {TALK: talk} if "say" in game.talking else found
