"""The store in PostgreSQL: commits in doubt, lost connections, the clock that servers share, its shapes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import pytest

from tests.server.clock import ManualClock
from tests.server.services import Postgres
from tests.server.stores import new_table, read_bodies
from turncoat import Illegal
from turncoat.server.store.interface import Append, InDoubt, Overtaken, StoreFailed
from turncoat.server.store.postgres import connection as postgres_connection
from turncoat.server.store.postgres import schema as postgres_schema
from turncoat.server.store.postgres.clock import RUN_SECONDS, SharedClock
from turncoat.server.store.postgres.store import PostgresStore, prepare


async def open_store(
    stack: AsyncExitStack, url: str, tick: Callable[[], float] = time.monotonic
) -> PostgresStore:
    store = PostgresStore(url, tick)
    await store.open()
    stack.push_async_callback(store.close)
    return store


async def execute(url: str, statement: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        return await connection.execute(statement)
    finally:
        await connection.close()


class Cut:
    """The writer's connection, which is lost once: before or after the database has the statement."""

    def __init__(self, connection: Any, after: bool, meanwhile: Callable[[], Awaitable[None]]) -> None:
        self._connection = connection
        self._after = after
        self._meanwhile = meanwhile

    async def fetch(self, statement: str, *parameters: Any) -> Any:
        if self._after:
            await self._connection.fetch(statement, *parameters)
        await self._meanwhile()
        raise ConnectionResetError("cut")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


async def nothing() -> None:
    pass


@pytest.mark.parametrize("after", [True, False])
async def test_a_commit_in_doubt_is_settled_by_its_stamp(database: str, after: bool) -> None:
    async with AsyncExitStack() as stack:
        store = await open_store(stack, database)
        await store.append((new_table("AAAA"),))
        store._writer._connection = Cut(store._writer._connection, after, nothing)  # type: ignore[assignment]
        await asyncio.gather(
            store.append((Append("AAAA", 1, b"two"),)), store.append((new_table("BBBB", b"other"),))
        )
        assert await read_bodies(store, "AAAA") == [b"one", b"two"]
        assert await read_bodies(store, "BBBB") == [b"other"]


async def test_a_number_that_another_has_taken_meanwhile_is_not_taken_for_ones_own(database: str) -> None:
    """An answer by (table, number) alone would say that this was stored."""
    async with AsyncExitStack() as stack:
        one, two = await open_store(stack, database), await open_store(stack, database)
        await one.append((new_table("AAAA"),))

        async def overtake() -> None:
            await two.append((Append("AAAA", 1, b"theirs"),))

        one._writer._connection = Cut(one._writer._connection, False, overtake)  # type: ignore[assignment]
        with pytest.raises(Overtaken):
            await one.append((Append("AAAA", 1, b"ours"),))
        assert await read_bodies(one, "AAAA") == [b"one", b"theirs"]


async def test_where_the_database_does_not_come_back_the_doubt_is_told_and_a_retry_is_harmless(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        store = await open_store(stack, database)
        await store.append((new_table("AAAA"),))
        write = Append("AAAA", 1, b"two")

        async def gone() -> None:
            monkeypatch.setattr(postgres_connection, "connect", unreachable)

        async def unreachable(_: str) -> None:
            raise ConnectionRefusedError("nobody there")

        usual = postgres_connection.connect
        monkeypatch.setattr(postgres_connection.ReconnectingConnection.run, "__defaults__", (0.2,))
        store._writer._connection = Cut(store._writer._connection, True, gone)  # type: ignore[assignment]
        with pytest.raises(InDoubt):
            await store.append((write,))
        assert store.trouble() is not None
        with pytest.raises(StoreFailed) as never_sent:
            await store.append((Append("AAAA", 2, b"three"),))
        assert not isinstance(never_sent.value, InDoubt)
        monkeypatch.setattr(postgres_connection, "connect", usual)
        await store.append((write,))
        assert store.trouble() is None
        assert await read_bodies(store, "AAAA") == [b"one", b"two"]


async def test_connections_that_the_database_ends_are_made_again(postgres: Postgres, database: str) -> None:
    async with AsyncExitStack() as stack:
        store = await open_store(stack, database)
        await store.append((new_table("AAAA"),))
        for number in range(1, 20):
            cutting = execute(
                postgres.url(),
                "select pg_terminate_backend(pid) from pg_stat_activity"
                f" where datname = '{database.rpartition('/')[2]}'",
            )
            _, records, _ = await asyncio.gather(
                store.append((Append("AAAA", number, b"%d" % number),)), store.read("AAAA"), cutting
            )
            assert records
        assert len(await read_bodies(store, "AAAA") or []) == 20


async def test_many_servers_never_give_a_number_twice_and_never_wait_in_a_circle(database: str) -> None:
    codes = [f"AAA{letter}" for letter in "ABCDEFGH"]
    times = 15

    async with AsyncExitStack() as stack:
        stores = [await open_store(stack, database) for _ in range(3)]
        for code in codes:
            await stores[0].append((new_table(code),))

        async def write(store: PostgresStore, which: int, order: Sequence[str]) -> None:
            for turn in range(times):
                for code in order:
                    await one_more(store, code, b"%d:%d" % (which, turn))

        async def one_more(store: PostgresStore, code: str, body: bytes) -> None:
            while True:
                number = (await store.lengths([code]))[code]
                try:
                    await store.append((Append(code, number, body),))
                except Overtaken:
                    continue
                return

        await asyncio.gather(
            *(
                write(store, which, order)
                for which, store in enumerate(stores)
                for order in (codes[:4], codes[::-1][:4], codes[2:6])
            )
        )
        for store in stores:
            for code in codes:
                read = await read_bodies(store, code)
                assert read is not None
                for which in range(3):
                    turns = [body for body in read if body.startswith(b"%d:" % which)]
                    assert len(turns) == times * sum(
                        code in order for order in (codes[:4], codes[::-1][:4], codes[2:6])
                    )


# The clock


async def test_servers_agree_on_the_time(database: str) -> None:
    async with AsyncExitStack() as stack:
        one = await open_store(stack, database)
        two = await open_store(stack, database, lambda: time.monotonic() + 12_345.6)
        assert one.now() == pytest.approx(two.now(), abs=0.1)
        assert one.wall() == pytest.approx(two.wall(), abs=0.1)


async def test_the_time_without_any_server_is_credited_once(database: str) -> None:
    async with AsyncExitStack() as stack:
        store = await open_store(stack, database)
        first = store.now()
    await execute(database, "update house set until = until - 5000, paused = paused - 5000")
    async with AsyncExitStack() as stack:
        came = await asyncio.gather(*(open_store(stack, database) for _ in range(3)))
        for store in came:
            assert first <= store.now() <= first + 5


def test_a_clock_stands_still_while_the_database_is_away_and_never_goes_back() -> None:
    tick = ManualClock()
    one, two = SharedClock(tick), SharedClock(tick)
    for clock in (one, two):
        clock.compare(tick.at, tick.at, 5000.0)
        clock.extend(paused=100.0, until=5000.0 + RUN_SECONDS)
    tick.advance(60)
    assert one.now() == two.now() == 4900 + RUN_SECONDS
    paused = 100 + 60 - RUN_SECONDS  # what the first to come back adds
    one.extend(paused, until=5060 + RUN_SECONDS)
    assert one.now() == two.now() == 4900 + RUN_SECONDS
    tick.advance(1)
    assert one.now() == 4901 + RUN_SECONDS
    assert two.now() == 4900 + RUN_SECONDS
    two.extend(paused, until=5061 + RUN_SECONDS)
    assert two.now() == one.now()


def test_the_quickest_answer_is_the_best_guess_and_a_clock_that_was_set_is_followed() -> None:
    clock = SharedClock(ManualClock())
    clock.extend(0.0, 1e9)
    clock.compare(1000.0, 1000.2, 500.1)
    assert clock.wall() == pytest.approx(500.0)
    clock.compare(1000.0, 1000.01, 500.03)
    assert clock.wall() == pytest.approx(500.025)
    clock.compare(1000.0, 1000.4, 500.3)  # slower, and no contradiction
    assert clock.wall() == pytest.approx(500.025)
    clock.compare(1000.0, 1000.4, 700.0)
    assert clock.wall() == pytest.approx(699.8)


# The schema


async def test_a_database_from_before_the_first_release_is_refused(database: str) -> None:
    await prepare(database)
    await execute(database, "update shape set version = 1")
    with pytest.raises(Illegal, match="database_unreleased"):
        await prepare(database)


async def test_a_database_of_an_earlier_schema_is_migrated_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await prepare(database)
    step = "alter table tables add column colour text not null default 'red'"
    monkeypatch.setattr(postgres_schema, "STEPS", (step,))
    for _ in range(2):
        await prepare(database)
    connection = await asyncpg.connect(database)
    assert await connection.fetchval("select version from shape") == postgres_schema.FIRST_VERSION + 1
    assert await connection.fetch("select colour from tables") == []
    await connection.close()


async def test_several_servers_may_create_the_schema_at_once(database: str) -> None:
    async with AsyncExitStack() as stack:
        stores = await asyncio.gather(*(open_store(stack, database) for _ in range(5)))
        assert len({store.key for store in stores}) == 1


async def test_what_cannot_be_a_store_is_refused(database: str) -> None:
    await prepare(database)
    await execute(database, f"update shape set version = {postgres_schema.latest_version() + 1}")
    with pytest.raises(Illegal, match="database_newer"):
        await prepare(database)
    await execute(database, "drop table shape")
    with pytest.raises(Illegal, match="database_foreign"):
        await prepare(database)
    with pytest.raises(Illegal, match="database_unreachable"):
        await prepare("postgresql://somebody:secret@127.0.0.1:1/tables")


def test_the_password_is_not_told() -> None:
    assert postgres_connection.without_password("postgresql://me:secret@db.example:5432/tables") == (
        "postgresql://db.example:5432/tables"
    )
