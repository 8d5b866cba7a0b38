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
from turncoat.server.store.interface import Append, Listing, Overtaken, Unstored
from turncoat.server.tables.tokens import KEY_BYTES

T = TypeVar("T")

VERSION: Final = 2
_EVENTS: Final = """
create table events (
  id integer primary key, "table" integer not null references tables (id), number integer not null,
  at real not null, body text not null, unique ("table", number));
"""
"""In the order in which they were stored, so that all tables write to the same page, the last one.

`at` is the house's time of the commit: the last row has the latest.
"""
_SHAPE: Final = f"""
create table house (key blob not null, now real not null);
create table tables (
  id integer primary key, code text not null unique, game text not null, stage text not null,
  public integer not null, owner text, taken integer not null, seats integer not null, due real);
create index tables_due on tables (due) where due is not null;
create index tables_open on tables (id) where public and stage = 'lobby';
create table seeds ("table" integer primary key references tables (id), seed blob not null);
{_EVENTS}
"""
_FROM_1: Final = f"""
alter table events rename to events_1;
{_EVENTS}
insert into events ("table", number, at, body) select "table", number, now, body from events_1, house;
drop table events_1;
"""
_INSERT: Final = 'insert into events ("table", number, at, body) values '
_ROW: Final = "((select id from tables where code = ?), ?, ?, ?)"
"""One statement for all rows: each statement waits for its turn among the threads of this process."""
STATEMENTS: Final = 256
"""How many statements are kept ready: there is one for every number of rows."""
ROWS: Final = 1_000
"""The most rows in one statement."""
COMPANY_SECONDS: Final = 0.002
"""Where several have just shared a commit, more come in a moment: the next one waits for them so long."""
_LISTING: Final = "code, game, stage, public, owner, taken, seats, due"


class _Job(msgspec.Struct):
    """Something that waits for the next commit."""

    writes: Sequence[Append]
    now: float
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """One thread writes: whatever has come in while a commit was under way goes into the next.

    It is handed all of that at once: threads that pass each other many small things spend their time on
    taking turns.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        try:
            Path(path).touch(0o600)  # seeds are in it: nobody else on this machine may read them
        except OSError as wrong:
            raise Illegal("store_unreadable", path=self._path, why=wrong.strerror or "?") from None
        try:
            self._writer = self._connect()
            self._open()
            self._reader = self._connect()
        except sqlite3.Error as wrong:
            raise Illegal("store_unreadable", path=self._path, why=str(wrong)) from None
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

    def _open(self) -> None:
        (version,) = self._writer.execute("pragma user_version").fetchone()
        if version > VERSION:
            raise Illegal("store_newer", path=self._path)
        if version == 0 and self._writer.execute("select 1 from sqlite_master").fetchone():
            raise Illegal("store_foreign", path=self._path)
        self._writer.execute("pragma journal_mode = wal")
        if version < VERSION:
            self._writer.executescript(
                f"begin immediate; {_SHAPE if version == 0 else _FROM_1} pragma user_version = {VERSION};"
            )
            if version == 0:
                self._writer.execute("insert into house values (?, 0)", (secrets.token_bytes(KEY_BYTES),))
            self._writer.execute("commit")
        self.key, self.opened_at = self._writer.execute(
            "select key, max(now, ifnull((select at from events order by id desc limit 1), 0)) from house"
        ).fetchone()

    # Writing

    async def append(self, writes: Sequence[Append], now: float) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(writes, now, loop.create_future(), loop)
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

    async def beat(self, now: float) -> None:
        await self.append((), now)

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
        rows = [
            (write.code, number, now, body.decode())
            for write in writes
            for number, body in enumerate(write.bodies, write.after + 1)
        ]
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
            return Overtaken() if isinstance(wrong, sqlite3.IntegrityError) else Unstored()
        return None

    def _insert(self, rows: list[tuple[str, int, float, str]]) -> None:
        self._writer.execute(_INSERT + ", ".join([_ROW] * len(rows)), list(chain.from_iterable(rows)))

    def _list(self, write: Append) -> None:
        """Change how a table is listed, or list it for the first time."""
        seen = write.listing
        assert seen is not None
        if write.seed is None:
            self._writer.execute(
                "update tables set stage = ?, public = ?, owner = ?, taken = ?, seats = ?, due = ?"
                " where code = ?",
                (seen.stage, seen.public, seen.owner, seen.taken, seen.seats, seen.due, seen.code),
            )
        else:
            self._writer.execute(
                f"insert into tables ({_LISTING}) values (?, ?, ?, ?, ?, ?, ?, ?)",
                msgspec.structs.astuple(seen),
            )
            self._writer.execute("insert into seeds values (last_insert_rowid(), ?)", (write.seed,))

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

    async def _listings(self, which: str, parameter: object) -> list[Listing]:
        rows = await self._all(f"select {_LISTING} from tables {which}", parameter)
        return [Listing(row[0], row[1], row[2], bool(row[3]), *row[4:]) for row in rows]

    async def read(self, code: str) -> list[bytes] | None:
        rows = await self._all(
            'select body from events join tables on tables.id = "table" where code = ? order by number', code
        )
        return [body.encode() for (body,) in rows] or None

    async def seed(self, code: str) -> bytes:
        ((seed,),) = await self._all(
            'select seed from seeds join tables on tables.id = "table" where code = ?', code
        )
        assert isinstance(seed, bytes)
        return seed

    async def due(self) -> Sequence[tuple[float, str]]:
        return await self._all("select due, code from tables where due is not null")

    async def _all(self, query: str, *parameters: object) -> list[Any]:
        return await self._read(lambda: self._reader.execute(query, parameters).fetchall())

    async def close(self) -> None:
        self._go_on()
        self._jobs.put(None)
        await self._read(self._thread.join)
        await self._read(self._reader.close)
        self._reading.shutdown()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)
