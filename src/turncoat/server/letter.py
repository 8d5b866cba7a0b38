"""A message on its way out: written once, sent to as many as may read it.

A WebSocket frame from a server is the same bytes for everybody, so it is put together once; the connection
has only to pass it on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from turncoat.server.limits import Bucket
from turncoat.server.messages_out import FromServer

POST: Final = "turncoat.post"
"""Where a connection's scope has its way of passing frames on."""
PINGS_PER_SECOND: Final = 5.0
PINGS_AT_ONCE: Final = 50.0
PIECES: Final = 1_000
"""The most that a message may come in."""
_TEXT: Final = 0x81
_SHORT: Final = 126
_LONG: Final = 1 << 16

_encode: Final = msgspec.json.Encoder().encode


class Letter:
    __slots__ = ("body", "frame")

    def __init__(self, body: bytes) -> None:
        self.body = body
        size = len(body)
        if size < _SHORT:
            head = bytes((_TEXT, size))
        elif size < _LONG:
            head = bytes((_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self.frame = head + body


def written(news: FromServer) -> Letter:
    return Letter(_encode(news))


class Carrier(WebSocketsSansIOProtocol):
    """A connection that also takes whole frames, and ends where no message comes of what is sent.

    Pings and pieces of messages cost the sender little and pass no limit of ours, so they have some here.
    """

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
        if len(self.frames) > PIECES:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Who reads nothing would never let a polite goodbye through."""
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
