"""The store, the transport and the membership that a server runs with, as the command line names them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from turncoat.core.refusal import Illegal
from turncoat.server.cluster.membership import Membership
from turncoat.server.cluster.transport import Transport
from turncoat.server.store.address import is_database, is_valkey, store_path
from turncoat.server.store.interface import Store
from turncoat.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from turncoat.server.store.postgres.store import PostgresStore


def open_backends(
    address: str | Path, bus: str | None = None
) -> tuple[Store, Transport | None, Membership | None]:
    """Return the store at this address, and the links to other servers if it is a database.

    A file has one server only. `bus` is the address of a Valkey server, or None to use PostgreSQL's NOTIFY.
    Addresses that cannot be used are refused.
    """
    if isinstance(address, str) and is_database(address):
        store = postgres_store(address)
        from turncoat.server.cluster.membership_postgres import PostgresMembership

        transport = _open_transport(store, bus)
        return store, transport, PostgresMembership(store, transport)
    if bus is not None:
        raise Illegal("bus_without_database")
    return SqliteStore(store_path(address) if isinstance(address, str) else address), None, None


def postgres_store(url: str) -> PostgresStore:
    """Return a store that is known to be usable, though not open yet."""
    try:
        from turncoat.server.store.postgres.store import open_or_refuse
    except ModuleNotFoundError:
        raise Illegal("extra_missing", what="postgresql://", extra="postgres") from None
    return open_or_refuse(url)


def _open_transport(store: PostgresStore, address: str | None) -> Transport:
    if address is None:
        from turncoat.server.cluster.transport_notify import NotifyTransport

        return NotifyTransport(store)
    if not is_valkey(address):
        raise Illegal("bad_bus", bus=address[:80])
    try:
        from turncoat.server.cluster.transport_valkey import ValkeyTransport
    except ModuleNotFoundError:
        raise Illegal("extra_missing", what="valkey://", extra="valkey") from None
    return ValkeyTransport(store, address)


def store_label(address: str | Path) -> str:
    """Return the address for the operator to read, without a password."""
    if isinstance(address, str) and is_database(address):
        from turncoat.server.store.postgres.connection import without_password

        return without_password(address)
    return str(address if isinstance(address, Path) else store_path(address))
