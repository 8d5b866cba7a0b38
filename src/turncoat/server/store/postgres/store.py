"""The store in PostgreSQL, which several servers may share.

The unique key (table, number) is the referee between them. Where a connection is lost during a commit, the
same rows are sent again on a new one: the stamp of what is there then tells whose it is.
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
    CodeTaken,
    Damaged,
    InDoubt,
    Listing,
    Overtaken,
    Record,
    Unstored,
)
from turncoat.server.store.postgres import clock, schema
from turncoat.server.store.postgres import statements as sql
from turncoat.server.store.postgres.clock import SharedClock
from turncoat.server.store.postgres.connection import (
    LOST,
    Dialler,
    Line,
    Postgres,
    connected,
    shown,
    unreachable,
)

T = TypeVar("T")
READERS: Final = 2
COMPARISONS: Final = 10
"""How often the database is asked for its time at the start: the quickest answer is the best."""
HEARTBEAT: Final = 0.5
COMPANY_SECONDS: Final = 0.002
"""How long the next commit waits for more writes where several have just shared one."""
ROWS: Final = 1_000
"""Most rows in one statement."""

log = logging.getLogger("turncoat.server")


class _Job(msgspec.Struct):
    """Something that waits for the next commit."""

    writes: Sequence[Append]
    done: asyncio.Future[None]


class _Refused(Exception):  # noqa: N818 - it is not an error: somebody else was first
    """Not all rows of a transaction were stored."""


class PostgresStore:
    """One connection writes: whatever has come in while a commit was under way goes into the next."""

    def __init__(self, url: str, tick: Callable[[], float] = time.monotonic) -> None:
        self.url = url
        self.name = secrets.token_hex(8)
        """Of this server, among those that share the store."""
        self.key = b""
        self.shared = True
        self.clock = SharedClock(tick)
        self.now, self.wall = self.clock.now, self.clock.wall
        self.committed: Callable[[Sequence[Append]], None] = _nobody
        """Told of all that was stored, once whoever waited for it knows."""
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
        self.dialler = dialler = Dialler(self.url)
        self._writer = Line(dialler)
        self._readers = [Line(dialler) for _ in range(READERS)]
        self.side = Line(dialler)
        """For what is not a table's: the time, who is there, what is told to other servers."""
        try:
            await self._writer.ask(lambda on: schema.bring_up_to_date(on, shown(self.url)))
            self.key = await self._writer.ask(lambda on: on.fetchval("select key from house"))
            for _ in range(COMPARISONS):
                await self.side.ask(self._compare)
            await self._beat()
        except BaseException:
            await self._hang_up()
            raise
        self._beating = asyncio.get_running_loop().create_task(self._beat_on())

    # Time

    async def _compare(self, on: Postgres) -> None:
        asked = self._tick()
        theirs = await on.fetchval(clock.LOOK)
        self.clock.compare(asked, self._tick(), theirs)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(Unstored):
                await self._beat()

    async def _beat(self) -> None:
        async def work(on: Postgres) -> None:
            asked = self._tick()
            row = await on.fetchrow(clock.BEAT)
            assert row is not None
            self.clock.compare(asked, self._tick(), row["now"])
            self.clock.run(row["paused"], row["until"])
            self._beaten = self._tick()

        await self.side.ask(work)

    async def beat(self) -> None:
        if self._tick() - self._beaten > HEARTBEAT:
            await self._beat()

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
                    await asyncio.sleep(COMPANY_SECONDS)
        finally:
            self._work = None

    async def _commit(self, jobs: list[_Job]) -> None:
        started = time.perf_counter()
        plain = [job for job in jobs if len(job.writes) == 1 and job.writes[0].seed is None]
        stored: list[Append] = []
        if plain:
            answers = await self._try(plain, self._together)
            for job, answer in zip(plain, answers, strict=True):
                _answer(job, answer, stored)
        for job in jobs:
            if not job.done.done():
                _answer(job, (await self._try([job], self._whole))[0], stored)
        self._figures["commits"] += 1
        self._figures["appends"] += sum(len(job.writes) for job in jobs)
        self._figures["commit_seconds"] += time.perf_counter() - started
        if stored:
            asyncio.get_running_loop().call_soon(self.committed, stored)  # after those who wait for it

    async def _try(
        self, jobs: list[_Job], work: Callable[[Postgres, list[_Job]], Awaitable[list[Exception | None]]]
    ) -> list[Exception | None]:
        """What became of each job; where the database refuses them together, of each for itself."""
        sent = False

        async def send(on: Postgres) -> list[Exception | None]:
            nonlocal sent
            sent = True
            return await work(on, jobs)

        try:
            answers = await self._writer.ask(send)
        except Unstored as wrong:
            self._note(str(wrong))
            return [InDoubt(str(wrong)) if sent else wrong] * len(jobs)
        except Exception as wrong:  # whatever it is, the others' writes go on
            if len(jobs) > 1:
                return [answer for job in jobs for answer in await self._try([job], work)]
            if isinstance(wrong, asyncpg.PostgresError) and not isinstance(wrong, asyncpg.DataError):
                self._note(str(wrong))
            return [Unstored(str(wrong))]
        if self._trouble is not None:
            self._note(None)
        return answers

    async def _together(self, on: Postgres, jobs: list[_Job]) -> list[Exception | None]:
        """One statement for all; those whose number was taken are looked at again."""
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
                answers[place] = _judged([writes[place]], [stamp])
        return answers

    async def _insert(self, on: Postgres, writes: Sequence[Append]) -> set[bytes]:
        """The stamps of those that were stored."""
        rows = sql.rows(writes, self.now())
        if any(write.listing is not None for write in writes):
            found = await on.fetch(sql.INSERT_AND_LIST, *rows, *sql.listings(writes, self.name))
        else:
            found = await on.fetch(sql.INSERT, *rows)
        return {row[0] for row in found}

    async def _whole(self, on: Postgres, jobs: list[_Job]) -> list[Exception | None]:
        """All writes of one job, or none."""
        writes = jobs[0].writes
        try:
            async with on.transaction():
                if len(writes) > 1:
                    writes = sorted(writes, key=lambda write: (write.seed is None, write.key, write.after))
                later = []
                for write in writes:
                    if write.seed is None:
                        later.append(write)
                    elif not await on.fetch(sql.MAKE, *sql.making(write, self.now(), self.name)):
                        raise _Refused
                for first in range(0, len(later), ROWS):
                    part = later[first : first + ROWS]
                    stored = await self._insert(on, part)
                    if len(stored) < sum(write.body is not None for write in part):
                        raise _Refused
        except _Refused:
            found = await _stamps(on, writes)
            return [_judged(writes, found)]
        return [None]

    def _note(self, trouble: str | None) -> None:
        """Tell the operator, once, that nothing can be stored, or that all is well again."""
        if trouble is not None and trouble != self._trouble:
            log.error("nothing can be stored in %s: %s", shown(self.url), trouble)
        elif trouble is None:
            log.warning("the store can be written again: %s", shown(self.url))
        self._trouble = trouble

    # Reading

    async def _read(self, work: Callable[[Postgres], Awaitable[T]]) -> T:
        """In a task of its own: asyncpg's time limits need one, and whoever asks may be none (`Eager`)."""
        self._turn = (self._turn + 1) % READERS
        return await asyncio.get_running_loop().create_task(self._readers[self._turn].ask(work))

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
        """How many records the logs of these tables have."""
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
        with contextlib.suppress(Unstored):
            await self.side.ask(lambda on: on.execute(clock.STOP, self.name), patience=0.0)
        await self._hang_up()

    async def _hang_up(self) -> None:
        for line in (self._writer, *self._readers, self.side):
            await line.close()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)


async def prepare(url: str) -> None:
    """Make sure that there is a database that can be used as a store, or refuse it in one sentence."""
    try:
        connection = await connected(url)
    except (*LOST, asyncpg.PostgresError, ValueError) as wrong:
        raise unreachable(url, wrong) from None
    try:
        await schema.bring_up_to_date(connection, shown(url))
    except asyncpg.PostgresError as wrong:
        raise unreachable(url, wrong) from None
    finally:
        await connection.close()


def _nobody(_: Sequence[Append]) -> None:
    """Whom it is told to where nobody listens."""


def _answer(job: _Job, answer: Exception | None, stored: list[Append]) -> None:
    if answer is None:
        stored += job.writes
    if job.done.done():
        return  # whoever waited has gone
    if answer is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(answer)


async def _stamps(on: Postgres, writes: Sequence[Append]) -> list[bytes | None]:
    """What stands where these were to be stored."""
    found: list[bytes | None] = [None] * len(writes)
    keys, numbers = [write.key for write in writes], [write.after + 1 for write in writes]
    for row in await on.fetch(sql.STAMPS, keys, numbers):
        found[row["place"] - 1] = row["stamp"]
    return found


def _judged(writes: Sequence[Append], stamps: list[bytes | None]) -> Exception | None:
    """What became of writes that were not all stored just now: perhaps they were there already."""
    found = [(write, stamp) for write, stamp in zip(writes, stamps, strict=True) if write.body is not None]
    if all(stamp == write.stamp for write, stamp in found):
        return None
    if any(write.seed is not None and stamp is not None for write, stamp in found):
        return CodeTaken()
    others = [stamp for write, stamp in found if stamp is not None and stamp != write.stamp]
    return Overtaken() if others else Unstored("there is no such table")


def records_of(key: str, after: int, rows: Sequence[asyncpg.Record]) -> list[Record] | None:
    """What `READ` has found; None: there is no such table."""
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
    """A store for a server that is about to run; what is wrong with it is known before."""
    asyncio.run(prepare(url))
    return PostgresStore(url)
