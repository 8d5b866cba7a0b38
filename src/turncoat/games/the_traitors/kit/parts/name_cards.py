"""Name cards that stand on the table: folded once, with the name on both sides."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.kit.drawings import CHAIR
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part, fill_sheets
from turncoat.games.the_traitors.kit.pdf_writer import PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=2, rows=3, width=90, height=80)


def name_cards(order: Order, say: Words) -> Part:  # noqa: ARG001 - every part is asked alike
    cards = [_tent(name) for name in order.names or [""] * order.players]
    return Part("names", GRID, fill_sheets(cards, GRID, _tent("")))


def _tent(name: str) -> Card:
    def side(pdf: PdfWriter, room: Box) -> None:
        inner = room.inset(7, 6)
        pdf.draw(CHAIR, Box(inner.x, inner.y, 14, inner.height))
        written = Box(inner.x + 18, inner.y + 4, inner.width - 18, 18)
        if name:
            pdf.line(name, written, 30, "bold")
        else:
            pdf.rule(written)

    def card(pdf: PdfWriter, room: Box) -> None:
        upper, lower, _ = room.rows(room.height / 2, room.height / 2)
        with pdf.upside_down(upper):
            side(pdf, upper)
        side(pdf, lower)
        pdf.fold_mark(room)

    return card
