"""Cards for roles and for the doors of the armoury, all with the same back."""

from __future__ import annotations

from typing import Final

from turncoat.core.extras.print_order import Order
from turncoat.games.the_traitors.clauses.dealing import ARMOURY_ACCESS
from turncoat.games.the_traitors.kit.drawings import CANDLE, HOOD, OPEN_DOOR, ROUND_TABLE, SHIELD, Drawing
from turncoat.games.the_traitors.kit.layout import Box, Grid
from turncoat.games.the_traitors.kit.part import Card, Part, fill_sheets
from turncoat.games.the_traitors.kit.pdf_writer import LINE, PdfWriter
from turncoat.words import Words

GRID: Final = Grid(columns=3, rows=3, width=60, height=84)
CLOTH: Final = "#24463a"
LATTICE: Final = "#5d7a55"
STEP: Final = (3.0, 4.2)
"""Half a diamond of the lattice. A card holds a whole number of them, so that all backs are the same."""


def role_cards(order: Order, say: Words) -> Part:
    """Build the cards, with the most Traitors possible, so that a kit does not tell their number (TT-5)."""
    traitors = (order.players - 1) // 2
    traitor = _card(HOOD, say("tt-identity", identity="traitor"), say("tt-goal", identity="traitor"))
    loyal = _card(CANDLE, say("tt-identity", identity="loyal"), say("tt-goal", identity="loyal"))
    shield = _card(SHIELD, say("tt-term", term="shield"), say("kit-shield"))
    dust = _card(OPEN_DOOR, say("kit-dust"), say("kit-dust-about"))
    armoury = [shield, *[dust] * (ARMOURY_ACCESS - 1)]
    cards = [*[traitor] * traitors, *armoury, *[loyal] * order.players]
    return Part("roles", GRID, fill_sheets(cards, GRID, loyal), _back)


def _card(drawing: Drawing, title: str, text: str) -> Card:
    """Build a card. All have the same frame and a dark picture, so that they look alike against the light."""

    def card(pdf: PdfWriter, room: Box) -> None:
        frame = room.inset(4)
        pdf.panel(frame, None, LINE, 0.35, round_=2)
        picture, _, name, about = frame.inset(3).rows(37, 2, 10)
        pdf.panel(picture, CLOTH, round_=1.5)
        pdf.draw(drawing, picture.inset(2.5))
        pdf.line(title, name, 19, "bold")
        pdf.paragraph(text, about, 9.2, align="centre")

    return card


def _back(pdf: PdfWriter, grid: Grid) -> None:
    """Draw one cloth over the whole sheet and past its edges, so that a cut a little off does not show."""
    across, down = STEP
    area = grid.area(pdf.page)
    cloth = Box(area.x - across, area.y - down, area.width + 2 * across, area.height + 2 * down)
    pdf.panel(cloth, CLOTH)
    columns, rows = round(cloth.width / across), round(cloth.height / down)
    zigzags = [
        [
            (cloth.x + column * across, cloth.y + (row + (column + turned) % 2) * down)
            for column in range(columns + 1)
        ]
        for row in range(rows)
        for turned in (0, 1)
    ]
    pdf.lines(zigzags, LATTICE, 0.25)
    for cell in grid.cells(pdf.page):
        middle = Box(cell.middle[0] - 15, cell.middle[1] - 15, 30, 30)
        pdf.panel(middle, CLOTH, round_=15)
        pdf.draw(ROUND_TABLE, middle.inset(3))
