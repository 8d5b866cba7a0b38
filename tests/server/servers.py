"""A real server on a real port."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import connect

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.stored_tables import store_table
from tests.until import PATIENCE, until
from turncoat.core.fairness.chance import commitment
from turncoat.server.cluster.membership import Membership
from turncoat.server.cluster.membership_postgres import PostgresMembership
from turncoat.server.cluster.transport import Transport
from turncoat.server.cluster.transport_local import LocalTransport
from turncoat.server.cluster.transport_notify import NotifyTransport
from turncoat.server.http.proxies import Proxies
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.limits import Limits
from turncoat.server.store.interface import Store
from turncoat.server.store.postgres.store import PostgresStore
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.tokens import hash_token
from turncoat.server.tables.server import TableServer
from turncoat.server.tables.viewers.cover_traffic.schedule import BEAT
from turncoat.server.uvicorn_server import build_server, listen

PLENTY = Limits(
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    requests_at_once=1_000_000,
    wrong_at_once=1_000_000,
    wrong_seconds=0,
    talk_at_once=1_000_000,
    move_bytes_at_once=10**12,
    watched_bytes_at_once=10**12,
)
GAME = "loyalty-or-treachery"


class Server:
    """A server on a port of this machine, reached as players reach it."""

    def __init__(self, port: int) -> None:
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


class LocalServer(Server):
    """A server in this process: what it keeps can be looked at."""

    def __init__(self, table_server: TableServer, port: int) -> None:
        super().__init__(port)
        self.table_server = table_server
        self.registry, self.services = table_server.registry, table_server.services
        self.store = table_server.store

    async def bodies(self, code: str) -> list[bytes]:
        """What is stored of a table, record by record."""
        return [record.body for record in await self.store.read(await self.key(code)) or []]

    async def key(self, code: str) -> str:
        """The key of a table, under which its log is stored."""
        key = await self.registry.codes.find_key(code)
        assert key is not None
        return key

    async def until_unloaded(self, code: str) -> None:
        """Wait until a table has left the server's memory."""
        await until(lambda: code not in self.registry.by_code, f"table {code} leaves memory")

    def leave_time_to_the_test(self) -> None:
        """Let no alarm go off by itself, and of those that are due only the beats."""
        alarms = self.services.alarms
        on_alarm = alarms._on_alarm
        alarms._on_alarm = lambda key, name: on_alarm(key, name) if name == BEAT else None
        alarms._set_timer = lambda: None  # type: ignore[method-assign]

    async def set_up(
        self, code: str, seed: bytes, tokens: list[str], bots: Sequence[int] = (), **made: Any
    ) -> list[Json]:
        """A table with everything fixed, which nobody could ask for over HTTP."""
        usual: Json = {"game": GAME, "options": {}, "public": False, "together": False, "pace": 0.0}
        usual["code"] = code
        made = {"commitment": commitment(seed)} | made
        events: list[e.AnyEvent] = [e.Made(seats=len(tokens), **(usual | made))]
        for seat, token in enumerate(tokens):
            name = f"Player {seat}"
            if seat in bots:
                events.append(e.BotSat(seat=seat, name=name, bot="random", seed=7))
            else:
                events.append(e.Sat(seat=seat, name=name, language="en", key=hash_token(token)))
        await store_table(self.store, code, events, seed)
        return [{"code": code, "seat": seat, "token": token} for seat, token in enumerate(tokens)]


@contextlib.asynccontextmanager
async def running_server(
    place: Path | str,
    limits: Limits | None = None,
    clock: ManualClock | None = None,
    pace: float = 0.0,
    static_files: StaticFiles | None = None,
    public_url: str | None = None,
    transport: Transport | None = None,
    wall: Callable[[], float] = time.time,
    shared: bool = False,
    fixed_deals: bool = True,
    stall: float | None = None,
    proxies: Proxies | None = None,
    metrics_token: str | None = None,
) -> AsyncIterator[LocalServer]:
    """Run a server in this process, on a store in a file or at the address of a database."""
    store: Store
    membership: Membership | None = None
    if isinstance(place, str):
        store = PostgresStore(place)
        transport = transport or NotifyTransport(store)
        membership = PostgresMembership(store, transport)
    else:
        store = SqliteStore(place, time.monotonic if clock is None else clock, wall, shared, stall)
    table_server = TableServer(
        store, limits, transport=transport, pace=pace, fixed_deals=fixed_deals, membership=membership
    )
    running = build_server(
        table_server, public_url, static_files, proxies=proxies, metrics_token=metrics_token
    )
    listener = listen("127.0.0.1", 0)
    task = asyncio.create_task(running.serve([listener]))
    server = LocalServer(table_server, listener.getsockname()[1])
    try:
        await server.http.get("/healthz")
        yield server
    finally:
        await server.close()
        running.should_exit = True
        await task
        listener.close()


@contextlib.asynccontextmanager
async def two_servers(place: Path | str, **settings: Any) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    """Run two servers on one store and one transport."""
    settings.setdefault("limits", PLENTY)
    if isinstance(place, Path):
        settings["transport"] = LocalTransport()
    async with (
        running_server(place, shared=True, **settings) as one,
        running_server(place, shared=True, **settings) as two,
    ):
        yield one, two


async def seat_at_both(
    servers: tuple[LocalServer, LocalServer], game: str, names: list[str]
) -> tuple[list[Person], str]:
    """Seat people at one table, at each server in turn, and start the match; return them and its code."""
    places = [await servers[0].post("/api/tables", game=game, name=names[0], language="en")]
    code = places[0]["code"]
    for number, name in enumerate(names[1:], 1):
        places.append(await servers[number % 2].join(code, name))
    people = [(await servers[number % 2].enter(place))[0] for number, place in enumerate(places)]
    await servers[1].post(f"/api/tables/{code}/start", token=places[0]["token"])
    for person in people:
        await person.expect("view")
    return people, code


class StartServer(Protocol):
    """What the fixture `start_server` gives."""

    async def __call__(self, **settings: Any) -> LocalServer:
        """Start a server on a fresh file, as `running_server` does; it runs until the test ends."""


class StartTwoServers(Protocol):
    """What the fixture `start_two_servers` gives."""

    async def __call__(self, place: Path | str, **settings: Any) -> tuple[LocalServer, LocalServer]:
        """Start two servers on one store; they run until the test ends."""
