"""People at many tables, in one process of their own, and how long their moves take to reach everybody.

`python -m bench.server.load PORT TABLES WATCHERS SECONDS PAUSE` prints the figures as JSON: PAUSE is how long
a player thinks; 0 asks for as much as the server can do. Several ports, with commas between them, are those
of servers on one store: those at a table are spread over them.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvloop

from bench.server.wire import Desk, Wire, dial

GAME = "loyalty-or-treachery"
AT_ONCE = 20
VIEW = b'{"kind":"view","n":'
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


@dataclass
class Figures:
    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    counting: bool = False


class Table:
    """One table: its players move as soon as they may, or after a pause; everybody listens."""

    def __init__(self, ports: list[int], figures: Figures, pause: float, watchers: int) -> None:
        self.ports = ports
        self.port = ports[0]
        self.figures = figures
        self.pause = pause
        self.watchers = watchers
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.heard = 0
        self.rng = random.Random(self.port)
        self.over = False
        self.owner = ("", "")
        self.opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Everybody comes to a new table; whoever was at the one before leaves it."""
        for wire in self.wires:
            wire.close()
        self.wires, self.heard, self.sent, self.over = [], 0, 0.0, False
        desk = Desk(self.port)
        options = {"turn_limit": 100_000, "move_limit": 10_000}
        one = await desk.ask(
            "/api/tables", {"game": GAME, "name": "Ann", "language": "en", "options": options}
        )
        path = f"/api/tables/{one['code']}"
        seated = [one, await desk.ask(f"{path}/join", {"name": "Bo", "language": "en"})]
        seated += [await desk.ask(f"{path}/watch", {}) for _ in range(self.watchers)]
        desk.close()
        for place in seated:
            await self._enter(place)
        self.owner = (f"{path}/start", one["token"])

    async def start(self) -> None:
        desk = Desk(self.port)
        path, token = self.owner
        await desk.ask(path, {}, token)
        desk.close()

    async def _start_anew(self) -> None:
        await self.open()
        await self.start()

    async def _enter(self, place: dict[str, Any]) -> None:
        seat = place["seat"]
        welcomed = asyncio.get_running_loop().create_future()

        def heard(text: bytes) -> None:
            if not welcomed.done():
                welcomed.set_result(None)
            elif text.startswith(VIEW):
                self._view(text, seat)

        wire = await dial(self.ports[len(self.wires) % len(self.ports)], "/ws", heard)
        self.wires.append(wire)
        wire.send(encode({"kind": "hello", "table": place["code"], "token": place["token"]}))
        await welcomed

    def _view(self, text: bytes, seat: int | None) -> None:
        self.heard += 1
        if self.figures.counting:
            self.figures.sizes.append(len(text))
        last = self.heard == len(self.wires)
        if last:
            self.heard = 0
            if self.sent and self.figures.counting:
                self.figures.moves += 1
                self.figures.latencies.append(time.perf_counter() - self.sent)
        if seat is not None:
            view = decode(text)["view"]
            if view["actor"] == seat and view["result"] is None:
                self.next = (seat, self._choice(view))
            elif view["result"] is not None:
                self.over = True
        if last and self.over:
            self.opening = asyncio.get_running_loop().create_task(self._start_anew())
        elif last:
            if self.pause:
                wait = self.pause * self.rng.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(wait, self._play)
            else:
                self._play()

    def _play(self) -> None:
        seat, move = self.next
        self.sent = time.perf_counter()
        self.wires[seat].send(encode({"kind": "move", "id": str(self.sent), "move": move}))

    def _choice(self, view: dict[str, Any]) -> dict[str, Any]:
        """Cards go back to the deck as often as possible, so that the match goes on."""
        moves: list[dict[str, Any]] = [move for move in view["legal"] if move["move"] != "resign"]
        for move in moves:
            if "open" in move:
                return {"move": "treachery", "cards": view["pile"][: view["limit"]]}
        return moves[0] if view["phase"] == "take" else self.rng.choice(moves)


async def bare(port: int, tables: int, listeners: int, seconds: float, size: int) -> dict[str, Any]:
    """The bare stack: one in, so many out, as fast as it goes."""
    text = b"x" * size
    rounds = 0

    async def room(number: int) -> None:
        wires: list[Wire] = []
        count = 0

        def heard(_: bytes) -> None:
            nonlocal count, rounds
            count += 1
            if count == listeners:
                count = 0
                rounds += 1
                wires[0].send(text)

        for _ in range(listeners):
            wires.append(await dial(port, f"/{number}", heard))
        wires[0].send(text)

    await asyncio.gather(*(room(number) for number in range(tables)))
    await asyncio.sleep(1)
    print("go", flush=True)
    before = rounds
    await asyncio.sleep(seconds)
    return {"rounds": rounds - before}


async def load(ports: list[int], tables: int, watchers: int, seconds: float, pause: float) -> dict[str, Any]:
    figures = Figures()
    all_tables = [
        Table(ports[place % len(ports) :] + ports[: place % len(ports)], figures, pause, watchers)
        for place in range(tables)
    ]
    for step in (Table.open, Table.start):
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(step(table) for table in all_tables[first : first + AT_ONCE]))
    await asyncio.sleep(1.0 + 2 * pause)
    figures.counting = True
    print("go", flush=True)
    await asyncio.sleep(seconds)
    figures.counting = False
    latencies = sorted(figures.latencies)

    def at(share: float) -> float:
        return latencies[min(len(latencies) - 1, int(share * len(latencies)))] * 1000

    return {
        "moves": figures.moves,
        "size": sum(figures.sizes) // max(1, len(figures.sizes)),
        "p50": at(0.5),
        "p99": at(0.99),
    }


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    ports = [int(port) for port in rest[0].split(",")]
    tables, listeners, seconds, last = int(rest[1]), int(rest[2]), float(rest[3]), float(rest[4])
    uvloop.install()
    if what == "bare":
        result = asyncio.run(bare(ports[0], tables, listeners, seconds, int(last)))
    else:
        result = asyncio.run(load(ports, tables, listeners, seconds, last))
    print(json.dumps(result), flush=True)
