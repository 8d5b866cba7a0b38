"""A message on its way out: written once, sent to as many as may read it.

A WebSocket frame from a server is the same bytes for everybody, so it is put together once; the connection
has only to pass it on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from turncoat.server.messages_out import FromServer

POST: Final = "turncoat.post"
"""Where a connection's scope has its way of passing frames on."""
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
    """A connection that also takes whole frames."""

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
