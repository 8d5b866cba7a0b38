"""Hands bad messages to tables, and prints how much memory the server's process has meanwhile.

`python -m tests.server.flood [MESSAGES [AT_A_TABLE]]`: a million, with another table after every thousand, if
nothing is said. The messages go to the listeners of connections, as the socket would hand them over.
"""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server.fuzz import Fuzz
from tests.server.servers import PLENTY, LocalServer, running_server
from tests.server.socket.test_fuzz import memory
from turncoat.core.refusal import Illegal
from turncoat.server.socket.listener import Listener
from turncoat.server.wire import messages_in as m

LIMITS = dataclasses.replace(PLENTY, tables_per_hour=10**9)
PARTS = 20


class Deaf:
    """A transport that forgets what it is sent."""

    def post(self, frame: bytes) -> bool:  # noqa: ARG002
        return True

    async def send(self, text: str) -> None:
        pass

    async def close(self, code: int) -> None:
        pass


async def attack_table(server: LocalServer, rng: Random, messages: int) -> int:
    """Send messages as the owner, another player and somebody who watches; return how many were sent.

    Who is thrown out comes again, until a seat is free or has another token.
    """
    ann = await server.make()
    code = ann["code"]
    places = [ann, await server.join(code), await server.post(f"/api/tables/{code}/watch")]
    if rng.random() < 0.7:
        await server.post(f"/api/tables/{code}/start", token=ann["token"])
    fuzz = Fuzz(rng)
    sent = 0
    while sent < messages:
        token = rng.choice(places)["token"]
        async with server.registry.table(code) as table:
            try:
                connection = await table.enter(m.Hello(code, token), Deaf())
            except Illegal:
                return sent
            listener = Listener(table, connection, LIMITS)
            for _ in range(50):
                message = fuzz.message()
                sent += 1
                if isinstance(message, str) and not connection.ended:
                    listener.take(message)
                    while not listener.ready and not listener.closed.done():
                        await asyncio.sleep(0)
            connection.on_closed()
            table.leave(connection)
    return sent


async def main(messages: int = 1_000_000, at_a_table: int = 1_000) -> None:
    rng = Random("flood")
    with tempfile.TemporaryDirectory() as folder:
        async with running_server(Path(folder) / "tables", limits=LIMITS) as server:
            sent = tables = 0
            for part in range(PARTS + 1):
                while sent < part * messages // PARTS:
                    sent += await attack_table(server, rng, at_a_table)
                    tables += 1
                gc.collect()
                used = memory(os.getpid()) / 1e6
                print(f"{sent:9,} messages at {tables} tables: {used:.1f} MB", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
