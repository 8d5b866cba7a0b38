"""What servers, their operators and their people are told while PostgreSQL is away, and when it is back."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Final

import pytest

from tests.server.http.test_metrics import figures
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, running_server, seat_at_both, two_servers
from tests.server.services import Postgres
from tests.until import until

SOON: Final = 9.0
"""Seconds in which every server says that its database has gone or is back: 3 on an idle machine."""
REFUSED: Final = 4.9
"""Seconds in which a move is refused meanwhile: 2 on an idle machine."""
pytestmark = pytest.mark.time_limit(180)


@pytest.fixture
async def outage(postgres: Postgres) -> AsyncIterator[Callable[[], None]]:
    """Stops the database; it runs again for the next test."""
    yield lambda: postgres.stop(signal.SIGINT)
    if postgres.process is None or postgres.process.poll() is not None:
        await asyncio.to_thread(postgres.start)


async def readiness(server: LocalServer) -> str:
    answer = await server.http.get("/readyz")
    status: str = answer.json()["status"]
    assert (answer.status_code == 200) == (status == "ok")
    return status


async def until_status(server: LocalServer, status: str) -> None:
    """Wait until a server says so, and fail if that takes long."""
    since = time.monotonic()

    async def has_status() -> bool:
        return await readiness(server) == status

    await until(has_status, f"/readyz says {status}")
    assert time.monotonic() - since < SOON


async def test_an_idle_server_says_that_the_database_has_gone_and_that_it_is_back(
    postgres: Postgres, database: str, outage: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody writes, before or after: a balancer that obeys `/readyz` sends nobody to an unwell server."""
    async with running_server(database) as server:
        with caplog.at_level(logging.WARNING, "turncoat.server"):
            outage()
            caplog.clear()
            await until_status(server, "unwell")
            told = await figures(server)
            assert told["turncoat_ready"] == told["turncoat_store_well"] == 0
            for _ in range(3):
                assert (await server.http.get("/api/tables/ABCD")).status_code == 503
            assert len([line for line in caplog.messages if "nothing can be stored" in line]) == 1
            assert [line for line in caplog.messages if "nothing can be stored" not in line] == []
            await asyncio.to_thread(postgres.start)
            await until_status(server, "ok")
        told = await figures(server)
        assert told["turncoat_ready"] == told["turncoat_store_well"] == 1
        assert len([line for line in caplog.messages if "can be written again" in line]) == 1
        assert await server.make()


async def test_a_request_without_a_table_in_memory_is_refused_soon(
    database: str, outage: Callable[[], None]
) -> None:
    async with running_server(database, limits=PLENTY) as server:
        outage()
        since = time.monotonic()
        answers = await asyncio.gather(
            *(server.http.get("/api/tables/ABCD") for _ in range(20)),
            server.http.post(
                "/api/tables", json={"game": "loyalty-or-treachery", "name": "Ann", "language": "en"}
            ),
        )
        assert {answer.status_code for answer in answers} == {503}
        assert time.monotonic() - since < REFUSED


async def test_a_move_is_refused_soon_and_the_clock_stands_still_on_every_phone(
    postgres: Postgres, database: str, outage: Callable[[], None]
) -> None:
    async with two_servers(database) as servers:
        people, _ = await seat_at_both(servers, "loyalty-or-treachery", ["Ann", "Bo"])
        outage()
        since = time.monotonic()
        rng = Random(7)
        mover = next(person for person in people if (person.view() or {}).get("awaited"))
        move = mover.next_move(rng)
        assert await mover.refused("move", id="m1", move=move) in ("not_stored", "in_doubt", "not_read")
        assert time.monotonic() - since < REFUSED
        for server in servers:
            await until_status(server, "unwell")
        stopped = [await until_told(person, waiting=True, stopped=True) for person in people]
        later = [await person.expect("store") for person in people]
        assert [told["now"] for told in later] == [told["now"] for told in stopped]
        await asyncio.to_thread(postgres.start)
        for server in servers:
            await until_status(server, "ok")
        for person, told in zip(people, stopped, strict=True):
            again = await until_told(person, waiting=False, stopped=False)
            assert again["now"] - told["now"] < SOON
        await mover.do("move", id="m1", move=move)  # the same request, sent again, is tried again


async def until_told(person: Person, **wanted: bool) -> Json:
    """Wait until somebody is told so of the store."""
    while True:
        told = await person.expect("store")
        if {name: told[name] for name in wanted} == wanted:
            return told
