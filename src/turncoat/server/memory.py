"""Memory that was needed for a while is given back to the system.

Python frees it, but the C library keeps what lies between pieces that are still in use, for as long as the
process lives, unless it is asked to let go.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any


def _trimmer() -> Callable[[int], Any] | None:
    """Only the GNU C library has it."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None


_trim = _trimmer()


def give_back() -> None:
    """Let the system have what is free; takes some milliseconds, in which other threads run."""
    if _trim is not None:
        _trim(0)
