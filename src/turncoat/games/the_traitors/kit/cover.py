"""The first sheet: the parts of the kit and how to print them; on its back, a page for the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.kit.drawings import BAR, CANDLE, CHAIR, HOOD, LETTER, SHIELD
from turncoat.games.the_traitors.kit.layout import Box
from turncoat.games.the_traitors.kit.part import Part
from turncoat.games.the_traitors.kit.pdf_writer import SOFT, WAX, PdfWriter
from turncoat.words import Words

WIDTH: Final = 170.0
MARGIN: Final = 18.0
ROW: Final = 18.5
SIDES: Final = 2
"""The pages of the sheet."""
TOPICS: Final = ("day", "ties", "choice", "night", "missions")
SCORES: Final = ("day", "bars", "access", "banished", "missing")
SCORE_ROW: Final = 7.0
SCORE_ROWS: Final = 7
PICTURES: Final = (CANDLE, SHIELD, CHAIR, HOOD, LETTER, BAR)


def cover(pdf: PdfWriter, order: Order, parts: Sequence[Part], say: Words) -> None:
    pdf.turn_page()
    page = Box((pdf.page[0] - WIDTH) / 2, MARGIN, WIDTH, pdf.page[1] - 2 * MARGIN)
    title, for_whom, _, pictures, _, rest = page.rows(17, 8, 4, 24, 5)
    pdf.line(say("game-the-traitors"), title, 40, "bold")
    pdf.line(say("kit-for", players=order.players), for_whom, 14, "italic", SOFT)
    for drawing, place in zip(PICTURES, _columns(pictures, len(PICTURES)), strict=True):
        pdf.draw(drawing, place.inset(3, 0))
    rest = pdf.paragraph(say("kit-intro"), rest, 11)
    first = SIDES + 1
    for part, row in zip(parts, rest.rows(3, *[ROW] * len(parts))[1:], strict=False):
        _entry(pdf, part, first, row, say)
        first += part.pages
    _, rest = rest.rows(3 + ROW * len(parts) + 2)
    heading, below = rest.rows(8)
    pdf.line(say("kit-printing"), heading, 13, "bold", WAX, "left")
    pdf.paragraph(say("kit-print"), below, 10.5)
    pdf.turn_page()
    _host_page(pdf, page, say)


def _host_page(pdf: PdfWriter, page: Box, say: Words) -> None:
    """Print what a host needs at hand: a day, ties, what to say by night, missions, and the score."""
    title, _, rest = page.rows(12, 3)
    pdf.line(say("kit-host"), title, 26, "bold")
    for topic in TOPICS:
        heading, rest = rest.rows(7)
        pdf.line(say("kit-host-title", topic=topic), heading, 12, "bold", WAX, "left")
        rest = pdf.paragraph(say("kit-host-text", topic=topic), rest, 9.5).rows(2.5)[1]
    heading, rest = rest.rows(7)
    pdf.line(say("kit-host-score"), heading, 12, "bold", WAX, "left")
    columns = _columns(rest.rows(6)[0], len(SCORES))
    for score, place in zip(SCORES, columns, strict=True):
        pdf.line(say("kit-host-column", column=score), place, 9, "italic", SOFT, "left")
    for row in rest.rows(6, *[SCORE_ROW] * SCORE_ROWS)[1:-1]:
        for place in _columns(row, len(SCORES)):
            pdf.rule(Box(place.x, place.y, place.width - 3, place.height))


def _entry(pdf: PdfWriter, part: Part, first: int, row: Box, say: Words) -> None:
    name, about = row.rows(6.5)
    pdf.line(say("kit-part", part=part.name), name, 13, "bold", WAX, "left")
    pages = say("kit-pages", first=first, last=first + part.pages - 1)
    pdf.line(pages, Box(name.right - 80, name.y, 80, name.height), 9.5, "italic", SOFT, "right")
    pdf.paragraph(say("kit-part-about", part=part.name), about.rows(9.8)[0], 10.5)


def _columns(room: Box, count: int) -> list[Box]:
    width = room.width / count
    return [Box(room.x + number * width, room.y, width, room.height) for number in range(count)]
