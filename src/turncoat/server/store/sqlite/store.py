"""The store in one SQLite file: write-ahead log, synchronous commits, group commit by one writer thread."""

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
    Damaged,
    InDoubt,
    KeyTaken,
    Listing,
    Overtaken,
    Record,
    StoreFailed,
)
from turncoat.server.store.sqlite import schema
from turncoat.server.store.sqlite.clock import STALL, StoreClock
from turncoat.server.store.sqlite.lockfile import StoreFile
from turncoat.server.store.sqlite.reader import LISTING, SqliteReader, connect, page_errors

T = TypeVar("T")

_INSERT: Final = 'insert into records ("table", number, at, stamp, checksum, body) values '
_ROW: Final = "((select id from tables where code = ?), ?, ?, ?, ?, ?)"
"""One statement inserts all rows, because each statement competes for the interpreter lock."""
STATEMENTS: Final = 256
"""Size of the statement cache: there is a statement for every number of rows."""
ROWS: Final = 1_000
"""Most rows in one statement."""
COLUMNS: Final = 6
GROUP_SECONDS: Final = 0.002
"""How long the next commit waits for more writes after several have shared one."""
CHECKED_BYTES: Final = 32_000_000
"""Files up to this size are checked at the start, which takes a fraction of a second."""
MOVED: Final = "the file has been moved away or removed while the server runs; put it back"
_UPDATE: Final = """
update tables set stage = ?, public = ?, owner = ?, taken = ?, seats = ?, due = ?, calendar = ?,
  listed = ?, server = ?
where code = ? and listed <= ? and (server = ? or ?)
"""

log = logging.getLogger("turncoat.server")


class _Job(msgspec.Struct):
    """Writes that wait for the next commit."""

    writes: Sequence[Append]
    values: list[Any]
    """The values of all rows, flat. The caller prepares them, because work in the writer thread holds up the
    event loop."""
    now: float
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """Writes in one thread: all that arrives during a commit goes into the next one.

    The thread gets these jobs together, because handing over each would cost a switch of threads.
    """

    def __init__(
        self,
        path: Path | str,
        tick: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        shared: bool = False,
        stall: float | None = None,
    ) -> None:
        """Open the file, or refuse it; create it if it is missing.

        `shared`: other servers may have the file open too, if all of them share it. `stall`: time between two
        readings of the clock after which the server must have stood still; by default unlimited for a clock
        that a test sets.
        """
        self._stall = stall if stall is not None else STALL if tick is time.monotonic else math.inf
        self._path = str(path)
        self.shared = shared
        self.wall = wall
        self._file = StoreFile(path)
        try:
            alone = self._file.lock.try_exclusive()
            if not alone and not shared:
                raise Illegal("store_in_use", path=self._path)
            self._writer = self._connect()
            schema.migrate(self._writer, self._path)
            self.key, self._clock = self._read_key_and_clock(tick, alone)
            if shared:
                self._file.lock.share()
            self._reader = SqliteReader(self._connect(), self._is_damaged())
        except BaseException as wrong:
            self._file.lock.close()
            if isinstance(wrong, sqlite3.Error | UnicodeDecodeError):
                raise Illegal("store_unreadable", path=self._path, why=str(wrong)) from None
            raise
        self.now = self._clock.now
        self.codes = Codes(self._run)
        self._server = secrets.token_hex(8)
        """Marks the listings that this server wrote."""
        self._trouble: str | None = None
        self._waiting: list[_Job] = []
        self._writing = False
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "turncoat-reader")
        self._figures = {"commits": 0, "appends": 0, "commit_seconds": 0.0}
        self._thread = threading.Thread(target=self._write_all, name="turncoat-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._path, cached_statements=STATEMENTS)
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def _read_key_and_clock(self, tick: Callable[[], float], alone: bool) -> tuple[bytes, StoreClock]:
        """Return the store's key and its clock; resume the clock unless other servers keep it running."""
        run = self._writer.execute
        if alone:
            (base,) = run(schema.LATEST).fetchone()
            resumed = StoreClock.resume_from(self._checked_time(base), tick)
            run("update house set offset = ?", (resumed.offset,))
        key, offset = run("select key, offset from house").fetchone() or (None, None)
        if not isinstance(key, bytes):
            raise Illegal("store_unreadable", path=self._path, why="its key is damaged")
        return key, StoreClock(self._checked_time(offset), tick, self._stall)

    def _is_damaged(self) -> bool:
        """Return whether SQLite finds something wrong; large files are not checked at the start."""
        if self._file.path.stat().st_size > CHECKED_BYTES:
            return False
        found = page_errors(self._writer)
        if found:
            log.error("%s is damaged (%s): see `turncoat store check %s`", self._path, found[0], self._path)
        return bool(found)

    def _checked_time(self, time: object) -> float:
        if not isinstance(time, int | float) or not math.isfinite(time):
            raise Illegal("store_unreadable", path=self._path, why="its clock is damaged")
        return time

    async def open(self) -> None:
        """Do nothing: the constructor has opened the file, so that a bad one is refused before the start."""

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
            loop.call_soon(self._start_commit)
        await job.done

    def _finish_commit(self) -> None:
        self._writing = False
        self._start_commit()

    def _start_commit(self) -> None:
        """Give the writer thread everything that waits, unless it is busy."""
        if not self._waiting or self._writing:
            return
        jobs, self._waiting = self._waiting, []
        if (
            self._file.is_missing()
        ):  # checked while the writer is idle, as two busy threads slow each other down
            self._report(MOVED)
            self._answer(jobs, [StoreFailed(MOVED)] * len(jobs))
        else:
            self._writing = True
            self._jobs.put(jobs)

    async def beat(self) -> None:
        await self.append(())
        with contextlib.suppress(
            Damaged, StoreFailed
        ):  # the time of other servers is unknown, and ours goes on
            self._clock.keep_up(await self._read(self._reader.heartbeat_time))

    def _write_all(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            answers = self._commit(jobs)
            with contextlib.suppress(RuntimeError):  # the event loop has ended
                jobs[0].loop.call_soon_threadsafe(self._answer, jobs, answers)
        self._writer.close()

    def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """Commit these jobs together and return the error of each, or None."""
        started = time.perf_counter()
        failed = self._transact(jobs)
        if failed is not None and len(jobs) > 1:  # one of them is at fault: try each alone
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
        except Exception as wrong:  # whatever it is, other writes must go on
            with contextlib.suppress(sqlite3.Error):  # the next transaction will fail too
                if self._writer.in_transaction:
                    run("rollback")
            if isinstance(wrong, sqlite3.Error) and not isinstance(wrong, sqlite3.IntegrityError):
                self._report(str(wrong))
            return self._outcome(writes, wrong)
        if self._trouble is not None:
            self._report(None)
        return None

    def _report(self, trouble: str | None) -> None:
        """Log once that nothing can be stored, or that storing works again."""
        if trouble is not None and trouble != self._trouble:
            log.error("nothing can be stored in %s: %s", self._path, trouble)
        elif trouble is None:
            log.warning("the store can be written again: %s", self._path)
        self._trouble = trouble

    def _insert(self, values: list[Any]) -> None:
        self._writer.execute(_insert_statement(len(values) // COLUMNS), values)

    def _list(self, write: Append) -> None:
        """Write the listing of a table.

        A listing without a record applies only if this server wrote the last one: another may know better.
        """
        listing = write.listing
        assert listing is not None
        number = write.after + (write.body is not None)
        if write.seed is None:
            stage, public, owner, taken, seats, due, calendar = msgspec.structs.astuple(listing)[2:]
            values = (stage, public, owner, taken, seats, due, calendar, number, self._server)
            self._writer.execute(
                _UPDATE, (*values, listing.key, number, self._server, write.body is not None)
            )
        else:
            self._writer.execute(
                f"insert into tables ({LISTING}, listed, server) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*msgspec.structs.astuple(listing), number, self._server),
            )
            self._writer.execute("insert into seeds values (last_insert_rowid(), ?)", (write.seed,))

    def _outcome(self, writes: list[Append], wrong: Exception) -> Exception | None:
        """Return the error for writes that failed, or None if their stamps show that they were stored."""
        try:
            found = [(write, self._stamp(write)) for write in writes if write.body is not None]
        except sqlite3.Error:
            return InDoubt()
        if found and all(stamp == write.stamp for write, stamp in found):
            return None
        if not isinstance(wrong, sqlite3.IntegrityError):
            return StoreFailed(str(wrong))
        if any(write.seed is not None and stamp is not None for write, stamp in found):
            return KeyTaken()
        return Overtaken() if any(stamp is not None for _, stamp in found) else StoreFailed()

    def _stamp(self, write: Append) -> bytes | None:
        found = self._writer.execute(
            'select stamp from records join tables on tables.id = "table" where code = ? and number = ?',
            (write.key, write.after + 1),
        ).fetchone()
        return None if found is None else found[0]

    def _answer(self, jobs: list[_Job], answers: list[Exception | None]) -> None:
        if len(jobs) > 1:
            jobs[0].loop.call_later(GROUP_SECONDS, self._finish_commit)
        else:
            self._finish_commit()
        for job, failed in zip(jobs, answers, strict=True):
            if job.done.done():
                continue
            if failed is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(failed)

    # Reading

    async def _read(self, query: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, query)

    async def _run(self, statement: str, *parameters: Any) -> Sequence[Sequence[Any]]:
        """Run a statement about codes; it commits alone, beside the writer thread."""
        return await self._read(lambda: self._reader.run_numbered(statement, *parameters))

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
        if self._trouble is None and self._file.is_missing():
            self._report(MOVED)
        return self._trouble

    async def close(self) -> None:
        self._finish_commit()
        self._jobs.put(None)
        await self._read(self._thread.join)
        await self._read(self._reader.close)
        self._reading.shutdown()
        self._file.lock.close()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)


@cache
def _insert_statement(rows: int) -> str:
    """Return the statement that inserts so many rows."""
    return _INSERT + ", ".join([_ROW] * rows)


def _row(write: Append, body: bytes, now: float) -> tuple[Any, ...]:
    number = write.after + 1
    return write.key, number, now, write.stamp, checksum(write.key, number, body), body.decode()
