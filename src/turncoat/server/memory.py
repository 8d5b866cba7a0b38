"""Return free heap memory to the operating system.

Python frees memory, but the C library keeps what lies between pieces still in use for as long as the process
lives, unless it is told to trim its heap.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any


def _find_malloc_trim() -> Callable[[int], Any] | None:
    """Return the C library's `malloc_trim`, which only the GNU C library has."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None


_malloc_trim = _find_malloc_trim()


def trim_heap() -> None:
    """Give free heap memory back to the system; takes some milliseconds, during which other threads run."""
    if _malloc_trim is not None:
        _malloc_trim(0)
