"""The store in one SQLite file: write-ahead log, synchronous, one writer committing for many tables."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from turncoat.core.refusal import Illegal
from turncoat.server.store import sqlite_shape
from turncoat.server.store.clock import HouseClock, OpenSign, sign_of
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
from turncoat.server.store.sqlite_shape import checksum

T = TypeVar("T")

_INSERT: Final = 'insert into records ("table", number, at, stamp, checksum, body) values '
_ROW: Final = "((select id from tables where code = ?), ?, ?, ?, ?, ?)"
"""One statement for all rows: each statement waits for its turn among the threads of this process."""
STATEMENTS: Final = 256
"""How many statements are kept ready: there is one for every number of rows."""
ROWS: Final = 1_000
"""Most rows in one statement."""
COMPANY_SECONDS: Final = 0.002
"""How long the next commit waits for more writes where several have just shared one."""
_LISTING: Final = "code, game, stage, public, owner, taken, seats, due, calendar"
_UPDATE: Final = """
update tables set stage = ?, public = ?, owner = ?, taken = ?, seats = ?, due = ?, calendar = ?,
  listed = ?, server = ?
where code = ? and listed <= ? and (server = ? or ?)
"""


class _Job(msgspec.Struct):
    """Something that waits for the next commit."""

    writes: Sequence[Append]
    now: float
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """One thread writes: whatever has come in while a commit was under way goes into the next.

    It is handed all of that at once: handing over one by one would cost a switch of threads each.
    """

    def __init__(
        self,
        path: Path | str,
        tick: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._path = str(path)
        self.wall = wall
        try:
            Path(path).touch(0o600)  # seeds are in it: nobody else on this machine may read them
            self._sign = OpenSign(sign_of(path))
        except OSError as wrong:
            raise Illegal("store_unreadable", path=self._path, why=wrong.strerror or "?") from None
        try:
            self._writer = self._connect()
            sqlite_shape.bring_up_to_date(self._writer, self._path)
            self.key, self._clock = self._open(tick)
            self._reader = self._connect()
        except BaseException as wrong:
            self._sign.close()
            if isinstance(wrong, sqlite3.Error):
                raise Illegal("store_unreadable", path=self._path, why=str(wrong)) from None
            raise
        self.now = self._clock.now
        self._server = secrets.token_hex(8)
        """Tells whether it was this server that a listing was written by."""
        self._waiting: list[_Job] = []
        self._writing = False
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "turncoat-reader")
        self._figures = {"commits": 0, "appends": 0, "commit_seconds": 0.0}
        self._thread = threading.Thread(target=self._write_all, name="turncoat-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path,
            check_same_thread=False,
            isolation_level=None,
            timeout=10,
            cached_statements=STATEMENTS,
        )
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def _open(self, tick: Callable[[], float]) -> tuple[bytes, HouseClock]:
        """The house's key and its clock: a new one after a break, else that of the servers already there."""
        run = self._writer.execute
        if self._sign.alone():
            (base,) = run(sqlite_shape.LATEST).fetchone()
            run("update house set offset = ?", (HouseClock.going_on_from(base, tick).offset,))
        self._sign.share()
        key, offset = run("select key, offset from house").fetchone()
        return key, HouseClock(offset, tick)

    # Writing

    async def append(self, writes: Sequence[Append]) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(writes, self.now(), loop.create_future(), loop)
        self._waiting.append(job)
        if len(self._waiting) == 1 and not self._writing:
            loop.call_soon(self._hand_over)
        await job.done

    def _go_on(self) -> None:
        self._writing = False
        self._hand_over()

    def _hand_over(self) -> None:
        """Let the writer have everything that waits, unless it is busy."""
        if self._waiting and not self._writing:
            self._writing = True
            self._jobs.put(self._waiting)
            self._waiting = []

    async def beat(self) -> None:
        await self.append(())

    def _write_all(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            answers = self._commit(jobs)
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
                jobs[0].loop.call_soon_threadsafe(self._answer, jobs, answers)
        self._writer.close()

    def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """What became of each job."""
        started = time.perf_counter()
        failed = self._transact(jobs)
        if failed is not None and len(jobs) > 1:  # one of them is at fault: each for itself
            answers = [self._transact([job]) for job in jobs]
        else:
            answers = [failed] * len(jobs)
        self._figures["commits"] += 1
        self._figures["appends"] += sum(len(job.writes) for job in jobs)
        self._figures["commit_seconds"] += time.perf_counter() - started
        return answers

    def _transact(self, jobs: list[_Job]) -> Exception | None:
        run = self._writer.execute
        now = max(job.now for job in jobs)
        writes = [write for job in jobs for write in job.writes]
        listed = [write for write in writes if write.listing is not None]
        rows = [_row(write, write.body, now) for write in writes if write.body is not None]
        try:
            if listed or len(rows) > ROWS:
                run("begin immediate")
            for write in listed:
                self._list(write)
            for first in range(0, len(rows), ROWS):
                self._insert(rows[first : first + ROWS])
            if not rows:
                run("update house set now = max(now, ?)", (now,))
            if self._writer.in_transaction:
                run("commit")
        except Exception as wrong:  # whatever it is, the others' writes go on
            with contextlib.suppress(sqlite3.Error):  # the next to begin will find out
                if self._writer.in_transaction:
                    run("rollback")
            return self._settle(writes, wrong)
        return None

    def _insert(self, rows: list[tuple[Any, ...]]) -> None:
        self._writer.execute(_INSERT + ", ".join([_ROW] * len(rows)), list(chain.from_iterable(rows)))

    def _list(self, write: Append) -> None:
        """Change how a table is listed, or list it for the first time.

        Whoever only changes the listing may change its own alone: another server may know better.
        """
        seen = write.listing
        assert seen is not None
        number = write.after + (write.body is not None)
        if write.seed is None:
            stage, public, owner, taken, seats, due, calendar = msgspec.structs.astuple(seen)[2:]
            told = (stage, public, owner, taken, seats, due, calendar, number, self._server)
            self._writer.execute(_UPDATE, (*told, seen.code, number, self._server, write.body is not None))
        else:
            self._writer.execute(
                f"insert into tables ({_LISTING}, listed, server) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*msgspec.structs.astuple(seen), number, self._server),
            )
            self._writer.execute("insert into seeds values (last_insert_rowid(), ?)", (write.seed,))

    def _settle(self, writes: list[Append], wrong: Exception) -> Exception | None:
        """Something failed, perhaps after all was on disk: the stamps tell what is there."""
        try:
            found = [(write, self._stamp(write)) for write in writes if write.body is not None]
        except sqlite3.Error:
            return InDoubt()
        if found and all(stamp == write.stamp for write, stamp in found):
            return None
        if not isinstance(wrong, sqlite3.IntegrityError):
            return Unstored()
        if any(write.seed is not None and stamp is not None for write, stamp in found):
            return CodeTaken()
        return Overtaken() if any(stamp is not None for _, stamp in found) else Unstored()

    def _stamp(self, write: Append) -> bytes | None:
        found = self._writer.execute(
            'select stamp from records join tables on tables.id = "table" where code = ? and number = ?',
            (write.code, write.after + 1),
        ).fetchone()
        return None if found is None else found[0]

    def _answer(self, jobs: list[_Job], answers: list[Exception | None]) -> None:
        if len(jobs) > 1:
            jobs[0].loop.call_later(COMPANY_SECONDS, self._go_on)
        else:
            self._go_on()
        for job, failed in zip(jobs, answers, strict=True):
            if job.done.done():
                continue
            if failed is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(failed)

    # Reading

    async def _read(self, look: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, look)

    async def open_tables(self, most: int) -> Sequence[Listing]:
        return await self._listings("where public and stage = 'lobby' order by id desc limit ?", most)

    async def due(self) -> Sequence[Listing]:
        return await self._listings("where due is not null")

    async def _listings(self, which: str, *parameters: object) -> list[Listing]:
        rows = await self._all(f"select {_LISTING} from tables {which}", *parameters)
        return [_listing(row) for row in rows]

    async def read(self, code: str, after: int = 0) -> list[Record] | None:
        rows = await self._all(
            "select number, stamp, checksum, body from tables left join records"
            ' on tables.id = "table" and number > ? where code = ? order by number',
            after,
            code,
        )
        if not rows:
            return None
        if rows[0][0] is None:
            rows = []
        return [_record(code, place, row) for place, row in enumerate(rows, after + 1)]

    async def seed(self, code: str) -> bytes:
        ((seed,),) = await self._all(
            'select seed from seeds join tables on tables.id = "table" where code = ?', code
        )
        assert isinstance(seed, bytes)
        return seed

    async def _all(self, query: str, *parameters: object) -> list[Any]:
        try:
            return await self._read(lambda: self._reader.execute(query, parameters).fetchall())
        except sqlite3.Error:
            raise Unstored from None

    async def close(self) -> None:
        self._go_on()
        self._jobs.put(None)
        await self._read(self._thread.join)
        await self._read(self._reader.close)
        self._reading.shutdown()
        self._sign.close()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)


def _listing(row: Sequence[Any]) -> Listing:
    code, game, stage, public, owner, taken, seats, due, calendar = row
    return Listing(code, game, stage, bool(public), owner, taken, seats, due, bool(calendar))


def _row(write: Append, body: bytes, now: float) -> tuple[Any, ...]:
    number = write.after + 1
    return write.code, number, now, write.stamp, checksum(write.code, number, body), body.decode()


def _record(code: str, expected: int, row: tuple[int, bytes, bytes, str]) -> Record:
    number, stamp, kept, text = row
    try:
        body = text.encode()
    except (AttributeError, UnicodeEncodeError):
        raise Damaged from None
    if number != expected or checksum(code, number, body) != kept:
        raise Damaged
    return Record(number, stamp, body)
