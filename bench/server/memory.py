"""How much memory a server needs for tables that nobody is at."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from bench.server.wire import Desk, dial

GAME = "loyalty-or-treachery"
FINISHED = 5_000
IDLE = 5_000
AT_ONCE = 20
encode = msgspec.json.encode


def megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError


def grown(port: int, pid: int) -> tuple[float, float, int, int]:
    """Before and after, and how many finished and idle tables lie between."""
    return asyncio.run(_grown(port, pid))


async def _grown(port: int, pid: int) -> tuple[float, float, int, int]:
    desks = [Desk(port) for _ in range(AT_ONCE)]
    await _many(desks, port, 100, finish=True)
    before = megabytes(pid)
    await _many(desks, port, FINISHED, finish=True)
    await _many(desks, port, IDLE, finish=False)
    while b"turncoat_tables_in_memory 0\n" not in await desks[0].ask("/metrics"):
        await asyncio.sleep(0.5)
    return before, megabytes(pid), FINISHED, IDLE


async def _many(desks: list[Desk], port: int, tables: int, finish: bool) -> None:
    for _ in range(0, tables, len(desks)):
        await asyncio.gather(*(_one(desk, port, finish) for desk in desks))


async def _one(desk: Desk, port: int, finish: bool) -> None:
    """A table is made, somebody joins, and gives up or just leaves."""
    one = await desk.ask("/api/tables", {"game": GAME, "name": "Ann", "language": "en"})
    path = f"/api/tables/{one['code']}"
    await desk.ask(f"{path}/join", {"name": "Bo", "language": "en"})
    await desk.ask(f"{path}/start", {}, one["token"])
    done = asyncio.get_running_loop().create_future()

    def heard(text: bytes) -> None:
        if text.startswith(b'{"kind":"done"') and not done.done():
            done.set_result(None)

    wire = await dial(port, "/ws", heard)
    wire.send(encode({"kind": "hello", "table": one["code"], "token": one["token"]}))
    if finish:
        wire.send(encode({"kind": "move", "id": "1", "move": {"move": "resign"}}))
    else:
        wire.send(encode({"kind": "chat", "id": "1", "text": "back in a moment"}))
    await asyncio.wait_for(done, 60)
    wire.close()
