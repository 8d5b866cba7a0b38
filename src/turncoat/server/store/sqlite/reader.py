"""Reads a SQLite store, checks every record, and tells damage from passing failures."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from turncoat.core.refusal import Illegal
from turncoat.server.store.checksum import checksum
from turncoat.server.store.interface import Damaged, Listing, Record, StoreFailed
from turncoat.server.store.sqlite.schema import LATEST, check_version, latest_version

LISTING: Final = "code, game, stage, public, owner, taken, seats, due, calendar"
CORRUPTION: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""SQLite's names for damaged pages."""


def connect(path: str, read_only: bool = False, **more: Any) -> sqlite3.Connection:
    """Return a connection in autocommit mode; never create the file."""
    where = f"{Path(path).absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    connection: sqlite3.Connection = sqlite3.connect(
        where, uri=True, check_same_thread=False, isolation_level=None, timeout=10, **more
    )
    return connection


class SqliteReader:
    """Reads on one connection, used by one thread at a time."""

    def __init__(self, connection: sqlite3.Connection, damaged: bool = False) -> None:
        """Read on this connection; if the file is known to be damaged, do not rely on its indexes."""
        connection.text_factory = bytes  # damaged text may not decode
        self._connection = connection
        self._damaged = damaged

    def listings(self, which: str = "", *parameters: object) -> list[Listing]:
        """Return the listings that match; leave out damaged ones."""
        rows = self.all(f"select {LISTING} from tables {which}", *parameters)
        return [listing for listing in map(_listing, rows) if listing is not None]

    def all_keys(self) -> list[str]:
        """Return the keys of all tables, oldest first, also of those with a damaged listing."""
        rows = self.all("select code from tables order by id")
        return [key.decode("utf-8", "replace") for (key,) in rows if isinstance(key, bytes)]

    def codes(self) -> dict[str, str]:
        """Return the codes by table, or nothing if they cannot be read."""
        try:
            rows = self.all('select "table", code from codes')
            return {key.decode(): code.decode() for key, code in rows}
        except (AttributeError, Damaged, UnicodeDecodeError, StoreFailed):
            return {}

    def now(self) -> float:
        """Return the latest stored time of the store's clock."""
        ((now,),) = self.all(LATEST)
        return float(now or 0.0)

    def heartbeat_time(self) -> float:
        """Return the time of the last heartbeat of any server."""
        ((now,),) = self.all("select now from house")
        if not isinstance(now, float):
            raise Damaged("page")
        return now

    def page_errors(self) -> list[str]:
        """Return what SQLite's own check finds wrong."""
        return page_errors(self._connection)

    def read(self, key: str, after: int = 0) -> list[Record] | None:
        """Return the checked records after a number, or None if there is no such table."""
        rows = self.all(
            "select number, stamp, checksum, body from tables left join records"
            ' on tables.id = "table" and number > ? where code = ? order by number',
            after,
            key,
        )
        if self._damaged:
            self._compare_without_index(key, after, rows)
        if not rows:
            return None
        if rows[0][0] is None:
            rows = []
        return [_record(key, place, row) for place, row in enumerate(rows, after + 1)]

    def _compare_without_index(self, key: str, after: int, found: list[Any]) -> None:
        """Read again without indexes, which may miss rows in a damaged file."""
        rows = self.all(
            "select number from tables not indexed left join records not indexed"
            ' on tables.id = "table" and number > ? where code = ? order by number',
            after,
            key,
        )
        if [row[0] for row in rows] != [row[0] for row in found]:
            raise Damaged("index")

    def seed(self, key: str) -> bytes:
        """Return the seed of a table."""
        rows = self.all('select seed from seeds join tables on tables.id = "table" where code = ?', key)
        if len(rows) != 1 or not isinstance(rows[0][0], bytes):
            raise Damaged("no_seed")
        seed: bytes = rows[0][0]
        return seed

    def all(self, query: str, *parameters: object) -> list[Any]:
        """Return all rows; raise Damaged for corruption and StoreFailed for other failures."""
        try:
            return self._connection.execute(query, parameters).fetchall()
        except sqlite3.Error as wrong:
            if is_damage(wrong):
                raise Damaged("page", detail=str(wrong)) from None
            raise StoreFailed(str(wrong)) from None

    def run_numbered(self, statement: str, *parameters: object) -> list[Any]:
        """Run a statement in which `$1` is the first parameter, and return its rows."""
        named = {str(place): value for place, value in enumerate(parameters, 1)}
        try:
            return self._connection.execute(statement, named).fetchall()
        except sqlite3.Error as wrong:
            raise StoreFailed(str(wrong)) from None

    def close(self) -> None:
        self._connection.close()


def open_reader(path: Path) -> SqliteReader:
    """Open a file for reading only; a server may have it open at the same time."""
    if not path.is_file():
        raise Illegal("store_unreadable", path=str(path), why="missing")
    try:
        connection = connect(str(path), read_only=True)
        (version,) = connection.execute("pragma user_version").fetchone()
        check_version(version, str(path))
        if version < latest_version():
            raise Illegal("store_older" if version else "store_foreign", path=str(path))
        return SqliteReader(connection, damaged=bool(page_errors(connection)))
    except (sqlite3.Error, UnicodeDecodeError) as wrong:
        raise Illegal("store_unreadable", path=str(path), why=str(wrong)) from None


def page_errors(connection: sqlite3.Connection) -> list[str]:
    """Return what SQLite's own check finds wrong with the file."""
    try:
        found = [row[0] for row in connection.execute("pragma integrity_check(20)")]
    except (sqlite3.Error, UnicodeDecodeError) as wrong:
        return [str(wrong)]
    lines = [line.decode("utf-8", "replace") if isinstance(line, bytes) else str(line) for line in found]
    return [] if lines == ["ok"] else [" ".join(line.split()) for line in lines]


def is_damage(wrong: sqlite3.Error) -> bool:
    """Return whether an error means a damaged file, not a passing failure."""
    return str(getattr(wrong, "sqlite_errorname", "")).startswith(CORRUPTION)


def _listing(row: Sequence[Any]) -> Listing | None:
    """Return a listing, or None if the row is damaged."""
    key, game, stage, public, owner, taken, seats, due, calendar = row
    try:
        return Listing(
            key.decode(),
            game.decode(),
            stage.decode(),
            bool(public),
            None if owner is None else owner.decode(),
            int(taken),
            int(seats),
            None if due is None else _finite(due),
            bool(calendar),
        )
    except (AttributeError, TypeError, ValueError):
        return None


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise ValueError(number)
    return number


def _record(key: str, expected: int, row: tuple[Any, Any, Any, Any]) -> Record:
    number, stamp, kept, body = row
    if number != expected:
        raise Damaged("missing", expected)
    if not isinstance(body, bytes) or not isinstance(stamp, bytes) or checksum(key, number, body) != kept:
        raise Damaged("changed", expected)
    return Record(number, stamp, body)
