"""The transport over Valkey, for more servers than one database can notify."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import redis.asyncio

from turncoat.server.cluster.batching import Batcher
from turncoat.server.cluster.envelope import Envelope
from turncoat.server.cluster.transport import OnMessage, OnRecord
from turncoat.server.store.postgres.store import PostgresStore

SEALED_BYTES: Final = 64_000
RETRY_SECONDS: Final = 0.2
"""Seconds between two attempts to listen."""


class ValkeyTransport:
    """Publishes to one channel and subscribes to it."""

    def __init__(self, store: PostgresStore, url: str) -> None:
        self._store = store
        self._url = "redis" + url.removeprefix("valkey")
        self._batcher = Batcher(SEALED_BYTES, self._send)
        self._prefix = store.name.encode()
        self._client: Any = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._batcher.envelope = Envelope(self._store.key)
        self._client = redis.asyncio.from_url(self._url, socket_connect_timeout=2, socket_timeout=None)
        self._store.on_commit = self._batcher.add_records
        ready = asyncio.Event()
        self._listener = asyncio.get_running_loop().create_task(self._listen(ready))
        with contextlib.suppress(TimeoutError):  # tables work without it
            await asyncio.wait_for(ready.wait(), 2)

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
        channel = self._batcher.envelope.channel
        with contextlib.suppress(Exception):  # the others ask the store
            await asyncio.wait_for(self._client.publish(channel, self._prefix + sealed), 2)

    async def _listen(self, ready: asyncio.Event) -> None:
        assert self._batcher.envelope is not None
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(self._batcher.envelope.channel)
                    ready.set()
                    async for message in subscription.listen():
                        self._receive(message["data"])
            except Exception:  # whatever Valkey has sent, the client may raise anything
                await asyncio.sleep(RETRY_SECONDS)

    def _receive(self, data: bytes) -> None:
        if not data.startswith(self._prefix):
            self._batcher.receive(data[len(self._prefix) :])

    async def close(self) -> None:
        await self._batcher.close()
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
            await self._client.aclose()
