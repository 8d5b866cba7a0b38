"""A table that changes all the time, or that many watch, is told of at a bounded pace."""

from __future__ import annotations

from pathlib import Path

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import StartServer, running_server
from turncoat.server.limits import Limits
from turncoat.server.tables.lobby.public_table import WATCHERS_LISTED


def tables(person: Person) -> list[Json]:
    return [each["table"] for each in person.messages() if each["kind"] == "table"]


async def test_changes_are_told_at_once_and_then_gathered_the_last_state_wins(tmp_path: Path) -> None:
    clock = ManualClock()
    few = Limits(table_bytes_at_once=60_000, changes_at_once=1000)
    async with running_server(tmp_path / "t", limits=few, clock=clock) as server:
        ann, bo, _ = await server.pair(start=False)
        clock.advance(1000)
        await bo.settle()
        before = len(tables(bo))
        for n in range(30):
            await ann.do("mute", seat=1, muted=n % 2 == 0)
            if n == 0:
                await bo.settle()
                assert tables(bo)[-1]["muted"] == [1]
        await ann.do("mute", seat=1, muted=True)
        await bo.settle()
        assert len(tables(bo)) - before == 3  # each counts as 25,000 bytes
        clock.advance(10)
        server.services.alarms.run_due()
        await bo.settle()
        assert (len(tables(bo)) - before, tables(bo)[-1]["muted"]) == (4, [1])


async def test_the_start_and_the_end_are_told_at_once_whatever_came_before(tmp_path: Path) -> None:
    clock = ManualClock()
    none = Limits(table_bytes_at_once=0, table_bytes_per_second=0.001)
    async with running_server(tmp_path / "t", limits=none, clock=clock) as server:
        ann, bo, _ = await server.pair()
        await bo.settle()
        assert tables(bo)[-1]["stage"] == "playing"
        await ann.do("move", move={"move": "resign"})
        await bo.expect("table", lambda told: told["table"]["stage"] == "over")


async def test_more_watchers_than_the_operator_allows_are_refused(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(watchers=2))
    ann = await server.make()
    passes = [await server.post(f"/api/tables/{ann['code']}/watch", name=name) for name in ("W", "X", "Y")]
    for place in (*passes[:2], passes[0]):  # who watches already may come again
        await server.enter(place)
    person = await server.socket()
    await person.send({"kind": "hello", "table": ann["code"], "token": passes[2]["token"]})
    refused = await person.ended()
    assert (refused["code"], refused["params"]) == ("too_many_watchers", {"most": 2})
    await server.enter(ann)


async def test_above_a_dozen_watchers_are_a_number_and_those_with_a_name_are_listed_first(
    start_server: StartServer,
) -> None:
    server = await start_server()
    ann = await server.make()
    for name in [None] * 9 + [f"W{n}" for n in range(9)]:
        fields = {} if name is None else {"name": name}
        await server.enter(await server.post(f"/api/tables/{ann['code']}/watch", **fields))
    table = await server.table(ann["code"])
    assert (table["watchers"], len(table["watching"])) == (18, WATCHERS_LISTED)
    assert [each["name"] for each in table["watching"]] == [f"W{n}" for n in range(9)] + [None] * 3
