"""Whatever comes over the socket, the server goes on, says so in words, and keeps none of it.

`make soak` sends a million messages and tells the memory before and after.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.fuzz import Fuzz
from tests.server.person import Person, play_on
from tests.server.process import Subject, subject
from tests.server.servers import Server
from tests.until import until

MESSAGES = int(os.environ.get("TURNCOAT_MESSAGES", "3000"))
BATCH = 50
"""So many are sent before what came back is read."""
BATCHES = 20
"""At one table."""
AT_ONCE = 4
"""Tables that are attacked at the same time."""
PARTS = 10 if MESSAGES >= 100_000 else 2
"""Memory is measured after so many parts of the messages."""
MORE = 30_000_000
"""Bytes that may be used more after all of them than after the first parts."""


def memory(process: int) -> int:
    """Bytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return 1024 * int(found[1])


class Attack:
    def __init__(self, server: Server, messages: int) -> None:
        self.server = server
        self.left = messages
        self.answers = 0

    async def run(self, rng: Random) -> None:
        while self.left > 0:
            await self._table(rng)

    async def _table(self, rng: Random) -> None:
        """A table of its own: attacked by the owner, another player and somebody who watches."""
        server = self.server
        ann = await server.make()
        places = [ann, await server.join(ann["code"]), await server.post(f"/api/tables/{ann['code']}/watch")]
        if rng.random() < 0.7:
            await server.http.post(
                f"/api/tables/{ann['code']}/start", headers={"authorization": f"Bearer {ann['token']}"}
            )
        for _ in range(BATCHES):
            person = await server.socket()
            place = rng.choice(places)
            await person.send({"kind": "hello", "table": place["code"], "token": place["token"]})
            try:
                await self._send(person, Fuzz(rng))
                await person.hang_up()
            except ConnectionClosed:  # a seat was freed or handed over, or the protocol itself was broken
                continue
            finally:
                server.forget(person)

    async def _send(self, person: Person, fuzz: Fuzz) -> None:
        for _ in range(BATCH):
            await person.socket.send(fuzz.message())
            self.left -= 1
        await person.settle()
        self.answers += len(person.heard)


async def attack(subject: Subject, messages: int, seed: str) -> int:
    """Send so many messages and return how many answers came."""
    server = Server(subject.port)
    attackers = Attack(server, messages)
    async with asyncio.timeout(60 + messages / 200):
        await asyncio.gather(*(attackers.run(Random(f"{seed} {place}")) for place in range(AT_ONCE)))

        async def is_empty() -> bool:
            return "turncoat_connections 0\n" in (await server.http.get("/metrics")).text

        await until(is_empty, "nobody is connected")
    await server.close()
    return attackers.answers


async def play_a_game(subject: Subject) -> None:
    server = Server(subject.port)
    one, two, _ = await server.pair()
    views = [person.view() or {} for person in (one, two)]
    async with asyncio.timeout(60):
        await asyncio.gather(*(play_on(p, v, Random(1)) for p, v in zip((one, two), views, strict=True)))
    await server.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
@pytest.mark.time_limit(180 + MESSAGES / 200)  # a minute for each step, and for what is sent
async def test_messages_that_make_no_sense_cost_nothing_and_break_nothing(tmp_path: Path) -> None:
    with subject(tmp_path / "t") as server:
        answers, used = 0, []
        for part in range(PARTS):
            answers += await attack(server, MESSAGES // PARTS, f"part {part}")
            used.append(memory(server.process.pid))
            print(
                f"{(part + 1) * MESSAGES // PARTS} messages, {answers} answers: {used[-1] / 1e6:.1f} MB",
                flush=True,
            )
        await play_a_game(server)
    assert answers > MESSAGES / 3
    assert used[-1] - used[PARTS // 5] < MORE
    assert "Traceback" not in server.log
    assert "failed" not in server.log
