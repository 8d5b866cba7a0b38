"""Random numbers: sealed for matches, fast for simulation, one interface for both.

Everything random in a game comes from `Chance.below`. A match draws from `SealedChance`, a stream of
hashes that anybody can compute again once the seed is revealed; simulation draws from `FastChance`.
The same source compiles with mypyc, which is why the numbers are `i64`.

A game in which some draws are secret and others public takes each kind from a stream of its own, so that how
much was drawn in secret shows in nothing that comes later.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

SEED_BYTES: Final = 32
_WORD: Final = 1 << 32
_DOMAIN: Final = b"turncoat/chance/1"
_STREAM: Final = b"turncoat/stream/1"

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of whole numbers, each equally likely."""

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1."""
        raise NotImplementedError

    def stream(self, purpose: str, count: i64) -> Chance:  # noqa: ARG002
        """Return the stream for the n-th use of one purpose (`breakfast`); other draws do not change it.

        Each call starts the stream afresh: draw from it at once and do not keep it.
        """
        return self

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the items in place, all orders equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


class FastChance(Chance):
    """Quick and repeatable, for simulation and search; not for matches between people."""

    def __init__(self, seed: i64) -> None:
        self.source: Final = Random(seed)

    def below(self, n: i64) -> i64:
        return self.source.randrange(n)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle straight from the source: setting up takes a good part of a simulated game."""
        source = self.source
        i: i64 = len(items) - 1
        while i > 0:
            j = source.randrange(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


class SealedChance(Chance):
    """The stream that a committed seed and the players' contributions fix, word by word.

    Key: SHA-256 over the domain, the seed, and each contribution with its length (4 bytes, big-endian)
    before it. Block i: SHA-256 over the key and i (8 bytes, big-endian): eight big-endian 32-bit words.
    `below(n)` takes the next word under the largest multiple of n, modulo n, so no number is favoured.
    """

    def __init__(self, seed: bytes, contributions: list[bytes]) -> None:
        self._key: bytes = _derive_key(seed, contributions) if seed else b""  # a copy brings its key
        self._block: bytes = b""
        self._words: int = 0
        self.drawn: list[int] = []

    def below(self, n: i64) -> i64:
        bound = int(n)
        if bound < 1 or bound > _WORD:
            raise ValueError(f"cannot draw below {bound}")
        fair = _WORD - _WORD % bound
        word = self._next_word()
        while word >= fair:
            word = self._next_word()
        value = word % bound
        self.drawn.append(value)
        return value

    def stream(self, purpose: str, count: i64) -> Chance:
        """Return a stream with a key of its own.

        Key: SHA-256 over the stream's domain, this key, the count (8 bytes, big-endian), the purpose.

        Numbers drawn from it are recorded here too.
        """
        twin = SealedChance(b"", [])
        name = int(count).to_bytes(8, "big") + purpose.encode()
        twin._key = hashlib.sha256(_STREAM + self._key + name).digest()
        twin.drawn = self.drawn
        return twin

    def _next_word(self) -> int:
        place = self._words % 8
        if place == 0:
            self._block = hashlib.sha256(self._key + (self._words // 8).to_bytes(8, "big")).digest()
        self._words += 1
        return int.from_bytes(self._block[place * 4 : place * 4 + 4], "big")

    def take_draws(self) -> list[int]:
        """Return the numbers drawn since the last call."""
        drawn = self.drawn
        self.drawn = []
        return drawn

    def copy(self) -> SealedChance:
        twin = SealedChance(b"", [])
        twin._key, twin._block, twin._words = self._key, self._block, self._words
        twin.drawn = self.drawn.copy()
        return twin


def _derive_key(seed: bytes, contributions: list[bytes]) -> bytes:
    mix = hashlib.sha256(_DOMAIN + seed)
    for part in contributions:
        mix.update(len(part).to_bytes(4, "big") + part)
    return mix.digest()


def shuffle(items: list[T], chance: Chance) -> None:
    """Shuffle the items in place."""
    chance.shuffle(items)


def commitment(seed: bytes) -> str:
    """Return what is shown before play: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
