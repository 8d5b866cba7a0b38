"""The store in one SQLite file: write-ahead log, synchronous, one writer committing for many tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from turncoat.core.refusal import Illegal
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
from turncoat.server.store.sqlite import schema
from turncoat.server.store.sqlite.clock import STALL, HouseClock
from turncoat.server.store.sqlite.lockfile import StoreFile
from turncoat.server.store.sqlite.reader import LISTING, SqliteReader, connected, wrong_pages

T = TypeVar("T")

_INSERT: Final = 'insert into records ("table", number, at, stamp, checksum, body) values '
_ROW: Final = "((select id from tables where code = ?), ?, ?, ?, ?, ?)"
"""One statement for all rows: each statement waits for its turn among the threads of this process."""
STATEMENTS: Final = 256
"""How many statements are kept ready: there is one for every number of rows."""
ROWS: Final = 1_000
"""Most rows in one statement."""
COLUMNS: Final = 6
COMPANY_SECONDS: Final = 0.002
"""How long the next commit waits for more writes where several have just shared one."""
LOOKED_THROUGH: Final = 32_000_000
"""Up to so many bytes the file is looked through at the start: it takes a fraction of a second."""
MOVED: Final = "the file has been moved away or removed while the server runs; put it back"
_UPDATE: Final = """
update tables set stage = ?, public = ?, owner = ?, taken = ?, seats = ?, due = ?, calendar = ?,
  listed = ?, server = ?
where code = ? and listed <= ? and (server = ? or ?)
"""

log = logging.getLogger("turncoat.server")


class _Job(msgspec.Struct):
    """Something that waits for the next commit."""

    writes: Sequence[Append]
    values: list[Any]
    """Of its rows, one after the other. They are put together by whoever asks: what the writer's thread does
    itself makes the event loop wait."""
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
        shared: bool = False,
        stall: float | None = None,
    ) -> None:
        """`shared`: other servers may have the file open too, as long as all of them share it.

        `stall`: how long nobody may look at the clock; not bounded where a test moves its hands.
        """
        self._stall = stall if stall is not None else STALL if tick is time.monotonic else math.inf
        self._path = str(path)
        self.shared = shared
        self.wall = wall
        self._file = StoreFile(path)
        try:
            alone = self._file.sign.alone()
            if not alone and not shared:
                raise Illegal("store_in_use", path=self._path)
            self._writer = self._connect()
            schema.bring_up_to_date(self._writer, self._path)
            self.key, self._clock = self._open(tick, alone)
            if shared:
                self._file.sign.share()
            self._reader = SqliteReader(self._connect(), self._suspicious())
        except BaseException as wrong:
            self._file.sign.close()
            if isinstance(wrong, sqlite3.Error | UnicodeDecodeError):
                raise Illegal("store_unreadable", path=self._path, why=str(wrong)) from None
            raise
        self.now = self._clock.now
        self.codes = Codes(self._run)
        self._server = secrets.token_hex(8)
        """Tells whether it was this server that a listing was written by."""
        self._trouble: str | None = None
        self._waiting: list[_Job] = []
        self._writing = False
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "turncoat-reader")
        self._figures = {"commits": 0, "appends": 0, "commit_seconds": 0.0}
        self._thread = threading.Thread(target=self._write_all, name="turncoat-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = connected(self._path, cached_statements=STATEMENTS)
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def _open(self, tick: Callable[[], float], alone: bool) -> tuple[bytes, HouseClock]:
        """The house's key and its clock: a new one after a break, else that of the servers already there."""
        run = self._writer.execute
        if alone:
            (base,) = run(schema.LATEST).fetchone()
            going_on = HouseClock.going_on_from(self._sound(base), tick)
            run("update house set offset = ?", (going_on.offset,))
        key, offset = run("select key, offset from house").fetchone() or (None, None)
        if not isinstance(key, bytes):
            raise Illegal("store_unreadable", path=self._path, why="its key is damaged")
        return key, HouseClock(self._sound(offset), tick, self._stall)

    def _suspicious(self) -> bool:
        """Whether something is wrong with the file; a big one is not looked through at the start."""
        if self._file.path.stat().st_size > LOOKED_THROUGH:
            return False
        found = wrong_pages(self._writer)
        if found:
            log.error("%s is damaged (%s): see `turncoat store check %s`", self._path, found[0], self._path)
        return bool(found)

    def _sound(self, time: object) -> float:
        if not isinstance(time, int | float) or not math.isfinite(time):
            raise Illegal("store_unreadable", path=self._path, why="its clock is damaged")
        return time

    async def open(self) -> None:
        """All was opened as it was made: a file that cannot be used is refused before the server starts."""

    # Writing

    async def append(self, writes: Sequence[Append]) -> None:
        loop = asyncio.get_running_loop()
        now = self.now()
        values = [
            value for write in writes if write.body is not None for value in _row(write, write.body, now)
        ]
        job = _Job(writes, values, now, loop.create_future(), loop)
        self._waiting.append(job)
        if len(self._waiting) == 1 and not self._writing:
            loop.call_soon(self._hand_over)
        await job.done

    def _go_on(self) -> None:
        self._writing = False
        self._hand_over()

    def _hand_over(self) -> None:
        """Let the writer have everything that waits, unless it is busy."""
        if not self._waiting or self._writing:
            return
        jobs, self._waiting = self._waiting, []
        if self._file.missing():  # asked while the writer is idle: two busy threads would wait for each other
            self._note(MOVED)
            self._answer(jobs, [Unstored(MOVED)] * len(jobs))
        else:
            self._writing = True
            self._jobs.put(jobs)

    async def beat(self) -> None:
        await self.append(())
        with contextlib.suppress(Damaged, Unstored):  # then others' time is not known, and ours goes on
            self._clock.keep_up(await self._read(self._reader.written))

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
        writes = [write for job in jobs for write in job.writes]
        listed = [write for write in writes if write.listing is not None]
        values = list(chain.from_iterable([job.values for job in jobs]))
        most = ROWS * COLUMNS
        try:
            if listed or len(values) > most:
                run("begin immediate")
            for write in listed:
                self._list(write)
            for first in range(0, len(values), most):
                self._insert(values[first : first + most])
            if not values:
                run("update house set now = max(now, ?)", (max(job.now for job in jobs),))
            if self._writer.in_transaction:
                run("commit")
        except Exception as wrong:  # whatever it is, the others' writes go on
            with contextlib.suppress(sqlite3.Error):  # the next to begin will find out
                if self._writer.in_transaction:
                    run("rollback")
            if isinstance(wrong, sqlite3.Error) and not isinstance(wrong, sqlite3.IntegrityError):
                self._note(str(wrong))
            return self._settle(writes, wrong)
        if self._trouble is not None:
            self._note(None)
        return None

    def _note(self, trouble: str | None) -> None:
        """Tell the operator, once, that nothing can be stored, or that all is well again."""
        if trouble is not None and trouble != self._trouble:
            log.error("nothing can be stored in %s: %s", self._path, trouble)
        elif trouble is None:
            log.warning("the store can be written again: %s", self._path)
        self._trouble = trouble

    def _insert(self, values: list[Any]) -> None:
        self._writer.execute(_inserting(len(values) // COLUMNS), values)

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
            self._writer.execute(_UPDATE, (*told, seen.key, number, self._server, write.body is not None))
        else:
            self._writer.execute(
                f"insert into tables ({LISTING}, listed, server) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            return Unstored(str(wrong))
        if any(write.seed is not None and stamp is not None for write, stamp in found):
            return CodeTaken()
        return Overtaken() if any(stamp is not None for _, stamp in found) else Unstored()

    def _stamp(self, write: Append) -> bytes | None:
        found = self._writer.execute(
            'select stamp from records join tables on tables.id = "table" where code = ? and number = ?',
            (write.key, write.after + 1),
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

    async def _run(self, statement: str, *parameters: Any) -> Sequence[Sequence[Any]]:
        """What is not a table's log needs no company to be committed with."""
        return await self._read(lambda: self._reader.numbered(statement, *parameters))

    async def open_tables(self, most: int) -> Sequence[Listing]:
        which = "where public and stage = 'lobby' order by id desc limit ?"
        return await self._read(lambda: self._reader.listings(which, most))

    async def due(self) -> Sequence[Listing]:
        return await self._read(lambda: self._reader.listings("where due is not null"))

    async def listings(self) -> Sequence[Listing]:
        return await self._read(lambda: self._reader.listings("order by id"))

    async def read(self, key: str, after: int = 0) -> list[Record] | None:
        return await self._read(lambda: self._reader.read(key, after))

    async def seed(self, key: str) -> bytes:
        return await self._read(lambda: self._reader.seed(key))

    def trouble(self) -> str | None:
        if self._trouble is None and self._file.missing():
            self._note(MOVED)
        return self._trouble

    async def close(self) -> None:
        self._go_on()
        self._jobs.put(None)
        await self._read(self._thread.join)
        await self._read(self._reader.close)
        self._reading.shutdown()
        self._file.sign.close()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)


@cache
def _inserting(rows: int) -> str:
    """The statement for so many rows."""
    return _INSERT + ", ".join([_ROW] * rows)


def _row(write: Append, body: bytes, now: float) -> tuple[Any, ...]:
    number = write.after + 1
    return write.key, number, now, write.stamp, checksum(write.key, number, body), body.decode()
