"""Cards: numbers for the kernel, two letters for people. The chart."""

from __future__ import annotations

from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "HDSC"
"""Hearts and diamonds (red, Loyalty) before spades and clubs (black, Treachery)."""

CARDS: Final = [rank + suit for suit in SUITS for rank in RANKS]
"""Card number to written form: `2H` is 0, `AC` is 51."""
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}

DECK_SIZE: Final = len(CARDS)
REDS: Final = DECK_SIZE // 2
"""Cards below this number are red."""

COLOURS: Final = ("red", "black")

CHART: Final = [1 if rank in "2345" else 2 if rank in "6789T" else 3 for _ in SUITS for rank in RANKS]
"""How many cards each card lets its drawer draw, return or take."""


def colour_of(card: int) -> str:
    return COLOURS[card >= REDS]


def names_of(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
