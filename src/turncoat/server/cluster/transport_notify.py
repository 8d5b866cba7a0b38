"""PostgreSQL as the bus: NOTIFY after the commit, never inside it, where it would hold everybody up."""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
from typing import Any, Final

from turncoat.server.cluster.batching import Post, Seal
from turncoat.server.cluster.transport import Heard, Overheard
from turncoat.server.store.interface import Unstored
from turncoat.server.store.postgres.connection import LOST, Line
from turncoat.server.store.postgres.store import PostgresStore

PAYLOAD_BYTES: Final = 7_999
"""Most that PostgreSQL takes."""
NAME_BYTES: Final = 17
"""The sender's name and a blank, before what is sealed: nobody opens their own."""
SEALED_BYTES: Final = (PAYLOAD_BYTES - NAME_BYTES) // 4 * 3


class NotifyBus:
    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._post = Post(SEALED_BYTES, self._send)
        self._mine = f"{store.name} "
        self._hearing: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def open(self) -> None:
        self._post.seal = Seal(self._store.key)
        self._speaking = Line(self._store.dialler)
        self._store.committed = self._post.stored
        self._hearing = asyncio.get_running_loop().create_task(self._hear())
        await self._listening.wait()

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
        channel, text = self._post.seal.channel, self._mine + base64.b64encode(sealed).decode()
        with contextlib.suppress(Unstored):  # whoever has missed it asks the store
            await self._speaking.ask(
                lambda on: on.execute("select pg_notify($1, $2)", channel, text), patience=0.0
            )

    async def _hear(self) -> None:
        """Listen, on another connection when one is lost."""
        assert self._post.seal is not None
        while True:
            try:
                connection = await self._store.dialler.dial()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(self._post.seal.channel, self._received)
                    self._listening.set()
                    await lost.wait()
                finally:
                    connection.terminate()
            except LOST:
                continue

    def _received(self, *told: Any) -> None:
        text = told[3]
        if not text.startswith(self._mine):
            with contextlib.suppress(binascii.Error, ValueError):
                self._post.receive(base64.b64decode(text[NAME_BYTES:]))

    async def close(self) -> None:
        await self._post.close()
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
            await self._speaking.close()
