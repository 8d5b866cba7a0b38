"""A connection to PostgreSQL that is made again when it is lost; one at a time, and not too often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from turncoat.core.refusal import Illegal
from turncoat.server.store.interface import Unstored

T = TypeVar("T")
Postgres: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

PATIENCE: Final = 5.0
"""Seconds that whoever asks waits for the database to come back."""
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 10.0
"""After so many without an answer the connection counts as lost."""
PAUSES: Final = (0.0, 0.05, 0.1, 0.2, 0.4)
"""Seconds before each attempt to connect; the last one before all that follow."""
SETTINGS: Final = {
    "application_name": "turncoat",
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "2000",
}
"""A server that is stopped in the middle of a transaction must not keep the others waiting for long."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,
)
"""What is raised where the connection or the database has gone, and not for what was asked."""


class Dialler:
    """Makes connections, one at a time, so that a database that comes back is not trampled."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = asyncio.Lock()
        self._failed = 0
        """How many attempts have failed in a row."""
        self._failed_at = 0.0

    async def dial(self) -> Postgres:
        async with self._lock:
            pause = PAUSES[min(self._failed, len(PAUSES) - 1)]
            await asyncio.sleep(max(0.0, self._failed_at + pause - time.monotonic()) if self._failed else 0)
            try:
                made = await connected(self._url)
            except BaseException:
                self._failed += 1
                self._failed_at = time.monotonic()
                raise
            self._failed = 0
            return made


async def connected(url: str) -> Postgres:
    return await asyncpg.connect(
        url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
    )


class Line:
    """One connection, used for one thing at a time."""

    def __init__(self, dialler: Dialler) -> None:
        self._dialler = dialler
        self._lock = asyncio.Lock()
        self._connection: Postgres | None = None

    async def ask(self, work: Callable[[Postgres], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Have it done, on a new connection where the old one is lost: what is asked must bear repeating.

        Raises Unstored where there is no connection for too long.
        """
        until = time.monotonic() + patience
        async with self._lock:
            while True:
                try:
                    connection = self._connection
                    if connection is None or connection.is_closed():
                        connection = self._connection = await self._dialler.dial()
                    return await work(connection)
                except LOST as wrong:
                    self.drop()
                    if time.monotonic() >= until:
                        raise Unstored(reason(wrong)) from None

    def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=CONNECT_SECONDS)
            except LOST:
                connection.terminate()


def reason(wrong: BaseException) -> str:
    return str(wrong).partition("\n")[0] or type(wrong).__name__


def shown(url: str) -> str:
    """The address without its password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def unreachable(url: str, wrong: BaseException) -> Illegal:
    return Illegal("database_unreachable", database=shown(url), why=reason(wrong))
