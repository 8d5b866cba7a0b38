"""Reading a SQLite store: records are checked against what was stored, and damage is told from trouble."""

from __future__ import annotations

import errno
import math
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from turncoat.core.refusal import Illegal
from turncoat.server.store.checksum import checksum
from turncoat.server.store.interface import Damaged, Listing, Record, Unstored
from turncoat.server.store.sqlite.schema import LATEST, VERSION

LISTING: Final = "code, game, stage, public, owner, taken, seats, due, calendar"
BROKEN: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""How SQLite calls it when a page is not what it wrote."""


def connected(path: str, read_only: bool = False, **more: Any) -> sqlite3.Connection:
    where = f"{Path(path).absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    connection: sqlite3.Connection = sqlite3.connect(
        where, uri=True, check_same_thread=False, isolation_level=None, timeout=10, **more
    )
    return connection


class SqliteReader:
    """Used by one thread at a time."""

    def __init__(self, connection: sqlite3.Connection, suspicious: bool = False) -> None:
        """`suspicious`: the file is known to be damaged, so that its indexes are not relied on."""
        connection.text_factory = bytes  # damaged text may be no text at all
        self._connection = connection
        self._suspicious = suspicious

    def listings(self, which: str = "", *parameters: object) -> list[Listing]:
        """The tables that fit; a line that is damaged is left out."""
        rows = self.all(f"select {LISTING} from tables {which}", *parameters)
        return [listing for listing in map(_listing, rows) if listing is not None]

    def every_key(self) -> list[str]:
        """All tables, oldest first; also those whose listing is damaged, if their key can be read."""
        rows = self.all("select code from tables order by id")
        return [key.decode("utf-8", "replace") for (key,) in rows if isinstance(key, bytes)]

    def called(self) -> dict[str, str]:
        """What people call tables by, where that is not their key; nothing if it cannot be read."""
        try:
            rows = self.all('select "table", code from codes')
            return {key.decode(): code.decode() for key, code in rows}
        except (AttributeError, Damaged, UnicodeDecodeError, Unstored):
            return {}

    def now(self) -> float:
        """The house's time, as it was last written down."""
        ((now,),) = self.all(LATEST)
        return float(now or 0.0)

    def written(self) -> float:
        """The house's time as it was last written down by itself."""
        ((now,),) = self.all("select now from house")
        if not isinstance(now, float):
            raise Damaged("page")
        return now

    def wrong_pages(self) -> list[str]:
        return wrong_pages(self._connection)

    def read(self, key: str, after: int = 0) -> list[Record] | None:
        rows = self.all(
            "select number, stamp, checksum, body from tables left join records"
            ' on tables.id = "table" and number > ? where code = ? order by number',
            after,
            key,
        )
        if self._suspicious:
            self._look_twice(key, after, rows)
        if not rows:
            return None
        if rows[0][0] is None:
            rows = []
        return [_record(key, place, row) for place, row in enumerate(rows, after + 1)]

    def _look_twice(self, key: str, after: int, found: list[Any]) -> None:
        """What an index does not find may be there nevertheless."""
        rows = self.all(
            "select number from tables not indexed left join records not indexed"
            ' on tables.id = "table" and number > ? where code = ? order by number',
            after,
            key,
        )
        if [row[0] for row in rows] != [row[0] for row in found]:
            raise Damaged("index")

    def seed(self, key: str) -> bytes:
        rows = self.all('select seed from seeds join tables on tables.id = "table" where code = ?', key)
        if len(rows) != 1 or not isinstance(rows[0][0], bytes):
            raise Damaged("no_seed")
        seed: bytes = rows[0][0]
        return seed

    def all(self, query: str, *parameters: object) -> list[Any]:
        try:
            return self._connection.execute(query, parameters).fetchall()
        except sqlite3.Error as wrong:
            if is_damage(wrong):
                raise Damaged("page", detail=str(wrong)) from None
            raise Unstored(str(wrong)) from None

    def numbered(self, statement: str, *parameters: object) -> list[Any]:
        """As `all`, with `$1` for the first parameter."""
        named = {str(place): value for place, value in enumerate(parameters, 1)}
        try:
            return self._connection.execute(statement, named).fetchall()
        except sqlite3.Error as wrong:
            raise Unstored(str(wrong)) from None

    def close(self) -> None:
        self._connection.close()


def opened(path: Path) -> SqliteReader:
    """Whatever of that file can be read, without changing it; a server may have it open meanwhile."""
    if not path.is_file():
        raise Illegal("store_unreadable", path=str(path), why=os.strerror(errno.ENOENT))
    try:
        connection = connected(str(path), read_only=True)
        (version,) = connection.execute("pragma user_version").fetchone()
        if version > VERSION:
            raise Illegal("store_newer", path=str(path))
        if version < VERSION:
            raise Illegal("store_older" if version else "store_foreign", path=str(path))
        return SqliteReader(connection, suspicious=bool(wrong_pages(connection)))
    except (sqlite3.Error, UnicodeDecodeError) as wrong:
        raise Illegal("store_unreadable", path=str(path), why=str(wrong)) from None


def wrong_pages(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with the file."""
    try:
        found = [row[0] for row in connection.execute("pragma integrity_check(20)")]
    except (sqlite3.Error, UnicodeDecodeError) as wrong:
        return [str(wrong)]
    lines = [line.decode("utf-8", "replace") if isinstance(line, bytes) else str(line) for line in found]
    return [] if lines == ["ok"] else [" ".join(line.split()) for line in lines]


def is_damage(wrong: sqlite3.Error) -> bool:
    return str(getattr(wrong, "sqlite_errorname", "")).startswith(BROKEN)


def _listing(row: Sequence[Any]) -> Listing | None:
    """None: it is not what was stored."""
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
