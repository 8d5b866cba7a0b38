"""Alarms in one place: they ring in order, once, and not after they were moved or cancelled."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.clock import ManualClock
from turncoat.server.tables.schedule.alarms import Alarms


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def rung() -> list[tuple[str, str]]:
    """The alarms that have rung, in order."""
    return []


@pytest.fixture
async def alarms(clock: ManualClock, rung: list[tuple[str, str]]) -> Alarms:
    return Alarms(clock, lambda table, name: rung.append((table, name)))


async def test_what_is_due_rings_in_order_and_once(
    alarms: Alarms, clock: ManualClock, rung: list[tuple[str, str]]
) -> None:
    for table, at in (("B", 1002.0), ("A", 1001.0), ("C", 1003.0)):
        alarms.set(table, "x", at)
    clock.at = 1002.5
    alarms.run_due()
    alarms.run_due()
    assert rung == [("A", "x"), ("B", "x")]
    assert alarms.at("C", "x") == 1003.0


async def test_an_alarm_that_was_moved_or_cancelled_rings_only_at_its_new_time(
    alarms: Alarms, clock: ManualClock, rung: list[tuple[str, str]]
) -> None:
    alarms.set("A", "moved", 1001.0)
    alarms.set("A", "moved", 1005.0)
    alarms.set("A", "cancelled", 1001.0)
    alarms.cancel("A", "cancelled")
    alarms.set("B", "one", 1001.0)
    alarms.set("B", "two", 1001.0)
    alarms.cancel_all("B")
    alarms.cancel("C", "never set")
    clock.at = 1002.0
    alarms.run_due()
    assert rung == []
    clock.at = 1005.0
    alarms.run_due()
    assert rung == [("A", "moved")]
    assert not alarms


async def test_an_alarm_that_must_ring_by_a_time_is_moved_only_to_an_earlier_one(alarms: Alarms) -> None:
    alarms.set_no_later("A", "x", 1005.0)
    alarms.set_no_later("A", "x", 1009.0)
    assert alarms.at("A", "x") == 1005.0
    alarms.set_no_later("A", "x", 1003.0)
    assert alarms.at("A", "x") == 1003.0


async def test_the_event_loop_wakes_for_the_earliest() -> None:
    rung = asyncio.Event()
    loop = asyncio.get_running_loop()
    alarms = Alarms(loop.time, lambda *_: rung.set())
    alarms.set("A", "late", loop.time() + 1000)
    alarms.set("A", "soon", loop.time() + 0.01)
    await asyncio.wait_for(rung.wait(), 10)
    assert alarms.at("A", "late") is not None
    alarms.close()
