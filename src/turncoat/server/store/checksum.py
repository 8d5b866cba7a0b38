"""The checksum of a stored record."""

from __future__ import annotations

import hashlib
from typing import Final

CHECKSUM_BYTES: Final = 8


def checksum(key: str, number: int, body: bytes) -> bytes:
    """Return a checksum of a record and its place, to detect damage and mixed-up rows."""
    return hashlib.blake2b(b"%s %d " % (key.encode(), number) + body, digest_size=CHECKSUM_BYTES).digest()
