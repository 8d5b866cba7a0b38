"""Which store and which bus a server runs with, as the command line names them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from turncoat.core.refusal import Illegal
from turncoat.server.cluster.membership import Peers
from turncoat.server.cluster.transport import Bus
from turncoat.server.store.address import is_database, is_valkey, store_path
from turncoat.server.store.interface import Store
from turncoat.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from turncoat.server.store.postgres.store import PostgresStore


def wired(address: str | Path, bus: str | None = None) -> tuple[Store, Bus | None, Peers | None]:
    """A file has one server and needs no bus; a database may have many."""
    if isinstance(address, str) and is_database(address):
        store = postgres_store(address)
        from turncoat.server.cluster.membership_postgres import PostgresPeers

        between = _bus(store, bus)
        return store, between, PostgresPeers(store, between)
    if bus is not None:
        raise Illegal("bus_without_database")
    return SqliteStore(store_path(address) if isinstance(address, str) else address), None, None


def postgres_store(url: str) -> PostgresStore:
    """Known to be usable, though not open yet."""
    try:
        from turncoat.server.store.postgres.store import open_or_refuse
    except ModuleNotFoundError:
        raise Illegal("extra_missing", what="postgresql://", extra="postgres") from None
    return open_or_refuse(url)


def _bus(store: PostgresStore, address: str | None) -> Bus:
    if address is None:
        from turncoat.server.cluster.transport_notify import NotifyBus

        return NotifyBus(store)
    if not is_valkey(address):
        raise Illegal("bad_bus", bus=address[:80])
    try:
        from turncoat.server.cluster.transport_valkey import ValkeyBus
    except ModuleNotFoundError:
        raise Illegal("extra_missing", what="valkey://", extra="valkey") from None
    return ValkeyBus(store, address)


def shown_store(address: str | Path) -> str:
    """For the operator: without a password."""
    if isinstance(address, str) and is_database(address):
        from turncoat.server.store.postgres.connection import shown

        return shown(address)
    return str(address if isinstance(address, Path) else store_path(address))
