"""What servers send each other: all that waits in one message, sealed with the house's key.

Whoever else can listen to a database or to Valkey learns nothing from it and can add nothing to it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from turncoat.server.cluster.transport import Heard, Overheard
from turncoat.server.store.interface import Append, Record

NONCE_BYTES: Final = 12
SEAL_BYTES: Final = NONCE_BYTES + 16
WAITING: Final = 10_000
"""Most things that wait while nothing can be sent: those who missed some ask the store."""

log = logging.getLogger("turncoat.server")


class Grown(msgspec.Struct, frozen=True, array_like=True, tag="g"):
    """A log has one more record."""

    key: str
    number: int
    stamp: bytes
    body: bytes | None
    """Left out where it is too long: it can be read."""


class Whisper(msgspec.Struct, frozen=True, array_like=True, tag="w"):
    key: str
    said: bytes


_decode: Final = msgspec.msgpack.Decoder(list[Grown | Whisper]).decode
_encode: Final = msgspec.msgpack.Encoder().encode


class Seal:
    """Opens only what a server of the same house has closed."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(hashlib.blake2b(key, digest_size=32, person=b"turncoat bus").digest())
        self.channel = "turncoat_" + hashlib.blake2b(key, digest_size=12, person=b"turncoat name").hexdigest()

    def close(self, message: bytes) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, message, None)

    def open(self, sealed: bytes) -> bytes | None:
        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], None)
        except (InvalidTag, ValueError):
            return None


class Post:
    """Sends what has gathered while the last message was on its way, and opens what others have sent."""

    def __init__(self, most: int, send: Callable[[bytes], Awaitable[None]]) -> None:
        """`most`: bytes in one sealed message; `send`: gives up quietly where nothing can be sent."""
        self._room = most - SEAL_BYTES - 8
        self._send = send
        self._waiting: list[Grown | Whisper] = []
        self._sending: asyncio.Task[None] | None = None
        self.seal: Seal | None = None
        self.alone = False
        """Whether nobody else is there, so that nothing needs to be sent."""
        self._heard: list[Heard] = []
        self._overheard: list[Overheard] = []

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        self._heard.append(heard)
        self._overheard.append(overheard)

    def stored(self, writes: Sequence[Append]) -> None:
        """These are in the log now."""
        if self.alone:
            return
        for write in writes:
            if write.body is not None:
                self._add(Grown(write.key, write.after + 1, write.stamp, write.body))

    def whisper(self, key: str, said: bytes) -> None:
        if not self.alone:
            self._add(Whisper(key, said))

    def _add(self, message: Grown | Whisper) -> None:
        if len(self._waiting) < WAITING:
            self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting and self.seal is not None:
                for message in self._packed():
                    await self._send(self.seal.close(message))
        finally:
            self._sending = None

    def _packed(self) -> Iterator[bytes]:
        """All that waits, in as few messages as it fits into."""
        waiting, self._waiting = self._waiting, []
        part: list[bytes] = []
        size = 0
        for each in waiting:
            text = _encode(each)
            if len(text) > self._room and isinstance(each, Grown):
                text = _encode(msgspec.structs.replace(each, body=None))
            if len(text) > self._room:
                continue  # nobody misses it for long
            if size + len(text) > self._room:
                yield _joined(part)
                part, size = [], 0
            part.append(text)
            size += len(text)
        if part:
            yield _joined(part)

    def receive(self, sealed: bytes) -> None:
        """Another server has sent this; what is not from one is passed over."""
        message = None if self.seal is None else self.seal.open(sealed)
        if message is None:
            return
        self.alone = False
        with contextlib.suppress(msgspec.MsgspecError):  # a newer server may say more
            for each in _decode(message):
                self._deliver(each)

    def _deliver(self, each: Grown | Whisper) -> None:
        if isinstance(each, Whisper):
            for overheard in self._overheard:
                overheard(each.key, each.said)
            return
        record = None if each.body is None else Record(each.number, each.stamp, each.body)
        for heard in self._heard:
            heard(each.key, each.number, record)

    async def close(self) -> None:
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)


def _joined(parts: list[bytes]) -> bytes:
    """A list of things that are encoded already."""
    return b"\xdd" + len(parts).to_bytes(4, "big") + b"".join(parts)
