"""A match with a calendar runs on wall-clock time: also while the server is down, and over summer time."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json
from tests.server.servers import LocalServer, running_server
from tests.server.toys import QUIZ, register_quiz
from tests.until import until
from turncoat.server.tables.schedule.alarms import DUE
from turncoat.server.tables.schedule.timing import RECHECK
from turncoat.server.tables.table import DEADLINE

EVENING = datetime(2026, 10, 24, 18, 0, tzinfo=ZoneInfo("Europe/Copenhagen"))
"""In the night after it summer time ends: the next eight o'clock is fifteen hours away."""
HOUR = 3600


@pytest.fixture(autouse=True)
def seasonal() -> Iterator[None]:
    with register_quiz(clock=lambda _: "calendar"):
        yield


class Wall(ManualClock):
    def __init__(self) -> None:
        self.at = EVENING.timestamp() + 0.25


async def start_quiz(server: LocalServer) -> Json:
    host = await server.post("/api/tables", game=QUIZ.name, name="Quinn", language="en", host=True)
    for name in ("Ann", "Bo"):
        await server.join(host["code"], name)
    await server.post(f"/api/tables/{host['code']}/start", token=host["token"])
    return host


async def test_times_are_seconds_on_the_wall_since_the_start(tmp_path: Path) -> None:
    wall, clock = Wall(), ManualClock()
    async with running_server(tmp_path / "t", clock=clock, wall=wall) as server:
        host = await start_quiz(server)
        quinn, welcome = await server.enter(host)
        assert welcome["view"]["deadline"] == 15 * HOUR
        wall.advance(10)
        clock.advance(7)
        await quinn.do("move", move={"move": "ask"})
        assert (await quinn.expect("view"))["at"] == 10.25
        wall.at -= 5  # somebody has set the clock
        await quinn.do("chat", text="hm")
        state = server.registry.by_code[host["code"]].state
        assert [record["at"] for record in state.match().records()] == [10.25]
        assert state.match().log["calendar"]["zone"] == "Europe/Copenhagen"


async def test_the_bell_rings_by_the_wall_though_the_house_has_hardly_run(tmp_path: Path) -> None:
    wall, clock = Wall(), ManualClock()
    async with running_server(tmp_path / "t", clock=clock, wall=wall) as server:
        host = await start_quiz(server)
        quinn, _ = await server.enter(host)
        alarm = server.services.alarms.at(await server.key(host["code"]), DEADLINE)
        assert alarm is not None
        assert alarm <= server.store.now() + RECHECK  # a machine that slept is late by no more
        wall.advance(15 * HOUR)
        clock.advance(RECHECK)
        server.services.alarms.run_due()
        told = await quinn.expect("view")
        assert (told["at"], told["view"]["asked"]) == (15 * HOUR, 1)
        assert told["view"]["deadline"] == (15 + 24) * HOUR


async def test_downtime_is_not_credited_and_what_was_due_meanwhile_happens_at_its_time(
    tmp_path: Path,
) -> None:
    wall, clock = Wall(), ManualClock()
    async with running_server(tmp_path / "t", clock=clock, wall=wall) as server:
        host = await start_quiz(server)
    wall.advance((15 + 24) * HOUR + 5)
    clock.advance(1000)
    async with running_server(tmp_path / "t", clock=clock, wall=wall) as server:
        server.services.alarms.run_due()

        async def has_rung() -> bool:
            return b'"at":140400.0' in b"".join(await server.bodies(host["code"]))

        await until(has_rung, "the second bell is stored")
        _, welcome = await server.enter(host)
        assert welcome["view"]["asked"] == 2
        assert welcome["now"] == (15 + 24) * HOUR + 5.25
        assert [record["at"] for record in server.registry.by_code[host["code"]].state.match().records()] == [
            15 * HOUR,
            (15 + 24) * HOUR,
        ]


async def test_a_table_that_nobody_is_at_is_listed_by_the_wall(tmp_path: Path) -> None:
    wall, clock = Wall(), ManualClock()
    async with running_server(tmp_path / "t", clock=clock, wall=wall) as server:
        host = await start_quiz(server)
        await server.until_unloaded(host["code"])
        clock.advance(9)
        wall.advance(9)
        quinn, _ = await server.enter(host)
        await quinn.do("chat", text="good night")
        await quinn.hang_up()
        await server.until_unloaded(host["code"])
        (listing,) = await server.store.due()
        assert (listing.due, listing.calendar) == (EVENING.timestamp() + 15 * HOUR, True)
        assert server.services.alarms.at(await server.key(host["code"]), DUE) is not None
