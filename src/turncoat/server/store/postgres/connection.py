"""Connections to PostgreSQL that reconnect when they are lost, one at a time and not too often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from turncoat.core.refusal import Illegal, reason
from turncoat.server.store.interface import StoreFailed

T = TypeVar("T")
Postgres: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

PATIENCE: Final = 1.0
"""Seconds to wait for the database to come back: somebody waits for the answer."""
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 10.0
"""Seconds without an answer after which the connection counts as lost."""
PAUSES: Final = (0.0, 0.05, 0.1, 0.2, 0.4)
"""Seconds before each attempt to connect; the last applies to all further attempts."""
SETTINGS: Final = {
    "application_name": "turncoat",
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "2000",
}
"""The timeout frees the locks of a server that stopped in the middle of a transaction."""

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
"""Errors that mean a lost connection or database, not a bad statement."""


class Connector:
    """Connects, one at a time and with growing pauses, so that a returning database is not overrun."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = asyncio.Lock()
        self._failed = 0
        """Failed attempts in a row."""
        self._failed_at = 0.0
        self._error = ""
        """The first line of the last failure."""

    async def connect(self, asked: float | None = None) -> Postgres:
        """Return a new connection, after a pause if the last attempts failed.

        `asked`: when the connection was first wanted. An attempt that failed since then counts for all who
        waited meanwhile, so that a queue does not pay for the same outage one after the other.
        """
        asked = time.monotonic() if asked is None else asked
        self._share_failure(asked)
        async with self._lock:
            self._share_failure(asked)
            pause = PAUSES[min(self._failed, len(PAUSES) - 1)]
            await asyncio.sleep(max(0.0, self._failed_at + pause - time.monotonic()) if self._failed else 0)
            try:
                made = await connect(self._url)
            except BaseException as wrong:
                self._failed += 1
                self._failed_at, self._error = time.monotonic(), first_line(wrong)
                raise
            self._failed = 0
            return made

    def _share_failure(self, asked: float) -> None:
        """Raise the error of the latest attempt, if it failed after that time."""
        if self._failed and self._failed_at > asked:
            raise ConnectionError(self._error)


async def connect(url: str) -> Postgres:
    """Return a connection with our settings and time limits."""
    return await asyncpg.connect(
        url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
    )


class ReconnectingConnection:
    """One connection that reconnects by itself and runs one thing at a time."""

    def __init__(self, connector: Connector) -> None:
        self._connector = connector
        self._lock = asyncio.Lock()
        self._connection: Postgres | None = None

    async def run(self, work: Callable[[Postgres], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Run `work` on the connection, and again on a new one if it is lost; it must be repeatable.

        Raises StoreFailed if there is no connection for `patience` seconds.
        """
        asked = time.monotonic()
        until = asked + patience
        async with self._lock:
            while True:
                try:
                    connection = self._connection
                    if connection is None or connection.is_closed():
                        connection = self._connection = await self._connector.connect(asked)
                    return await work(connection)
                except LOST as wrong:
                    self.drop()
                    if time.monotonic() >= until:
                        raise StoreFailed(first_line(wrong)) from None
                    asked = time.monotonic()

    def drop(self) -> None:
        """End the connection at once; the next use reconnects."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Close the connection in good order."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=CONNECT_SECONDS)
            except LOST:
                connection.terminate()


def first_line(wrong: BaseException) -> str:
    """Return the first line of an error, or its name if it has no text."""
    return str(wrong).partition("\n")[0] or type(wrong).__name__


def without_password(url: str) -> str:
    """Return the address without user and password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def unreachable(url: str, wrong: BaseException) -> Illegal:
    """Return the refusal of a database that cannot be reached."""
    return Illegal("database_unreachable", database=without_password(url), why=reason(wrong))
