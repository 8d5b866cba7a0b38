"""The store in PostgreSQL, which several servers may share.

The unique key (table, number) decides which server was first. If a connection is lost during a commit, the
same rows are sent again on a new one; the stamps of the stored rows show whose they are.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from turncoat.server.store.checksum import checksum
from turncoat.server.store.codes import Codes
from turncoat.server.store.interface import (
    Append,
    Damaged,
    InDoubt,
    KeyTaken,
    Listing,
    Overtaken,
    Record,
    StoreFailed,
)
from turncoat.server.store.postgres import clock, schema
from turncoat.server.store.postgres import statements as sql
from turncoat.server.store.postgres.clock import SharedClock
from turncoat.server.store.postgres.connection import (
    LOST,
    PATIENCE,
    Connector,
    Postgres,
    ReconnectingConnection,
    connect,
    first_line,
    unreachable,
    without_password,
)

T = TypeVar("T")
READERS: Final = 2
COMPARISONS: Final = 10
"""How often the database is asked for its time at the start; the quickest answer is the most exact."""
HEARTBEAT: Final = 0.5
BEAT_SECONDS: Final = 2.0
"""Seconds in which the database must answer a beat."""
GROUP_SECONDS: Final = 0.002
"""How long the next commit waits for more writes after several have shared one."""
ROWS: Final = 1_000
"""Most rows in one statement."""

log = logging.getLogger("turncoat.server")


class _Job(msgspec.Struct):
    """Writes that wait for the next commit."""

    writes: Sequence[Append]
    done: asyncio.Future[None]


class _Conflict(Exception):  # noqa: N818 - not an error: another server was first
    """Not all rows of a transaction were stored."""


class PostgresStore:
    """Writes on one connection: all that arrives during a commit goes into the next one."""

    def __init__(self, url: str, tick: Callable[[], float] = time.monotonic) -> None:
        self.url = url
        self.name = secrets.token_hex(8)
        """The name of this server among those that share the store."""
        self.key = b""
        self.shared = True
        self.clock = SharedClock(tick)
        self.now, self.wall = self.clock.now, self.clock.wall
        self.on_commit: Callable[[Sequence[Append]], None] = _ignore
        """Called with all writes that were stored, after their callers have been answered."""
        self.codes = Codes(self._run)
        self._tick = tick
        self._trouble: str | None = None
        self._waiting: list[_Job] = []
        self._work: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._beaten = 0.0
        self._turn = 0
        self._figures = {"commits": 0, "appends": 0, "commit_seconds": 0.0}

    async def open(self) -> None:
        self.connector = connector = Connector(self.url)
        self._writer = ReconnectingConnection(connector)
        self._readers = [ReconnectingConnection(connector) for _ in range(READERS)]
        self.side = ReconnectingConnection(connector)
        """The connection for the clock."""
        try:
            await self._writer.run(lambda on: schema.migrate(on, without_password(self.url)))
            self.key = await self._writer.run(lambda on: on.fetchval("select key from house"))
            for _ in range(COMPARISONS):
                await self.side.run(self._compare_clocks)
            await self._beat()
        except BaseException:
            await self._close_connections()
            raise
        self._beating = asyncio.get_running_loop().create_task(self._beat_on())

    # Time

    async def _compare_clocks(self, on: Postgres) -> None:
        asked = self._tick()
        theirs = await on.fetchval(clock.READ)
        self.clock.compare(asked, self._tick(), theirs)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(StoreFailed):
                await self._beat()

    async def _beat(self) -> None:
        """Extend the shared clock; its success or failure shows whether anything can be stored."""

        async def work(on: Postgres) -> None:
            asked = self._tick()
            row = await on.fetchrow(clock.BEAT, timeout=BEAT_SECONDS)
            assert row is not None
            self.clock.compare(asked, self._tick(), row["now"])
            self.clock.extend(row["paused"], row["until"])
            self._beaten = self._tick()

        try:
            await self.side.run(work)
        except Exception as wrong:  # whatever it is, nothing can be stored
            self._report(first_line(wrong))
            raise StoreFailed(first_line(wrong)) from None
        self._report(None)

    async def beat(self) -> None:
        if self._tick() - self._beaten > HEARTBEAT:
            await asyncio.get_running_loop().create_task(self._beat())

    # Writing

    async def append(self, writes: Sequence[Append]) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(writes, loop.create_future())
        self._waiting.append(job)
        if self._work is None:
            self._work = loop.create_task(self._write_all())
        await job.done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting[:ROWS], self._waiting[ROWS:]
                await self._commit(jobs)
                if len(jobs) > 1:
                    await asyncio.sleep(GROUP_SECONDS)
        finally:
            self._work = None

    async def _commit(self, jobs: list[_Job]) -> None:
        started = time.perf_counter()
        plain = [job for job in jobs if len(job.writes) == 1 and job.writes[0].seed is None]
        stored: list[Append] = []
        if plain:
            answers = await self._try(plain, self._insert_all)
            for job, answer in zip(plain, answers, strict=True):
                _answer(job, answer, stored)
        for job in jobs:
            if not job.done.done():
                _answer(job, (await self._try([job], self._insert_whole))[0], stored)
        self._figures["commits"] += 1
        self._figures["appends"] += sum(len(job.writes) for job in jobs)
        self._figures["commit_seconds"] += time.perf_counter() - started
        if stored:
            asyncio.get_running_loop().call_soon(
                self.on_commit, stored
            )  # after the callers have been answered

    async def _try(
        self, jobs: list[_Job], work: Callable[[Postgres, list[_Job]], Awaitable[list[Exception | None]]]
    ) -> list[Exception | None]:
        """Return the error of each job, or None; try each alone if the database refuses them together."""
        sent = False

        async def send(on: Postgres) -> list[Exception | None]:
            nonlocal sent
            sent = True
            return await work(on, jobs)

        try:
            answers = await self._writer.run(send, self._patience)
        except StoreFailed as wrong:
            self._report(str(wrong))
            return [InDoubt(str(wrong)) if sent else wrong] * len(jobs)
        except Exception as wrong:  # whatever it is, other writes must go on
            if len(jobs) > 1:
                return [answer for job in jobs for answer in await self._try([job], work)]
            if isinstance(wrong, asyncpg.PostgresError) and not isinstance(wrong, asyncpg.DataError):
                self._report(str(wrong))
            return [StoreFailed(str(wrong))]
        self._report(None)
        return answers

    async def _insert_all(self, on: Postgres, jobs: list[_Job]) -> list[Exception | None]:
        """Insert all in one statement, then find out about those whose number was taken."""
        writes = [job.writes[0] for job in jobs]
        stored = await self._insert(on, writes)
        answers: list[Exception | None] = [None] * len(jobs)
        missing = [
            place
            for place, write in enumerate(writes)
            if write.body is not None and write.stamp not in stored
        ]
        if missing:
            found = await _stamps(on, [writes[place] for place in missing])
            for place, stamp in zip(missing, found, strict=True):
                answers[place] = _outcome([writes[place]], [stamp])
        return answers

    async def _insert(self, on: Postgres, writes: Sequence[Append]) -> set[bytes]:
        """Insert rows and return the stamps of those that were stored."""
        rows = sql.rows(writes, self.now())
        if any(write.listing is not None for write in writes):
            found = await on.fetch(sql.INSERT_AND_LIST, *rows, *sql.listings(writes, self.name))
        else:
            found = await on.fetch(sql.INSERT, *rows)
        return {row[0] for row in found}

    async def _insert_whole(self, on: Postgres, jobs: list[_Job]) -> list[Exception | None]:
        """Store all writes of one job in a transaction, or none."""
        writes = jobs[0].writes
        try:
            async with on.transaction():
                if len(writes) > 1:
                    writes = sorted(writes, key=lambda write: (write.seed is None, write.key, write.after))
                later = []
                for write in writes:
                    if write.seed is None:
                        later.append(write)
                    elif not await on.fetch(sql.MAKE, *sql.make_parameters(write, self.now(), self.name)):
                        raise _Conflict
                for first in range(0, len(later), ROWS):
                    part = later[first : first + ROWS]
                    stored = await self._insert(on, part)
                    if len(stored) < sum(write.body is not None for write in part):
                        raise _Conflict
        except _Conflict:
            found = await _stamps(on, writes)
            return [_outcome(writes, found)]
        return [None]

    @property
    def _patience(self) -> float:
        """Seconds to wait for a lost connection; none while it is known that the database is away."""
        return PATIENCE if self._trouble is None else 0.0

    def _report(self, trouble: str | None) -> None:
        """Log once that nothing can be stored, and once that storing works again."""
        if trouble is not None and self._trouble is None:
            log.error("nothing can be stored in %s: %s", without_password(self.url), trouble)
        elif trouble is None and self._trouble is not None:
            log.warning("the store can be written again: %s", without_password(self.url))
        self._trouble = trouble

    # Reading

    async def _read(self, work: Callable[[Postgres], Awaitable[T]]) -> T:
        """Read in a task of its own: asyncpg's timeouts need one, and callers run by Eager have none."""
        self._turn = (self._turn + 1) % READERS
        reading = self._readers[self._turn].run(work, self._patience)
        try:
            return await asyncio.get_running_loop().create_task(reading)
        except StoreFailed as wrong:
            self._report(str(wrong))
            raise

    async def _run(self, statement: str, *parameters: Any) -> Sequence[Sequence[Any]]:
        rows = await self._read(lambda on: on.fetch(statement, *parameters))
        return [tuple(row) for row in rows]

    async def read(self, key: str, after: int = 0) -> list[Record] | None:
        return records_of(key, after, await self._read(lambda on: on.fetch(sql.READ, key, after)))

    async def seed(self, key: str) -> bytes:
        found = await self._read(lambda on: on.fetchval(sql.SEED, key))
        if not isinstance(found, bytes):
            raise Damaged("no_seed")
        return found

    async def lengths(self, keys: Sequence[str]) -> dict[str, int]:
        """Return the lengths of these tables' logs."""
        rows = await self._read(lambda on: on.fetch(sql.LENGTHS, keys))
        return {row["code"]: row["number"] or 0 for row in rows}

    async def _listings(self, which: str, *parameters: Any) -> list[Listing]:
        query = f"select {sql.LISTING} from tables {which}"
        rows = await self._read(lambda on: on.fetch(query, *parameters))
        return [Listing(*row) for row in rows]

    async def open_tables(self, most: int) -> Sequence[Listing]:
        return await self._listings("where public and stage = 'lobby' order by id desc limit $1", most)

    async def due(self) -> Sequence[Listing]:
        return await self._listings("where due is not null")

    async def listings(self) -> Sequence[Listing]:
        return await self._listings("order by id")

    def trouble(self) -> str | None:
        return self._trouble

    async def close(self) -> None:
        if self._work is not None:
            await self._work
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with contextlib.suppress(StoreFailed):
            await self.side.run(lambda on: on.execute(clock.STOP, self.name), patience=0.0)
        await self._close_connections()

    async def _close_connections(self) -> None:
        for connection in (self._writer, *self._readers, self.side):
            await connection.close()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)


async def prepare(url: str) -> None:
    """Migrate the database, or refuse it if it cannot be used as a store."""
    try:
        connection = await connect(url)
    except (*LOST, asyncpg.PostgresError, ValueError) as wrong:
        raise unreachable(url, wrong) from None
    try:
        await schema.migrate(connection, without_password(url))
    except asyncpg.PostgresError as wrong:
        raise unreachable(url, wrong) from None
    finally:
        await connection.close()


def _ignore(_: Sequence[Append]) -> None:
    """Do nothing; the default listener."""


def _answer(job: _Job, answer: Exception | None, stored: list[Append]) -> None:
    if answer is None:
        stored += job.writes
    if job.done.done():
        return  # the caller has given up
    if answer is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(answer)


async def _stamps(on: Postgres, writes: Sequence[Append]) -> list[bytes | None]:
    """Return the stamps of the rows at the numbers of these writes."""
    found: list[bytes | None] = [None] * len(writes)
    keys, numbers = [write.key for write in writes], [write.after + 1 for write in writes]
    for row in await on.fetch(sql.STAMPS, keys, numbers):
        found[row["place"] - 1] = row["stamp"]
    return found


def _outcome(writes: Sequence[Append], stamps: list[bytes | None]) -> Exception | None:
    """Return the error for writes that were not all stored; None if an earlier attempt stored them."""
    found = [(write, stamp) for write, stamp in zip(writes, stamps, strict=True) if write.body is not None]
    if all(stamp == write.stamp for write, stamp in found):
        return None
    if any(write.seed is not None and stamp is not None for write, stamp in found):
        return KeyTaken()
    others = [stamp for write, stamp in found if stamp is not None and stamp != write.stamp]
    return Overtaken() if others else StoreFailed("there is no such table")


def records_of(key: str, after: int, rows: Sequence[asyncpg.Record]) -> list[Record] | None:
    """Return the checked records in the rows of `READ`, or None if there is no such table."""
    if not rows:
        return None
    if rows[0]["number"] is None:
        rows = []
    return [_record(key, place, row) for place, row in enumerate(rows, after + 1)]


def _record(key: str, expected: int, row: asyncpg.Record) -> Record:
    number, stamp, kept, body = row
    if number != expected:
        raise Damaged("missing", expected)
    if checksum(key, number, body) != kept:
        raise Damaged("changed", expected)
    return Record(number, stamp, body)


def open_or_refuse(url: str) -> PostgresStore:
    """Return a store for a server that is about to run, or refuse a database that cannot be used."""
    asyncio.run(prepare(url))
    return PostgresStore(url)
