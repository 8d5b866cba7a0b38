"""Addresses of stores: a path, `sqlite:///path` or `postgresql://host/database`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from turncoat.core.refusal import Illegal

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")
VALKEY: Final = ("valkey://", "valkeys://")


def is_database(address: str) -> bool:
    """Return whether the address is that of a database, which several servers can share."""
    return address.startswith(POSTGRES)


def is_valkey(address: str) -> bool:
    """Return whether the address is that of a Valkey server."""
    return address.startswith(VALKEY)


def store_path(address: str) -> Path:
    """Return the file of a SQLite store; `sqlite:///x` is relative, `sqlite:////x` absolute."""
    if "://" not in address and address.strip():
        return Path(address)
    path = address.removeprefix(SQLITE)
    if not address.startswith(SQLITE) or not path.strip() or "://" in path:
        raise Illegal("bad_store", store=address[:80])
    return Path(path)
