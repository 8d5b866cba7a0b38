"""What waits for the next beat of a connection whose seat is covered (`core/cover_traffic.py`)."""

from __future__ import annotations

from collections import deque

from msgspec import Raw

from turncoat.server.wire.frame import Frame


class CoverQueue:
    def __init__(self) -> None:
        self._waiting: deque[tuple[bytes, bool]] = deque()

    def add(self, frame: Frame, latest: bool = False) -> None:
        """`latest`: whatever else of this kind still waits is out of date."""
        if latest:
            self._waiting = deque(each for each in self._waiting if not each[1])
        self._waiting.append((frame.payload, latest))

    @property
    def needs(self) -> int:
        """Bytes that the next message takes."""
        return len(self._waiting[0][0]) if self._waiting else 0

    def take(self, room: int) -> list[Raw]:
        """The messages that fit, in order."""
        taken = []
        while self._waiting and len(self._waiting[0][0]) < room:
            payload, _ = self._waiting.popleft()
            room -= len(payload) + 1
            taken.append(Raw(payload))
        return taken

    def take_all(self) -> list[Frame]:
        frames = [Frame(payload) for payload, _ in self._waiting]
        self._waiting.clear()
        return frames
