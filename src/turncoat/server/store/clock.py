"""The house's time: it runs while a server runs and stands still while none does.

Every commit writes the time down, and while matches run it is written down once a second; after a break the
house goes on from there. So the clocks of all matches are credited with the time that no server was there.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

MILLISECONDS: Final = 3
"""Decimals of a time, so that times are written alike."""


class HouseClock:
    def __init__(self, offset: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._offset = offset

    @classmethod
    def going_on_from(cls, base: float, tick: Callable[[], float] = time.monotonic) -> HouseClock:
        return cls(base - tick(), tick)

    @property
    def offset(self) -> float:
        """What the house's time is ahead of the machine's ticks; all servers of a machine share the ticks."""
        return self._offset

    def now(self) -> float:
        """Seconds that the house has been open, ever."""
        return round(self._tick() + self._offset, MILLISECONDS)


class OpenSign:
    """A lock on a file beside the store's: whether any other server has the store open.

    The system frees it however a server ends.
    """

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def alone(self) -> bool:
        """Whether no other server is open. If so, nobody else gets past `share` until this one has."""
        if sys.platform != "win32":  # there a store file has one server
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return False
        return True

    def share(self) -> None:
        """This server is open, beside whatever others."""
        if sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def close(self) -> None:
        os.close(self._file)


def sign_of(path: str | Path) -> str:
    return f"{path}-open"
