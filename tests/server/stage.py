"""A real server on a real port, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from turncoat.core.chance import commitment
from turncoat.server.cluster.membership import Peers
from turncoat.server.cluster.membership_postgres import PostgresPeers
from turncoat.server.cluster.transport import Bus
from turncoat.server.cluster.transport_notify import NotifyBus
from turncoat.server.http.proxies import Proxies
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.limits import Limits
from turncoat.server.store.interface import Store
from turncoat.server.store.postgres import PostgresStore
from turncoat.server.store.sqlite import SqliteStore
from turncoat.server.tables.lobby.new_table import first_record
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.tokens import hashed
from turncoat.server.tables.server import TableServer
from turncoat.server.uvicorn_server import listen, server

Json = dict[str, Any]
PLENTY = Limits(
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    requests_at_once=1_000_000,
    wrong_at_once=1_000_000,
    wrong_seconds=0,
    talk_at_once=1_000_000,
)
GAME = "loyalty-or-treachery"
PATIENCE = 60.0
"""Seconds to wait for something that must come; a test that works waits much less."""


class Hands:
    """The hands of a clock that only the test moves."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Person:
    """Somebody at a socket. Everything received is kept, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = 0
        self._covered: deque[Json] = deque()
        """What came inside a cover and was not looked at yet."""
        self.heard: list[str] = []

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()

    async def hang_up(self) -> None:
        await self._socket.close()

    def abort(self) -> None:
        self._socket.transport.abort()

    async def send(self, message: Json | str) -> None:
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Json:
        """The next message; those in a cover one by one."""
        if self._covered:
            return self._covered.popleft()
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self._covered += message["news"] if message["kind"] == "cover" else ()
        return message

    async def expect(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of that kind that fits; others are passed over."""
        while True:
            message = await self.hear()
            if message["kind"] == kind and fits(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and give its answer, `done` or `refused`."""
        self._ids += 1
        ticket = fields.pop("id", f"r{self._ids}")
        await self.send({"kind": kind, "id": ticket, **fields})
        while True:
            message = await self.hear()
            if message["kind"] in ("done", "refused") and message["id"] == ticket:
                return message

    async def do(self, kind: str, **fields: Any) -> Json:
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "done", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "refused", answer
        return str(answer["code"])

    def messages(self) -> list[Json]:
        """Everything that was heard, those in covers one by one."""
        whole = [json.loads(text) for text in self.heard]
        return [each for message in whole for each in (message, *message.get("news", ()))]

    def view(self) -> Json | None:
        """The latest view that was heard."""
        for text in reversed(self.heard):
            if '"view":{' in text:
                message = json.loads(text)
                for told in reversed([message, *message.get("news", ())]):
                    if told.get("view") is not None:
                        view: Json = told["view"]
                        return view
        return None

    def next_move(self, rng: Random) -> Json:
        """Some legal move for the latest view."""
        view = self.view()
        move = None if view is None else choice(view, rng)
        assert move is not None
        return move

    async def settle(self) -> None:
        """Everything that the server has told so far is heard."""
        self._ids += 1
        await self.send({"kind": "ping", "t": self._ids})
        await self.expect("pong", lambda pong: pong["t"] == self._ids)

    async def ended(self) -> Json:
        """The last message before the server hung up."""
        last: Json = {}
        try:
            while True:
                last = await self.hear()
        except ConnectionClosed:
            return last


class Stage:
    table_server: TableServer
    """Where the server is in this process."""

    def __init__(self, table_server: TableServer, port: int) -> None:
        self.table_server = table_server
        self._reach(port)

    @classmethod
    def at(cls, port: int) -> Stage:
        """The stage of a server in another process."""
        stage = cls.__new__(cls)
        stage._reach(port)
        return stage

    def _reach(self, port: int) -> None:
        self.port = port
        self._people: list[Person] = []
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def post(self, path: str, token: str | None = None, **body: Any) -> Json:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body or None, headers=headers)
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told

    async def make(self, name: str = "Ann", **fields: Any) -> Json:
        return await self.post("/api/tables", game=GAME, name=name, language="en", **fields)

    async def join(self, code: str, name: str = "Bo", language: str = "en") -> Json:
        return await self.post(f"/api/tables/{code}/join", name=name, language=language)

    async def table(self, code: str) -> Json:
        answer = await self.http.get(f"/api/tables/{code}")
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told

    async def bodies(self, code: str) -> list[bytes]:
        """What is stored of a table, record by record."""
        return [record.body for record in await self.table_server.store.read(await self.key(code)) or []]

    async def key(self, code: str) -> str:
        """The key of a table, under which its log is stored."""
        key = await self.table_server.registry.codes.lead(code)
        assert key is not None
        return key

    async def socket(self, path: str = "/ws", **headers: str) -> Person:
        uri = f"ws://127.0.0.1:{self.port}{path}"
        person = Person(await connect(uri, additional_headers=headers, compression=None, proxy=None))
        self._people.append(person)
        return person

    def forget(self, person: Person) -> None:
        person.abort()
        self._people.remove(person)

    async def close(self) -> None:
        """Nobody is left at a socket, however slow the machine is."""
        for person in self._people:
            person.abort()
        await self.http.aclose()

    async def enter(self, seated: Json, seen: int = 0, **fields: Any) -> tuple[Person, Json]:
        """Sit down at the socket; what the welcome said comes with it."""
        person = await self.socket(f"/ws/{seated['code']}")
        await person.send(
            {"kind": "hello", "table": seated["code"], "token": seated["token"], "seen": seen, **fields}
        )
        return person, await person.expect("welcome")

    async def pair(self, start: bool = True, **fields: Any) -> tuple[Person, Person, str]:
        """Two people at a table of their own."""
        ann = await self.make(**fields)
        bo = await self.join(ann["code"])
        one, _ = await self.enter(ann)
        two, _ = await self.enter(bo)
        if start:
            await one.do("start")
            for person in (one, two):
                await person.expect("view")
        return one, two, ann["code"]

    async def set_up(
        self, code: str, seed: bytes, tokens: list[str], bots: Sequence[int] = (), **made: Any
    ) -> list[Json]:
        """A table with everything fixed, which nobody could ask for over HTTP."""
        usual: Json = {"game": GAME, "options": {}, "public": False, "together": False, "pace": 0.0}
        made = {"commitment": commitment(seed)} | made
        events: list[e.AnyEvent] = [e.Made(seats=len(tokens), **(usual | made))]
        for seat, token in enumerate(tokens):
            name = f"Player {seat}"
            if seat in bots:
                events.append(e.BotSat(seat=seat, name=name, bot="random", seed=7))
            else:
                events.append(e.Sat(seat=seat, name=name, language="en", key=hashed(token)))
        await self.table_server.store.append((first_record(code, events, seed),))
        return [{"code": code, "seat": seat, "token": token} for seat, token in enumerate(tokens)]


@contextlib.asynccontextmanager
async def serving(
    place: Path | str,
    limits: Limits | None = None,
    hands: Hands | None = None,
    pace: float = 0.0,
    static_files: StaticFiles | None = None,
    public_url: str | None = None,
    bus: Bus | None = None,
    wall: Callable[[], float] = time.time,
    shared: bool = False,
    fixed_deals: bool = True,
    stall: float | None = None,
    proxies: Proxies | None = None,
    metrics_token: str | None = None,
) -> AsyncIterator[Stage]:
    """`place`: a file, or the address of a database."""
    store: Store
    peers: Peers | None = None
    if isinstance(place, str):
        store = PostgresStore(place)
        bus = bus or NotifyBus(store)
        peers = PostgresPeers(store, bus)
    else:
        store = SqliteStore(place, time.monotonic if hands is None else hands, wall, shared, stall)
    table_server = TableServer(store, limits, bus=bus, pace=pace, fixed_deals=fixed_deals, peers=peers)
    running = server(table_server, public_url, static_files, proxies=proxies, metrics_token=metrics_token)
    listener = listen("127.0.0.1", 0)
    task = asyncio.create_task(running.serve([listener]))
    stage = Stage(table_server, listener.getsockname()[1])
    try:
        await stage.http.get("/healthz")
        yield stage
    finally:
        await stage.close()
        running.should_exit = True
        await task
        listener.close()


def play(test: Callable[[Stage], Coroutine[Any, Any, None]], place: Path | str, **fields: Any) -> None:
    """Run a test against a server of its own."""

    async def whole() -> None:
        async with serving(place, **fields) as stage:
            await asyncio.wait_for(test(stage), 60)

    asyncio.run(whole())


def choice(view: Json, rng: Random) -> Json | None:
    """Some legal move other than giving up, or None where there is none."""
    moves = [move for move in view["legal"] if move["move"] != "resign"]
    if not moves:
        return None
    move: Json = rng.choice(moves)
    if "open" not in move:
        return move
    most = min(view["limit"], len(view["pile"]))
    return {"move": "treachery", "cards": rng.sample(view["pile"], rng.randint(0, most))}


async def play_on(person: Person, view: Json, rng: Random) -> Json:
    """Play whenever there is something to play, until the match is over."""
    while view["result"] is None:
        move = choice(view, rng)
        if move is not None:
            await person.send({"kind": "move", "move": move})
        view = (await person.expect("view"))["view"]
    return view


async def take_turns(people: list[Person], rng: Random, moves: int) -> None:
    """So many moves, by whoever can make one; everybody has heard of them afterwards."""
    for _ in range(moves):
        for person in people:
            await person.settle()
            view = person.view()
            move = None if view is None else choice(view, rng)
            if move is not None:
                await person.do("move", move=move)
                break
    for person in people:
        await person.settle()
