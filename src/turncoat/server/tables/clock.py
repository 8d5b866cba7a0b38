"""The house's time: it runs while the server runs and stands still while it is down.

Every commit writes the time down, and a quiet house does so once a second; a restarted house goes on from
there. So the clocks of all matches are credited with the time that the server was away.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class HouseClock:
    def __init__(self, base: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._offset = base - tick()

    def now(self) -> float:
        """Seconds that the house has been open, ever; in milliseconds, so that times are written alike."""
        return round(self._tick() + self._offset, 3)
