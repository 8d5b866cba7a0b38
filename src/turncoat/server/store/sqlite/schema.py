"""The schema of a SQLite store, and its migrations."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.server.store import codes

KEY_BYTES: Final = 32
CLOCK_TOLERANCE: Final = 60
"""Most seconds by which the records of several servers may be out of order."""

_RECORDS: Final = """
create table records (
  id integer primary key, "table" integer not null references tables (id), number integer not null,
  at real not null, stamp blob not null, checksum blob not null, body text not null,
  unique ("table", number));
"""
"""One row an append, in the order of storing, so that all tables write to the last page.

`at` is the time of the commit by the store's clock.
"""
_TABLES: Final = """
create table tables (
  id integer primary key, code text not null unique, game text not null, stage text not null,
  public integer not null, owner text, taken integer not null, seats integer not null, due real,
  calendar integer not null default 0, listed integer not null default 0, server text);
create index tables_due on tables (due) where due is not null;
create index tables_open on tables (id) where public and stage = 'lobby';
"""
"""`listed` is the number of the record that came with the listing, `server` the server that wrote it."""
_NEW: Final = f"""
create table house (key blob not null, now real not null, offset real not null default 0);
{_TABLES}
create table seeds ("table" integer primary key references tables (id), seed blob not null);
{_RECORDS}
{codes.SCHEMA}
"""
FIRST_VERSION: Final = 4
"""The schema that `_NEW` makes. Files of earlier numbers were written before the first release."""
STEPS: Final[tuple[str, ...]] = ()
"""Migrations: the first leads from `FIRST_VERSION` to the next number, and so on."""

_PROBES: Final = (
    'select id, "table", number, at, stamp, checksum, body from records limit 0',
    "select id, code, game, stage, public, owner, taken, seats, due, calendar from tables limit 0",
    "select listed, server from tables limit 0",
    'select "table", seed from seeds limit 0',
    "select key, now, offset from house limit 0",
    'select code, "table", taken, over from codes limit 0',
)
"""Queries that fail if the schema in the file is damaged."""

LATEST: Final = f"""
with latest as (select at from records order by id desc limit 1000),
  sound as (select at from latest where at <= (select at from latest limit 1) + {CLOCK_TOLERANCE})
select max(now, ifnull((select max(at) from sound), 0)) from house
"""
"""The latest stored time. With several servers the last row may be a little early; a row that is much later
than the last one is damaged."""


def latest_version() -> int:
    """Return the number of the schema that all steps lead to."""
    return FIRST_VERSION + len(STEPS)


def check_version(version: int, path: str) -> None:
    """Refuse a file whose schema this program can neither read nor migrate; 0 is a new file."""
    if version > latest_version():
        raise Illegal("store_newer", path=path)
    if 0 < version < FIRST_VERSION:
        raise Illegal("store_unreleased", path=path)


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring the file to the latest schema, or refuse it."""
    (version,) = connection.execute("pragma user_version").fetchone()
    check_version(version, path)
    if version == 0 and connection.execute("select 1 from sqlite_master").fetchone():
        raise Illegal("store_foreign", path=path)
    connection.execute("pragma journal_mode = wal")
    if version < latest_version():
        _run_steps(connection)
    for query in _PROBES:
        connection.execute(query)


def _run_steps(connection: sqlite3.Connection) -> None:
    """Run the missing steps in one transaction; another server may have run them in the meantime."""
    connection.execute("begin immediate")
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        if version == 0:
            _run(connection, _NEW)
            key = secrets.token_bytes(KEY_BYTES)
            connection.execute("insert into house (key, now) values (?, 0)", (key,))
        for step in STEPS[max(0, version - FIRST_VERSION) :]:
            _run(connection, step)
        connection.execute(f"pragma user_version = {latest_version()}")
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def _run(connection: sqlite3.Connection, script: str) -> None:
    for statement in filter(str.strip, script.split(";")):
        connection.execute(statement)
