"""How the people of the house play in the castle; they speak in the manner that they have everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from turncoat.core.household import HOUSE, Manner


@dataclass(frozen=True)
class Character:
    manner: Manner
    whims: float
    """How much of a judgement is mood: 0 follows what is likely, 1 often does not."""
    recall: float
    """How likely a picture of the vault is remembered; also how well it counts and reads."""
    cunning: float
    """How far it goes, as a Traitor, to turn a vote away from a fellow, and how cleverly it murders."""
    talk: float
    """Remarks in a discussion, on average."""
    greed: float
    """How likely it says yes to a letter; also how much it would like to be a Traitor."""


CHARACTERS: Final[Mapping[str, Character]] = {
    "pip": Character(HOUSE["pip"].manner, 1.6, 0.45, 0.1, 1.0, 0.2),
    "gustav": Character(HOUSE["gustav"].manner, 1.4, 0.55, 0.2, 0.6, 0.3),
    "rosa": Character(HOUSE["rosa"].manner, 1.3, 0.6, 0.3, 1.5, 0.5),
    "lucian": Character(HOUSE["lucian"].manner, 1.2, 0.5, 0.4, 1.3, 0.8),
    "clement": Character(HOUSE["clement"].manner, 1.0, 0.7, 0.4, 0.9, 0.1),
    "thea": Character(HOUSE["thea"].manner, 1.0, 0.65, 0.6, 1.5, 0.7),
    "baldur": Character(HOUSE["baldur"].manner, 0.9, 0.75, 0.5, 0.7, 0.4),
    "nora": Character(HOUSE["nora"].manner, 0.9, 0.8, 0.5, 1.1, 0.3),
    "viggo": Character(HOUSE["viggo"].manner, 0.7, 0.75, 0.7, 1.4, 0.6),
    "mathilde": Character(HOUSE["mathilde"].manner, 0.6, 0.85, 0.8, 1.0, 0.5),
    "osric": Character(HOUSE["osric"].manner, 0.5, 0.9, 0.9, 0.8, 0.6),
    "isolde": Character(HOUSE["isolde"].manner, 0.4, 0.95, 1.0, 1.2, 0.9),
}
"""The weakest first."""
