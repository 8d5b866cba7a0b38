"""One viewer's views and lines of talk, as that viewer is told them.

An event that a viewer may not know of leaves the view as it is, so it moves no number and sends no message.
Views are numbered within an epoch: a table's stay in one server's memory.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from turncoat.core.match import Match
from turncoat.core.viewer import Viewer
from turncoat.server.wire.messages_out import NewLines, NumberedView

KEPT: Final = 32
"""How many of the latest views are kept for viewers who were away for a moment."""
_encode: Final = msgspec.json.Encoder().encode


class ViewHistory:
    """Stages the views of a fork of the match, and tells them once the log has what happened on it."""

    def __init__(self, viewer: Viewer, n: int = 0, heard: int = 0, kept: int | None = KEPT) -> None:
        self.viewer = viewer
        self.n = n
        """The number of the latest view."""
        self.heard = heard
        """The number of the latest line of talk."""
        self.recent: deque[NumberedView] = deque(maxlen=kept)
        self.untold: list[NumberedView | NewLines] = []
        self._postponed = False
        """Whether the latest view is still to be told."""
        self._latest = b""
        self._staged: list[NumberedView | NewLines] = []
        self._staged_latest = b""
        self._staged_n = n
        self._staged_heard = heard

    def stage_lines(self, match: Match) -> None:
        """Stage the lines that this viewer has not heard."""
        lines = match.talk(self.viewer, self._staged_heard)
        if lines:
            self._staged_heard += len(lines)
            self._staged.append(NewLines(encode_lines(lines)))

    def stage(self, match: Match) -> None:
        """Stage the view of the match, if it has changed."""
        view = match.encode_view(self.viewer)
        if view != (self._staged_latest or self._latest):
            self._staged_latest = view
            self._staged_n += 1
            self._staged.append(NumberedView(self._staged_n, match.now, msgspec.Raw(view)))

    def adopt(self) -> None:
        """Take over what was staged: it is in the log."""
        if self._staged:
            for each in self._staged:
                self.untold.append(each)
                if type(each) is NumberedView:
                    self.recent.append(each)
            self._staged = []
            self.n, self.heard = self._staged_n, self._staged_heard
            self._latest, self._staged_latest = self._staged_latest or self._latest, b""

    def discard(self) -> None:
        """Drop what was staged: it was not stored."""
        if self._staged:
            self._staged = []
            self._staged_n, self._staged_heard = self.n, self.heard
            self._staged_latest = b""

    def postpone(self) -> None:
        """Tell the news later, and of several views then only the latest."""
        self.untold = [news for news in self.untold if type(news) is not NumberedView]
        self._postponed = True

    def take_untold(self) -> list[NumberedView | NewLines]:
        """Return what is to be told now, and forget it."""
        untold, self.untold = self.untold, []
        if self._postponed and not any(type(news) is NumberedView for news in untold):
            untold.append(self.recent[-1])
        self._postponed = False
        return untold

    @property
    def size(self) -> int:
        """Bytes of the latest view."""
        return len(self._latest)

    def latest(self) -> msgspec.Raw:
        return msgspec.Raw(self._latest)

    def since(self, seen: int) -> list[NumberedView]:
        """Return the views after that number, as far back as they are kept."""
        return [view for view in self.recent if view.n > seen]


def encode_lines(lines: list[dict[str, object]]) -> list[msgspec.Raw]:
    return [msgspec.Raw(_encode(line)) for line in lines]
