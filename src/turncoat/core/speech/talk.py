"""Talk: a stream of lines beside the views, each told once, as it is said.

A view is a state and carries no history. Lines are numbered separately for each viewer, so that a line which
a viewer does not hear leaves no gap in that viewer's numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from turncoat.core.forkable_list import ForkableList
from turncoat.core.viewer import Seat, Viewer, Viewers


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of every line; a game's own lines add what was said."""

    n: int = 0
    """Counts the listener's own lines, from 1."""
    at: float
    """When it was said, in seconds since the start."""
    seat: Seat | None
    """The speaker's seat; null: the table itself."""


class Utterance(NamedTuple):
    """A line and its listeners; the host always hears it."""

    line: Line
    listeners: Viewers


class Talk:
    """All lines of a match, by listener. Forks share them until one adds a line."""

    __slots__ = ("_lines", "_shared", "count")

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._lines: dict[Viewer, ForkableList[Line]] = {viewer: ForkableList() for viewer in viewers}
        self._shared = False
        self.count = 0
        """How many lines there are in all."""

    def fork(self) -> Talk:
        twin = Talk.__new__(Talk)
        twin._lines, twin.count = self._lines, self.count
        self._shared = twin._shared = True
        return twin

    def add(self, utterance: Utterance) -> None:
        if self._shared:
            self._lines = {viewer: lines.fork() for viewer, lines in self._lines.items()}
            self._shared = False
        line, listeners = utterance
        for viewer, lines in self._lines.items():
            if listeners is None or viewer in listeners or viewer == "host":
                lines.append(line)
        self.count += 1

    def lines_for(self, viewer: Viewer, after: int) -> list[dict[str, Any]]:
        """Return the lines that a viewer heard after the first `after` of them."""
        lines = self._lines[viewer].since(after)
        return [
            msgspec.to_builtins(msgspec.structs.replace(line, n=n)) for n, line in enumerate(lines, after + 1)
        ]
