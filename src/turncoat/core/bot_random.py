"""A bot's luck: from its seed and from what it is for, so that what it was shown brings it back."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class BotRandom:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def lot(self, *about: object) -> float:
        """Above 0 and below 1, the same whenever the same is asked."""
        asked = "/".join(map(str, (self._seed, *about))).encode()
        drawn = int.from_bytes(hashlib.blake2b(asked, digest_size=6).digest(), "big")
        return (drawn + 0.5) / float(1 << 48)

    def between(self, low: float, high: float, *about: object) -> float:
        return low + (high - low) * self.lot(*about)

    def logistic(self, spread: float, *about: object) -> float:
        """Around 0: now and then far from it."""
        lot = self.lot(*about)
        return spread * math.log(lot / (1 - lot))

    def one_of(self, things: Sequence[T], *about: object) -> T:
        return things[int(self.lot(*about) * len(things))]
