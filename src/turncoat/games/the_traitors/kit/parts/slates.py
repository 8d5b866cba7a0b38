"""Slates for the vote at the Round Table: a name and a reason (TT-20)."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.kit.drawings import PAINTS
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part, fill_sheets
from turncoat.games.the_traitors.kit.pdf_writer import SOFT, PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=2, rows=4, width=90, height=60)
FRAME: Final = 3.0


def slates(order: Order, say: Words) -> Part:
    slate = _slate(say)
    return Part("slates", GRID, fill_sheets([slate] * order.players, GRID, slate))


def _slate(say: Words) -> Card:
    def card(pdf: PdfWriter, room: Box) -> None:
        wood = room.inset(4)
        inner = wood.inset(FRAME)
        pdf.panel(wood, PAINTS["wood"].fill, PAINTS["wood"].line, 0.4, round_=1.5)
        pdf.panel(inner, "#ffffff", PAINTS["wood"].line, 0.4)
        corners = [(wood.x, wood.y, 1, 1), (wood.right, wood.y, -1, 1)]
        corners += [(wood.x, wood.bottom, 1, -1), (wood.right, wood.bottom, -1, -1)]
        joints = [[(x + a * 0.5, y + d * 0.5), (x + a * FRAME, y + d * FRAME)] for x, y, a, d in corners]
        pdf.lines(joints, PAINTS["wood"].line or "", 0.3)
        label, name, why, reason, more, by, _ = inner.inset(5, 2).rows(6, 8.5, 7, 4.5, 7.5, 7.5)
        pdf.line(say("kit-slate-banish"), label, 10, "bold", align="left")
        pdf.rule(name)
        pdf.line(say("kit-slate-because"), why, 10, "italic", align="left")
        pdf.rule(reason)
        pdf.rule(more)
        pdf.line(say("kit-slate-by"), by, 8.5, "italic", SOFT, align="left")

    return card
