"""Everything that must happen at a time though nobody asks: one heap of named alarms for all tables."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from typing import Final

DUE: Final = "due"
"""The alarm of a table that is not in memory."""


class Alarms:
    """Alarms are named by table and purpose; setting one again moves it.

    One timer of the event loop waits for the earliest. Times are the house's.
    """

    def __init__(self, now: Callable[[], float], ring: Callable[[str, str], None]) -> None:
        self._now = now
        self._ring = ring
        self._set: dict[str, dict[str, float]] = {}
        self._heap: list[tuple[float, str, str]] = []
        """May hold alarms that were moved or cancelled since: they are passed over."""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0

    def __bool__(self) -> bool:
        return bool(self._set)

    def at(self, table: str, name: str) -> float | None:
        """When that alarm rings."""
        return self._set.get(table, {}).get(name)

    def set(self, table: str, name: str, at: float) -> None:
        """Ring then."""
        self._set.setdefault(table, {})[name] = at
        heapq.heappush(self._heap, (at, table, name))
        self._wait()

    def set_no_later(self, table: str, name: str, at: float) -> None:
        """Ring by then: an alarm that rings early is left alone, because it will be set again."""
        before = self.at(table, name)
        if before is None or before > at:
            self.set(table, name, at)

    def cancel(self, table: str, name: str) -> None:
        alarms = self._set.get(table, {})
        alarms.pop(name, None)
        if not alarms:
            self._set.pop(table, None)

    def cancel_all(self, table: str) -> None:
        self._set.pop(table, None)

    def look(self) -> None:
        """Ring what is due.

        The timer is set anew afterwards: if the house's clock has been put on, it would go off too late.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._heap and self._heap[0][0] <= self._now():
            at, table, name = heapq.heappop(self._heap)
            if self.at(table, name) == at:
                self.cancel(table, name)
                self._ring(table, name)
        self._wait()

    def close(self) -> None:
        self._set.clear()
        self._heap.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        """Have the timer go off in time for the earliest alarm."""
        heap = self._heap
        while heap and self.at(heap[0][1], heap[0][2]) != heap[0][0]:
            heapq.heappop(heap)
        if not heap or (self._timer is not None and self._timer_at <= heap[0][0]):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = heap[0][0]
        left = max(0.0, self._timer_at - self._now())
        self._timer = asyncio.get_running_loop().call_later(left, self.look)
