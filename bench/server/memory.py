"""How much memory a server needs for tables that nobody is at."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec

from bench.server.wire import dial

GAME = "loyalty-or-treachery"
FINISHED = 5_000
IDLE = 5_000
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
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        await _many(client, port, 100, finish=True)
        before = megabytes(pid)
        await _many(client, port, FINISHED, finish=True)
        await _many(client, port, IDLE, finish=False)
        while "turncoat_tables_in_memory 0\n" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.5)
        return before, megabytes(pid), FINISHED, IDLE


async def _many(client: httpx.AsyncClient, port: int, tables: int, finish: bool) -> None:
    for _ in range(0, tables, 20):
        await asyncio.gather(*(_one(client, port, finish) for _ in range(20)))


async def _one(client: httpx.AsyncClient, port: int, finish: bool) -> None:
    """A table is made, somebody joins, says something, and gives up or just leaves."""
    one = (await client.post("/api/tables", json={"game": GAME, "name": "Ann", "language": "en"})).json()
    path = f"/api/tables/{one['code']}"
    await client.post(f"{path}/join", json={"name": "Bo", "language": "en"})
    await client.post(f"{path}/start", headers={"authorization": f"Bearer {one['token']}"})
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
