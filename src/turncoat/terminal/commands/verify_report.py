"""The report that `turncoat verify` prints: one line for each thing that was checked."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.fairness.verify import Report
from turncoat.words import Words

LEFT_TO_THE_READER: Final = frozenset(["verify-compare", "verify-beyond"])
WARNINGS: Final = frozenset(
    [
        *("verify-other-rules", "verify-no-contributions", "verify-unrevealed", "verify-broken-off"),
    ]
)


def render_report(report: Report, say: Words) -> Grid:
    """Lay out a report: a check mark for what holds, an exclamation mark for a weaker guarantee."""
    grid = Grid.grid(padding=(0, 1))
    for message, params in report.lines:
        warning = message in WARNINGS
        mark = " " if message in LEFT_TO_THE_READER else "!" if warning else "✓"
        words = Text(say(message, **params), style="bold" if warning else "")
        grid.add_row(Text(mark, style="brass.strong"), words)
    return grid
