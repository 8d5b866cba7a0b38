"""Between servers: what was stored is told once it is, sealed, in few messages, and lost ones do no harm."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest

from tests.server.services import Postgres, Valkey, running_valkey
from tests.server.stores import new_table
from tests.until import until
from turncoat.server.cluster.batching import Batcher
from turncoat.server.cluster.envelope import Envelope
from turncoat.server.cluster.transport import Transport
from turncoat.server.cluster.transport_notify import NotifyTransport
from turncoat.server.cluster.transport_valkey import ValkeyTransport
from turncoat.server.store.interface import Append, Record
from turncoat.server.store.postgres.store import PostgresStore

Make = Callable[[PostgresStore], Transport]


class Listener:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, bytes | None]] = []
        self.overheard: list[tuple[str, bytes]] = []

    def hear(self, code: str, number: int, record: Record | None) -> None:
        self.heard.append((code, number, None if record is None else record.body))

    def overhear(self, code: str, said: bytes) -> None:
        self.overheard.append((code, said))


@asynccontextmanager
async def joined(database: str, make: Make) -> AsyncIterator[tuple[PostgresStore, Transport, Listener]]:
    store = PostgresStore(database)
    await store.open()
    transport, listener = make(store), Listener()
    transport.subscribe(listener.hear, listener.overhear)
    await transport.open()
    try:
        yield store, transport, listener
    finally:
        await transport.close()
        await store.close()


@pytest.fixture(params=["notify", "valkey"])
def make(request: pytest.FixtureRequest) -> Make:
    if request.param == "notify":
        return NotifyTransport
    valkey: Valkey = request.getfixturevalue("valkey")
    return lambda store: ValkeyTransport(store, valkey.url)


async def test_what_one_stores_the_others_are_told_with_the_record_where_it_fits(
    database: str, make: Make
) -> None:
    async with AsyncExitStack() as stack:
        one, _, mine = await stack.enter_async_context(joined(database, make))
        _, there, theirs = await stack.enter_async_context(joined(database, make))
        long = b"x" * 100_000
        await one.append((new_table("AAAA"),))
        await one.append((Append("AAAA", 1, long),))
        there.send("AAAA", b"psst")
        await until(lambda: len(theirs.heard) == 2, "two records are heard of", lambda: theirs.heard)
        await until(lambda: mine.overheard, "a whisper is heard")
        assert theirs.heard == [("AAAA", 1, b"one"), ("AAAA", 2, None)]
        assert mine.overheard == [("AAAA", b"psst")]
        assert not mine.heard  # nobody is told what they said
        assert not theirs.overheard


async def test_a_house_hears_no_other_house(postgres: Postgres, database: str, valkey: Valkey) -> None:
    other = await asyncio.to_thread(postgres.new_database)
    make: Make = lambda store: ValkeyTransport(store, valkey.url)  # noqa: E731
    async with AsyncExitStack() as stack:
        one, _, _ = await stack.enter_async_context(joined(database, make))
        two, _, same = await stack.enter_async_context(joined(database, make))
        three, _, stranger = await stack.enter_async_context(joined(other, make))
        await one.append((new_table("AAAA"),))
        await until(lambda: same.heard, "the other server hears of a record")
        await three.append((new_table("BBBB"),))
        await two.append((new_table("CCCC"),))
        assert stranger.heard == []


def test_messages_are_sealed_and_what_is_not_from_a_server_is_passed_over() -> None:
    envelope = Envelope(b"key")
    closed = envelope.seal(b"the card is red")
    assert b"red" not in closed
    assert envelope.open(closed) == b"the card is red"
    assert envelope.open(closed[:-1] + b"?") is None
    assert envelope.open(b"") is None
    assert Envelope(b"other").open(closed) is None
    assert Envelope(b"other").channel != envelope.channel


async def test_what_gathers_while_a_message_is_under_way_goes_into_the_next() -> None:
    sent: list[bytes] = []

    free = asyncio.Event()

    async def send(sealed: bytes) -> None:
        sent.append(sealed)
        await free.wait()

    batcher = Batcher(6_000, send)
    batcher.envelope = Envelope(b"key")
    listener = Listener()
    batcher.subscribe(listener.hear, listener.overhear)
    batcher.add_records([Append("AAAA", 0, b"one")])
    await asyncio.sleep(0)
    batcher.add_records([Append("AAAA", number, b"x" * 100) for number in range(1, 101)])
    free.set()
    await until(lambda: batcher._sending is None, "everything is sent", lambda: sent)
    assert len(sent) == 4  # one that was alone, and 100 in three
    for sealed in (*sent, b"nonsense"):
        batcher.receive(sealed)
    assert [number for _, number, _ in listener.heard] == list(range(1, 102))


async def test_the_bus_is_heard_again_after_a_kill(database: str, postgres: Postgres) -> None:
    async def cut_connections(_: Any) -> None:
        connection = await asyncpg.connect(postgres.url())
        name = database.rpartition("/")[2]
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            f" where datname = '{name}' and query like 'LISTEN%'"
        )
        await connection.close()

    async def restart(valkey: Valkey) -> None:
        await asyncio.to_thread(valkey.kill)
        await asyncio.to_thread(valkey.start)

    with running_valkey() as valkey:
        ways: list[tuple[Make, Any]] = [
            (NotifyTransport, cut_connections),
            (lambda store: ValkeyTransport(store, valkey.url), restart),
        ]
        for make, kill in ways:
            async with AsyncExitStack() as stack:
                _, here, _ = await stack.enter_async_context(joined(database, make))
                _, _, theirs = await stack.enter_async_context(joined(database, make))
                await kill(valkey)

                def is_heard() -> bool:
                    here.send("AAAA", b"still there?")  # noqa: B023 - at once
                    return bool(theirs.overheard)  # noqa: B023

                await until(is_heard, "a whisper is heard again")
