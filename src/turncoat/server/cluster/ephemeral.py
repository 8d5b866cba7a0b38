"""What servers tell each other about a table and keep nowhere."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from turncoat.server.cluster.membership import Here
from turncoat.server.wire.reactions import Reaction


class Present(msgspec.Struct, frozen=True, array_like=True, tag="p"):
    """What a server knows of the table; None: it has it no more."""

    server: str
    here: Here | None


class Typing(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    server: str
    seat: int | None


class Reacted(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    server: str
    seat: int | None
    name: str
    sign: Reaction


AnyWhisper: TypeAlias = Present | Typing | Reacted
_decoder: Final = msgspec.msgpack.Decoder(AnyWhisper)
_encoder: Final = msgspec.msgpack.Encoder()


def encode(whisper: AnyWhisper) -> bytes:
    return _encoder.encode(whisper)


def decode(said: bytes) -> AnyWhisper | None:
    """None: a newer server says something that is not known here."""
    try:
        found: AnyWhisper = _decoder.decode(said)
    except msgspec.MsgspecError:
        return None
    return found
