"""How long others wait while one table is attacked: `python -m bench.server.attack`.

24 sit at the attacked table and 500 watch it. There somebody sends one kind of message as fast as the server
reads them, or everybody talks. Meanwhile ten other tables of two players make four moves a second each, and
it is measured how long a move takes to reach the last person at its table. Without attack the same is
measured before and after. The limits on messages are the usual ones.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.server.__main__ import cpu, pin, serving
from bench.server.wire import Desk, Wire, dial

GAME: Final = "the-traitors"
SEATS: Final = 24
WATCHERS: Final = 500
RATE: Final = 20.0
TABLES: Final = 10
SECONDS: Final = 15.0
PAUSE: Final = 0.25
AT_ONCE: Final = 20
LONG: Final = "x" * 500
encode = msgspec.json.encode
Script = Callable[[int], dict[str, Any]]
Attack = tuple[int, int, Script]
"""The first attacker, how many attack, and what the n-th message is."""


def turns(*messages: dict[str, Any]) -> Script:
    return lambda n: messages[n % len(messages)]


IN_THE_LOBBY: Final[dict[str, Attack]] = {
    "one sends `mute`": (
        0,
        1,
        turns(*({"kind": "mute", "seat": None, "muted": muted} for muted in (True, False))),
    ),
    "one sends `set`": (0, 1, turns(*({"kind": "set", "public": public} for public in (True, False)))),
    "one sends `face`": (1, 1, lambda n: {"kind": "face", "face": {"shape": 60 + n % 9, "colour": n % 9}}),
    "one sends `typing`": (1, 1, turns({"kind": "typing"})),
    "one sends `chat`": (1, 1, turns({"kind": "chat", "text": LONG})),
    "all in seats send `chat`": (0, SEATS, turns({"kind": "chat", "text": LONG})),
    "200 watchers send `chat`": (SEATS, 200, turns({"kind": "chat", "text": LONG}, {"kind": "typing"})),
}
IN_THE_MATCH: Final[dict[str, Attack]] = {
    "one leaves and comes back": (1, 1, turns({"kind": "leave"}, {"kind": "take_back"})),
    "one sends `say`": (1, 1, turns({"kind": "move", "move": {"move": "say", "text": LONG}})),
}


class Crowd:
    """Everybody at the attacked table."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._desk = Desk(port)
        self.wires: list[Wire] = []
        self.size = 0

    async def gather(self) -> None:
        asked = {"game": GAME, "name": "N0", "language": "en", "options": {"pace": "evening"}}
        owner = await self._desk.ask("/api/tables", asked)
        path = f"/api/tables/{owner['code']}"
        await self._enter(owner)
        seats = len((await self._desk.ask(path))["seats"])
        for n in range(seats, SEATS):
            self.wires[0].send(encode({"kind": "add_seat", "id": f"seat {n}"}))
        while len((await self._desk.ask(path))["seats"]) < SEATS:
            await asyncio.sleep(0.1)
        for n in range(1, SEATS):
            await self._enter(await self._desk.ask(f"{path}/join", {"name": f"N{n}", "language": "en"}))
        for first in range(0, WATCHERS, AT_ONCE):
            watching = [
                await self._desk.ask(f"{path}/watch", {"name": f"W{first + n}"}) for n in range(AT_ONCE)
            ]
            await asyncio.gather(*(self._enter(each) for each in watching))

    async def _enter(self, place: dict[str, Any]) -> None:
        welcomed = asyncio.get_running_loop().create_future()

        def heard(text: bytes) -> None:
            self.size += len(text)
            if not welcomed.done():
                welcomed.set_result(None)

        wire = await dial(self._port, "/ws", heard)
        self.wires.append(wire)
        wire.send(encode({"kind": "hello", "table": place["code"], "token": place["token"]}))
        await welcomed

    async def attack(self, first: int, number: int, script: Script) -> None:
        """Send for good, at the full rate each."""
        attackers = self.wires[first : first + number]
        n = 0
        while True:
            for wire in attackers:
                wire.send(encode(script(n)))
            n += 1
            await asyncio.sleep(1 / RATE)


async def measure(port: int) -> dict[str, Any]:
    """Play at the other tables in a process of its own."""
    asked = ["load", port, TABLES, 1, SECONDS, PAUSE]
    client = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.server.load", *map(str, asked), stdout=asyncio.subprocess.PIPE
    )
    pin(client.pid, 1)
    assert client.stdout is not None
    assert await client.stdout.readline() == b"go\n"
    found: dict[str, Any] = json.loads(await client.stdout.readline())
    await client.wait()
    return found


async def row(port: int, pid: int, crowd: Crowd, what: str, attack: Attack | None) -> str:
    attacking = None if attack is None else asyncio.create_task(crowd.attack(*attack))
    used, size, began = cpu(pid), crowd.size, asyncio.get_running_loop().time()
    found = await measure(port)
    took = asyncio.get_running_loop().time() - began
    if attacking is not None:
        attacking.cancel()
    megabytes = (crowd.size - size) / took / 1e6
    return (
        f"| {what} | {found['p50']:.1f} ms | {found['p99']:.1f} ms | {found['moves']}"
        f" | {megabytes:.1f} MB | {(cpu(pid) - used) / took:.0%} |"
    )


async def main() -> None:
    pin(os.getpid(), 1)
    print("| at another table | p50 | p99 | moves | sent to those attacked, a second | the server's CPU |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for part, attacks in enumerate((IN_THE_LOBBY, IN_THE_MATCH)):
            with serving(str(Path(folder) / f"{part}"), without=["plenty"]) as (port, pid):
                crowd = Crowd(port)
                await crowd.gather()
                if attacks is IN_THE_MATCH:
                    crowd.wires[0].send(encode({"kind": "start", "id": "start"}))
                await asyncio.sleep(5)
                for what, attack in {"no attack": None, **attacks, "no attack again": None}.items():
                    print(await row(port, pid, crowd, what, attack), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
