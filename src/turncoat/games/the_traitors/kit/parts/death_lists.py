"""Rolls for death lists: the most that a season can have (TT-33)."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.clauses.powers import LISTS_MOST
from turncoat.games.the_traitors.kit.drawings import SCROLL
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part
from turncoat.games.the_traitors.kit.pdf_writer import LINE, SOFT, WAX, PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=2, rows=1, width=90, height=240)
NAMES: Final = 8


def death_lists(order: Order, say: Words) -> Part:  # noqa: ARG001 - every part is asked alike
    return Part("lists", GRID, [_roll(say)] * LISTS_MOST)


def _roll(say: Words) -> Card:
    def card(pdf: PdfWriter, room: Box) -> None:
        pdf.panel(room.inset(4), None, LINE, 0.35, round_=2)
        picture, _, title, about, _, rest = room.inset(12, 14).rows(40, 4, 13, 18, 4)
        pdf.draw(SCROLL, picture)
        pdf.line(say("tt-term", term="list"), title, 26, "bold", WAX)
        pdf.paragraph(say("kit-list-about"), about, 11.5, "italic", align="centre")
        for number, row in enumerate(rest.rows(*[rest.height / NAMES] * NAMES)[:NAMES], 1):
            pdf.line(str(number), Box(row.x, row.bottom - 7, 6, 7), 11, "regular", SOFT, "left")
            pdf.rule(Box(row.x + 7, row.y, row.width - 7, row.height))

    return card
