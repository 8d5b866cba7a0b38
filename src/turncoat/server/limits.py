"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 8_192
    messages_per_second: float = 20
    messages_at_once: int = 60
    tables_per_hour: int = 60
    """Made by one address."""
    requests_per_second: float = 20
    """Over HTTP, by one address, that change something or read a table."""
    requests_at_once: int = 100
    connections: int = 20_000
    connections_per_address: int = 500
    talk_per_second: float = 1
    """Lines of chat, and moves that are talk, by one person."""
    talk_at_once: int = 8
    backlog: int = 2_000_000
    """Bytes that wait for a slow connection before it is closed."""
    hello_seconds: float = 10
    grace: float = 60
    """Seconds away before a bot may stand in, and before ownership passes on."""


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, rate: float, most: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._tick = tick
        self._left = most
        self._at = tick()

    def take(self) -> bool:
        now = self._tick()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (self._tick() - self._at) * self._rate >= self._most


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._of: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def take(self, address: str) -> bool:
        if len(self._of) >= self._sweep_at:
            self._of = {address: bucket for address, bucket in self._of.items() if not bucket.full}
            self._sweep_at = max(1000, 2 * len(self._of))
        return self._of.setdefault(address, Bucket(self._rate, self._most)).take()
