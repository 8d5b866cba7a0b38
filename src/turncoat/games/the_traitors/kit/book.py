"""All parts in one PDF, after a page that explains them."""

from __future__ import annotations

from contextlib import closing
from typing import Final

from turncoat.core.extras.print_order import PAPERS, Order
from turncoat.games.the_traitors.kit.cover import SIDES, cover
from turncoat.games.the_traitors.kit.layout import Box
from turncoat.games.the_traitors.kit.part import Part
from turncoat.games.the_traitors.kit.parts.death_lists import death_lists
from turncoat.games.the_traitors.kit.parts.door_hangers import door_hangers
from turncoat.games.the_traitors.kit.parts.letters import letters
from turncoat.games.the_traitors.kit.parts.name_cards import name_cards
from turncoat.games.the_traitors.kit.parts.role_cards import role_cards
from turncoat.games.the_traitors.kit.parts.silver import silver
from turncoat.games.the_traitors.kit.parts.slates import slates
from turncoat.games.the_traitors.kit.pdf_writer import SOFT, PdfWriter
from turncoat.words import Words

MAKERS: Final = (name_cards, slates, death_lists, silver, role_cards, letters, door_hangers)
"""The makers of all parts; those that are printed on one side come first."""
FOOT: Final = 8.0


def parts_of(order: Order, say: Words) -> list[Part]:
    return [make(order, say) for make in MAKERS]


def book(order: Order, say: Words) -> bytes:
    with closing(PdfWriter(PAPERS[order.paper], say("game-the-traitors"), say.language)) as pdf:
        for name in order.names:
            pdf.check_letters(name)
        parts = parts_of(order, say)
        cover(pdf, order, parts, say)
        _print(pdf, parts, say)
        return pdf.finish()


def _print(pdf: PdfWriter, parts: list[Part], say: Words) -> None:
    pages, page = SIDES + sum(part.pages for part in parts), SIDES
    for part in parts:
        for _ in part.print(pdf):
            page += 1
            foot = Box(part.grid.area(pdf.page).x + 3, pdf.page[1] - FOOT, 50, 3)
            text = say("kit-foot", part=say("kit-part", part=part.name), page=page, pages=pages)
            pdf.line(text, foot, 7, "regular", SOFT, "left")
