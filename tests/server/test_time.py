"""Clocks run whether anybody is there or not, and stand still while the server is down."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.stage import Hands, Stage, play, serving
from turncoat.server.store.clock import STALL, HouseClock
from turncoat.server.tables.table import DEADLINE


def test_the_house_goes_on_from_where_its_clock_stood() -> None:
    hands = Hands()
    clock = HouseClock.going_on_from(12.5, hands)
    assert clock.now() == 12.5
    hands.at += 0.0011
    assert clock.now() == 12.501


def test_a_deadline_is_played_by_the_table_and_told(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, _ = await stage.pair(options={"move_limit": 1})
        told = await two.expect("view")
        assert told["view"]["last"]["by_clock"]
        assert told["at"] == 1.0
        await one.expect("view")

    play(test, tmp_path / "t")


def test_a_move_after_the_deadline_comes_after_what_the_clock_did(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, two, code = await stage.pair()
        state = stage.table_server.registry.by_code[code].state
        waited_for = state.match().view("watcher")["actor"]
        hands.at += 181
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

    play(test, tmp_path / "t", hands=hands)


def test_the_deadline_of_a_table_that_is_not_in_memory_comes_too(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, two, code = await stage.pair()
        for person in (one, two):
            await person.hang_up()
        await _gone(stage, code)
        hands.at += 181
        stage.table_server.services.alarms.look()
        while not any(b'"at":180.0' in body for body in await stage.bodies(code)):
            await asyncio.sleep(0)
        await _gone(stage, code)

    play(test, tmp_path / "t", hands=hands)


def test_a_restarted_house_takes_up_the_clocks_and_credits_the_time_between(tmp_path: Path) -> None:
    hands = Hands()

    async def whole() -> None:
        async with serving(tmp_path / "t", hands=hands) as stage:
            ann = await stage.make()
            bo = await stage.join(ann["code"])
            one, _ = await stage.enter(ann)
            await one.do("start")
            await one.expect("view")
            hands.at += 100
            await one.do("chat", text="what a move")
            await one.settle()
        hands.at += 5000
        async with serving(tmp_path / "t", hands=hands) as stage:
            _, welcome = await stage.enter(bo)
            assert welcome["now"] == 100.0
            assert welcome["view"]["deadline"] == 180.0
            assert welcome["chat"][0]["at"] == 100.0
            began = stage.table_server.registry.by_code[ann["code"]].state.began
            assert (
                stage.table_server.services.alarms.at(await stage.key(ann["code"]), DEADLINE) == began + 180.0
            )

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_table_that_nobody_is_at_leaves_memory(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, code = await stage.pair()
        assert code in stage.table_server.registry.by_code
        await one.hang_up()
        await two.settle()
        assert code in stage.table_server.registry.by_code
        await two.hang_up()
        await _gone(stage, code)
        assert (await stage.table(code))["stage"] == "playing"

    play(test, tmp_path / "t")


async def _gone(stage: Stage, code: str) -> None:
    while code in stage.table_server.registry.by_code:
        await asyncio.sleep(0)


# A server that stands still


def test_time_in_which_the_server_stood_still_is_not_counted() -> None:
    hands = Hands()
    clock = HouseClock(0.0, hands, stall=STALL)
    before = clock.now()
    hands.at += 2.0
    assert clock.now() == before + 2.0
    hands.at += 3600.0
    assert clock.now() == before + 2.0
    hands.at += 1.0
    assert clock.now() == before + 3.0


def test_a_server_that_stood_still_alone_keeps_up_with_the_others() -> None:
    hands = Hands()
    clock = HouseClock(0.0, hands, stall=STALL)
    before = clock.now()
    hands.at += 3600.0
    clock.keep_up(before + 3599.0)
    assert clock.now() == before + 3599.0
    clock.keep_up(before + 3000.0)
    assert clock.now() == before + 3599.0


def test_a_deadline_does_not_come_because_the_machine_slept(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        _, _, code = await stage.pair()
        table = stage.table_server.registry.by_code[code]
        hands.at += 2.0
        stage.table_server.store.now()
        hands.at += 7200.0
        stage.table_server.services.alarms.look()
        await table.look()
        assert table.state.match().records() == []
        assert table.now() == 2.0

    play(test, tmp_path / "t", hands=hands, stall=STALL)
