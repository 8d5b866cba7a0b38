"""How much waits for slow connections: bounded for each, and for all of a server together."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from turncoat.server.wire.frame import Frame


@dataclass
class Room:
    """The bytes that may wait in a server."""

    most: int
    taken: int = 0


class Backlog:
    """The frames that one connection has not been sent yet."""

    def __init__(self, most: int, room: Room) -> None:
        self._most = most
        self._room = room
        self._frames: deque[Frame] = deque()
        self._bytes = 0
        self._sending = 0

    def __bool__(self) -> bool:
        return bool(self._frames)

    def has_room(self, frame: Frame) -> bool:
        """Whether it can wait here; a frame that would wait alone may be large."""
        waiting = self._bytes + self._sending
        alone = waiting == 0 or waiting + frame.size <= self._most
        return alone and self._room.taken + frame.size <= self._room.most

    def add(self, frame: Frame) -> None:
        self._frames.append(frame)
        self._bytes += frame.size
        self._room.taken += frame.size

    def take(self) -> Frame:
        """The next to be sent; it counts until it is sent or all is dropped."""
        self.sent()
        frame = self._frames.popleft()
        self._bytes -= frame.size
        self._sending = frame.size
        return frame

    def sent(self) -> None:
        self._room.taken -= self._sending
        self._sending = 0

    def drop(self) -> None:
        """Nobody will read what waits."""
        self._frames.clear()
        self._room.taken -= self._bytes
        self._bytes = 0
