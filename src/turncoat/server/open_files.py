"""How many files and connections the system lets this program have open at once."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

WANTED: Final = 65_536
RESERVE: Final = 64
"""Kept for files, bots and whatever is not a connection."""


def raise_limit() -> None:
    """Ask for as many as the system allows without further ado."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):  # then it stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room() -> int | None:
    """How many connections there can be; None: there is no limit."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(1, soft - RESERVE)
