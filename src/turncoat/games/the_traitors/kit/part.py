"""A part of the kit: cards of one size on as many sheets as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.pdf_writer import PdfWriter

Card: TypeAlias = Callable[[PdfWriter, Box], None]
"""Draws itself in its room."""


@dataclass(frozen=True)
class Part:
    name: str
    grid: Grid
    cards: Sequence[Card]
    back: Callable[[PdfWriter, Grid], None] | None = None
    """The other side of each sheet: alike for all cards, so that it does not matter how a sheet is turned.

    Without one it is a page that stays empty: then the whole kit can be printed on both sides in one go.
    """

    @property
    def sheets(self) -> int:
        return self.grid.sheets(len(self.cards))

    @property
    def pages(self) -> int:
        return 2 * self.sheets

    def print(self, pdf: PdfWriter) -> Iterator[None]:
        """Pause at each page that is printed."""
        for sheet in range(self.sheets):
            pdf.turn_page()
            first = sheet * self.grid.count
            cells = self.grid.cells(pdf.page)
            for card, cell in zip(self.cards[first : first + self.grid.count], cells, strict=False):
                card(pdf, cell)
            pdf.cut_marks(self.grid)
            yield
            pdf.turn_page()
            if self.back is not None:
                self.back(pdf, self.grid)
            yield


def each(card: Card) -> Callable[[PdfWriter, Grid], None]:
    """A back that is the same card everywhere."""

    def back(pdf: PdfWriter, grid: Grid) -> None:
        for cell in grid.cells(pdf.page):
            card(pdf, cell)

    return back


def filled(cards: list[Card], grid: Grid, spare: Card) -> list[Card]:
    """With spare ones in what is left of the last sheet, as it goes through the printer anyway."""
    return cards + [spare] * (grid.sheets(len(cards)) * grid.count - len(cards))
