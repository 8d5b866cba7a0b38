"""A count of open connections by client network, from the moment they are accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from turncoat.server.limits import Limits, client_network

SPARE: Final = 100
"""Connections beyond its sockets that a client may have: for pages, and for refusals in words."""


class ConnectionCounter:
    """Hands out a slot for each connection, up to a limit in all and a limit for each client network."""

    def __init__(self, limits: Limits, capacity: int | None = None) -> None:
        """Set the limits; `capacity` is how many connections the system allows, if known."""
        most = limits.connections + SPARE
        self._most = most if capacity is None else min(most, capacity)
        self._most_each = limits.connections_per_address + SPARE
        self._by_network: Counter[str] = Counter()
        self.open = 0

    def acquire(self, address: str) -> Slot | None:
        """Return a slot for a new connection, or None if a limit is reached."""
        network = client_network(address)
        if self.open >= self._most or self._by_network[network] >= self._most_each:
            return None
        self.open += 1
        self._by_network[network] += 1
        return Slot(lambda: self._release_network(network), self._release)

    def _release_network(self, network: str) -> None:
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]

    def _release(self) -> None:
        self.open -= 1


class Slot:
    """The place of one open connection in the count."""

    def __init__(self, release_network: Callable[[], None], release: Callable[[], None]) -> None:
        self._release_network: Callable[[], None] | None = release_network
        self._release: Callable[[], None] | None = release

    def release_network(self) -> None:
        """Stop counting the connection for its address: a proxy carries the requests of many clients."""
        release, self._release_network = self._release_network, None
        if release is not None:
            release()

    def release(self) -> None:
        """Stop counting the connection."""
        self.release_network()
        release, self._release = self._release, None
        if release is not None:
            release()
