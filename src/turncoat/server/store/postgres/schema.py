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

_NEW: Final = f"""
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
{codes.SCHEMA}
"""
"""`house.until` is the time until which the store's clock runs, `paused` the sum of its pauses.

`tables.listed` is the number of the record that came with the listing, `server` the server that wrote it.
`records` has no foreign key, because the insert looks the table up anyway.

`servers` and `presence` are not logged: they need not survive a crash.
"""

FIRST_VERSION: Final = 2
"""The schema that `_NEW` makes. Databases of earlier numbers were written before the first release."""
STEPS: Final[tuple[str, ...]] = ()
"""Migrations: the first leads from `FIRST_VERSION` to the next number, and so on."""


def latest_version() -> int:
    """Return the number of the schema that all steps lead to."""
    return FIRST_VERSION + len(STEPS)


async def migrate(connection: asyncpg.Connection[asyncpg.Record], where: str) -> None:
    """Bring the database to the latest schema, or refuse it. Several servers may try at once."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        version = await _version(connection, where)
        if version == latest_version():
            return
        if version == 0:
            await _create(connection)
        for step in STEPS[max(0, version - FIRST_VERSION) :]:
            await connection.execute(step)
        await connection.execute("update shape set version = $1", latest_version())


async def _create(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Create the tables; the store's time begins at 0, with the first server."""
    await connection.execute(_NEW)
    await connection.execute(
        "insert into house (key, paused, until)"
        " values ($1, extract(epoch from clock_timestamp()), extract(epoch from clock_timestamp()))",
        secrets.token_bytes(KEY_BYTES),
    )
    await connection.execute("create table shape (version integer not null)")
    await connection.execute("insert into shape values (0)")


async def check(connection: asyncpg.Connection[asyncpg.Record], where: str) -> None:
    """Refuse a database that does not have the latest schema, and change nothing."""
    version = await _version(connection, where)
    if version < latest_version():
        raise Illegal("database_older" if version else "database_foreign", database=where)


async def _version(connection: asyncpg.Connection[asyncpg.Record], where: str) -> int:
    """Return the number of the schema, or 0 for an empty database; refuse numbers that cannot be used."""
    names = await connection.fetch("select tablename from pg_tables where schemaname = current_schema()")
    found = {row["tablename"] for row in names}
    if "shape" in found and "house" in found:
        version = int(await connection.fetchval("select version from shape"))
        if version > latest_version():
            raise Illegal("database_newer", database=where)
        if version < FIRST_VERSION:
            raise Illegal("database_unreleased", database=where)
        return version
    if found & {"house", "tables", "seeds", "records", "servers", "presence", "shape"}:
        raise Illegal("database_foreign", database=where)
    return 0
