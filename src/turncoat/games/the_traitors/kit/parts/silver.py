"""Bars of silver, single and in fives: enough for a season of usual length with full success."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.clauses.flow import usual_days
from turncoat.games.the_traitors.kit.drawings import BAR
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part
from turncoat.games.the_traitors.kit.pdf_writer import LINE, PdfWriter
from turncoat.games.the_traitors.phases.mission import MOST_BARS
from turncoat.words import Words

GRID: Final = Grid(columns=3, rows=6, width=60, height=40)
STACK: Final = 5


def silver(order: Order, say: Words) -> Part:
    """Build one sheet of single bars for change, and stacks for the rest that a season can earn (TT-14)."""
    most = MOST_BARS * usual_days(order.players)
    stacks = GRID.sheets(-(-(most - GRID.count) // STACK)) * GRID.count
    return Part("silver", GRID, [*[_bars(1, say)] * GRID.count, *[_bars(STACK, say)] * stacks])


def _bars(count: int, say: Words) -> Card:
    def card(pdf: PdfWriter, room: Box) -> None:
        pdf.panel(room.inset(3), None, LINE, 0.35, round_=1.5)
        picture, label, _ = room.inset(6, 5).rows(23, 7)
        if count == 1:
            pdf.draw(BAR, picture)
        else:
            for place in _stack(picture):
                pdf.draw(BAR, place)
        pdf.line(say("tt-silver", bars=count), label, 12, "bold")

    return card


def _stack(room: Box) -> list[Box]:
    """Return the places of three bars and of two on top of them, in the order of drawing."""
    width, height = 16.0, 10.0
    x, y = room.middle[0], room.bottom - height - 1
    below = [Box(x + shift * width - width / 2, y, width, height) for shift in (-1, 0, 1)]
    above = [Box(x + shift * width - width / 2, y - 8.6, width, height) for shift in (-0.5, 0.5)]
    return below + above
