"""The eighteen doors in a ring, as a terminal shows them."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

TOP: Final = range(1, 7)
RIGHT: Final = range(7, 10)
BOTTOM: Final = range(15, 9, -1)
LEFT: Final = range(18, 15, -1)
"""The doors clockwise, from the upper left."""
INSIDE: Final = 29
"""How wide the ring is between the doors at its sides."""


def ring(opened: int | None, marked: int | None, middle: list[str]) -> Group:
    """Draw all doors: one may be open, one marked (even without colour), up to three lines between them."""

    def door(trove: int) -> Text:
        style = "card.red" if trove == opened else "card.black" if trove == marked else "card.back"
        edges = "()" if trove == opened else "<>" if trove == marked else "[]"
        return Text(f"{edges[0]}{trove:>2}{edges[1]}", style=style)

    def row(doors: range) -> Text:
        return Text(" " * 5).append_text(Text(" ").join(map(door, doors)))

    lines = [row(TOP)]
    for left, right, told in zip(LEFT, RIGHT, middle, strict=True):
        inside = Text(f" {told.center(INSIDE)} ", style="brass")
        lines.append(Text().append_text(door(left)).append_text(inside).append_text(door(right)))
    return Group(*lines, row(BOTTOM))
