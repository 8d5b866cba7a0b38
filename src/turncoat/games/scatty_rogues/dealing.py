"""Drawing the traps for a game: by chance, or as a given deal fixes it."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.scatty_rogues.kernel import DRAW_PILE, shuffled_traps
from turncoat.games.scatty_rogues.traps import NUMBERS


def draw_pile(deal: Json, chance: Chance) -> list[int]:
    """Return the draw pile, top last. A given deal still draws from chance, so later draws stay the same."""
    pile = shuffled_traps(chance)
    fixed = _read(deal)
    return pile if fixed is None else fixed[::-1]


def _read(deal: Json) -> list[int] | None:
    """`traps`: 15 of the 24, first = top."""
    for name in deal:
        if name != "traps":
            raise Illegal("bad_deal", field=name)
    if "traps" not in deal:
        return None
    traps = deal["traps"]
    if not isinstance(traps, list) or not all(isinstance(trap, str) and trap in NUMBERS for trap in traps):
        raise Illegal("bad_deal", field="traps")
    if len(traps) != DRAW_PILE or len(set(traps)) != DRAW_PILE:
        raise Illegal("bad_deal", field="traps")
    return [NUMBERS[trap] for trap in traps]
