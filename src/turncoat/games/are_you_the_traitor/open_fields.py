"""List what may fill the open fields of offered moves, step by step (`turncoat.lab.environments`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

from turncoat.core.speech.claims import make_claim, next_of_claim
from turncoat.games.are_you_the_traitor.casting import Role
from turncoat.games.are_you_the_traitor.moves import CLAIM_FIELDS

ROLES: Final = get_args(Role)
PHRASES: Final = ("Who are you?", "Whom do you trust?", "I agree.", "I do not believe that.", "Wait.")
"""Sentences for those who cannot write their own; claims say the rest."""
VALUES: Final = (*CLAIM_FIELDS, *ROLES, *PHRASES)
NEVER: Final = frozenset(["peek"])
"""Moves that are not offered at all: this one tells only that a screen was looked at."""


def next_values(offer: dict[str, Any], chosen: Sequence[Any], view: dict[str, Any]) -> list[Any]:
    """Return what may come next after what was chosen; nothing: it is complete."""
    if offer["move"] == "say":
        return [] if chosen else list(PHRASES)
    others = [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
    return next_of_claim(CLAIM_FIELDS, chosen, {"about": others, "role": ROLES})


def fill(offer: dict[str, Any], chosen: Sequence[Any]) -> dict[str, Any]:
    """Return the move with what was chosen in its open fields."""
    return {"move": "say", "text": chosen[0]} if offer["move"] == "say" else make_claim(CLAIM_FIELDS, chosen)
