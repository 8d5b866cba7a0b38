"""Are You the Traitor?: how soon a Stop reaches all ten phones, and how fast bots play it alone.

`python -m bench.traitor` measures and writes bench/traitor.md; fifty tables of ten talk at once, and now and
then somebody calls Stop. The load client is a process of its own, `python -m bench.traitor load PORT`.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from bench.server.__main__ import measured, serving
from bench.server.wire import Wire, dial
from turncoat import Match
from turncoat.core.registry import games
from turncoat.lab.simulation import make_plan, play_deal
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.lobby.new_table import first_record
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.codes import new_key
from turncoat.server.tables.registry.tokens import hash_token

GAME = "are-you-the-traitor"
TABLES = 50
PLAYERS = 10
CODE = "AAAA"
SECONDS = 20.0
TALK_EVERY = 1.0
"""Seconds between two lines of talk at a table."""
LINES = 6
"""Lines between two Stops at a table."""
RESTART_LINES = 2_000
VIEW = b'{"kind":"view"'
REVEAL = b'"reveal":{'
encode = msgspec.json.Encoder().encode


class Table:
    """Ten phones. They talk; somebody calls Stop; when all have seen the reveal, all are ready again."""

    def __init__(self, port: int, number: int, found: list[float]) -> None:
        self._port = port
        self._rng = random.Random(number)
        self._found = found
        self._wires: list[Wire] = []
        self._sent = 0.0
        self._waiting: set[int] = set()
        self._calm: set[int] = set()
        self.counting = False

    async def open(self, client: httpx.AsyncClient) -> None:
        made = {"game": GAME, "name": "P0", "language": "en", "options": {"photo_finish": 0, "signals": True}}
        one = (await client.post("/api/tables", json=made)).json()
        path = f"/api/tables/{one['code']}"
        seated = [one]
        for seat in range(1, PLAYERS):
            asked = {"name": f"P{seat}", "language": "en"}
            seated.append((await client.post(f"{path}/join", json=asked)).json())
        for place in seated:
            await self._enter(place)
        answer = await client.post(f"{path}/start", headers={"authorization": f"Bearer {one['token']}"})
        assert answer.status_code == 200, answer.text

    async def _enter(self, place: dict[str, Any]) -> None:
        welcomed = asyncio.get_running_loop().create_future()
        seat = place["seat"]

        def heard(text: bytes) -> None:
            if not welcomed.done():
                welcomed.set_result(None)
            elif text.startswith(VIEW):
                self._view(text, seat)

        wire = await dial(self._port, "/ws", heard)
        self._wires.append(wire)
        wire.send(encode({"kind": "hello", "table": place["code"], "token": place["token"]}))
        await welcomed

    def _view(self, text: bytes, seat: int) -> None:
        if REVEAL not in text:
            self._calm.add(seat)
            return
        self._calm.discard(seat)
        self._waiting.discard(seat)
        if not self._waiting and self._sent:
            if self.counting:
                self._found.append(time.perf_counter() - self._sent)
            self._sent = 0.0

    def _play(self, seat: int, move: dict[str, Any]) -> None:
        self._wires[seat].send(encode({"kind": "move", "move": move}))

    async def live(self) -> None:
        await asyncio.sleep(self._rng.random() * TALK_EVERY)
        while True:
            for _ in range(self._rng.randint(1, 2 * LINES - 1)):
                self._play(self._rng.randrange(PLAYERS), self._line())
                await asyncio.sleep(TALK_EVERY)
            caller = self._rng.randrange(PLAYERS)
            self._waiting = set(range(PLAYERS))
            self._sent = time.perf_counter()
            self._play(caller, {"move": "stop", "target": (caller + 1) % PLAYERS})
            await asyncio.sleep(TALK_EVERY)
            for seat in range(PLAYERS):
                self._play(seat, {"move": "ready"})
            await asyncio.sleep(TALK_EVERY)

    def _line(self) -> dict[str, Any]:
        if self._rng.random() < 0.5:
            return {"move": "claim", "what": "am", "role": "guard"}
        return {"move": "say", "text": "I have seen something that none of you would believe."}


async def load(port: int) -> dict[str, Any]:
    found: list[float] = []
    tables = [Table(port, number, found) for number in range(TABLES)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        for start in range(0, TABLES, 10):
            await asyncio.gather(*(table.open(client) for table in tables[start : start + 10]))
    lives = [asyncio.create_task(table.live()) for table in tables]
    await asyncio.sleep(5)
    for table in tables:
        table.counting = True
    print("go", flush=True)
    await asyncio.sleep(SECONDS)
    for life in lives:
        life.cancel()
    times = sorted(found)

    def at(share: float) -> float:
        return times[min(len(times) - 1, int(share * len(times)))] * 1000

    return {"stops": len(times), "p50": at(0.5), "p99": at(0.99)}


def talked(file: Path) -> list[str]:
    """A store with one table of ten that has said 2,000 lines; the tokens of its seats."""
    tokens = [f"token {seat}" for seat in range(PLAYERS)]
    options = games()[GAME].settle({}, PLAYERS)
    match = Match(GAME, [f"P{seat}" for seat in range(PLAYERS)], seed=bytes(32), options=options)
    for number in range(RESTART_LINES):
        text = f"I have seen something that none of you would believe, {number} times."
        match.play(number % PLAYERS, {"move": "say", "text": text}, at=number / 10)
    made: dict[str, Any] = {"public": False, "together": False, "commitment": match.commitment, "pace": 1.0}
    events: list[e.AnyEvent] = [e.Made(game=GAME, options=options, seats=PLAYERS, code=CODE, **made)]
    for seat, token in enumerate(tokens):
        events.append(e.Sat(seat=seat, name=f"P{seat}", language="en", key=hash_token(token)))
    events += [e.Began(at=0.0, rules=games()[GAME].rules), e.Played(records=match.records())]

    async def store() -> None:
        kept = SqliteStore(file)
        key = new_key()
        await kept.codes.take(CODE, key, kept.wall())
        await kept.append((first_record(key, events, bytes(32), CODE),))
        await kept.close()

    asyncio.run(store())
    return tokens


async def welcomed(port: int, tokens: list[str]) -> float:
    """Seconds until all phones that come at once are welcome."""
    started = time.perf_counter()

    async def enter(token: str) -> None:
        welcome = asyncio.get_running_loop().create_future()

        def heard(text: bytes) -> None:
            if not welcome.done():
                welcome.set_result(text)

        wire = await dial(port, "/ws", heard)
        wire.send(encode({"kind": "hello", "table": CODE, "token": token}))
        assert (await welcome).startswith(b'{"kind":"welcome"')

    await asyncio.gather(*map(enter, tokens))
    return time.perf_counter() - started


def restarted(folder: Path) -> float:
    file = folder / "talked"
    tokens = talked(file)
    times = []
    for _ in range(5):
        with serving(str(file)) as (port, _):
            times.append(asyncio.run(welcomed(port, tokens)))
    return sorted(times)[2]


def simulated(players: int, games: int) -> tuple[float, float]:
    """Decisions a second of bots alone, through `Match` and views; and seconds a game."""
    plan = make_plan(GAME, ["steady"], games, players)
    started = time.perf_counter()
    matches = [match for deal in range(plan.deals) for match in play_deal(plan, deal).matches]
    took = time.perf_counter() - started
    return sum(match.records for match in matches) / took, took / len(matches)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with serving(str(Path(folder) / "store")) as (port, pid):
            stops = measured("load", pid, port, module="bench.traitor")
        welcome = restarted(Path(folder))
    lines = [
        "# Are You the Traitor?, measured by `make bench-traitor`",
        "",
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}."
        " Server and load client have a process each.",
        "",
        f"{TABLES} tables of {PLAYERS} talk at once, a line a second each. From a Stop that counts at once"
        " to the last of the ten phones that show the reveal:",
        "",
        "| Stops | p50 | p99 | server CPU |",
        "|---|---|---|---|",
        f"| {stops['stops']} | {stops['p50']:.1f} ms | {stops['p99']:.1f} ms"
        f" | {stops['cpu'] / SECONDS:.0%} |",
        "",
        f"A server that has just started welcomes ten phones that come at once to a table with"
        f" {RESTART_LINES:,} lines of talk in {welcome:.2f} s (middle of five).",
        "",
        "Bots alone, one core, all their views built and read:",
        "",
        "| players | decisions a second | seconds a game |",
        "|---|---|---|",
    ]
    for players, count in ((4, 12), (6, 12), (10, 10)):
        rate, each = simulated(players, count)
        lines.append(f"| {players} | {rate:,.0f} | {each:.2f} |")
    print("\n".join(lines))
    (Path(__file__).parent / "traitor.md").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["restart"]:  # only prints
        with tempfile.TemporaryDirectory() as place:
            print(f"{restarted(Path(place)):.2f} s")
    elif sys.argv[1:2] == ["load"]:
        uvloop.install()
        print(json.dumps(asyncio.run(load(int(sys.argv[2])))), flush=True)
    else:
        main()
