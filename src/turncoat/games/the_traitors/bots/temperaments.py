"""How each character plays The Traitors; their manner of speech is the same in all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from turncoat.core.bots.characters import CHARACTERS, Manner


@dataclass(frozen=True)
class Temperament:
    manner: Manner
    whims: float
    """How much of a judgement is mood: 0 follows the probabilities, 1 often does not."""
    recall: float
    """How likely the bot remembers a picture of the vault; also how well it counts and reads."""
    cunning: float
    """How far a Traitor goes to turn a vote away from a fellow, and how cleverly it murders."""
    talk: float
    """Remarks in a discussion, on average."""
    greed: float
    """How likely the bot accepts a letter; also how much it would like to be a Traitor."""


TEMPERAMENTS: Final[Mapping[str, Temperament]] = {
    "pip": Temperament(CHARACTERS["pip"].manner, 1.6, 0.45, 0.1, 1.0, 0.2),
    "gustav": Temperament(CHARACTERS["gustav"].manner, 1.4, 0.55, 0.2, 0.6, 0.3),
    "rosa": Temperament(CHARACTERS["rosa"].manner, 1.3, 0.6, 0.3, 1.5, 0.5),
    "lucian": Temperament(CHARACTERS["lucian"].manner, 1.2, 0.5, 0.4, 1.3, 0.8),
    "clement": Temperament(CHARACTERS["clement"].manner, 1.0, 0.7, 0.4, 0.9, 0.1),
    "thea": Temperament(CHARACTERS["thea"].manner, 1.0, 0.65, 0.6, 1.5, 0.7),
    "baldur": Temperament(CHARACTERS["baldur"].manner, 0.9, 0.75, 0.5, 0.7, 0.4),
    "nora": Temperament(CHARACTERS["nora"].manner, 0.9, 0.8, 0.5, 1.1, 0.3),
    "viggo": Temperament(CHARACTERS["viggo"].manner, 0.7, 0.75, 0.7, 1.4, 0.6),
    "mathilde": Temperament(CHARACTERS["mathilde"].manner, 0.6, 0.85, 0.8, 1.0, 0.5),
    "osric": Temperament(CHARACTERS["osric"].manner, 0.5, 0.9, 0.9, 0.8, 0.6),
    "isolde": Temperament(CHARACTERS["isolde"].manner, 0.4, 0.95, 1.0, 1.2, 0.9),
}
"""The weakest first."""
