"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

HOME_BITS: Final = 64
"""The part of an IPv6 address that is one home's: within it anybody has as many addresses as they like."""


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 8_192
    messages_per_second: float = 20
    messages_at_once: int = 60
    tables_per_hour: int = 60
    """Made by one address."""
    requests_per_second: float = 20
    """By one address: over HTTP what changes something or reads a table, on the socket each `hello`."""
    requests_at_once: int = 100
    wrong_per_second: float = 0.2
    """Codes and tokens that open nothing, by one address: after that, nothing more is looked up for it."""
    wrong_at_once: int = 50
    wrong_seconds: float = 0.5
    """When a token that opens nothing is answered: always as late, so that the time tells nothing."""
    request_seconds: float = 10
    """Within which a request must have arrived, from the first byte to the last."""
    answer_seconds: float = 120
    """Within which an answer must have been made and taken."""
    connections: int = 20_000
    connections_per_address: int = 500
    talk_per_second: float = 1
    """Lines of chat, and moves that are talk, by one person."""
    talk_at_once: int = 8
    reactions_per_second: float = 0.5
    """Signs to everybody, by one person."""
    reactions_at_once: int = 5
    backlog: int = 256_000
    """Bytes that wait for a slow connection before it is closed."""
    backlogs: int = 32_000_000
    """The same for all slow connections together."""
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

    def take(self, parts: float = 1) -> bool:
        now = self._tick()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < parts:
            return False
        self._left -= parts
        return True

    @property
    def empty(self) -> bool:
        return self._left + (self._tick() - self._at) * self._rate < 1

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

    def take(self, address: str, parts: float = 1) -> bool:
        return self._bucket(address).take(parts)

    def empty(self, address: str) -> bool:
        return self._bucket(address).empty

    def _bucket(self, address: str) -> Bucket:
        if len(self._of) >= self._sweep_at:
            self._of = {house: bucket for house, bucket in self._of.items() if not bucket.full}
            self._sweep_at = max(1000, 2 * len(self._of))
        return self._of.setdefault(household(address), Bucket(self._rate, self._most))


def address(scope: Any) -> str:
    """Where a request or a connection comes from."""
    return str(scope["client"][0]) if scope.get("client") else ""


@lru_cache(10_000)
def household(address: str) -> str:
    """What counts as one address: of IPv6 the part that a home shares."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> HOME_BITS << HOME_BITS))
