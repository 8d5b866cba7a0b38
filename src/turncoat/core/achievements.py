"""What somebody has to show for a finished game, beside a win: the stuff of an evening's small titles.

A module `feats` in a game's folder counts them out of a match that is over, so out of nothing that the
finished game has not made public:

    betrayed   how often somebody fell for another, or was turned on for nothing
    bold       how often somebody stuck their neck out
    memory     how often somebody knew what others may have forgotten
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, Protocol, TypeAlias, cast

from turncoat.core.game import Game
from turncoat.core.match import Match

Feat: TypeAlias = Literal["betrayed", "bold", "memory"]
FEATS: Final[tuple[Feat, ...]] = ("betrayed", "bold", "memory")
Feats: TypeAlias = Mapping[Feat, Sequence[int]]
"""By seat."""


class Counts(Protocol):
    """What such a module offers."""

    def feats(self, match: Match) -> Feats:
        """How much each seat has to show for a match that is over."""


def counted(game: Game, match: Match) -> dict[str, list[int]]:
    """Nothing for a game that counts none."""
    part = game.part("achievements")
    if part is None:
        return {}
    found = cast(Counts, part).feats(match)
    return {feat: list(found[feat]) for feat in FEATS if feat in found}
