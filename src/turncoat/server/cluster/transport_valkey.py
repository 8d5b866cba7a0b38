"""Valkey as the bus, for those who have so many servers that one database cannot tell them all."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import redis.asyncio
from redis.exceptions import RedisError

from turncoat.server.cluster.batching import Post, Seal
from turncoat.server.cluster.transport import Heard, Overheard
from turncoat.server.store.postgres.store import PostgresStore

SEALED_BYTES: Final = 64_000
AGAIN: Final = 0.2
"""Seconds between two attempts to listen."""
LOST: Final = (RedisError, OSError, TimeoutError)


class ValkeyBus:
    def __init__(self, store: PostgresStore, url: str) -> None:
        self._store = store
        self._url = "redis" + url.removeprefix("valkey")
        self._post = Post(SEALED_BYTES, self._send)
        self._mine = store.name.encode()
        self._client: Any = None
        self._hearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._post.seal = Seal(self._store.key)
        self._client = redis.asyncio.from_url(self._url, socket_connect_timeout=2, socket_timeout=None)
        self._store.committed = self._post.stored
        ready = asyncio.Event()
        self._hearing = asyncio.get_running_loop().create_task(self._hear(ready))
        with contextlib.suppress(TimeoutError):  # the tables are played without it
            await asyncio.wait_for(ready.wait(), 2)

    def announce(self, key: str, number: int) -> None:
        """The store has told it already."""

    def note_alone(self, alone: bool) -> None:
        self._post.alone = alone

    def whisper(self, key: str, said: bytes) -> None:
        self._post.whisper(key, said)

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        self._post.listen(heard, overheard)

    async def _send(self, sealed: bytes) -> None:
        assert self._post.seal is not None
        with contextlib.suppress(*LOST):  # whoever has missed it asks the store
            await asyncio.wait_for(self._client.publish(self._post.seal.channel, self._mine + sealed), 2)

    async def _hear(self, ready: asyncio.Event) -> None:
        assert self._post.seal is not None
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as listening:
                    await listening.subscribe(self._post.seal.channel)
                    ready.set()
                    async for message in listening.listen():
                        self._received(message["data"])
            except LOST:
                await asyncio.sleep(AGAIN)

    def _received(self, data: bytes) -> None:
        if not data.startswith(self._mine):
            self._post.receive(data[len(self._mine) :])

    async def close(self) -> None:
        await self._post.close()
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
            await self._client.aclose()
