"""The alarms of all tables: one heap, one timer of the event loop."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from typing import Final

DUE: Final = "due"
"""The alarm of a table that is not in memory."""


class Alarms:
    """Calls back at set times. An alarm is named by table and purpose; setting it again moves it.

    Times are those of the store's clock.
    """

    def __init__(self, now: Callable[[], float], on_alarm: Callable[[str, str], None]) -> None:
        self._now = now
        self._on_alarm = on_alarm
        self._set: dict[str, dict[str, float]] = {}
        self._heap: list[tuple[float, str, str]] = []
        """May hold alarms that were moved or cancelled since; those are skipped."""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0

    def __bool__(self) -> bool:
        return bool(self._set)

    def at(self, table: str, name: str) -> float | None:
        """Return when that alarm goes off, or None if it is not set."""
        return self._set.get(table, {}).get(name)

    def set(self, table: str, name: str, at: float) -> None:
        """Set an alarm, or move it."""
        self._set.setdefault(table, {})[name] = at
        heapq.heappush(self._heap, (at, table, name))
        self._set_timer()

    def set_no_later(self, table: str, name: str, at: float) -> None:
        """Set an alarm unless it is set to an earlier time: going off early does no harm."""
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

    def run_due(self) -> None:
        """Call back for every alarm that is due, then set the timer again.

        The store's clock may have jumped ahead, and the old timer would go off too late.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._heap and self._heap[0][0] <= self._now():
            at, table, name = heapq.heappop(self._heap)
            if self.at(table, name) == at:
                self.cancel(table, name)
                self._on_alarm(table, name)
        self._set_timer()

    def close(self) -> None:
        self._set.clear()
        self._heap.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        """Set the timer for the earliest alarm."""
        heap = self._heap
        while heap and self.at(heap[0][1], heap[0][2]) != heap[0][0]:
            heapq.heappop(heap)
        if not heap or (self._timer is not None and self._timer_at <= heap[0][0]):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = heap[0][0]
        left = max(0.0, self._timer_at - self._now())
        self._timer = asyncio.get_running_loop().call_later(left, self.run_due)
