"""The schema of a SQLite store, and its migrations."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.server.store import codes
from turncoat.server.store.checksum import checksum

VERSION: Final = 4
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
_FROM_1: Final = """
alter table events rename to events_1;
create table events (
  id integer primary key, "table" integer not null references tables (id), number integer not null,
  at real not null, body text not null, unique ("table", number));
insert into events ("table", number, at, body) select "table", number, now, body from events_1, house;
drop table events_1;
"""
"""Events in the order in which they were stored, each with its time."""
_FROM_2: Final = f"""
alter table house add column offset real not null default 0;
alter table tables add column calendar integer not null default 0;
alter table tables add column listed integer not null default 0;
alter table tables add column server text;
{_RECORDS}
insert into records (id, "table", number, at, stamp, checksum, body)
  select events.id, "table", number, at, randomblob(8), turncoat_checksum(code, number, '[' || body || ']'),
    '[' || body || ']'
  from events join tables on tables.id = "table" order by events.id;
drop table events;
"""
"""One row an append, with a stamp and a checksum: each event of before becomes a record of its own."""
_FROM_3: Final = codes.SCHEMA
_STEPS: Final = {0: (_NEW,), 1: (_FROM_1, _FROM_2, _FROM_3), 2: (_FROM_2, _FROM_3), 3: (_FROM_3,)}

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


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Make the file a store of today's shape, or refuse it."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > VERSION:
        raise Illegal("store_newer", path=path)
    if version == 0 and connection.execute("select 1 from sqlite_master").fetchone():
        raise Illegal("store_foreign", path=path)
    connection.execute("pragma journal_mode = wal")
    if version < VERSION:
        _change(connection)
    for query in _PROBES:
        connection.execute(query)


def _change(connection: sqlite3.Connection) -> None:
    """In one transaction; another server may have done it in the meantime."""
    connection.create_function(
        "turncoat_checksum", 3, lambda key, number, body: checksum(key, number, body.encode())
    )
    connection.execute("begin immediate")
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        if version == VERSION:
            connection.execute("rollback")
            return
        for step in _STEPS[version]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        if version == 0:
            connection.execute(
                "insert into house (key, now) values (?, 0)", (secrets.token_bytes(KEY_BYTES),)
            )
        connection.execute(f"pragma user_version = {VERSION}")
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
