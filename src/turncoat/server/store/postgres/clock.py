"""The house's time where several servers share a database: the database's clock, less what was paused.

Each server says twice a second that it is there, and with it how long the clock runs at least; a server that
cannot say so stops its own clock then. Whatever comes after that until a server is there again is a pause,
added once, by the first to say so: it holds the row.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MILLISECONDS: Final = 3
RUN_SECONDS: Final = 1.5
"""How long the clock runs if no server says more."""
DRIFT: Final = 1e-4
"""By how much two machines' clocks may differ in speed."""

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
"""The last server goes: the clock stands still from now on, and not only when it would have run out."""
LOOK: Final = "select extract(epoch from clock_timestamp())::double precision"


class SharedClock:
    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._ahead = 0.0
        """What the database's clock is ahead of this machine's ticks."""
        self._error = float("inf")
        self._set_at = 0.0
        self._paused = self._until = 0.0
        self._latest = 0.0

    def now(self) -> float:
        """Seconds that the house has been open, ever; it never goes back."""
        time = min(self._tick() + self._ahead, self._until) - self._paused
        if time > self._latest:
            self._latest = time
        return round(self._latest, MILLISECONDS)

    def wall(self) -> float:
        return self._tick() + self._ahead

    def compare(self, asked: float, answered: float, theirs: float) -> None:
        """The database said what time it is, somewhere between these two ticks: the closest guess is kept."""
        error = (answered - asked) / 2
        ahead = theirs - (asked + answered) / 2
        known = self._error + DRIFT * (answered - self._set_at)
        if error <= known or abs(ahead - self._ahead) > known + error:  # or one of the clocks was set
            self._ahead, self._error, self._set_at = ahead, error, answered

    def run(self, paused: float, until: float) -> None:
        """It runs until then, and has stood still for so long."""
        self._paused, self._until = paused, until
