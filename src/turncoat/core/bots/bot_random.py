"""Stateless random numbers for bots: value = hash(seed, purpose), so that a replayed bot decides the same."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class BotRandom:
    """Random numbers that depend on a bot's seed and on what each number is for, and on nothing else."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def lot(self, *purpose: object) -> float:
        """Return a number between 0 and 1, both excluded; the same purpose always gives the same number."""
        asked = "/".join(map(str, (self._seed, *purpose))).encode()
        drawn = int.from_bytes(hashlib.blake2b(asked, digest_size=6).digest(), "big")
        return (drawn + 0.5) / float(1 << 48)

    def between(self, low: float, high: float, *purpose: object) -> float:
        """Return a number between two bounds."""
        return low + (high - low) * self.lot(*purpose)

    def logistic(self, spread: float, *purpose: object) -> float:
        """Return a number of the logistic distribution around 0 with that scale."""
        lot = self.lot(*purpose)
        return spread * math.log(lot / (1 - lot))

    def one_of(self, things: Sequence[T], *purpose: object) -> T:
        """Choose one of the things, each as likely as the others."""
        return things[int(self.lot(*purpose) * len(things))]

    def weighted_choice(self, weights: Mapping[T, float], *purpose: object) -> T:
        """Choose one of the keys, each as likely as its weight says; one weight at least is above 0."""
        left = self.lot(*purpose) * sum(weights.values())
        likely = [(key, weight) for key, weight in weights.items() if weight > 0]
        for key, weight in likely:
            left -= weight
            if left < 0:
                return key
        return likely[-1][0]  # only rounding leads here
