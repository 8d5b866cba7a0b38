"""A table that changes all the time, or that many watch, is told of at a bounded pace."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.clock import ManualClock
from tests.server.person import Json, Person, take_turns
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
    refused = await person.last_message()
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


async def test_watchers_are_told_of_what_one_player_changes_at_a_pace_and_screens_at_once(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    few = Limits(watched_bytes_at_once=1, watched_bytes_per_second=100)
    async with running_server(tmp_path / "t", limits=few, clock=clock) as server:
        ann, bo, code = await server.pair()
        roles = ("watch", "screen")
        watcher, screen = [
            (await server.enter(await server.post(f"/api/tables/{code}/{role}")))[0] for role in roles
        ]
        await take_turns([ann, bo], Random(7), 12)
        for person in (watcher, screen):
            await person.settle()
        assert len(views(screen)) == 12
        assert len(views(watcher)) == 2  # one of each player's
        clock.advance(100)
        server.services.alarms.run_due()
        await watcher.settle()
        assert [told["view"] for told in views(watcher)[2:]] == [views(screen)[-1]["view"]]
        await ann.do("move", move={"move": "resign"})
        await watcher.expect("view", lambda told: told["view"]["result"] is not None)


async def test_who_changes_what_all_see_without_end_is_refused(tmp_path: Path) -> None:
    clock = ManualClock()
    few = Limits(move_bytes_at_once=10_000, move_bytes_per_second=100)
    async with running_server(tmp_path / "t", limits=few, clock=clock) as server:
        ann, _, _ = await server.pair()
        codes = [await ann.refused("move", move={"move": "take", "count": 9}) for _ in range(30)]
        assert codes[0] != "too_fast" == codes[-1]
        clock.advance(60)
        assert await ann.refused("move", move={"move": "take", "count": 9}) != "too_fast"


async def test_all_who_watch_share_a_limit_on_what_they_say_and_nobody_with_a_seat_does(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    few = Limits(watchers_talk_at_once=3, watchers_talk_per_second=1)
    async with running_server(tmp_path / "t", limits=few, clock=clock) as server:
        ann, bo, code = await server.pair(start=False)
        crowd = [
            (await server.enter(await server.post(f"/api/tables/{code}/watch", name=f"W{n}")))[0]
            for n in range(6)
        ]
        said = [await each.ask("chat", text="me") for each in crowd[:4]]
        assert [each.get("code") for each in said] == [None, None, None, "talk_too_fast"]
        assert await crowd[4].refused("react", sign="cheers") == "react_too_fast"
        await ann.do("chat", text="I may")
        for each in crowd:
            await each.send({"kind": "typing"})
            await each.settle()
        await bo.settle()
        assert sum(each["kind"] == "typing" for each in bo.messages()) == 3
        clock.advance(1)
        await crowd[5].do("chat", text="now")


def views(person: Person) -> list[Json]:
    return [each for each in person.messages() if each["kind"] == "view"]
