"""List what may fill the open fields of offered moves, step by step (`turncoat.lab.environments`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from turncoat.games.loyalty_or_treachery.cards import CARDS

DONE: Final = "done"
VALUES: Final = (*CARDS, DONE)
NEVER: Final = frozenset(["resign"])
"""Moves that are not offered at all."""


def next_values(offer: dict[str, Any], chosen: Sequence[Any], view: dict[str, Any]) -> list[Any]:
    """Return what may come next after what was chosen; nothing: it is complete.

    >>> offer, view = {"move": "treachery", "open": ["cards"]}, {"pile": ["2H", "QS"], "limit": 2}
    >>> next_values(offer, [], view), next_values(offer, ["QS"], view), next_values(offer, ["QS", "2H"], view)
    (['2H', 'QS', 'done'], ['2H', 'done'], [])
    """
    return cards_to_return(chosen, view["pile"], view["limit"], offer.get("least", 0))


def fill(offer: dict[str, Any], chosen: Sequence[Any]) -> dict[str, Any]:
    """Return the move with what was chosen in its open fields.

    >>> fill({"move": "treachery", "open": ["cards"]}, ["QS", "done"])
    {'move': 'treachery', 'cards': ['QS']}
    """
    return {"move": offer["move"], "cards": [card for card in chosen if card != DONE]}


def cards_to_return(chosen: Sequence[Any], pile: Sequence[str], limit: int, least: int = 0) -> list[Any]:
    """Return which card may go onto the deck next, and whether these can be all (LT-7)."""
    if DONE in chosen or len(chosen) == min(limit, len(pile)):
        return []
    return [card for card in pile if card not in chosen] + ([DONE] if len(chosen) >= least else [])
