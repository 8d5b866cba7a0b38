"""The store's clock: it runs while a server runs and stands still otherwise.

Every commit stores the time, and once a second so does a running match. After a break the clock resumes from
there, so that no match is charged for the time without a server. Nor is it charged for the time that a server
stood still: a stopped process, a stalled machine, a closed lid.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from typing import Final

MILLISECONDS: Final = 3
"""Decimals of a time."""
STALL: Final = 3.0
"""Seconds without a reading after which the server must have stood still; it reads the clock every second."""
WARN_AFTER: Final = 30.0
"""A shorter stall happens on any busy machine and is not worth a warning."""

log = logging.getLogger("turncoat.server")


class StoreClock:
    """Counts the seconds that any server was open on the store."""

    def __init__(
        self, offset: float, tick: Callable[[], float] = time.monotonic, stall: float = math.inf
    ) -> None:
        self._tick = tick
        self._offset = offset
        self._stall = stall
        self._read_at = tick()

    @classmethod
    def resume_from(cls, base: float, tick: Callable[[], float] = time.monotonic) -> StoreClock:
        """Return a clock that shows `base` now."""
        return cls(base - tick(), tick)

    @property
    def offset(self) -> float:
        """Difference to the machine's monotonic clock, which all servers of the machine share."""
        return self._offset

    def now(self) -> float:
        """Return the time of the store in seconds."""
        tick = self._tick()
        gap = tick - self._read_at
        self._read_at = tick
        if gap > self._stall:
            self._offset -= gap
            level = logging.WARNING if gap > WARN_AFTER else logging.INFO
            log.log(level, "stood still for %.0f seconds, which no clock is charged with", gap)
        return round(tick + self._offset, MILLISECONDS)

    def keep_up(self, latest: float) -> None:
        """Catch up with a later time stored by another server, which ran on while this one stood still."""
        behind = latest - self.now()
        if behind > self._stall:
            self._offset += behind
