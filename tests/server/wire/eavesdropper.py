"""Somebody who reads the network of a table: who is sent how many bytes, who sends them, and when."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, running_server
from turncoat.core.viewer import Seat
from turncoat.server.cluster.transport_local import LocalTransport
from turncoat.server.wire.messages_in import BLOCK_BYTES, REPLY_BYTES


class Packet(NamedTuple):
    """What can be seen of one message, however it is encrypted."""

    moment: int
    """How many records of the match had happened."""
    sent: bool
    """Whether the phone sent it."""
    size: int
    content: int
    """Its size without blanks, which nobody can see."""

    @classmethod
    def of(cls, moment: int, sent: bool, text: str) -> Packet:
        return cls(moment, sent, len(text.encode()), len(text.replace(" ", "").encode()))


class Phone:
    """Somebody at a socket who answers covers and pads messages as the browser does (`link.svelte.ts`)."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.traffic: list[Packet] = []
        self.covered = False
        self._waiting: list[Json] = []
        self._read = len(person.heard)

    async def look(self, moment: int) -> None:
        """Read everything that has arrived, and answer the covers in it."""
        await self.person.settle()
        fresh, self._read = self.person.heard[self._read :], len(self.person.heard)
        for text in fresh:
            told = json.loads(text)
            if told["kind"] == "pong":  # asked for by this test
                continue
            self.traffic.append(Packet.of(moment, False, text))
            if told["kind"] == "cover":
                self.covered = told["reply"] > 0
                if self.covered:
                    await self._reply(moment)

    async def _reply(self, moment: int) -> None:
        news, self._waiting = self._waiting, []
        bare = json.dumps({"kind": "cover", "news": news, "pad": ""})
        await self._send(moment, bare[:-2] + " " * (REPLY_BYTES - len(bare.encode())) + bare[-2:])

    async def ask(self, moment: int, request: Json) -> None:
        if self.covered:
            self._waiting.append(request)
            return
        text = json.dumps(request)
        await self._send(moment, text + " " * (-len(text.encode()) % BLOCK_BYTES))

    async def _send(self, moment: int, text: str) -> None:
        self.traffic.append(Packet.of(moment, True, text))
        await self.person.send(text)
        await self.person.settle()


class WatchedTable:
    """Everybody at one table, at one server or at two on the same store."""

    def __init__(self, servers: list[LocalServer], places: dict[Seat, Json], clock: ManualClock) -> None:
        self._servers = servers
        self._places = places
        self._clock = clock
        self.phones: dict[Seat, Phone] = {}

    async def enter(self) -> None:
        for number, (seat, place) in enumerate(self._places.items()):
            server = self._servers[number % len(self._servers)]
            self.phones[seat] = Phone((await server.enter(place))[0])

    async def play(self, log: Json) -> None:
        began = self._clock.at
        await self.phones[0].person.do("start")
        await self._look(0)
        for record in log["records"]:
            late = 0.0 if "move" in record else 0.0005  # the store's clock knows milliseconds
            self._clock.at = max(self._clock.at, began + round(record["at"] + late, 3))
            for server in self._servers:
                server.services.alarms.run_due()
            await self._look(record["n"])
            await self._play(record)
            await self._look(record["n"])

    async def _play(self, record: Json) -> None:
        if "move" not in record:
            await self._servers[0].registry.by_code["AAAA"].run_deadlines()
            return
        phone = self.phones[record["seat"]]
        asked = {"kind": "move", "id": f"a{record['n']}", "move": record["move"]}
        await phone.ask(record["n"], asked)
        if phone.covered:
            await self._beat(record["n"])
            await self._beat(record["n"])

    async def _beat(self, moment: int) -> None:
        """Send the next covers now, and let all phones answer them."""
        for server in self._servers:
            server.registry.by_code["AAAA"].send_frames()
        await self._look(moment)

    async def _look(self, moment: int) -> None:
        for server in self._servers:
            table = server.registry.by_code["AAAA"]
            async with table.exclusive():
                await table.replica.keep_up()
        for phone in self.phones.values():
            await phone.look(moment)

    async def come_back(self, moment: int) -> None:
        """Everybody loses the connection and comes back: with what they had heard, then with nothing."""
        for heard in (3, 0):
            for number, (seat, place) in enumerate(self._places.items()):
                phone = self.phones[seat]
                await phone.person.hang_up()
                server = self._servers[number % len(self._servers)]
                person, _ = await server.enter(place, heard=heard)
                phone.person = person
                phone.traffic.append(Packet.of(moment, False, person.heard[0]))
                phone._read = len(person.heard)
        await self._look(moment)
        for seat, phone in self.phones.items():
            if seat != "host" and not phone.covered:
                await phone.ask(moment, {"kind": "recall", "before": 100})
        await self._look(moment)


async def record_traffic(path: Path, log: Json, servers: int = 1) -> dict[int, list[Packet]]:
    """Play a match over sockets, and return what can be seen of each seat's traffic."""
    clock, transport = ManualClock(), LocalTransport()
    async with contextlib.AsyncExitStack() as stack:
        running = [
            await stack.enter_async_context(
                running_server(path, PLENTY, clock, transport=transport, shared=servers > 1)
            )
            for _ in range(servers)
        ]
        for each in running:
            each.services.new_epoch = lambda: "epoch"
            each.leave_time_to_the_test()
        places = await _places(running[0], log)
        table = WatchedTable(running, places, clock)
        await table.enter()
        await table.play(log)
        await table.come_back(len(log["records"]) + 1)
        return {seat: phone.traffic for seat, phone in table.phones.items() if isinstance(seat, int)}


async def _places(server: LocalServer, log: Json) -> dict[Seat, Json]:
    tokens = [f"secret of {seat}" for seat in range(len(log["seats"]))]
    fixed: dict[str, Any] = {"game": log["game"], "deal": log["deal"], "options": log["options"]}
    seats = await server.set_up("AAAA", bytes.fromhex(log["seed"]), tokens, **fixed)
    places: dict[Seat, Json] = dict(enumerate(seats))
    if (await server.table("AAAA"))["host"] is not None:
        places["host"] = await server.post("/api/tables/AAAA/host", name="Quinn", language="en")
    return places
