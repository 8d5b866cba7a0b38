"""Name cards that stand on the table: folded once, the name on both sides and the course of a day inside."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.kit.drawings import CHAIR
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part, fill_sheets, same_back
from turncoat.games.the_traitors.kit.pdf_writer import PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=2, rows=3, width=90, height=80)
DAY: Final = ("breakfast", "mission", "table", "night")


def name_cards(order: Order, say: Words) -> Part:
    cards = [_tent(name) for name in order.names or [""] * order.players]
    return Part("names", GRID, fill_sheets(cards, GRID, _tent("")), same_back(_crib(say)))


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


def _crib(say: Words) -> Card:
    """Build the inside: what a player does from breakfast to night."""

    def card(pdf: PdfWriter, room: Box) -> None:
        rest = Box(room.x, room.y + room.height / 2, room.width, room.height / 2).inset(7, 3.5)
        for hour in DAY:
            rest = pdf.paragraph(say("kit-crib", hour=hour), rest, 9).rows(1.2)[1]

    return card
