"""Reading a whole store from the command line, whichever it is: to check it, or to copy tables from it."""

from __future__ import annotations

from typing import Protocol

from turncoat.core.refusal import Illegal
from turncoat.server.store.address import is_database, store_path
from turncoat.server.store.interface import Listing, Record


class Reader(Protocol):
    """Used by one thread; a server may be running on the store meanwhile."""

    def listings(self, which: str = "") -> list[Listing]: ...

    def every_key(self) -> list[str]:
        """All tables, oldest first."""

    def called(self) -> dict[str, str]:
        """What people call tables by, where that is not their key."""

    def now(self) -> float:
        """The house's time, as it was last written down."""

    def wrong_pages(self) -> list[str]:
        """What the store itself finds wrong."""

    def read(self, key: str, after: int = 0) -> list[Record] | None: ...

    def seed(self, key: str) -> bytes: ...

    def close(self) -> None: ...


def reader_of(address: str) -> Reader:
    """Nothing is changed, and nothing is made that is not there."""
    if is_database(address):
        try:
            from turncoat.server.store.postgres.reader import PostgresReader
        except ModuleNotFoundError:
            raise Illegal("extra_missing", what="postgresql://", extra="postgres") from None
        return PostgresReader(address)
    from turncoat.server.store.sqlite.reader import opened

    return opened(store_path(address))
