"""The services that tests run against are the real ones, and as careful as in earnest."""

from __future__ import annotations

import asyncpg
import redis.asyncio

from tests.server.services import Postgres, Valkey


async def test_postgres_waits_for_the_disk(postgres: Postgres) -> None:
    connection = await asyncpg.connect(postgres.url())
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        assert await connection.fetchval(f"show {setting}") == "on"
    assert (await connection.fetchval("show server_version")).startswith("18.")
    await connection.close()


def test_every_test_has_a_database_of_its_own(postgres: Postgres) -> None:
    assert postgres.new_database() != postgres.new_database()


async def test_valkey_answers(valkey: Valkey) -> None:
    async with redis.asyncio.from_url(valkey.url.replace("valkey", "redis")) as client:
        assert await client.ping()
