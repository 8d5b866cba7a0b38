"""The WebSocket protocol below a connection: uvicorn's, which also takes whole frames."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from turncoat.server.limits import Bucket

POST: Final = "turncoat.post"
"""The key of `WebSocketProtocol.post` in a connection's scope."""
PINGS_PER_SECOND: Final = 5.0
PINGS_AT_ONCE: Final = 50.0
FRAGMENTS: Final = 1_000
"""Most fragments per message."""
UNREAD: Final = 16
"""So many messages may wait to be taken before reading pauses."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Takes whole frames, and limits what never becomes a message: pings and fragments."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)

    def handle_ping(self) -> None:
        if self.writable.is_set() and self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when messages pile up: to pause and resume for each one costs system calls."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """A peer that reads nothing would not read a close frame either: cut the connection."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[POST] = self.post
        await super().run_asgi()

    def post(self, frame: bytes) -> bool:
        """Send a frame now, unless the connection is slow or over."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(frame)
        return True
