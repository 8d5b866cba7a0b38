"""Reads a whole PostgreSQL store for the command line, as it stood at one moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

import asyncpg

from turncoat.server.store.interface import Damaged, Listing, Record
from turncoat.server.store.postgres import schema
from turncoat.server.store.postgres import statements as sql
from turncoat.server.store.postgres.connection import LOST, connect, unreachable, without_password
from turncoat.server.store.postgres.store import records_of

T = TypeVar("T")
_NOW: Final = "select least(extract(epoch from clock_timestamp()), until) - paused from house"


class PostgresReader:
    """Reads in one transaction, on an event loop of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        try:
            self._on = self._wait(connect(url))
            self._wait(self._on.execute("begin isolation level repeatable read read only"))
            self._wait(schema.check(self._on, without_password(url)))
        except BaseException as wrong:
            self.close()
            if isinstance(wrong, (*LOST, asyncpg.PostgresError, ValueError)):
                raise unreachable(url, wrong) from None
            raise

    def _wait(self, work: Awaitable[T]) -> T:
        return self._loop.run_until_complete(work)

    def listings(self, which: str = "") -> list[Listing]:
        rows = self._wait(self._on.fetch(f"select {sql.LISTING} from tables {which}"))
        return [Listing(*row) for row in rows]

    def all_keys(self) -> list[str]:
        return [listing.key for listing in self.listings("order by id")]

    def codes(self) -> dict[str, str]:
        rows = self._wait(self._on.fetch('select "table", code from codes'))
        return {row["table"]: row["code"] for row in rows}

    def now(self) -> float:
        return float(self._wait(self._on.fetchval(_NOW)))

    def page_errors(self) -> list[str]:
        """Return nothing: the database checks its pages itself."""
        return []

    def read(self, key: str, after: int = 0) -> list[Record] | None:
        return records_of(key, after, self._wait(self._on.fetch(sql.READ, key, after)))

    def seed(self, key: str) -> bytes:
        found = self._wait(self._on.fetchval(sql.SEED, key))
        if not isinstance(found, bytes):
            raise Damaged("no_seed")
        return found

    def close(self) -> None:
        if hasattr(self, "_on"):
            self._wait(self._on.close())
        self._loop.close()
