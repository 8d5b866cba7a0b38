"""A server under load that is killed at random moments, again and again.

After each kill the file itself is read: every acknowledged move is there, none twice, without gaps. Then
the server starts again and the same people go on: what was not acknowledged they send once more, with the
same id.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.person import choice
from tests.server.servers import GAME
from tests.until import PATIENCE
from turncoat import Match
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log import state as states
from turncoat.server.uvicorn_server import listen

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]


class Player:
    """Plays whenever there is something to play."""

    def __init__(self, crashes: Crashes, code: str, seat: int, token: str, rng: Random) -> None:
        self.crashes = crashes
        self.code = code
        self.seat = seat
        self.token = token
        self.rng = rng
        self.sent = 0
        self.waiting: Json | None = None
        """A move that has been sent and not been answered."""
        self.seen = 0
        self.epoch = ""
        self.view: Json | None = None
        self.now = 0.0
        self.heard_at = 0.0

    async def visit(self) -> None:
        """One connection, until it breaks."""
        uri = f"ws://127.0.0.1:{self.crashes.port}/ws"
        try:
            async with connect(uri, compression=None, proxy=None, open_timeout=PATIENCE) as socket:
                hello = {"kind": "hello", "table": self.code, "token": self.token}
                await socket.send(json.dumps({**hello, "epoch": self.epoch, "seen": self.seen}))
                async for text in socket:
                    await self._hear(json.loads(text), socket)
        except (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, EOFError):
            return

    async def _hear(self, message: Json, socket: ClientConnection) -> None:
        if message["kind"] == "welcome":
            self._check_welcome(message)
            if self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
                await socket.send('{"kind":"ping","t":0}')
        elif message["kind"] == "done":
            self.crashes.acknowledge(self.code, message["id"])
            self.waiting = None
        assert message["kind"] != "refused", message
        if "now" in message:
            self.now, self.heard_at = message["now"], time.monotonic()
        view = message.get("view")
        if view is not None:
            self.seen, self.view = message["n"], view
        if self.view is not None and (view is not None or message["kind"] == "pong"):
            await self._act(self.view, socket)

    def _check_welcome(self, message: Json) -> None:
        """Clocks go on, and the time that the server was down is not counted."""
        assert message["n"] >= (self.seen if message["epoch"] == self.epoch else 1)
        self.epoch = message["epoch"]
        if self.seen:
            alive = (self.crashes.killed_at - self.heard_at) + (time.monotonic() - self.crashes.started_at)
            assert message["now"] <= self.now + max(alive, 0.0) + 0.01
            assert message["now"] >= self.crashes.latest.get(self.code, 0.0)

    async def _act(self, view: Json, socket: ClientConnection) -> None:
        if view["result"] is not None:
            self.crashes.enough.set()
            return
        move = choice(view, self.rng)
        if move is not None and self.waiting is None:
            self.sent += 1
            self.waiting = {"kind": "move", "id": f"{self.seat}-{self.sent}", "move": move}
            await socket.send(json.dumps(self.waiting))


OVER = """select codes.code from codes join tables on tables.code = codes."table" where stage = 'over'"""


class Crashes:
    def __init__(self, file: Path, rng: Random, tables: int = 4) -> None:
        self.file = file
        self.rng = rng
        self.tables = tables
        with contextlib.closing(listen("127.0.0.1", 0)) as listener:
            self.port: int = listener.getsockname()[1]
        self.acknowledged: dict[str, list[str]] = {}
        self.latest: dict[str, float] = {}
        self.players: list[Player] = []
        self.killed_at = self.started_at = 0.0
        self.left = 0
        self.enough = asyncio.Event()
        self.moves = 0

    async def run(self, kills: int) -> None:
        for _ in range(kills):
            with self._server() as process:
                await self._ready(process)
                while len(self.players) < 2 * self.tables:
                    await self._sit_down()
                await self._load(process)
            self._check_file()

    @contextlib.contextmanager
    def _server(self) -> Iterator[subprocess.Popen[bytes]]:
        self.started_at = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.subject", str(self.port), str(self.file)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()

    async def _ready(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await asyncio.to_thread(process.stdout.readline)
        assert line == b"ready\n"

    def acknowledge(self, code: str, ticket: str) -> None:
        self.acknowledged[code].append(ticket)
        self.left -= 1
        if self.left <= 0:
            self.enough.set()

    async def _sit_down(self) -> None:
        base = f"http://127.0.0.1:{self.port}/api/tables"
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            made = {"game": GAME, "name": "Ann", "language": "en", "options": {"turn_limit": 100_000}}
            one = (await client.post(base, json=made)).json()
            join = {"name": "Bo", "language": "en"}
            two = (await client.post(f"{base}/{one['code']}/join", json=join)).json()
            answer = await client.post(
                f"{base}/{one['code']}/start", headers={"authorization": f"Bearer {one['token']}"}
            )
            assert answer.status_code == 200
        self.acknowledged[one["code"]] = []
        for seated in (one, two):
            rng = Random(self.rng.random())
            self.players.append(Player(self, one["code"], seated["seat"], seated["token"], rng))

    async def _load(self, process: subprocess.Popen[bytes]) -> None:
        """Everybody plays; at some moment the server is no more."""
        self.left, self.enough = self.rng.randrange(1, 60), asyncio.Event()
        visits = [asyncio.create_task(player.visit()) for player in self.players]
        try:
            async with asyncio.timeout(PATIENCE):
                await self.enough.wait()
                for _ in range(self.rng.randrange(30)):  # not only just after an answer
                    await asyncio.sleep(0)
        finally:
            process.kill()
            self.killed_at = time.monotonic()
            process.wait()
            await asyncio.gather(*visits)
        self._clear_finished()

    def _clear_finished(self) -> None:
        """A match that is over makes room for another."""
        connection = sqlite3.connect(self.file)
        over = {code for (code,) in connection.execute(OVER)}
        connection.close()
        self.players = [player for player in self.players if player.code not in over]

    def _check_file(self) -> None:
        connection = sqlite3.connect(self.file)
        try:
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
            for code, acknowledged in self.acknowledged.items():
                self._check_table(connection, code, acknowledged)
        finally:
            connection.close()
        for code in [code for code in self.acknowledged if all(p.code != code for p in self.players)]:
            self.moves += len(self.acknowledged.pop(code))

    def _check_table(self, connection: sqlite3.Connection, code: str, acknowledged: list[str]) -> None:
        rows = connection.execute(
            'select number, body, seed from records join tables on tables.id = records."table"'
            ' join seeds on seeds."table" = tables.id'
            ' where code = (select "table" from codes where code = ?) order by number',
            (code,),
        ).fetchall()
        assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
        events = [event for _, body, _ in rows for event in e.decode(body)]
        played = [event for event in events if isinstance(event, e.Played)]
        times = Counter(f"{event.by}:{event.id}" for event in played if event.id is not None)
        assert all(count == 1 for count in times.values()), "a move was carried out twice"
        stored = Counter(event.id for event in played)
        assert set(acknowledged) <= set(stored), "an acknowledged move is lost"
        assert len(acknowledged) == len(set(acknowledged))
        match: Match = states.from_log(code, [body for _, body, _ in rows], rows[0][2]).match()
        self.latest[code] = match.now
