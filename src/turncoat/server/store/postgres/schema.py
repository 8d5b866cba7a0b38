"""The schema of a PostgreSQL store, and its migrations."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from turncoat.core.refusal import Illegal
from turncoat.server.store import codes

if TYPE_CHECKING:
    import asyncpg

KEY_BYTES: Final = 32
LOCK: Final = 7_828_226_573
"""The advisory lock that a migration holds, so that one server at a time migrates."""

_FIRST: Final = """
create table house (
  one boolean primary key default true check (one), key bytea not null,
  paused double precision not null, until double precision not null);
create table tables (
  id bigint generated always as identity primary key, code text not null unique, game text not null,
  stage text not null, public boolean not null, owner text, taken integer not null, seats integer not null,
  due double precision, calendar boolean not null, listed integer not null, server text not null);
create index tables_due on tables (due) where due is not null;
create index tables_open on tables (id) where public and stage = 'lobby';
create table seeds ("table" bigint primary key references tables (id), seed bytea not null);
create table records (
  "table" bigint not null, number integer not null, at double precision not null, stamp bytea not null,
  checksum bytea not null, body bytea not null, primary key ("table", number));
create unlogged table servers (
  name text primary key, alive_until double precision not null, version text not null);
create unlogged table presence (
  code text not null, server text not null, here bytea not null, primary key (code, server));
create index presence_server on presence (server);
"""
"""`house.until` is the time until which the store's clock runs, `paused` the sum of its pauses.

`tables.listed` is the number of the record that came with the listing, `server` the server that wrote it.
`records` has no foreign key, because the insert looks the table up anyway.

`servers` and `presence` are not logged: they need not survive a crash.
"""

STEPS: Final = (_FIRST, codes.SCHEMA)
"""Each brings a database from the shape of that number to the next; the first makes it."""
VERSION: Final = len(STEPS)


async def migrate(connection: asyncpg.Connection[asyncpg.Record], where: str) -> None:
    """Make the database a store of today's shape, or refuse it. Several servers may try at once."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        version = await _version(connection, where)
        if version > VERSION:
            raise Illegal("database_newer", database=where)
        if version == VERSION:
            return
        for step in STEPS[version:]:
            await connection.execute(step)
        if version == 0:
            key = secrets.token_bytes(KEY_BYTES)
            await connection.execute("insert into house (key, paused, until) values ($1, 0, 0)", key)
            # the house's time begins at 0, with the first server
            await connection.execute(
                "update house set paused = extract(epoch from clock_timestamp()),"
                " until = extract(epoch from clock_timestamp())"
            )
            await connection.execute("create table shape (version integer not null)")
            await connection.execute("insert into shape values (0)")
        await connection.execute("update shape set version = $1", VERSION)


async def check(connection: asyncpg.Connection[asyncpg.Record], where: str) -> None:
    """Refuse what is not a store of today's shape, and change nothing."""
    version = await _version(connection, where)
    if version > VERSION:
        raise Illegal("database_newer", database=where)
    if version < VERSION:
        raise Illegal("database_older" if version else "database_foreign", database=where)


async def _version(connection: asyncpg.Connection[asyncpg.Record], where: str) -> int:
    """0: nothing is there yet."""
    names = await connection.fetch("select tablename from pg_tables where schemaname = current_schema()")
    found = {row["tablename"] for row in names}
    if "shape" in found and "house" in found:
        return int(await connection.fetchval("select version from shape"))
    if found & {"house", "tables", "seeds", "records", "servers", "presence", "shape"}:
        raise Illegal("database_foreign", database=where)
    return 0
