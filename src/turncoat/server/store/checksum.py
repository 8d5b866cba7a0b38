"""The checksum of a stored record."""

from __future__ import annotations

import hashlib
from typing import Final

CHECKSUM_BYTES: Final = 8


def checksum(key: str, number: int, body: bytes) -> bytes:
    """Tells a record from one that was damaged, or that belongs elsewhere."""
    return hashlib.blake2b(b"%s %d " % (key.encode(), number) + body, digest_size=CHECKSUM_BYTES).digest()
