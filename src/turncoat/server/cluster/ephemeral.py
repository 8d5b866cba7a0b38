"""Messages between servers about a table that are not stored."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from turncoat.server.cluster.membership import PresenceReport
from turncoat.server.wire.reactions import Reaction


class Present(msgspec.Struct, frozen=True, array_like=True, tag="p"):
    """A server's report on a table; None once it no longer has the table in memory."""

    server: str
    report: PresenceReport | None


class Typing(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    """A person at another server is typing."""

    server: str
    seat: int | None


class Reacted(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    """A person at another server made a sign."""

    server: str
    seat: int | None
    name: str
    sign: Reaction


AnyMessage: TypeAlias = Present | Typing | Reacted
_decoder: Final = msgspec.msgpack.Decoder(AnyMessage)
_encoder: Final = msgspec.msgpack.Encoder()


def encode(message: AnyMessage) -> bytes:
    """Return the bytes to send."""
    return _encoder.encode(message)


def decode(content: bytes) -> AnyMessage | None:
    """Return the message, or None if a newer server sent something that is not known here."""
    try:
        found: AnyMessage = _decoder.decode(content)
    except msgspec.MsgspecError:
        return None
    return found
