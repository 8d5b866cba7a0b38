"""Achievements in a finished match, beside a win, for the small titles on the scoreboard.

A module `achievements` in a game's folder counts them in a match that is over, so from public knowledge only:

    betrayed   how often somebody fell for another, or was turned on for nothing
    bold       how often somebody stuck their neck out
    memory     how often somebody knew what others may have forgotten
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, Protocol, TypeAlias, cast

from turncoat.core.game import Game
from turncoat.core.match import Match

Achievement: TypeAlias = Literal["betrayed", "bold", "memory"]
ACHIEVEMENTS: Final[tuple[Achievement, ...]] = ("betrayed", "bold", "memory")
Achievements: TypeAlias = Mapping[Achievement, Sequence[int]]
"""By seat."""


class CountsAchievements(Protocol):
    """A game's module `achievements`."""

    def count_achievements(self, match: Match) -> Achievements:
        """Count the achievements of each seat in a match that is over."""


def count_achievements(game: Game, match: Match) -> dict[str, list[int]]:
    """Count the achievements of each seat; a game without any gives an empty dictionary."""
    part = game.part("achievements")
    if part is None:
        return {}
    found = cast(CountsAchievements, part).count_achievements(match)
    return {name: list(found[name]) for name in ACHIEVEMENTS if name in found}
