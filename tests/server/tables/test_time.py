"""Clocks run whether anybody is there or not, and stand still while the server is down."""

from __future__ import annotations

from pathlib import Path

from tests.server.clock import ManualClock
from tests.server.servers import LocalServer, StartServer, running_server
from tests.until import until
from turncoat.server.store.sqlite.clock import STALL, StoreClock
from turncoat.server.tables.table import DEADLINE


def test_the_house_goes_on_from_where_its_clock_stood() -> None:
    tick = ManualClock()
    clock = StoreClock.resume_from(12.5, tick)
    assert clock.now() == 12.5
    tick.advance(0.0011)
    assert clock.now() == 12.501


async def test_a_deadline_is_played_by_the_table_and_told(server: LocalServer) -> None:
    one, two, _ = await server.pair(options={"move_limit": 1})
    told = await two.expect("view")
    assert told["view"]["last"]["by_clock"]
    assert told["at"] == 1.0
    await one.expect("view")


async def test_a_move_after_the_deadline_comes_after_what_the_clock_did(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, two, code = await server.pair()
    state = server.registry.by_code[code].state
    waited_for = state.match().view("watcher")["actor"]
    clock.advance(181)
    late = (one, two)[waited_for]
    assert await late.refused("move", move={"move": "call", "colour": "red"}) in (
        "not_your_turn",
        "not_now",
    )
    assert [record["at"] for record in state.match().records()] == [180.0]
    told = await late.expect("view")
    assert (told["at"], told["view"]["last"]["by_clock"]) == (180.0, True)
    other = (one, two)[1 - waited_for]
    await other.do("move", move={"move": "resign"})
    records = state.match().records()
    assert [(record["at"], record.get("seat")) for record in records] == [
        (180.0, None),
        (181.0, 1 - waited_for),
    ]


async def test_the_deadline_of_a_table_that_is_not_in_memory_comes_too(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, two, code = await server.pair()
    for person in (one, two):
        await person.hang_up()
    await server.until_unloaded(code)
    clock.advance(181)
    server.services.alarms.run_due()

    async def has_passed() -> bool:
        return any(b'"at":180.0' in body for body in await server.bodies(code))

    await until(has_passed, "the deadline at 180 seconds is stored")
    await server.until_unloaded(code)


async def test_a_restarted_house_takes_up_the_clocks_and_credits_the_time_between(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_server(tmp_path / "t", clock=clock) as server:
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        await one.do("start")
        await one.expect("view")
        clock.advance(100)
        await one.do("chat", text="what a move")
        await one.settle()
    clock.advance(5000)
    async with running_server(tmp_path / "t", clock=clock) as server:
        _, welcome = await server.enter(bo)
        assert welcome["now"] == 100.0
        assert welcome["view"]["deadline"] == 180.0
        assert welcome["chat"][0]["at"] == 100.0
        began = server.registry.by_code[ann["code"]].state.began
        assert server.services.alarms.at(await server.key(ann["code"]), DEADLINE) == began + 180.0


async def test_a_table_that_nobody_is_at_leaves_memory(server: LocalServer) -> None:
    one, two, code = await server.pair()
    assert code in server.registry.by_code
    await one.hang_up()
    await two.settle()
    assert code in server.registry.by_code
    await two.hang_up()
    await server.until_unloaded(code)
    assert (await server.table(code))["stage"] == "playing"


# A server that stands still


def test_time_in_which_the_server_stood_still_is_not_counted() -> None:
    tick = ManualClock()
    clock = StoreClock(0.0, tick, stall=STALL)
    before = clock.now()
    tick.advance(2.0)
    assert clock.now() == before + 2.0
    tick.advance(3600.0)
    assert clock.now() == before + 2.0
    tick.advance(1.0)
    assert clock.now() == before + 3.0


def test_a_server_that_stood_still_alone_keeps_up_with_the_others() -> None:
    tick = ManualClock()
    clock = StoreClock(0.0, tick, stall=STALL)
    before = clock.now()
    tick.advance(3600.0)
    clock.keep_up(before + 3599.0)
    assert clock.now() == before + 3599.0
    clock.keep_up(before + 3000.0)
    assert clock.now() == before + 3599.0


async def test_a_deadline_does_not_come_because_the_machine_slept(start_server: StartServer) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock, stall=STALL)
    _, _, code = await server.pair()
    table = server.registry.by_code[code]
    clock.advance(2.0)
    server.store.now()
    clock.advance(7200.0)
    server.services.alarms.run_due()
    await table.run_deadlines()
    assert table.state.match().records() == []
    assert table.now() == 2.0
