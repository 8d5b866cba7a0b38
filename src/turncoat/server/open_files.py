"""The system's limit on open files, which also limits connections."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

WANTED: Final = 65_536
RESERVE: Final = 64
"""Files kept free for everything that is not a connection."""


def raise_limit() -> None:
    """Raise the limit as far as the system allows without privileges."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):  # the limit stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connection_capacity() -> int | None:
    """Return how many connections can be open at once, or None if there is no limit."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(1, soft - RESERVE)
