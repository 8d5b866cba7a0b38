"""Measures PostgreSQL against SQLite, and several servers on it; writes bench/server/several.md."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server.__main__ import HERE, ROOT, cpu, pin, serving
from bench.server.load import GAME
from bench.server.wire import Desk
from tests.server.faults import lasting
from tests.server.services import Postgres, running_postgres

SECONDS = 4.0
ROUNDS = 3
TABLES = (10, 100, 500)
WATCHERS = 10
RESUMING = 50
"""Tables with two people each whose server is killed."""
MOVES = 150
AWAY = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


def database_cpu(postgres: Postgres) -> float:
    """CPU-seconds of the database: all of its processes, those that have ended too."""
    assert postgres.process is not None
    pid = postgres.process.pid
    family = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    used = sum(int(part) for part in ended) / os.sysconf("SC_CLK_TCK")
    for child in (pid, *map(int, family)):
        with contextlib.suppress(FileNotFoundError):
            used += cpu(child)
    return used


def measured(pids: list[int], postgres: Postgres, *arguments: object) -> dict[str, Any]:
    """What the load client found, and the CPU-seconds of servers and database meanwhile."""
    client = subprocess.Popen(
        [sys.executable, "-m", "bench.server.load", "load", *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert client.stdout is not None
    pin(client.pid, 1)
    assert client.stdout.readline() == "go\n"
    before, database = sum(map(cpu, pids)), database_cpu(postgres)
    line = client.stdout.readline()
    used, used_there = sum(map(cpu, pids)) - before, database_cpu(postgres) - database
    client.wait()
    return {**json.loads(line), "cpu": used, "database": used_there}


def stores(postgres: Postgres, folder: Path) -> list[str]:
    lines = [
        f"## CPU a move: PostgreSQL against SQLite, tables of two players and {WATCHERS} watchers",
        "",
        "One server, as fast as it goes; rounds in turn, the middle one of the shares. Above 1: a move takes"
        " less of the server's CPU on PostgreSQL.",
        "",
        "| tables | moves a CPU-second on SQLite | on PostgreSQL | share | with the database's CPU |",
        "|---|---|---|---|---|",
    ]
    for tables in TABLES:
        file, base, shares, whole = [], [], [], []
        for turn in range(ROUNDS):
            with serving(str(folder / f"{tables}-{turn}")) as (port, pid):
                one = measured([pid], postgres, port, tables, WATCHERS, SECONDS, 0)
            with serving(postgres.new_database()) as (port, pid):
                two = measured([pid], postgres, port, tables, WATCHERS, SECONDS, 0)
            file.append(one["moves"] / one["cpu"])
            base.append(two["moves"] / two["cpu"])
            shares.append(base[-1] / file[-1])
            whole.append(two["moves"] / (two["cpu"] + two["database"]) / file[-1])
        lines.append(
            f"| {tables} | {max(file):,.0f} | {max(base):,.0f} | {statistics.median(shares):.2f}"
            f" | {statistics.median(whole):.2f} |"
        )
        print(lines[-1], flush=True)
    return lines


@contextlib.contextmanager
def several(url: str, number: int) -> Iterator[list[tuple[int, int]]]:
    """Servers on one database: port and process id of each."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(serving(url)) for _ in range(number)]


def servers(postgres: Postgres) -> list[str]:
    lines = [
        "## One, two and three servers on one database, 100 tables of two players and one who watches",
        "",
        "Everybody at a table is at another server. At a move a second, and as fast as it goes; all servers"
        " share one core here, so that what is seen is the cost of being several, not the gain.",
        "",
        "| servers | calm: p50 | p99 | CPU of all | at full speed: moves a second | moves a CPU-second |",
        "|---|---|---|---|---|---|",
    ]
    for number in (1, 2, 3):
        with several(postgres.new_database(), number) as running:
            ports = ",".join(str(port) for port, _ in running)
            pids = [pid for _, pid in running]
            calm = measured(pids, postgres, ports, 100, 1, SECONDS, 1)
        with several(postgres.new_database(), number) as running:
            ports = ",".join(str(port) for port, _ in running)
            pids = [pid for _, pid in running]
            full = measured(pids, postgres, ports, 100, 1, SECONDS, 0)
        lines.append(
            f"| {number} | {calm['p50']:.1f} ms | {calm['p99']:.1f} ms | {calm['cpu'] / SECONDS:.0%}"
            f" | {full['moves'] / SECONDS:,.0f} | {full['moves'] / full['cpu']:,.0f} |"
        )
        print(lines[-1], flush=True)
    return lines


class Client:
    """Somebody who plays until there are enough moves, and comes back elsewhere when a server is gone."""

    def __init__(self, ports: list[int], place: dict[str, Any], rng: Random) -> None:
        self.ports, self.place, self.rng = ports, place, rng
        self.at = 0
        self.moves = 0
        self.ready = asyncio.Event()
        self.lost_at = 0.0
        self.back: float | None = None

    async def run(self) -> None:
        while True:
            try:
                await self._visit()
            except AWAY:
                self.lost_at = self.lost_at or time.monotonic()
                self.at += 1

    async def _visit(self) -> None:
        uri = f"ws://127.0.0.1:{self.ports[self.at % len(self.ports)]}/ws"
        async with connect(uri, compression=None, proxy=None, close_timeout=0) as socket:
            hello = {"kind": "hello", "table": self.place["code"], "token": self.place["token"]}
            await socket.send(json.dumps(hello))
            async for text in socket:
                message = json.loads(text)
                if message["kind"] == "welcome" and self.lost_at and self.back is None:
                    self.back = time.monotonic() - self.lost_at
                view = message.get("view")
                if view is not None and not self.lost_at:
                    await self._play(view, socket)

    async def _play(self, view: dict[str, Any], socket: Any) -> None:
        if view["turns"] >= MOVES or view["result"] is not None:
            self.ready.set()
            return
        move = lasting(view, self.rng)
        if move is not None:
            await socket.send(json.dumps({"kind": "move", "move": move}))


async def resumed(ports: list[int], kill: Any) -> list[float]:
    clients: list[Client] = []
    for number in range(RESUMING):
        desk = Desk(ports[0])
        options = {"turn_limit": 100_000, "move_limit": 10_000}
        made = {"game": GAME, "name": "Ann", "language": "en", "options": options}
        ann = await desk.ask("/api/tables", made)
        bo = await desk.ask(f"/api/tables/{ann['code']}/join", {"name": "Bo", "language": "en"})
        await desk.ask(f"/api/tables/{ann['code']}/start", {}, ann["token"])
        desk.close()
        clients += [Client(ports, place, Random(number)) for place in (ann, bo)]
    tasks = [asyncio.create_task(client.run()) for client in clients]
    await asyncio.gather(*(client.ready.wait() for client in clients))
    kill()
    while any(client.back is None for client in clients):
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    return sorted(client.back or 0.0 for client in clients)


def resuming(postgres: Postgres) -> list[str]:
    with several(postgres.new_database(), 2) as running:
        ports = [port for port, _ in running]
        back = asyncio.run(resumed(ports, lambda: os.kill(running[0][1], 9)))
    p50, p99 = back[len(back) // 2], back[len(back) * 99 // 100]
    return [
        "## After a kill",
        "",
        f"{len(back)} people at {RESUMING} tables with {MOVES} moves each, all at one of two servers, which"
        f" is killed. From the lost connection to the next welcome: p50 {p50:.2f} s, p99 {p99:.2f} s.",
    ]


def main() -> None:
    lines = [
        "# Several servers on PostgreSQL",
        "",
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, commits wait for"
        " the disk. `python -m bench.server.several`. Trust the ratios.",
        "",
    ]
    with tempfile.TemporaryDirectory() as folder, running_postgres() as postgres:
        for part in (stores(postgres, Path(folder)), servers(postgres), resuming(postgres)):
            lines += [*part, ""]
    print("\n".join(lines))
    (HERE / "several.md").write_text("\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
