"""What `turncoat verify` has found, one line for each thing that was checked."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.verify import Report
from turncoat.words import Words

LEFT_TO_THE_READER = "verify-compare"


def verified(report: Report, say: Words) -> Grid:
    """A check mark for what holds; none for what only the reader can check."""
    grid = Grid.grid(padding=(0, 1))
    for message, params in report.lines:
        mark = " " if message == LEFT_TO_THE_READER else "✓"
        grid.add_row(Text(mark, style="brass.strong"), Text(say(message, **params)))
    return grid
