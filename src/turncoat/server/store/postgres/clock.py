"""The clock of a store that several servers share: the database's clock, less all pauses.

Twice a second each server extends the time until which the clock runs. A server that cannot reach the
database stops its own clock at that time. When a server comes back after it, the time in between is added to
the pauses; the row lock makes sure that this happens once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MILLISECONDS: Final = 3
RUN_SECONDS: Final = 1.5
"""How long the clock runs if no server extends it."""
DRIFT: Final = 1e-4
"""Largest difference in speed between the clocks of two machines."""

BEAT: Final = f"""
update house set paused = paused + greatest(0, c.now - until), until = greatest(until, c.now + {RUN_SECONDS})
from (select extract(epoch from clock_timestamp())::double precision as now) as c
returning c.now, paused, until
"""
STOP: Final = """
update house set until = c.now
from (select extract(epoch from clock_timestamp())::double precision as now) as c
where not exists (select from servers where alive_until > c.now and name <> $1)
"""
"""Stops the clock when the last server leaves, instead of letting it run out."""
READ: Final = "select extract(epoch from clock_timestamp())::double precision"


class SharedClock:
    """The store's clock, as one server knows it."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._ahead = 0.0
        """Difference between the database's clock and this machine's monotonic clock."""
        self._error = float("inf")
        self._set_at = 0.0
        self._paused = self._until = 0.0
        self._latest = 0.0

    def now(self) -> float:
        """Return the time of the store in seconds; it never goes back."""
        time = min(self._tick() + self._ahead, self._until) - self._paused
        if time > self._latest:
            self._latest = time
        return round(self._latest, MILLISECONDS)

    def wall(self) -> float:
        """Return the database's wall-clock time, in seconds since 1970."""
        return self._tick() + self._ahead

    def compare(self, asked: float, answered: float, theirs: float) -> None:
        """Take in the database's time, read between these two ticks; the most exact reading is kept."""
        error = (answered - asked) / 2
        ahead = theirs - (asked + answered) / 2
        known = self._error + DRIFT * (answered - self._set_at)
        if error <= known or abs(ahead - self._ahead) > known + error:  # or a clock was set
            self._ahead, self._error, self._set_at = ahead, error, answered

    def extend(self, paused: float, until: float) -> None:
        """Set the time until which the clock runs, and the sum of all pauses."""
        self._paused, self._until = paused, until
