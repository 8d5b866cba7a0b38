"""The season on paper, as a PDF to print and cut out. It depends on words and drawings, not on a match."""

from __future__ import annotations

from turncoat.core.extras.print_order import Order
from turncoat.words import Words


def print_kit(order: Order, say: Words) -> bytes:
    """Return the PDF; the same order gives the same bytes."""
    # Imported late: the library is slow to load, and few print
    from turncoat.games.the_traitors.kit.book import book

    return book(order, say)
