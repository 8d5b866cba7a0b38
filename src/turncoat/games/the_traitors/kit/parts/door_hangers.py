"""Hangers for bedroom doors, which are turned round when the player has been murdered."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.kit.drawings import CANDLE, CANDLE_OUT, Drawing
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part, fill_sheets, same_back
from turncoat.games.the_traitors.kit.pdf_writer import INK, LINE, WAX, PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=3, rows=1, width=60, height=215)
HOLE: Final = 19.0
"""The radius of the hole, which fits most handles."""
HOLE_FROM_TOP: Final = 34.0


def door_hangers(order: Order, say: Words) -> Part:
    cards = [_asleep_side(name, say) for name in order.names or [""] * order.players]
    return Part(
        "hangers", GRID, fill_sheets(cards, GRID, _asleep_side("", say)), same_back(_murdered_side(say))
    )


def _asleep_side(name: str, say: Words) -> Card:
    def card(pdf: PdfWriter, room: Box) -> None:
        label = _shape(pdf, room, CANDLE)
        who, _, what, _, about = label.rows(16, 2, 10, 6)
        if name:
            pdf.line(name, who, 24, "bold")
        else:
            pdf.rule(who.inset(2, 0))
        pdf.line(say("kit-hanger-asleep"), what, 16, "italic")
        pdf.paragraph(say("kit-hanger-asleep-about"), about, 11, align="centre")
        _opening(pdf, room)

    return card


def _murdered_side(say: Words) -> Card:
    def card(pdf: PdfWriter, room: Box) -> None:
        label = _shape(pdf, room, CANDLE_OUT)
        what, _, about = label.rows(28, 6)
        pdf.paragraph(say("kit-hanger-murdered"), what, 24, "bold", WAX, "centre")
        pdf.paragraph(say("kit-hanger-murdered-about"), about, 11, align="centre")

    return card


def _shape(pdf: PdfWriter, room: Box, drawing: Drawing) -> Box:
    """Draw the frame and the picture; return the box for words."""
    _, below, _ = room.rows(60, 149)
    frame = Box(room.x + 4, below.y, room.width - 8, below.height)
    pdf.panel(frame, None, LINE, 0.35, round_=2)
    _, picture, _, label = frame.inset(4, 6).rows(3, 50, 8)
    pdf.draw(drawing, picture)
    return label


def _opening(pdf: PdfWriter, room: Box) -> None:
    """Draw where to cut: a hole for the handle, and a slit from the edge to it. One side is enough."""
    centre = (room.middle[0], room.y + HOLE_FROM_TOP)
    pdf.ring(centre, HOLE, INK)
    slit = [(room.right, room.y + 12), (centre[0] + HOLE * 0.75, centre[1] - HOLE * 0.66)]
    pdf.lines([slit], INK, 0.3, dash=1.5)
