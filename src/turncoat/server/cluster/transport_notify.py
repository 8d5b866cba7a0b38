"""The transport over PostgreSQL's NOTIFY, sent after the commit.

Inside the commit, NOTIFY would take a lock that all writers share.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
from typing import Any, Final

from turncoat.server.cluster.batching import Batcher
from turncoat.server.cluster.envelope import Envelope
from turncoat.server.cluster.transport import OnMessage, OnRecord
from turncoat.server.store.interface import StoreFailed
from turncoat.server.store.postgres.connection import LOST, ReconnectingConnection
from turncoat.server.store.postgres.store import PostgresStore

PAYLOAD_BYTES: Final = 7_999
"""Longest payload that PostgreSQL takes."""
NAME_BYTES: Final = 17
"""The sender's name and a blank, in clear before the sealed batch: a server skips its own."""
SEALED_BYTES: Final = (PAYLOAD_BYTES - NAME_BYTES) // 4 * 3


class NotifyTransport:
    """Sends on one connection and listens on another."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._batcher = Batcher(SEALED_BYTES, self._send)
        self._prefix = f"{store.name} "
        self._listener: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def open(self) -> None:
        self._batcher.envelope = Envelope(self._store.key)
        self._sender = ReconnectingConnection(self._store.connector)
        self._store.on_commit = self._batcher.add_records
        self._listener = asyncio.get_running_loop().create_task(self._listen())
        await self._listening.wait()

    def announce(self, key: str, number: int) -> None:
        """Do nothing: the store has called `add_records` already."""

    def set_alone(self, alone: bool) -> None:
        self._batcher.alone = alone

    def send(self, key: str, content: bytes) -> None:
        self._batcher.add_message(key, content)

    def subscribe(self, on_record: OnRecord, on_message: OnMessage) -> None:
        self._batcher.subscribe(on_record, on_message)

    async def _send(self, sealed: bytes) -> None:
        assert self._batcher.envelope is not None
        channel, text = self._batcher.envelope.channel, self._prefix + base64.b64encode(sealed).decode()
        with contextlib.suppress(StoreFailed):  # the others ask the store
            await self._sender.run(
                lambda on: on.execute("select pg_notify($1, $2)", channel, text), patience=0.0
            )

    async def _listen(self) -> None:
        """Listen for ever, on a new connection whenever one is lost."""
        assert self._batcher.envelope is not None
        while True:
            try:
                connection = await self._store.connector.connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(self._batcher.envelope.channel, self._receive)
                    self._listening.set()
                    await lost.wait()
                finally:
                    connection.terminate()
            except LOST:
                continue

    def _receive(self, *notification: Any) -> None:
        text = notification[3]
        if not text.startswith(self._prefix):
            with contextlib.suppress(binascii.Error, ValueError):
                self._batcher.receive(base64.b64decode(text[NAME_BYTES:]))

    async def close(self) -> None:
        await self._batcher.close()
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
            await self._sender.close()
