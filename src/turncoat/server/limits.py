"""Limits on the use of the server, and token buckets that enforce rates."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

NETWORK_BITS: Final = 64
"""Bits of an IPv6 address that name one home network; its owner can use any address within it."""


PEOPLE: Final = 1_000
"""So many people are remembered before those who have been quiet for long are forgotten."""


@dataclass(frozen=True)
class Limits:
    """The server's limits; sizes in bytes, times in seconds."""

    message_bytes: int = 8_192
    messages_per_second: float = 20
    messages_at_once: int = 60
    tables_per_hour: int = 60
    """New tables by one address."""
    requests_per_second: float = 20
    """By one address: HTTP requests that change something or read a table, and each `hello` on the socket."""
    requests_at_once: int = 100
    wrong_per_second: float = 0.2
    """Failed lookups of codes and tokens by one address; beyond this its lookups are refused."""
    wrong_at_once: int = 50
    wrong_seconds: float = 0.5
    """Delay of every answer to a failed lookup, so that the time reveals nothing."""
    request_seconds: float = 10
    """Time for a whole request to arrive."""
    answer_seconds: float = 120
    """Time to compute an answer and for the client to read it."""
    connections: int = 20_000
    connections_per_address: int = 500
    talk_per_second: float = 1
    """Lines of chat, and moves that are talk, by one person."""
    talk_at_once: int = 8
    reactions_per_second: float = 0.5
    """Reactions, by one person."""
    reactions_at_once: int = 5
    changes_per_second: float = 2
    """Requests that change the table (seats, options, faces, rights), by one person."""
    changes_at_once: int = 60
    typing_per_second: float = 0.5
    """How often everybody is told that one person is typing; more is dropped without a word."""
    typing_at_once: int = 5
    recalls_per_second: float = 0.2
    """Requests for earlier talk, by one person."""
    recalls_at_once: int = 20
    watchers: int = 500
    """Watchers and screens at one table, at all servers."""
    table_bytes_per_second: float = 40_000
    """Bytes of `table` messages that go out a second: this much to the seats, as much to all who watch."""
    table_bytes_at_once: int = 900_000
    move_bytes_per_second: float = 60_000
    """Views that one person's moves may cause to be sent to the others in seats."""
    move_bytes_at_once: int = 4_000_000
    watched_bytes_per_second: float = 100_000
    """Views that one person's moves may cause to be sent to those who watch; more are gathered."""
    watched_bytes_at_once: int = 2_500_000
    watchers_talk_per_second: float = 4
    """Lines of chat and reactions, by all who watch one table together; and signs that they are typing."""
    watchers_talk_at_once: int = 40
    backlog: int = 256_000
    """Bytes that wait for a slow connection before it is closed."""
    backlogs: int = 32_000_000
    """Bytes that wait for all slow connections together."""
    hello_seconds: float = 10
    grace: float = 60
    """Time away before a bot may stand in, and before ownership passes on."""


class TokenBucket:
    """A token bucket: `most` tokens at once, refilled with `rate` a second."""

    def __init__(self, rate: float, most: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._tick = tick
        self._left = most
        self._at = tick()

    def take(self, cost: float = 1) -> bool:
        """Take tokens and return whether there were enough; take none if not."""
        now = self._tick()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def is_empty(self) -> bool:
        """Whether less than one token is left."""
        return self._left + (self._tick() - self._at) * self._rate < 1

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._left + (self._tick() - self._at) * self._rate >= self._most


class TokenBuckets:
    """One token bucket for each client network; full ones are dropped now and then."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._of: dict[str, TokenBucket] = {}
        self._sweep_at = 1000

    def take(self, address: str, cost: float = 1) -> bool:
        """Take tokens from the bucket of this address and return whether there were enough."""
        return self._bucket(address).take(cost)

    def is_empty(self, address: str) -> bool:
        """Return whether the bucket of this address has less than one token."""
        return self._bucket(address).is_empty

    def _bucket(self, address: str) -> TokenBucket:
        if len(self._of) >= self._sweep_at:
            self._of = {network: bucket for network, bucket in self._of.items() if not bucket.is_full}
            self._sweep_at = max(1000, 2 * len(self._of))
        return self._of.setdefault(client_network(address), TokenBucket(self._rate, self._most))


class PersonBuckets:
    """One token bucket for each person at a table; those of people who have long been quiet are dropped."""

    def __init__(self, rate: float, most: float, tick: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._tick = tick
        self._of: dict[str, TokenBucket] = {}

    def take(self, by: str, cost: float = 1) -> bool:
        """Take tokens from this person's bucket and return whether there were enough."""
        bucket = self._of.get(by)
        if bucket is None:
            if len(self._of) >= PEOPLE:  # a bucket that is not full is kept: coming again must not refill it
                self._of = {person: bucket for person, bucket in self._of.items() if not bucket.is_full}
            bucket = self._of[by] = TokenBucket(self._rate, self._most, self._tick)
        return bucket.take(cost)


def client_address(scope: Any) -> str:
    """Return the address that a request or a connection comes from."""
    return str(scope["client"][0]) if scope.get("client") else ""


@lru_cache(10_000)
def client_network(address: str) -> str:
    """Return the network that limits count as one client: for IPv6 the /64, else the address itself."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> NETWORK_BITS << NETWORK_BITS))
