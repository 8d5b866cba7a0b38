"""Who is inside: connections, counted by address from the moment they are accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from turncoat.server.limits import Limits, household

SPARE: Final = 100
"""Connections beyond an address's sockets that it may have at once: for pages, and for refusals in words."""


class Doors:
    def __init__(self, limits: Limits, open_files: int | None = None) -> None:
        """`open_files`: how many connections the system allows, if that is known."""
        most = limits.connections + SPARE
        self._most = most if open_files is None else min(most, open_files)
        self._most_each = limits.connections_per_address + SPARE
        self._inside: Counter[str] = Counter()
        self.open = 0

    def enter(self, address: str) -> Visit | None:
        """Somebody is at the door; None: there is no room."""
        house = household(address)
        if self.open >= self._most or self._inside[house] >= self._most_each:
            return None
        self.open += 1
        self._inside[house] += 1
        return Visit(lambda: self._forget(house), self._leave)

    def _forget(self, house: str) -> None:
        self._inside[house] -= 1
        if not self._inside[house]:
            del self._inside[house]

    def _leave(self) -> None:
        self.open -= 1


class Visit:
    """One connection, for as long as it lasts."""

    def __init__(self, forget: Callable[[], None], leave: Callable[[], None]) -> None:
        self._forget: Callable[[], None] | None = forget
        self._leave: Callable[[], None] | None = leave

    def of_a_proxy(self) -> None:
        """It carries the requests of many: it does not count for the address it comes from."""
        forget, self._forget = self._forget, None
        if forget is not None:
            forget()

    def leave(self) -> None:
        self.of_a_proxy()
        leave, self._leave = self._leave, None
        if leave is not None:
            leave()
