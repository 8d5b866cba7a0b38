"""The log store: unique numbers, all or nothing, one commit for many."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import Hands, Stage, play
from turncoat import Illegal
from turncoat.server.store.interface import Append, Listing, Overtaken, Unstored
from turncoat.server.store.sqlite import ROWS, SqliteStore
from turncoat.server.tables.table import AGAIN

SEED = bytes(32)


def listing(code: str, **fields: Any) -> Listing:
    usual: dict[str, Any] = {
        "stage": "lobby",
        "public": True,
        "owner": "Ann",
        "taken": 1,
        "seats": 2,
        "due": None,
    }
    return Listing(code, "some-game", **(usual | fields))


def stored(path: Path, test: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        store = SqliteStore(path)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 30))


def test_events_come_back_in_order_after_reopening(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one", b"two"), listing("AAAA"), SEED),), 1.5)
        await store.append((Append("AAAA", 2, (b"three",), listing("AAAA", stage="playing", due=9.0)),), 2.5)

    async def look(store: SqliteStore) -> None:
        assert await store.read("AAAA") == [b"one", b"two", b"three"]
        assert await store.read("BBBB") is None
        assert await store.seed("AAAA") == SEED
        assert await store.due() == [(9.0, "AAAA")]
        assert store.opened_at == 2.5

    stored(tmp_path / "s", write)
    stored(tmp_path / "s", look)


def test_the_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "s") as other:
        other.execute("create table bookmarks (address)")
    with pytest.raises(Illegal, match="store_foreign"):
        SqliteStore(tmp_path / "s")
    assert other.execute("select name from sqlite_master").fetchall() == [("bookmarks",)]
    other.close()


def test_nobody_else_on_the_machine_can_read_the_seeds(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1.0)
        assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}

    stored(tmp_path / "s", write)


def test_a_write_that_cannot_be_written_down_spoils_no_other(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        wrong = Append("BBBB", 0, (b"one",), listing("BBBB", owner="\ud800"), SEED)
        right = Append("AAAA", 0, (b"one",), listing("AAAA"), SEED)
        came = await asyncio.gather(
            *(store.append((each,), 1.0) for each in (wrong, right)), return_exceptions=True
        )
        assert [type(each) for each in came] == [Unstored, type(None)]
        assert await store.read("AAAA") == [b"one"]

    stored(tmp_path / "s", write)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 0, (b"other", b"more")),), 1)
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 0, (b"again",), listing("AAAA"), SEED),), 1)
        assert await store.read("AAAA") == [b"one"]

    stored(tmp_path / "s", test)


def test_writes_that_belong_together_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        both = (Append("BBBB", 0, (b"new",), listing("BBBB"), SEED), Append("AAAA", 0, (b"late",)))
        with pytest.raises(Overtaken):
            await store.append(both, 1)
        assert await store.read("BBBB") is None

    stored(tmp_path / "s", test)


def test_one_that_fails_does_not_take_down_those_committed_with_it(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        codes = [f"B{a}{b}B" for a in "ABCDEF" for b in "ABCDEF"]
        writes = [store.append((Append(code, 0, (b"x",), listing(code), SEED),), 1) for code in codes]
        wrong = store.append((Append("AAAA", 0, (b"late",)),), 1)
        *fine, failed = await asyncio.gather(*writes, wrong, return_exceptions=True)
        assert fine == [None] * len(codes)
        assert isinstance(failed, Overtaken)
        assert len(await store.open_tables(100)) == len(codes) + 1
        assert store.figures()["commits"] < len(codes)

    stored(tmp_path / "s", test)


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        assert store._writer.execute("pragma synchronous").fetchone() == (2,)
        assert store._writer.execute("pragma journal_mode").fetchone() == ("wal",)

    stored(tmp_path / "s", test)


def test_seeds_lie_apart_from_what_is_read_for_a_table(tmp_path: Path) -> None:
    seed = b"a seed that nobody may know yet!"

    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), seed),), 1)
        assert seed not in b"".join(await store.read("AAAA") or [])

    stored(tmp_path / "s", test)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "s").write_text("this is not a database, it is a frame to a friend\n" * 40)
    with pytest.raises(Illegal, match="store_unreadable"):
        SqliteStore(tmp_path / "s")
    with pytest.raises(Illegal, match="store_unreadable"):
        SqliteStore(tmp_path / "nowhere" / "s")


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "s")
    connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(Illegal, match="store_newer"):
        SqliteStore(tmp_path / "s")


FIRST_SHAPE = """
create table house (key blob not null, now real not null);
create table tables (
  id integer primary key, code text not null unique, game text not null, stage text not null,
  public integer not null, owner text, taken integer not null, seats integer not null, due real);
create table events (
  "table" integer not null references tables (id), number integer not null, body text not null,
  primary key ("table", number)) without rowid;
create table seeds ("table" integer primary key references tables (id), seed blob not null);
insert into house values (x'00112233', 7.5);
insert into tables values (1, 'AAAA', 'some-game', 'playing', 0, 'Ann', 2, 2, 9.0);
insert into tables values (2, 'BBBB', 'some-game', 'lobby', 0, 'Bo', 1, 2, null);
insert into events values (1, 1, 'one'), (2, 1, 'other'), (1, 2, 'two');
insert into seeds values (1, x'AA'), (2, x'BB');
pragma user_version = 1;
"""


def test_a_file_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "s")
    connection.executescript(FIRST_SHAPE)
    connection.close()

    async def go_on(store: SqliteStore) -> None:
        assert (store.key, store.opened_at) == (bytes.fromhex("00112233"), 7.5)
        assert await store.read("AAAA") == [b"one", b"two"]
        assert await store.seed("BBBB") == b"\xbb"
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 1, (b"again",)),), 8)
        await store.append((Append("AAAA", 2, (b"three",)),), 8)

    async def look(store: SqliteStore) -> None:
        assert store.opened_at == 8
        assert await store.read("AAAA") == [b"one", b"two", b"three"]
        assert await store.read("BBBB") == [b"other"]

    stored(tmp_path / "s", go_on)
    stored(tmp_path / "s", look)


def test_the_time_is_that_of_the_last_write_whatever_it_wrote(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        await store.append((Append("AAAA", 1, (b"two",)),), 3)
        await store.beat(2)

    async def beat(store: SqliteStore) -> None:
        assert store.opened_at == 3
        await store.beat(5)

    async def look(store: SqliteStore) -> None:
        assert store.opened_at == 5

    for test in (write, beat, look):
        stored(tmp_path / "s", test)


def test_more_rows_than_a_statement_takes_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    bodies = tuple(b"%d" % number for number in range(2 * ROWS + 1))

    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        await store.append((Append("AAAA", 1, bodies),), 2)
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 2 * ROWS + 2, bodies), Append("ZZZZ", 0, (b"one",))), 3)
        assert await store.read("AAAA") == [b"one", *bodies]

    stored(tmp_path / "s", test)


def test_what_belongs_to_no_table_is_not_stored(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        with pytest.raises(Overtaken):
            await store.append((Append("ZZZZ", 0, (b"one",)),), 1)

    stored(tmp_path / "s", test)


def test_those_who_wait_for_company_are_stored_before_the_end(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        codes = ("AAAA", "BBBB")
        for code in codes:
            await store.append((Append(code, 0, (b"one",), listing(code), SEED),), 1)
        await asyncio.gather(*(store.append((Append(code, 1, (b"two",)),), 2) for code in codes))
        late = asyncio.ensure_future(store.append((Append("AAAA", 2, (b"three",)),), 3))
        await asyncio.sleep(0)  # it waits for company now
        assert not late.done()

    async def look(store: SqliteStore) -> None:
        assert await store.read("AAAA") == [b"one", b"two", b"three"]

    stored(tmp_path / "s", write)
    stored(tmp_path / "s", look)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    """Law 3: the table goes back to what is on disk, and everybody comes back to that."""

    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bo = await stage.join(ann["code"])
        one, _ = await stage.enter(ann)
        await one.do("start")
        before = await stage.house.store.read(ann["code"])
        append = stage.house.store.append

        async def full(*_: Any) -> None:
            raise Unstored

        stage.house.store.append = full  # type: ignore[method-assign, assignment]
        await one.send({"kind": "move", "id": "1", "move": {"move": "resign"}})
        assert (await one.ended())["code"] == "restart"
        stage.house.store.append = append  # type: ignore[method-assign]
        assert await stage.house.store.read(ann["code"]) == before
        back, welcome = await stage.enter(bo)
        assert welcome["view"]["result"] is None
        await back.do("move", move={"move": "resign"})

    play(test, tmp_path / "t")


def test_a_table_that_could_not_be_stored_is_tried_again_though_nobody_comes(tmp_path: Path) -> None:
    """Law 5: a disk that was full for a moment stops no clock."""
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, two, code = await stage.pair()
        append = stage.house.store.append

        async def full(*_: Any) -> None:
            raise Unstored

        stage.house.store.append = full  # type: ignore[method-assign, assignment]
        hands.at += 181
        with pytest.raises(Illegal, match="not_stored"):
            await stage.house.tables[code].look()
        for person in (one, two):
            assert (await person.ended())["code"] == "restart"
        stage.house.store.append = append  # type: ignore[method-assign]
        hands.at += AGAIN
        stage.house.remind("ZZZZ", 0)  # rings the house's bell; there is no such table
        while not any(b'"at":180.0' in body for body in await stage.house.store.read(code) or []):
            await asyncio.sleep(0)

    play(test, tmp_path / "t", hands=hands)


def test_rules_that_fail_in_the_middle_leave_the_table_as_its_log_tells_it(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bo = await stage.join(ann["code"])
        one, _ = await stage.enter(ann)
        two, _ = await stage.enter(bo)
        await one.do("start")
        hands.at += 181  # the clock has played before the move fails
        match = stage.house.tables[ann["code"]].state.match()

        def fail(*_: Any) -> None:
            raise KeyError

        match.play = fail  # type: ignore[method-assign, assignment]
        assert await one.refused("move", move={"move": "resign"}) == "failed"
        for person in (one, two):
            assert (await person.ended())["code"] == "restart"
        one, _ = await stage.enter(ann)
        await one.do("move", id="later", move={"move": "resign"})
        assert (await stage.http.get(f"/api/tables/{ann['code']}/log")).is_success

    play(test, tmp_path / "t", hands=hands)


def test_who_comes_as_the_table_leaves_memory_is_asked_to_come_again(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        await stage.enter(ann)
        table = stage.house.tables[ann["code"]]
        late = await stage.socket()
        async with table.held():
            await late.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
            while not table._lock._waiters:
                await asyncio.sleep(0)
            table.abandon()
        assert (await late.ended())["code"] == "restart"
        await stage.enter(ann)

    play(test, tmp_path / "t")


def test_rules_that_fail_when_a_deadline_comes_leave_the_table_as_its_log_tells_it(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        await stage.join(ann["code"])
        one, _ = await stage.enter(ann)
        await one.do("start")
        table = stage.house.tables[ann["code"]]

        def fail(*_: Any) -> bool:
            raise KeyError

        table.state.match().tick_once = fail  # type: ignore[method-assign, assignment]
        with pytest.raises(KeyError):
            await table.look()
        assert (await one.ended())["code"] == "restart"
        back, _ = await stage.enter(ann)
        await back.do("move", move={"move": "resign"})

    play(test, tmp_path / "t")
