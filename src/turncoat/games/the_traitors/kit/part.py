"""A part of the kit: cards of one size on as many sheets as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.pdf_writer import PdfWriter

Card: TypeAlias = Callable[[PdfWriter, Box], None]
"""A function that draws a card into its box."""


@dataclass(frozen=True)
class Part:
    name: str
    grid: Grid
    cards: Sequence[Card]
    back: Callable[[PdfWriter, Grid], None] | None = None
    """Draws the back of a sheet, alike for all cards, so that a sheet may be turned either way.

    None: every card has itself on its back. So no page is empty, and all print on both sides in one go.
    """

    @property
    def sheets(self) -> int:
        return self.grid.sheets(len(self.cards))

    @property
    def pages(self) -> int:
        return 2 * self.sheets

    def print(self, pdf: PdfWriter) -> Iterator[None]:
        """Print the pages, and yield after each."""
        for sheet in range(self.sheets):
            first = sheet * self.grid.count
            cards = self.cards[first : first + self.grid.count]
            pdf.turn_page()
            for card, cell in zip(cards, self.grid.cells(pdf.page), strict=False):
                card(pdf, cell)
            pdf.cut_marks(self.grid)
            yield
            pdf.turn_page()
            if self.back is not None:
                self.back(pdf, self.grid)
            else:
                for card, cell in zip(cards, self.grid.turned_cells(pdf.page), strict=False):
                    card(pdf, cell)
            yield


def same_back(card: Card) -> Callable[[PdfWriter, Grid], None]:
    """Build a back that shows the same card everywhere."""

    def back(pdf: PdfWriter, grid: Grid) -> None:
        for cell in grid.cells(pdf.page):
            card(pdf, cell)

    return back


def fill_sheets(cards: list[Card], grid: Grid, spare: Card) -> list[Card]:
    """Return the cards with spare ones added, so that they fill the last sheet."""
    return cards + [spare] * (grid.sheets(len(cards)) * grid.count - len(cards))
