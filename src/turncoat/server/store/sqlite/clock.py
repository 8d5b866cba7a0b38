"""The house's time: it runs while a server runs and stands still while none does.

Every commit writes the time down, and while matches run it is written down once a second; after a break the
house goes on from there. So the clocks of all matches are credited with the time that no server was there.
A server that stood still (a stopped process, a stalled machine, a closed lid) was not there either.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from typing import Final

MILLISECONDS: Final = 3
"""Decimals of a time, so that times are written alike."""


STALL: Final = 3.0
"""A server looks at the clock every second: after so many without a look it must have stood still."""

WORTH_A_LINE: Final = 30.0
"""Seconds of standing still that an operator should hear of; less happens on any busy machine."""

log = logging.getLogger("turncoat.server")


class HouseClock:
    def __init__(
        self, offset: float, tick: Callable[[], float] = time.monotonic, stall: float = math.inf
    ) -> None:
        self._tick = tick
        self._offset = offset
        self._stall = stall
        self._looked = tick()

    @classmethod
    def going_on_from(cls, base: float, tick: Callable[[], float] = time.monotonic) -> HouseClock:
        return cls(base - tick(), tick)

    @property
    def offset(self) -> float:
        """What the house's time is ahead of the machine's ticks; all servers of a machine share the ticks."""
        return self._offset

    def now(self) -> float:
        """Seconds that the house has been open, ever."""
        tick = self._tick()
        gap = tick - self._looked
        self._looked = tick
        if gap > self._stall:
            self._offset -= gap
            level = logging.WARNING if gap > WORTH_A_LINE else logging.INFO
            log.log(level, "stood still for %.0f seconds, which no clock is charged with", gap)
        return round(tick + self._offset, MILLISECONDS)

    def keep_up(self, latest: float) -> None:
        """Another server has written down a later time: it went on while this one stood still."""
        behind = latest - self.now()
        if behind > self._stall:
            self._offset += behind
