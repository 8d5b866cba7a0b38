"""The season on paper, as a PDF to print and cut out. It knows words and drawings, and nothing of a match."""

from __future__ import annotations

from turncoat.core.print_order import Order
from turncoat.words import Words


def printed(order: Order, say: Words) -> bytes:
    """The PDF; the same order gives the same bytes."""
    from turncoat.games.the_traitors.kit.book import book  # the library is slow to load, and few print

    return book(order, say)
