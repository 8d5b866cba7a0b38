"""Services that are started once, for all tests that need them, and a fresh database for each of those."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.services import Postgres, Valkey, running_postgres, running_valkey


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
