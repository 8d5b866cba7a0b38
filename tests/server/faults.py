"""Two servers on one database, people who play at both, and everything that can fail failing.

Servers are killed, or stopped for a while; the database crashes, or ends its connections in the middle of
commits; the bus falls silent. Whoever loses a server goes on at the other. Afterwards the database itself is
read: every acknowledged move is there once, without gaps, and every deadline came once and not too early.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.person import choice
from tests.server.servers import GAME
from tests.server.services import Postgres, Valkey
from tests.until import PATIENCE, until
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log import state as states
from turncoat.server.uvicorn_server import listen

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
SILENCE: Final = 2.0
"""Seconds without a sign after which somebody tries another server."""
PASSING: Final = ("not_stored", "in_doubt", "not_read", "too_fast", "too_many_connections")
"""Refusals after which the same request is sent again."""
WORTH_A_LINE: Final = 1.0
"""Seconds that a deadline may be late before the report says what failed then."""
ENDLESS: Final = {"turn_limit": 100_000, "move_limit": 10_000}


class RunningServer:
    """A server in a process of its own, which comes back on the same port."""

    def __init__(self, store: str, bus: str | None) -> None:
        with contextlib.closing(listen("127.0.0.1", 0)) as listener:
            self.port: int = listener.getsockname()[1]
        self._command = [sys.executable, "-m", "tests.server.subject", str(self.port), store]
        self._command += [] if bus is None else [bus]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(self._command, cwd=ROOT, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            line = await asyncio.to_thread(self.process.stdout.readline)
        assert line == b"ready\n", line

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@dataclass
class Tally:
    """What the players saw."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    resumed: list[float] = field(default_factory=list)
    """Seconds from the end of a connection to the next welcome."""
    closings: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)


class Player:
    """Plays whenever there is something to play, at whichever server there is."""

    def __init__(self, world: World, code: str, seat: int, token: str, rng: Random) -> None:
        self.world = world
        self.code, self.seat, self.token, self.rng = code, seat, token, rng
        self.at = seat
        """Which server it tries next."""
        self.sent = 0
        self.waiting: Json | None = None
        self.turns = -1
        self.played_at = 0.0
        self.lost_at: float | None = None
        self.number, self.epoch = 0, ""

    async def play(self) -> None:
        while not self.world.over.is_set():
            port = self.world.servers[self.at % len(self.world.servers)].port
            self.at += 1
            with contextlib.suppress(*LOST):
                await self._visit(port)
            if self.lost_at is None:
                self.lost_at = time.monotonic()
            await asyncio.sleep(0.02)

    async def _visit(self, port: int) -> None:
        uri = f"ws://127.0.0.1:{port}/ws"
        async with connect(
            uri, compression=None, proxy=None, open_timeout=SILENCE, close_timeout=0
        ) as socket:
            hello = {"kind": "hello", "table": self.code, "token": self.token}
            await socket.send(json.dumps({**hello, "epoch": self.epoch, "seen": self.number}))
            view: Json | None = None
            while not self.world.over.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE / 2))
                except TimeoutError:
                    await socket.send('{"kind":"ping","t":0}')
                    message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE / 2))
                view = self._hear(message) or view
                if message["kind"] in ("closing", "refused") and message.get("id") is None:
                    return
                if message["kind"] in ("welcome", "refused") and self.waiting is not None:
                    await socket.send(json.dumps(self.waiting))
                elif message["kind"] == "done":
                    await socket.send('{"kind":"ping","t":1}')  # what follows from it is told before the pong
                elif view is not None and self.waiting is None and message["kind"] in ("welcome", "pong"):
                    await self._act(view, socket)
                elif message["kind"] == "view" and self.waiting is None:
                    await socket.send('{"kind":"ping","t":1}')

    def _hear(self, message: Json) -> Json | None:
        match message["kind"]:
            case "welcome":
                if self.lost_at is not None:
                    self.world.tally.resumed.append(time.monotonic() - self.lost_at)
                    self.lost_at = None
                if message["epoch"] == self.epoch:
                    assert message["n"] >= self.number, "numbers went back"
                self.epoch = message["epoch"]
            case "done":
                assert self.waiting is not None
                assert message["id"] == self.waiting["id"]
                self.world.tally.acknowledged[self.code].append(message["id"])
                self.waiting = None
            case "refused":
                self.world.tally.refusals[message["code"]] += 1
                assert message["code"] in PASSING, message
            case "closing":
                self.world.tally.closings[message["code"]] += 1
        view: Json | None = message.get("view")
        if view is not None:
            self._look(message, view)
        return view

    def _look(self, message: Json, view: Json) -> None:
        """What was seen once stays so, whichever server tells it."""
        assert view["turns"] >= self.turns, "a view went back"
        at = message.get("at", 0.0)
        assert at == 0.0 or at >= self.played_at, "a clock went back"
        self.turns, self.played_at = view["turns"], max(at, self.played_at)
        self.number = message["n"]

    async def _act(self, view: Json, socket: Any) -> None:
        if view["result"] is not None:
            self.world.finished.add(self.code)
            return
        move = lasting(view, self.rng)
        if move is not None:
            self.sent += 1
            self.waiting = {"kind": "move", "id": f"{self.seat}-{self.sent}", "move": move}
            await socket.send(json.dumps(self.waiting))


def lasting(view: Json, rng: Random) -> Json | None:
    """A move after which there is much to play for: cards go back to the deck as often as possible."""
    if any("open" in move for move in view["legal"]):
        return {"move": "treachery", "cards": view["pile"][: view["limit"]]}
    return choice(view, rng)


@dataclass(frozen=True)
class Found:
    """What the database holds in the end."""

    moves: int
    bot_moves: int
    deadlines: int
    """How many came at tables where nobody was."""
    late: list[float]
    """By how many seconds each deadline came after its time there; not while the database was away."""


class World:
    def __init__(self, postgres: Postgres, database: str, rng: Random, valkey: Valkey | None = None) -> None:
        self.postgres, self.database, self.valkey, self.rng = postgres, database, valkey, rng
        bus = None if valkey is None else valkey.url
        self.servers = [RunningServer(database, bus) for _ in range(2)]
        self.tally = Tally()
        self.over = asyncio.Event()
        self.finished: set[str] = set()
        self.players: list[Player] = []
        self.unattended: list[str] = []
        self.database_faults: list[tuple[float, float]] = []
        """When the database was away, by its own clock."""
        self.faults: list[tuple[str, float, float]] = []
        """All that failed, and when, by the same clock."""

    async def run(self, tables: int, unattended: int, faults: list[str], pause: float) -> Found:
        await asyncio.gather(*(server.start() for server in self.servers))
        playing: list[asyncio.Task[None]] = []
        try:
            for number in range(tables):
                await self._sit_down(number)
            for _ in range(unattended):
                await self._leave_alone()
            playing = [asyncio.create_task(player.play()) for player in self.players]
            for fault in faults:
                await self._some_moves(playing)
                before = time.time()
                await getattr(self, fault)()
                self.faults.append((fault, before, time.time()))
                await asyncio.sleep(pause * self.rng.random())
            await self._some_moves(playing)
            self.over.set()
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            for server in self.servers:
                server.kill()
        return await self._read()

    async def _some_moves(self, playing: list[asyncio.Task[None]]) -> None:
        """Every fault finds everybody at play: each table has gone on since the last."""
        before = {code: len(moves) for code, moves in self.tally.acknowledged.items()}

        def have_moved() -> bool:
            for task in playing:
                if task.done():
                    task.result()
            return all(
                len(moves) > before[code]
                for code, moves in self.tally.acknowledged.items()
                if code not in self.finished
            )

        await until(have_moved, "there is a move at each table", lambda: (before, self.tally.acknowledged))

    # Tables

    async def _post(self, path: str, token: str | None = None, **body: Any) -> Json:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        url = f"http://127.0.0.1:{self.servers[0].port}{path}"
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            answer = await client.post(url, json=body or None, headers=headers)
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told

    async def _sit_down(self, number: int) -> None:
        """Two people, each with a server of their own; at every third table one of them is a bot."""
        with_bot = number % 3 == 2
        made: Json = {"game": GAME, "name": "Ann", "language": "en", "options": ENDLESS, "bots": with_bot}
        places = [await self._post("/api/tables", **made)]
        code = places[0]["code"]
        if not with_bot:
            places.append(await self._post(f"/api/tables/{code}/join", name="Bo", language="en"))
        await self._post(f"/api/tables/{code}/start", token=places[0]["token"])
        self.tally.acknowledged[code] = []
        for place in places:
            rng = Random(self.rng.random())
            self.players.append(Player(self, code, place["seat"], place["token"], rng))

    async def _leave_alone(self) -> None:
        """Nobody is there: the clock plays, once a second."""
        options = {**ENDLESS, "move_limit": 1}
        ann = await self._post("/api/tables", game=GAME, name="Ann", language="en", options=options)
        await self._post(f"/api/tables/{ann['code']}/join", name="Bo", language="en")
        await self._post(f"/api/tables/{ann['code']}/start", token=ann["token"])
        self.unattended.append(ann["code"])

    # Faults

    async def kill_a_server(self) -> None:
        server = self.rng.choice(self.servers)
        server.kill()
        await server.start()

    async def kill_both_servers(self) -> None:
        for server in self.servers:
            server.kill()
        await asyncio.gather(*(server.start() for server in self.servers))

    async def stop_a_server(self) -> None:
        server = self.rng.choice(self.servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.5, 4.0))
        server.signal(signal.SIGCONT)

    async def crash_the_database(self) -> None:
        before = time.time()
        await asyncio.to_thread(self.postgres.crash)
        self.database_faults.append((before, time.time()))

    async def cut_connections(self) -> None:
        """Again and again, so that some are cut in the middle of a commit."""
        name = self.database.rpartition("/")[2]
        connection = await asyncpg.connect(self.postgres.url())
        before = time.time()
        for _ in range(10):
            await connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name
            )
            await asyncio.sleep(self.rng.uniform(0.0, 0.03))
        await connection.close()
        self.database_faults.append((before, time.time()))

    async def kill_the_bus(self) -> None:
        if self.valkey is None:
            await self._end_listening()
        else:
            await asyncio.to_thread(self.valkey.kill)
            await asyncio.sleep(self.rng.uniform(0.0, 1.0))
            await asyncio.to_thread(self.valkey.start)

    async def _end_listening(self) -> None:
        connection = await asyncpg.connect(self.postgres.url())
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = $1 and (query ilike 'listen%' or query like '%pg_notify%')",
            self.database.rpartition("/")[2],
        )
        await connection.close()

    # What is there in the end

    async def _read(self) -> Found:
        connection = await asyncpg.connect(self.database)
        try:
            codes = [*self.tally.acknowledged, *self.unattended]
            found = [await self._check(connection, code) for code in codes]
        finally:
            await connection.close()
        return Found(
            sum(part.moves for part in found),
            sum(part.bot_moves for part in found),
            sum(part.deadlines for part in found),
            [each for part in found for each in part.late],
        )

    async def _check(self, connection: Any, code: str) -> Found:
        rows = await connection.fetch(
            'select r.number, r.at, r.body, s.seed, h.paused from codes c join tables t on t.code = c."table"'
            ' join records r on t.id = r."table" join seeds s on s."table" = t.id, house h'
            " where c.code = $1 order by number",
            code,
        )
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1)), "there is a gap"
        events = [(row["at"], event) for row in rows for event in e.decode(row["body"])]
        played = [(at, event) for at, event in events if isinstance(event, e.Played)]
        ids = Counter(f"{event.by}:{event.id}" for _, event in played if event.id is not None)
        assert all(times == 1 for times in ids.values()), "a move was carried out twice"
        acknowledged = self.tally.acknowledged.get(code, [])
        assert len(acknowledged) == len(set(acknowledged))
        assert set(acknowledged) <= {event.id for _, event in played}, "an acknowledged move is lost"
        state = states.from_log(code, [row["body"] for row in rows], rows[0]["seed"])
        match = state.match()  # repeats every record, and refuses what does not follow
        times = [record["at"] for record in match.records()]
        assert times == sorted(times), "a clock went back"
        alone = code in self.unattended
        late = self._late(state.began, played, rows[0]["paused"]) if alone else []
        bot_moves = sum(
            record.get("seat") is not None
            for _, event in played
            if event.id is None
            for record in event.records
        )
        return Found(len(acknowledged), bot_moves, len(played) if alone else 0, late)

    def _late(self, began: float, played: list[tuple[float, e.Played]], paused: float) -> list[float]:
        """By how much each deadline was late, but for those that came while the database was away."""
        found = []
        for at, event in played:
            for record in event.records:
                due = began + record["at"]
                assert at >= due - 0.005, "a deadline came too early"
                if not any(start - 5 < due + paused < end + 5 for start, end in self.database_faults):
                    found.append(at - due)
                    if at - due > WORTH_A_LINE:
                        self._explain(due + paused, at - due)
        return found

    def _explain(self, due: float, late: float) -> None:
        """What failed around that time, for whoever reads the report. Pauses after it shift it a little."""
        near = [
            f"{what} {start - due:+.1f} s" for what, start, end in self.faults if start - 5 < due < end + 5
        ]
        print(f"late by {late:.2f} s; beside it: {', '.join(near) or 'nothing'}")


FAULTS: Final = (
    "kill_a_server",
    "stop_a_server",
    "cut_connections",
    "kill_the_bus",
    "crash_the_database",
    "kill_both_servers",
)
