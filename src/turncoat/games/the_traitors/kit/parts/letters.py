"""Letters for the night. Every player gets one, and all look alike when folded (TT-34)."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.clauses.flow import usual_days
from turncoat.games.the_traitors.kit.drawings import LETTER
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part, fill_sheets, same_back
from turncoat.games.the_traitors.kit.pdf_writer import INK, LINE, SOFT, WAX, PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=2, rows=2, width=90, height=125)
OF_A_KIND: Final = 2
"""The number of temptations, and of blackmails, in a kit: few seasons need more."""


def letters(order: Order, say: Words) -> Part:
    """Make letters for all players in every night of a usual season."""
    nights = usual_days(order.players) - 1
    quiet = _quiet(say)
    cards = [
        *[_temptation(say)] * OF_A_KIND,
        *[_blackmail(say)] * OF_A_KIND,
        *[quiet] * order.players * nights,
    ]
    return Part("letters", GRID, fill_sheets(cards, GRID, quiet), same_back(_outside(say)))


def _temptation(say: Words) -> Card:
    """Build a letter that tempts, and names no Traitor (TT-30)."""

    def card(pdf: PdfWriter, room: Box) -> None:
        foot = _text(pdf, room, say("tt-term", term="temptation"), say("kit-temptation"))
        yes, no, _, signed, _ = foot.rows(9, 9, 3, 8)
        for box, answer in ((yes, say("kit-temptation-yes")), (no, say("kit-temptation-no"))):
            tick = Box(box.x, box.y + 2.2, 4.6, 4.6)
            pdf.panel(tick, None, INK, 0.35)
            pdf.line(answer, Box(box.x + 7.5, box.y, box.width - 7.5, box.height), 11, align="left")
        pdf.line(say("kit-temptation-signed"), signed, 11, "italic", align="left")

    return card


def _blackmail(say: Words) -> Card:
    """Build a letter of blackmail, which the Traitor signs (TT-31)."""

    def card(pdf: PdfWriter, room: Box) -> None:
        foot = _text(pdf, room, say("tt-term", term="blackmail"), say("kit-blackmail"))
        signed, line, _ = foot.rows(8, 12)
        pdf.line(say("kit-blackmail-signed"), signed, 11, "italic", align="left")
        pdf.rule(line)

    return card


def _quiet(say: Words) -> Card:
    def card(pdf: PdfWriter, room: Box) -> None:
        foot = _text(pdf, room, say("kit-quiet-title"), say("kit-quiet"))
        asked, line, _ = foot.rows(8, 12)
        pdf.line(say("kit-quiet-name"), asked, 11, "italic", align="left")
        pdf.rule(line)

    return card


def _text(pdf: PdfWriter, room: Box, title: str, text: str) -> Box:
    """Write title and text; return the box at the foot for an answer."""
    pdf.panel(room.inset(4), None, LINE, 0.35, round_=2)
    pdf.fold_mark(room)
    name, _, body, foot = room.inset(10, 9).rows(10, 3, 58)
    pdf.line(title, name, 20, "bold", WAX)
    pdf.paragraph(text, body, 11)
    return foot


def _outside(say: Words) -> Card:
    """Build the outside, its lower half upside down, so that it is upright when folded."""

    def card(pdf: PdfWriter, room: Box) -> None:
        upper, lower, _ = room.rows(room.height / 2, room.height / 2)
        whom, line, _, about, _ = upper.inset(14, 14).rows(9, 9, 4, 8)
        pdf.line(say("kit-letter-for"), whom, 14, "italic", align="left")
        pdf.rule(line)
        pdf.line(say("kit-letter-alone"), about, 10, "italic", SOFT)
        with pdf.upside_down(lower):
            pdf.draw(LETTER, lower.inset(10, 8))

    return card
