"""The messages that wait for the next frame of a covered connection."""

from __future__ import annotations

from collections import deque

from msgspec import Raw

from turncoat.server.wire.frame import Frame


class CoverQueue:
    def __init__(self) -> None:
        self._waiting: deque[tuple[bytes, bool]] = deque()

    def add(self, frame: Frame, latest: bool = False) -> None:
        """Queue a message. `latest`: it replaces a waiting message that was queued with `latest`."""
        if latest:
            self._waiting = deque(each for each in self._waiting if not each[1])
        self._waiting.append((frame.payload.rstrip(b" "), latest))

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def next_size(self) -> int:
        """The bytes of the next message; 0 if none waits."""
        return len(self._waiting[0][0]) if self._waiting else 0

    def take(self, room: int) -> list[Raw]:
        """Remove and return the messages that fit into so many bytes, in order."""
        taken = []
        while self._waiting and len(self._waiting[0][0]) < room:
            payload, _ = self._waiting.popleft()
            room -= len(payload) + 1
            taken.append(Raw(payload))
        return taken
