"""Secrets that nobody reads aloud.

A seat's token is known to the browser that holds it; the server keeps only its hash. Somebody who watches
holds a signed token: watching grants nothing that needs to be remembered.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, Literal, TypeAlias

import msgspec

WATCHER_LENGTH: Final = 12
_WATCHING: Final = "w."

WatchRole: TypeAlias = Literal["watcher", "screen"]


def new_epoch() -> str:
    """Names a table's stay in memory."""
    return secrets.token_hex(6)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Pass(msgspec.Struct, frozen=True, array_like=True):
    """What a watcher's token says."""

    table: str
    """Its key."""
    role: WatchRole
    name: str | None
    language: str
    nonce: str

    @property
    def watcher(self) -> str:
        """Names its holder to everybody; it opens nothing."""
        return hashed(self.nonce)[:WATCHER_LENGTH]


def signed(watch_pass: Pass, key: bytes) -> str:
    body = msgspec.json.encode(watch_pass)
    return _WATCHING + _text(body) + "." + _text(_mark(body, key))


def read_pass(token: str, table: str, key: bytes) -> Pass | None:
    """The pass for that table, if the token is one and was made here."""
    try:
        body, mark = (base64.urlsafe_b64decode(part) for part in token.removeprefix(_WATCHING).split("."))
        if not token.startswith(_WATCHING) or not hmac.compare_digest(mark, _mark(body, key)):
            return None
        watch_pass = msgspec.json.decode(body, type=Pass)
    except (ValueError, msgspec.MsgspecError):
        return None
    return watch_pass if watch_pass.table == table else None


def _mark(body: bytes, key: bytes) -> bytes:
    return hmac.digest(key, body, "sha256")[:16]


def _text(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).decode()
