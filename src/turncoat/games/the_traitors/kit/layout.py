"""Places on paper, in millimetres from the upper left corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Box:
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def rows(self, *heights: float) -> list[Box]:
        """Return boxes of these heights one below the other, and the rest below them."""
        boxes, y = list[Box](), self.y
        for height in heights:
            boxes.append(Box(self.x, y, self.width, height))
            y += height
        return [*boxes, Box(self.x, y, self.width, self.bottom - y)]


@dataclass(frozen=True)
class Grid:
    """Cards of one size, edge to edge in the middle of the page, so that a sheet can be turned either way."""

    columns: int
    rows: int
    width: float
    height: float

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def area(self, page: tuple[float, float]) -> Box:
        width, height = self.columns * self.width, self.rows * self.height
        return Box((page[0] - width) / 2, (page[1] - height) / 2, width, height)

    def cells(self, page: tuple[float, float]) -> list[Box]:
        area = self.area(page)
        return [
            Box(area.x + column * self.width, area.y + row * self.height, self.width, self.height)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def turned_cells(self, page: tuple[float, float]) -> list[Box]:
        """Return the cells on the back of a sheet turned on its long edge, in the order of `cells`."""
        cells = self.cells(page)
        rows = [cells[first : first + self.columns] for first in range(0, self.count, self.columns)]
        return [cell for row in rows for cell in reversed(row)]

    def sheets(self, cards: int) -> int:
        return -(-cards // self.count)
