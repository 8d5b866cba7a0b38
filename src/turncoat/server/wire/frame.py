"""A WebSocket frame: encoded once, sent to as many connections as may read it.

A frame from a server is not masked, so its bytes are the same for everybody.
"""

from __future__ import annotations

from typing import Final

import msgspec

from turncoat.server.wire.messages_in import BLOCK_BYTES
from turncoat.server.wire.messages_out import Done, FromServer, Refused

_TEXT: Final = 0x81
_SHORT: Final = 126
_LONG: Final = 1 << 16

_encode: Final = msgspec.json.Encoder().encode


class Frame:
    __slots__ = ("data", "size")

    def __init__(self, payload: bytes) -> None:
        self.size = size = len(payload)
        if size < _SHORT:
            head = bytes((_TEXT, size))
        elif size < _LONG:
            head = bytes((_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self.data = head + payload

    @property
    def payload(self) -> bytes:
        """The text without the frame's head: a copy, for transports that build frames themselves."""
        return self.data[len(self.data) - self.size :]


def encode_frame(news: FromServer) -> Frame:
    return Frame(_encode(news))


def encode_padded(news: FromServer, size: int) -> Frame:
    """Encode a message with blanks behind it: `size` bytes, or more if it is longer."""
    return Frame(_encode(news).ljust(size))


def encode_answer(answer: Done | Refused) -> Frame:
    """Encode an answer in a multiple of `BLOCK_BYTES`, so that its size says little of the request."""
    payload = _encode(answer)
    return Frame(payload.ljust(len(payload) + -len(payload) % BLOCK_BYTES))
