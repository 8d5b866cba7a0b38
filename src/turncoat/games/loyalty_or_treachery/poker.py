"""The best five-card poker hand that a pile of any size can make (LT-16)."""

from __future__ import annotations

from typing import Final

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
TRIPLE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8

NAMES: Final = (
    "high_card",
    "pair",
    "two_pair",
    "triple",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
)

MISSING: Final = -1
"""Stands for a card that a pile of fewer than five does not have: the lowest of all."""


def best_hand(pile: list[int]) -> list[int]:
    """Return the hand as a list that compares as hands do: its class, then its ranks by weight."""
    counts = [0] * 13
    suits = [0] * 4
    for card in pile:
        counts[card % 13] += 1
        suits[card // 13] |= 1 << (card % 13)
    anyhow = suits[0] | suits[1] | suits[2] | suits[3]

    highest = max(_straight(suit) for suit in suits)
    if highest != MISSING:
        return [STRAIGHT_FLUSH, highest]
    four = _highest(counts, 4, MISSING)
    if four != MISSING:
        return [FOUR, four, *_ranks(anyhow & ~(1 << four), 1)]
    triple = _highest(counts, 3, MISSING)
    pair = _highest(counts, 2, triple)
    if triple != MISSING and pair != MISSING:
        return [FULL_HOUSE, triple, pair]
    flushes = [_ranks(suit, 5) for suit in suits if suit.bit_count() >= 5]
    if flushes:
        return [FLUSH, *max(flushes)]
    highest = _straight(anyhow)
    if highest != MISSING:
        return [STRAIGHT, highest]
    if triple != MISSING:
        return [TRIPLE, triple, *_ranks(anyhow & ~(1 << triple), 2)]
    if pair != MISSING:
        without = anyhow & ~(1 << pair)
        second = _highest(counts, 2, pair)
        if second != MISSING:
            return [TWO_PAIR, pair, second, *_ranks(without & ~(1 << second), 1)]
        return [PAIR, pair, *_ranks(without, 3)]
    return [HIGH_CARD, *_ranks(anyhow, 5)]


def _highest(counts: list[int], number: int, besides: int) -> int:
    """Return the highest rank with at least this count, leaving out one rank."""
    for rank in range(12, -1, -1):
        if counts[rank] >= number and rank != besides:
            return rank
    return MISSING


def _straight(ranks: int) -> int:
    """Return the top rank of the best straight among these ranks; an ace may also be low."""
    laid = ranks << 1 | ranks >> 12
    for top in range(12, 2, -1):
        if laid >> (top - 3) & 0b11111 == 0b11111:
            return top
    return MISSING


def _ranks(ranks: int, number: int) -> list[int]:
    """Return this many of the highest ranks, filled up with MISSING."""
    found = [rank for rank in range(12, -1, -1) if ranks >> rank & 1][:number]
    return found + [MISSING] * (number - len(found))
