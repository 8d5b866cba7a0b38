"""Records for tests of the stores."""

from __future__ import annotations

from typing import Any

from turncoat.server.store.interface import Append, Listing, Store

SEED = bytes(32)


def listing(code: str, **fields: Any) -> Listing:
    usual: dict[str, Any] = {
        "stage": "lobby",
        "public": True,
        "owner": "Ann",
        "taken": 1,
        "seats": 2,
        "due": None,
    }
    return Listing(code, "some-game", **(usual | fields))


def new_table(code: str, body: bytes = b"one", **fields: Any) -> Append:
    """Return the first record of a table."""
    return Append(code, 0, body, listing(code, **fields), SEED)


async def read_bodies(store: Store, code: str, after: int = 0) -> list[bytes] | None:
    records = await store.read(code, after)
    return None if records is None else [record.body for record in records]
