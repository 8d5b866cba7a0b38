"""One viewer's views and lines of talk, as that viewer is told them.

What a viewer may not know of does not change the view, so it moves no number and sends no message.
Views are numbered within an epoch: a table's stay in one server's memory.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from turncoat.core.game import Viewer
from turncoat.core.match import Match
from turncoat.server.wire.messages_out import SeenView

KEPT: Final = 32
"""How many of the latest views are kept for those who were away for a moment."""
_encode: Final = msgspec.json.Encoder().encode


class ViewHistory:
    """What happens on a fork of the match is staged first, and told once the log has it."""

    def __init__(self, viewer: Viewer, n: int = 0, kept: int | None = KEPT) -> None:
        self.viewer = viewer
        self.n = n
        self.recent: deque[SeenView] = deque(maxlen=kept)
        self.untold: list[SeenView] = []
        self._latest = b""
        self._staged: list[SeenView] = []
        self._staged_latest = b""

    def stage(self, match: Match) -> None:
        """See the match as it is now, or would be."""
        view = _encode(match.view(self.viewer))
        if view != (self._staged_latest or self._latest):
            self._staged_latest = view
            self._staged.append(SeenView(self.n + len(self._staged) + 1, match.now, msgspec.Raw(view)))

    def adopt(self) -> None:
        """What was staged has happened."""
        if self._staged:
            self.n += len(self._staged)
            self.recent.extend(self._staged)
            self.untold += self._staged
            self._latest = self._staged_latest
            self.discard()

    def discard(self) -> None:
        """What was staged has not happened."""
        if self._staged:
            self._staged = []
            self._staged_latest = b""

    def latest(self) -> msgspec.Raw:
        return msgspec.Raw(self._latest)

    def since(self, seen: int) -> list[SeenView]:
        """The views after that number, as far back as they are kept."""
        return [view for view in self.recent if view.n > seen]
