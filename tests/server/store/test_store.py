"""The log store: unique numbers, all or nothing, one commit for many, and nothing wrong read back."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.clock import ManualClock
from tests.server.servers import LocalServer, StartServer
from tests.server.stores import SEED, listing, new_table, read_bodies
from tests.until import until
from turncoat import Illegal, Match
from turncoat.server.store.address import store_path
from turncoat.server.store.interface import (
    Append,
    Damaged,
    InDoubt,
    KeyTaken,
    Overtaken,
    Store,
    StoreFailed,
)
from turncoat.server.store.postgres.store import PostgresStore
from turncoat.server.store.sqlite import schema
from turncoat.server.store.sqlite.store import ROWS, SqliteStore
from turncoat.server.tables.table import AGAIN

Place = Path | str
"""A file, or the address of a database."""


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """What holds for every store is tested with each of them."""
    if request.param == "sqlite":
        return tmp_path / "s"
    database: str = request.getfixturevalue("database")
    return database


def make_store(place: Place, clock: ManualClock | None = None, shared: bool = False) -> Store:
    if isinstance(place, str):
        return PostgresStore(place)
    return SqliteStore(place, time.monotonic if clock is None else clock, shared=shared)


@asynccontextmanager
async def open_store(
    place: Place, clock: ManualClock | None = None, shared: bool = False
) -> AsyncIterator[Any]:
    store = make_store(place, clock, shared)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_records_come_back_in_order_after_reopening(place: Place) -> None:
    async with open_store(place) as store:
        await store.append((new_table("AAAA"),))
        await store.append((Append("AAAA", 1, b"two", listing("AAAA", stage="playing", due=9.0)),))
    async with open_store(place) as store:
        records = await store.read("AAAA")
        assert records is not None
        assert [(record.number, record.body) for record in records] == [(1, b"one"), (2, b"two")]
        assert await read_bodies(store, "AAAA", after=1) == [b"two"]
        assert await read_bodies(store, "AAAA", after=2) == []
        assert await store.read("BBBB") is None
        assert await store.seed("AAAA") == SEED
        assert [(each.key, each.due) for each in await store.due()] == [("AAAA", 9.0)]


def test_the_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "s") as other:
        other.execute("create table bookmarks (address)")
    with pytest.raises(Illegal, match="store_foreign"):
        SqliteStore(tmp_path / "s")
    assert other.execute("select name from sqlite_master").fetchall() == [("bookmarks",)]
    other.close()


async def test_nobody_else_on_the_machine_can_read_the_seeds(tmp_path: Path) -> None:
    async with open_store(tmp_path / "s") as store:
        await store.append((new_table("AAAA"),))
        assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}


async def test_a_write_that_cannot_be_written_down_spoils_no_other(place: Place) -> None:
    async with open_store(place) as store:
        came = await asyncio.gather(
            *(store.append((each,)) for each in (new_table("BBBB", owner="\ud800"), new_table("AAAA"))),
            return_exceptions=True,
        )
        assert [type(each) for each in came] == [StoreFailed, type(None)]
        assert await read_bodies(store, "AAAA") == [b"one"]


async def test_a_number_is_given_once_and_so_is_a_code(place: Place) -> None:
    async with open_store(place) as store:
        await store.append((new_table("AAAA"),))
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 0, b"other"),))
        with pytest.raises(KeyTaken):
            await store.append((new_table("AAAA", b"again"),))
        assert await read_bodies(store, "AAAA") == [b"one"]


async def test_writes_that_belong_together_are_stored_together_or_not_at_all(place: Place) -> None:
    async with open_store(place) as store:
        await store.append((new_table("AAAA"),))
        with pytest.raises(Overtaken):
            await store.append((new_table("BBBB"), Append("AAAA", 0, b"late")))
        assert await store.read("BBBB") is None
        with pytest.raises(KeyTaken):
            await store.append((Append("AAAA", 1, b"two"), new_table("AAAA")))
        assert await read_bodies(store, "AAAA") == [b"one"]


async def test_one_that_fails_does_not_take_down_those_committed_with_it(place: Place) -> None:
    async with open_store(place) as store:
        await store.append((new_table("AAAA"),))
        codes = [f"B{a}{b}B" for a in "ABCDEF" for b in "ABCDEF"]
        writes = [store.append((new_table(code),)) for code in codes]
        wrong = store.append((Append("AAAA", 0, b"late"),))
        *fine, failed = await asyncio.gather(*writes, wrong, return_exceptions=True)
        assert fine == [None] * len(codes)
        assert isinstance(failed, Overtaken)
        assert len(await store.open_tables(100)) == len(codes) + 1
        assert store.figures()["commits"] < len(codes)


class FailsAt:
    """The writer's connection, which fails once: before or after it has carried a statement out."""

    def __init__(
        self, connection: sqlite3.Connection, start: str, after: bool, for_good: bool = False
    ) -> None:
        self._connection = connection
        self._start = start
        self._after = after
        self._for_good = for_good
        self._failed = False

    def execute(self, statement: str, *parameters: Any) -> Any:
        fails = statement.startswith(self._start) and not self._failed
        if self._failed and self._for_good:
            raise sqlite3.OperationalError("disk I/O error")
        if not fails or self._after:
            found = self._connection.execute(statement, *parameters)
        if fails:
            self._failed = True
            raise sqlite3.OperationalError("disk I/O error")
        return found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


@pytest.mark.parametrize("start", ["commit", "insert into records"])
async def test_a_commit_that_fails_after_the_disk_has_it_is_known_by_its_stamp(
    tmp_path: Path, start: str
) -> None:
    async with open_store(tmp_path / "s") as store:
        await store.append((new_table("AAAA"),))
        for after in (True, False):
            number = len(await read_bodies(store, "AAAA") or [])
            usual = store._writer
            store._writer = FailsAt(usual, start, after)
            listed = listing("AAAA") if start == "commit" else None
            writing = store.append((Append("AAAA", number, b"two", listed),))
            if after:
                await writing
            else:
                with pytest.raises(StoreFailed):
                    await writing
            store._writer = usual
        assert await read_bodies(store, "AAAA") == [b"one", b"two"]


async def test_where_the_store_cannot_be_asked_the_doubt_is_told_and_a_retry_is_harmless(
    tmp_path: Path,
) -> None:
    async with open_store(tmp_path / "s") as store:
        await store.append((new_table("AAAA"),))
        write = Append("AAAA", 1, b"two")
        usual = store._writer
        store._writer = FailsAt(usual, "insert into records", True, for_good=True)
        with pytest.raises(InDoubt):
            await store.append((write,))
        store._writer = usual
        await store.append((write,))
        assert await read_bodies(store, "AAAA") == [b"one", b"two"]


async def change(place: Place, statement: str) -> None:
    """Behind the store's back."""
    if isinstance(place, str):
        connection = await asyncpg.connect(place)
        await connection.execute(re.sub(r"x'(\w+)'", r"'\\x\1'", statement))
        await connection.close()
    else:
        with contextlib.closing(sqlite3.connect(place)) as file, file:
            file.execute(statement)


@pytest.mark.parametrize(
    "damage",
    [
        "update records set body = 'tow' where number = 2",
        "update records set body = x'ff' where number = 2",
        "update records set checksum = x'00' where number = 2",
        "delete from records where number = 2",
        'update records set "table" = 2 where number = 2',
        "update records set number = 4 where number = 3",
    ],
)
async def test_a_log_that_is_not_as_it_was_stored_is_not_read(place: Place, damage: str) -> None:
    async with open_store(place) as store:
        await store.append((new_table("AAAA"),))
        for number, body in ((1, b"two"), (2, b"three")):
            await store.append((Append("AAAA", number, body),))
        await store.append((new_table("BBBB"),))
    await change(place, damage)
    async with open_store(place) as store:
        with pytest.raises(Damaged):
            await store.read("AAAA")


async def test_a_damaged_table_is_refused_and_the_others_go_on(server: LocalServer, tmp_path: Path) -> None:
    ann, other = await server.make(), await server.make("Cy")
    strange = await server.make("Dee")
    with sqlite3.connect(tmp_path / "t") as connection:
        where = 'where "table" = (select id from tables where code = ?)'
        connection.execute(
            f"update records set body = replace(body, 'Ann', 'Eve') {where}",
            (await server.key(ann["code"]),),
        )
    connection.close()
    unknown = Append(await server.key(strange["code"]), 1, b'[{"event":"danced","with":3}]')
    await server.store.append((unknown,))
    for place, code in ((ann, "table_damaged"), (strange, "table_unreadable")):
        person = await server.socket()
        await person.send({"kind": "hello", "table": place["code"], "token": place["token"]})
        assert (await person.last_message())["code"] == code
        answer = await server.http.get(f"/api/tables/{place['code']}")
        assert (answer.status_code, answer.json()["code"]) == (500, code)
    await server.enter(other)


async def test_a_stale_listing_never_replaces_a_newer_one(place: Place) -> None:
    async with open_store(place, shared=True) as one:
        two = make_store(place, shared=True)
        await two.open()
        try:
            await one.append((new_table("AAAA", owner="made"),))
            await one.append((Append("AAAA", 1, b"two", listing("AAAA", owner="one")),))
            await two.append((Append("AAAA", 2, b"three", listing("AAAA", owner="two")),))
            for number, store, owner in (
                (2, one, "two"),  # behind the log
                (3, one, "two"),  # up to date, but the listing is another server's
                (3, two, "late"),
            ):
                await store.append((Append("AAAA", number, None, listing("AAAA", owner="late")),))
                assert [each.owner for each in await one.open_tables(9)] == [owner]
        finally:
            await two.close()


async def test_all_servers_on_one_store_share_its_clock_and_it_goes_on_after_the_last(tmp_path: Path) -> None:
    clock = ManualClock()

    one = SqliteStore(tmp_path / "s", clock, shared=True)
    clock.advance(5)
    await one.append((new_table("AAAA"),))
    clock.advance(5)
    two = SqliteStore(tmp_path / "s", clock, shared=True)
    clock.advance(1)
    assert one.now() == two.now() == 11.0
    await one.close()
    clock.advance(1)
    three = SqliteStore(tmp_path / "s", clock, shared=True)
    assert two.now() == three.now() == 12.0
    await two.beat()
    for store in (two, three):
        await store.close()
    clock.advance(1000)
    alone = SqliteStore(tmp_path / "s", clock, shared=True)
    assert alone.now() == 12.0
    await alone.close()


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("tables", "tables"),
        ("/var/tables", "/var/tables"),
        ("sqlite:///tables", "tables"),
        ("sqlite:////var/tables", "/var/tables"),
        ("mysql://here/tables", None),
        ("sqlite://tables", None),
        ("sqlite:///", None),
        ("", None),
    ],
)
def test_a_store_is_named_by_a_path_or_an_address(address: str, path: str | None) -> None:
    if path is None:
        with pytest.raises(Illegal, match="bad_store"):
            store_path(address)
    else:
        assert store_path(address) == Path(path)


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with open_store(tmp_path / "s") as store:
        assert store._writer.execute("pragma synchronous").fetchone() == (2,)
        assert store._writer.execute("pragma journal_mode").fetchone() == ("wal",)


async def test_seeds_lie_apart_from_what_is_read_for_a_table(place: Place) -> None:
    seed = b"a seed that nobody may know yet!"
    async with open_store(place) as store:
        await store.append((Append("AAAA", 0, b"one", listing("AAAA"), seed),))
        assert seed not in b"".join(await read_bodies(store, "AAAA") or [])


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "s").write_text("this is not a database, it is a letter to a friend\n" * 40)
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


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_file_from_before_the_first_release_is_refused(tmp_path: Path, version: int) -> None:
    connection = sqlite3.connect(tmp_path / "s")
    connection.execute("create table house (key blob not null)")
    connection.execute(f"pragma user_version = {version}")
    connection.close()
    with pytest.raises(Illegal, match="store_unreleased"):
        SqliteStore(tmp_path / "s")


async def test_a_file_of_an_earlier_schema_is_migrated_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(tmp_path / "s") as store:
        await store.append((new_table("AAAA"),))
        before = await read_bodies(store, "AAAA")
    monkeypatch.setattr(
        schema, "STEPS", ("alter table tables add column colour text not null default 'red'",)
    )
    for _ in range(2):
        async with open_store(tmp_path / "s") as store:
            assert await read_bodies(store, "AAAA") == before
    connection = sqlite3.connect(tmp_path / "s")
    assert connection.execute("select colour from tables").fetchall() == [("red",)]
    assert connection.execute("pragma user_version").fetchone() == (schema.FIRST_VERSION + 1,)
    connection.close()


async def test_the_time_is_that_of_the_last_write_whatever_it_wrote(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_store(tmp_path / "s", clock) as store:
        await store.append((new_table("AAAA"),))
        clock.advance(3)
        await store.append((Append("AAAA", 1, b"two"),))
    async with open_store(tmp_path / "s", clock) as store:
        assert store.now() == 3
        clock.advance(2)
        await store.beat()
    async with open_store(tmp_path / "s", clock) as store:
        assert store.now() == 5


async def test_more_rows_than_a_statement_takes_are_stored_together_or_not_at_all(place: Place) -> None:
    async with open_store(place) as store:
        await store.append((new_table("AAAA"),))
        many = [Append("AAAA", number, b"%d" % number) for number in range(1, 2 * ROWS + 2)]
        with pytest.raises(StoreFailed):
            await store.append((*many, Append("ZZZZ", 0, b"one")))
        assert await read_bodies(store, "AAAA") == [b"one"]
        await store.append(many)
        assert await read_bodies(store, "AAAA") == [b"one", *(write.body for write in many)]


async def test_what_belongs_to_no_table_is_not_stored(place: Place) -> None:
    async with open_store(place) as store:
        with pytest.raises(StoreFailed):
            await store.append((Append("ZZZZ", 0, b"one"),))


async def test_those_who_wait_for_company_are_stored_before_the_end(place: Place) -> None:
    async with open_store(place) as store:
        codes = ("AAAA", "BBBB")
        for code in codes:
            await store.append((new_table(code),))
        await asyncio.gather(*(store.append((Append(code, 1, b"two"),)) for code in codes))
        late = asyncio.ensure_future(store.append((Append("AAAA", 2, b"three"),)))
        await asyncio.sleep(0)  # it waits for company now
        assert not late.done()
    async with open_store(place) as store:
        assert await read_bodies(store, "AAAA") == [b"one", b"two", b"three"]


async def full(*_: Any) -> None:
    raise StoreFailed


async def test_what_cannot_be_stored_has_not_happened_and_nobody_is_disconnected(server: LocalServer) -> None:
    """Law 3: the move was played on a fork, which is thrown away."""
    one, two, code = await server.pair()
    before = await server.bodies(code)
    append = server.store.append
    server.store.append = full  # type: ignore[method-assign, assignment]
    assert await one.refused("move", move={"move": "resign"}, id="1") == "not_stored"
    assert await one.refused("chat", text="hello") == "not_stored"
    server.store.append = append  # type: ignore[method-assign]
    assert await server.bodies(code) == before
    await one.settle()
    view = two.view()
    assert view is not None
    assert view["result"] is None
    await two.do("move", move={"move": "resign"})
    await one.expect("view", lambda told: told["view"]["result"] is not None)


async def test_a_move_whose_fate_is_not_known_is_found_by_its_stamp(server: LocalServer) -> None:
    """The commit fails after the disk has it: the move is answered as done and made once."""
    one, two, code = await server.pair()
    append = server.store.append

    async def doubtful(writes: Any) -> None:
        server.store.append = append  # type: ignore[method-assign]
        await append(writes)
        raise InDoubt

    server.store.append = doubtful  # type: ignore[method-assign]
    await one.do("move", move={"move": "resign"})
    server.store.append = doubtful  # type: ignore[method-assign]
    await one.do("chat", text="hello")
    ann = await server.make()
    server.store.append = doubtful  # type: ignore[method-assign]
    assert (await server.join(ann["code"], "Bo"))["seat"] == 1  # there is no request id: only the stamp
    await two.expect("view", lambda told: told["view"]["result"] is not None)
    assert (await two.expect("chat"))["line"]["n"] == 1
    stored = b"".join(await server.bodies(code))
    assert (stored.count(b'"resign"'), stored.count(b'"spoke"')) == (1, 1)


async def test_a_table_that_could_not_be_stored_is_tried_again_though_nobody_comes(
    start_server: StartServer,
) -> None:
    """Law 5: a disk that was full for a moment stops no clock."""
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, _, code = await server.pair()
    append = server.store.append
    server.store.append = full  # type: ignore[method-assign, assignment]
    clock.advance(181)
    with pytest.raises(Illegal, match="not_stored"):
        await server.registry.by_code[code].run_deadlines()
    await one.settle()
    server.store.append = append  # type: ignore[method-assign]
    clock.advance(AGAIN)
    server.services.alarms.run_due()
    told = await one.expect("view")
    assert told["at"] == 180.0


@pytest.mark.parametrize("what", ["play", "tick_once"])
async def test_rules_that_fail_in_the_middle_change_nothing(
    start_server: StartServer, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    one, two, code = await server.pair()
    clock.advance(181)  # the clock would play before the move fails

    def fail(*_: Any) -> None:
        raise KeyError

    with monkeypatch.context() as patch:
        patch.setattr(Match, what, fail)
        assert await one.refused("move", move={"move": "resign"}) == "failed"
        if what == "tick_once":
            with pytest.raises(KeyError):
                await server.registry.by_code[code].run_deadlines()
    await two.do("move", move={"move": "resign"})
    told = await one.expect("view", lambda told: told["view"]["result"] is not None)
    assert told["n"] == 3
    assert (await server.http.get(f"/api/tables/{code}/log")).is_success


async def test_who_comes_as_the_table_leaves_memory_is_asked_to_come_again(server: LocalServer) -> None:
    ann = await server.make()
    await server.enter(ann)
    table = server.registry.by_code[ann["code"]]
    late = await server.socket()
    async with table.exclusive():
        await late.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
        await until(lambda: table.lock._waiters, "somebody waits for the table")
        table.abandon()
    assert (await late.last_message())["code"] == "restart"
    await server.enter(ann)
