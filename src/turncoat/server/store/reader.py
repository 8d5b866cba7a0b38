"""Reads a whole store for the command line, to check it or to copy tables from it."""

from __future__ import annotations

from typing import Protocol

from turncoat.core.refusal import Illegal
from turncoat.server.store.address import is_database, store_path
from turncoat.server.store.interface import Listing, Record


class Reader(Protocol):
    """Reads a store in one thread; a server may be running on it."""

    def listings(self, which: str = "") -> list[Listing]:
        """Return listings; `which` is the end of the query."""

    def all_keys(self) -> list[str]:
        """Return the keys of all tables, oldest first."""

    def codes(self) -> dict[str, str]:
        """Return the codes in use, by the key of their table."""

    def now(self) -> float:
        """Return the latest stored time of the store's clock."""

    def page_errors(self) -> list[str]:
        """Return what the database itself finds wrong."""

    def read(self, key: str, after: int = 0) -> list[Record] | None:
        """Return the checked records after a number, or None if there is no such table."""

    def seed(self, key: str) -> bytes:
        """Return the seed of a table."""

    def close(self) -> None:
        """Close the store."""


def open_reader(address: str) -> Reader:
    """Open the store at this address for reading; never create one."""
    if is_database(address):
        try:
            from turncoat.server.store.postgres.reader import PostgresReader
        except ModuleNotFoundError:
            raise Illegal("extra_missing", what="postgresql://", extra="postgres") from None
        return PostgresReader(address)
    from turncoat.server.store.sqlite import reader

    return reader.open_reader(store_path(address))
