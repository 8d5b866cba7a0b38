"""Wait in tests: for a condition, not for a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import pytest

PATIENCE: Final = 60.0
"""Seconds to wait for something that must come; a test that works waits much less."""
EAGER: Final = 100
"""So many turns of the loop are waited without a pause; then other processes get the processor too."""


async def until(condition: Callable[[], object], what: str, last: Callable[[], object] | None = None) -> None:
    """Let the loop run until the condition holds.

    Fail after half of the patience of a test, naming what was awaited and what was last seen.
    """
    started, turns = time.monotonic(), 0
    while not (seen := condition()):
        if time.monotonic() - started > PATIENCE / 2:
            pytest.fail(f"waited in vain until {what}; last seen: {last() if last else seen!r}")
        turns += 1
        await asyncio.sleep(0 if turns < EAGER else 0.001)
