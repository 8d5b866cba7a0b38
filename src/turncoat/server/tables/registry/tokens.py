"""Tokens: the secrets by which a browser proves its seat, or that it may watch.

Of a seat's token the server keeps only the hash. A watcher's token is a signed pass, of which it keeps
nothing. `tables/lobby/lobby.py` gives tokens out, `tables/viewers/identity.py` checks them.
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
_FORGOTTEN: Final = "h."

WatchRole: TypeAlias = Literal["watcher", "screen"]


def new_epoch() -> str:
    """Return a new name for a table's stay in memory."""
    return secrets.token_hex(6)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return the hash of a token, which the server stores instead of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_held(held: str) -> str:
    """Return the hash of a seat's token that a device holds, or of one that it has held.

    A device that has forgotten a seat keeps the hash alone, which opens nothing, to be known as one person.
    """
    return held.removeprefix(_FORGOTTEN) if held.startswith(_FORGOTTEN) else hash_token(held)


class Pass(msgspec.Struct, frozen=True, array_like=True):
    """The content of a watcher's token."""

    table: str
    """The key of the table."""
    role: WatchRole
    name: str | None
    language: str
    nonce: str

    @property
    def watcher(self) -> str:
        """The public name of its holder; it grants nothing."""
        return hash_token(self.nonce)[:WATCHER_LENGTH]


def sign_pass(watch_pass: Pass, key: bytes) -> str:
    """Return the token for a pass, signed with the server's key."""
    body = msgspec.json.encode(watch_pass)
    return _WATCHING + _text(body) + "." + _text(_signature(body, key))


def read_pass(token: str, table: str, key: bytes) -> Pass | None:
    """Return the pass that a token holds, or None unless it is for that table and signed with that key."""
    try:
        body, mark = (base64.urlsafe_b64decode(part) for part in token.removeprefix(_WATCHING).split("."))
        if not token.startswith(_WATCHING) or not hmac.compare_digest(mark, _signature(body, key)):
            return None
        watch_pass = msgspec.json.decode(body, type=Pass)
    except (ValueError, msgspec.MsgspecError):
        return None
    return watch_pass if watch_pass.table == table else None


def _signature(body: bytes, key: bytes) -> bytes:
    return hmac.digest(key, body, "sha256")[:16]


def _text(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).decode()
