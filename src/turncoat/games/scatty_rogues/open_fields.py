"""List what may fill the open fields of offered moves, step by step (`turncoat.lab.environments`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from turncoat.core.moves import fixed_part
from turncoat.games.scatty_rogues.kernel import TROVES
from turncoat.games.scatty_rogues.traps import FIGURES, PICTURES

NUMBERS: Final = tuple(str(number) for number in range(1, TROVES + 1))
WORDS: Final = tuple(f"old {picture}" for picture in PICTURES)
"""Code words, one for each drawing, so that none is ever used for two traps (SR-6)."""
PHRASES: Final = ("Was that right?", "I have lost count.", "Are you sure?")
"""Sentences for those who cannot write their own."""
VALUES: Final = (*NUMBERS, *WORDS, *PICTURES, *(name for name in FIGURES if name not in NUMBERS), *PHRASES)
MOST: Final = TROVES
"""The highest number in a move."""
NEVER: Final = frozenset[str]()
"""Moves that are not offered at all."""


def next_values(offer: dict[str, Any], chosen: Sequence[Any], view: dict[str, Any]) -> list[Any]:
    """Return what may come next after what was chosen; nothing: it is complete.

    >>> next_values({"move": "hide", "trove": 3, "open": ["word"]}, [], {"trap": {"id": "cat"}})
    ['old cat']
    """
    if chosen:
        return []
    if offer["move"] == "say":
        return list(PHRASES)
    if offer["move"] == "hide":
        return [f"old {view['trap']['id']}"]
    return [*NUMBERS, *WORDS, *PICTURES]


def fill(offer: dict[str, Any], chosen: Sequence[Any]) -> dict[str, Any]:
    """Return the move with what was chosen in its open fields.

    >>> fill({"move": "answer", "open": ["say"]}, ["old cat"])
    {'move': 'answer', 'say': 'old cat'}
    """
    return {**fixed_part(offer), offer["open"][0]: chosen[0]}
