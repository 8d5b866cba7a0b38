"""Cards as a terminal shows them. Red and black differ by suit, not only by colour."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from turncoat.games.loyalty_or_treachery.cards import NUMBERS, RANKS, SUITS, names_of
from turncoat.games.loyalty_or_treachery.poker import best_hand

GLYPHS: Final = dict(zip(SUITS, "♥♦♠♣", strict=True))
UNKNOWN: Final = " ? "
GAP: Final = "   "
_INKED: Final = re.compile(r"(?P<red>[2-9TJQKA][♥♦])|(?P<black>[2-9TJQKA][♠♣])")


def glyph(card: str) -> str:
    """Return a card as it is shown: `K♠`."""
    return card[0] + GLYPHS[card[1]]


def numbers(cards: Iterable[str]) -> list[int]:
    return [NUMBERS[card] for card in cards]


def tile(card: str | None) -> Text:
    """Draw a card that lies on the table; an unknown one lies face down."""
    if card is None:
        return Text(UNKNOWN, style="card.back")
    return Text(f" {glyph(card)} ", style="card.red" if card[1] in "HD" else "card.black")


def tiles(cards: Iterable[str]) -> Text:
    return Text(" ").join(tile(card) for card in cards)


def colour_cards(sentence: str) -> Text:
    """Print the cards in a sentence in their colours."""
    line = Text(sentence)
    for found in _INKED.finditer(sentence):
        line.stylize(f"suit.{found.lastgroup}", *found.span())
    return line


def by_suit(cards: Iterable[str]) -> list[Text]:
    """Arrange a pile as poker players do: by suit, high cards first."""
    held = set(cards)
    suits = {suit: " ".join(rank for rank in reversed(RANKS) if rank + suit in held) for suit in SUITS}
    return [
        Text(f"{GLYPHS[suit]} {ranks}", style="suit.red" if suit in "HD" else "suit.black")
        for suit, ranks in suits.items()
        if ranks
    ]


class Pieces:
    """Texts in a line, as many as fit; a suit is not torn apart."""

    def __init__(self, pieces: list[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(GAP) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "").append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        whole = sum(widths) + len(GAP) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


def five(pile: list[str]) -> list[str]:
    """Return the cards that make the pile's best hand (LT-16), by leaving out what can be spared."""
    kept = numbers(pile)
    best = best_hand(kept)
    for card in sorted(kept, key=lambda card: card % 13):
        fewer = [other for other in kept if other != card]
        if len(fewer) >= 5 and best_hand(fewer) == best:
            kept = fewer
    return names_of(sorted(kept, key=lambda card: card % 13, reverse=True))
