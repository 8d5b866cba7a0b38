"""The store in one SQLite file: write-ahead log, synchronous, one writer committing for many tables."""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from turncoat.core.refusal import Illegal
from turncoat.server.secret import KEY_BYTES
from turncoat.server.store import Append, Listing, Overtaken, Unstored

T = TypeVar("T")

VERSION: Final = 1
_SHAPE: Final = """
create table house (key blob not null, now real not null);
create table tables (
  id integer primary key, code text not null unique, game text not null, stage text not null,
  public integer not null, owner text, taken integer not null, seats integer not null, due real);
create index tables_due on tables (due) where due is not null;
create index tables_open on tables (id) where public and stage = 'lobby';
create table events (
  "table" integer not null references tables (id), number integer not null, body text not null,
  primary key ("table", number)) without rowid;
create table seeds ("table" integer primary key references tables (id), seed blob not null);
"""
_INSERT: Final = """
insert into events select tables.id, row.value ->> 1, row.value ->> 2
from json_each(?) as row cross join tables on tables.code = row.value ->> 0
"""
"""One statement for all: each statement waits for its turn among the threads of this process."""
_json: Final = msgspec.json.Encoder().encode
_LISTING: Final = "code, game, stage, public, owner, taken, seats, due"


@dataclass
class _Job:
    """Something that waits for the next commit."""

    writes: Sequence[Append]
    now: float
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """One thread writes: whatever has come in while a commit was under way goes into the next."""

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        try:
            self._writer = self._connect()
            self._open()
            self._reader = self._connect()
        except sqlite3.Error as wrong:
            raise Illegal("store_unreadable", path=self._path, why=str(wrong)) from None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "turncoat-reader")
        self._figures = {"commits": 0, "appends": 0, "commit_seconds": 0.0}
        self._thread = threading.Thread(target=self._write_all, name="turncoat-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, check_same_thread=False, isolation_level=None, timeout=10)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def _open(self) -> None:
        (version,) = self._writer.execute("pragma user_version").fetchone()
        if version > VERSION:
            raise Illegal("store_newer", path=self._path)
        if version == 0:
            self._writer.executescript(f"begin immediate; {_SHAPE} pragma user_version = {VERSION};")
            self._writer.execute("insert into house values (?, 0)", (secrets.token_bytes(KEY_BYTES),))
            self._writer.execute("commit")
        self.key, self.opened_at = self._writer.execute("select key, now from house").fetchone()

    # Writing

    async def append(self, writes: Sequence[Append], now: float) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(writes, now, loop.create_future(), loop)
        self._jobs.put(job)
        await job.done

    async def beat(self, now: float) -> None:
        await self.append((), now)

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            last = False
            while not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                jobs.append(following)
            self._commit(jobs)
            if last:
                break
        self._writer.close()

    def _commit(self, jobs: list[_Job]) -> None:
        started = time.perf_counter()
        failed = self._transact(jobs)
        if failed is not None and len(jobs) > 1:  # one of them is at fault: each for itself
            for job in jobs:
                self._answer([job], self._transact([job]))
        else:
            self._answer(jobs, failed)
        self._figures["commits"] += 1
        self._figures["appends"] += sum(len(job.writes) for job in jobs)
        self._figures["commit_seconds"] += time.perf_counter() - started

    def _transact(self, jobs: list[_Job]) -> Exception | None:
        run = self._writer.execute
        try:
            run("begin immediate")
            rows = [row for job in jobs for write in job.writes for row in self._rows(write)]
            if rows:
                written = run(_INSERT, (_json(rows),)).rowcount
                if written != len(rows):
                    raise sqlite3.IntegrityError("no such table")
            run("update house set now = max(now, ?)", (max(job.now for job in jobs),))
            run("commit")
        except sqlite3.Error as wrong:
            if self._writer.in_transaction:
                run("rollback")
            return Overtaken() if isinstance(wrong, sqlite3.IntegrityError) else Unstored()
        return None

    def _rows(self, write: Append) -> Iterator[tuple[str, int, str]]:
        """What goes into the log; the listing is written here, where it has changed."""
        seen = write.listing
        if write.seed is not None:
            assert seen is not None
            self._writer.execute(
                f"insert into tables ({_LISTING}) values (?, ?, ?, ?, ?, ?, ?, ?)", astuple(seen)
            )
            self._writer.execute("insert into seeds values (last_insert_rowid(), ?)", (write.seed,))
        elif seen is not None:
            self._writer.execute(
                "update tables set stage = ?, public = ?, owner = ?, taken = ?, seats = ?, due = ?"
                " where code = ?",
                (seen.stage, seen.public, seen.owner, seen.taken, seen.seats, seen.due, seen.code),
            )
        for number, body in enumerate(write.bodies, write.after + 1):
            yield write.code, number, body.decode()

    @staticmethod
    def _answer(jobs: list[_Job], failed: Exception | None) -> None:
        def settle() -> None:
            for job in jobs:
                if job.done.done():
                    continue
                if failed is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(failed)

        jobs[0].loop.call_soon_threadsafe(settle)

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
            'select body from events join tables on id = "table" where code = ? order by number', code
        )
        return [body.encode() for (body,) in rows] or None

    async def seed(self, code: str) -> bytes:
        ((seed,),) = await self._all(
            'select seed from seeds join tables on id = "table" where code = ?', code
        )
        assert isinstance(seed, bytes)
        return seed

    async def due(self) -> Sequence[tuple[float, str]]:
        return await self._all("select due, code from tables where due is not null")

    async def _all(self, query: str, *parameters: object) -> list[Any]:
        return await self._read(lambda: self._reader.execute(query, parameters).fetchall())

    async def close(self) -> None:
        self._jobs.put(None)
        await self._read(self._thread.join)
        await self._read(self._reader.close)
        self._reading.shutdown()

    def figures(self) -> dict[str, Any]:
        return dict(self._figures)
