"""Batches of messages to other servers: everything that waits goes out in one sealed message."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

import msgspec

from turncoat.server.cluster.envelope import OVERHEAD_BYTES, Envelope
from turncoat.server.cluster.transport import OnMessage, OnRecord
from turncoat.server.store.interface import Append, Record

MOST_WAITING: Final = 10_000
"""Most messages that wait while nothing can be sent; servers that miss some ask the store."""


class RecordStored(msgspec.Struct, frozen=True, array_like=True, tag="g"):
    """A table's log has one more record."""

    key: str
    number: int
    stamp: bytes
    body: bytes | None
    """Left out if it is too long; the receiver reads it from the store."""


class TableMessage(msgspec.Struct, frozen=True, array_like=True, tag="w"):
    """Something about a table that is not stored; see `ephemeral`."""

    key: str
    content: bytes


_decode: Final = msgspec.msgpack.Decoder(list[RecordStored | TableMessage]).decode
_encode: Final = msgspec.msgpack.Encoder().encode


class Batcher:
    """Sends what has gathered while the last batch was on its way, and opens batches from other servers."""

    def __init__(self, most_bytes: int, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Set the size of a sealed batch, and how to send one; `send` must not raise when it cannot."""
        self._room = most_bytes - OVERHEAD_BYTES - 8
        self._send = send
        self._waiting: list[RecordStored | TableMessage] = []
        self._sending: asyncio.Task[None] | None = None
        self.envelope: Envelope | None = None
        self.alone = False
        """Whether there is no other server, so that nothing needs to be sent."""
        self._on_record: list[OnRecord] = []
        self._on_message: list[OnMessage] = []

    def subscribe(self, on_record: OnRecord, on_message: OnMessage) -> None:
        """Call these for everything that other servers send."""
        self._on_record.append(on_record)
        self._on_message.append(on_message)

    def add_records(self, writes: Sequence[Append]) -> None:
        """Tell the other servers that these were stored."""
        if self.alone:
            return
        for write in writes:
            if write.body is not None:
                self._add(RecordStored(write.key, write.after + 1, write.stamp, write.body))

    def add_message(self, key: str, content: bytes) -> None:
        """Tell the other servers something about a table."""
        if not self.alone:
            self._add(TableMessage(key, content))

    def _add(self, message: RecordStored | TableMessage) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting and self.envelope is not None:
                for batch in self._take_batches():
                    await self._send(self.envelope.seal(batch))
        finally:
            self._sending = None

    def _take_batches(self) -> Iterator[bytes]:
        """Yield everything that waits, in as few batches as possible."""
        waiting, self._waiting = self._waiting, []
        batch: list[bytes] = []
        size = 0
        for each in waiting:
            encoded = _encode(each)
            if len(encoded) > self._room and isinstance(each, RecordStored):
                encoded = _encode(msgspec.structs.replace(each, body=None))
            if len(encoded) > self._room:
                continue  # presence is repeated, and the rest is not missed for long
            if size + len(encoded) > self._room:
                yield _join(batch)
                batch, size = [], 0
            batch.append(encoded)
            size += len(encoded)
        if batch:
            yield _join(batch)

    def receive(self, sealed: bytes) -> None:
        """Deliver a batch from another server; ignore what was not sealed with our key."""
        batch = None if self.envelope is None else self.envelope.open(sealed)
        if batch is None:
            return
        self.alone = False
        with contextlib.suppress(msgspec.MsgspecError):  # a newer server may send more
            for each in _decode(batch):
                self._deliver(each)

    def _deliver(self, each: RecordStored | TableMessage) -> None:
        if isinstance(each, TableMessage):
            for on_message in self._on_message:
                on_message(each.key, each.content)
            return
        record = None if each.body is None else Record(each.number, each.stamp, each.body)
        for on_record in self._on_record:
            on_record(each.key, each.number, record)

    async def close(self) -> None:
        """Drop what waits and stop sending."""
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)


def _join(parts: list[bytes]) -> bytes:
    """Return a msgpack list of values that are encoded already."""
    return b"\xdd" + len(parts).to_bytes(4, "big") + b"".join(parts)
