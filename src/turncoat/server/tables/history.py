"""One viewer's views, numbered as that viewer sees them change.

What a viewer may not know of does not change the view, so it moves no number and sends no message.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from turncoat.core.match import Match
from turncoat.core.viewer import Viewer
from turncoat.server.wire.messages_out import SeenView

KEPT: Final = 32
"""How many of the latest views are kept for those who were away for a moment."""
_encode: Final = msgspec.json.Encoder().encode


class ViewHistory:
    def __init__(self, viewer: Viewer, kept: int | None = KEPT) -> None:
        self.viewer = viewer
        self.n = 0
        self.recent: deque[SeenView] = deque(maxlen=kept)
        self.untold: list[SeenView] = []
        """Views that are not yet told, because the log does not have them yet."""
        self._latest = b""

    def look(self, match: Match) -> None:
        """See the match as it is now."""
        view = _encode(match.view(self.viewer))
        if view == self._latest:
            return
        self._latest = view
        self.n += 1
        seen = SeenView(self.n, match.now, msgspec.Raw(view))
        self.recent.append(seen)
        self.untold.append(seen)

    def latest(self) -> msgspec.Raw:
        return msgspec.Raw(self._latest)

    def since(self, seen: int) -> list[SeenView]:
        """The views after that number, as far back as they are kept."""
        return [view for view in self.recent if view.n > seen]
