"""Servers for tests, and services that are started once for all tests that need them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import LocalServer, StartServer, StartTwoServers, running_server, two_servers
from tests.server.services import Postgres, Valkey, running_postgres, running_valkey


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server with the usual settings on a fresh file."""
    async with running_server(tmp_path / "t") as server:
        yield server


@pytest.fixture
async def start_server(tmp_path: Path) -> AsyncIterator[StartServer]:
    async with contextlib.AsyncExitStack() as running:

        async def start(**settings: Any) -> LocalServer:
            return await running.enter_async_context(running_server(tmp_path / "t", **settings))

        yield start


@pytest.fixture
async def start_two_servers() -> AsyncIterator[StartTwoServers]:
    async with contextlib.AsyncExitStack() as running:

        async def start(place: Path | str, **settings: Any) -> tuple[LocalServer, LocalServer]:
            return await running.enter_async_context(two_servers(place, **settings))

        yield start


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as service:
        yield service


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    with running_valkey() as service:
        yield service


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database()
