"""The frames that wait for slow connections: bounded for each, and for all of a server together."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from turncoat.server.wire.frame import Frame


@dataclass
class BacklogBudget:
    """The bytes that may wait in a server."""

    most: int
    taken: int = 0


class Backlog:
    """The frames that wait for one connection."""

    def __init__(self, most: int, budget: BacklogBudget) -> None:
        self._most = most
        self._budget = budget
        self._frames: deque[Frame] = deque()
        self._bytes = 0
        self._sending = 0

    def __bool__(self) -> bool:
        return bool(self._frames)

    def has_room(self, frame: Frame) -> bool:
        """Return whether a frame may wait here; one that waits alone may be large."""
        waiting = self._bytes + self._sending
        alone = waiting == 0 or waiting + frame.size <= self._most
        return alone and self._budget.taken + frame.size <= self._budget.most

    def add(self, frame: Frame) -> None:
        """Add a frame."""
        self._frames.append(frame)
        self._bytes += frame.size
        self._budget.taken += frame.size

    def take(self) -> Frame:
        """Remove and return the next frame; its bytes count until it is sent."""
        self.note_sent()
        frame = self._frames.popleft()
        self._bytes -= frame.size
        self._sending = frame.size
        return frame

    def note_sent(self) -> None:
        """Free the bytes of the frame that was taken last."""
        self._budget.taken -= self._sending
        self._sending = 0

    def drop(self) -> None:
        """Remove all frames."""
        self._frames.clear()
        self._budget.taken -= self._bytes
        self._bytes = 0
