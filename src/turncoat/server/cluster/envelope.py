"""Encryption of the messages between servers.

The key comes from the store, so only servers on the same store can read the messages or add to them.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE_BYTES: Final = 12
OVERHEAD_BYTES: Final = NONCE_BYTES + 16
"""Bytes that sealing adds to a message: the nonce and the tag."""


class Envelope:
    """Seals messages with AES-GCM under a key derived from the store's."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(hashlib.blake2b(key, digest_size=32, person=b"turncoat bus").digest())
        self.channel = "turncoat_" + hashlib.blake2b(key, digest_size=12, person=b"turncoat name").hexdigest()
        """The name of the channel that the servers of this store use."""

    def seal(self, message: bytes) -> bytes:
        """Return the message encrypted."""
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, message, None)

    def open(self, sealed: bytes) -> bytes | None:
        """Return the message, or None if it was not sealed with the same key."""
        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], None)
        except (InvalidTag, ValueError):
            return None
