"""Wait in tests: for a condition, not for a time."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Final

import pytest

PATIENCE: Final = 60.0
"""Seconds that a test may take; one that works takes much less."""
WAIT: Final = 45.0
"""Seconds to wait for one thing: fewer than the test has, so that the wait can say what was missing."""
EAGER: Final = 100
"""So many turns of the loop are waited without a pause; then other processes get the processor too."""


async def until(condition: Callable[[], object], what: str, last: Callable[[], object] | None = None) -> None:
    """Let the loop run until the condition, which may be a coroutine function, holds.

    Fail after `WAIT` seconds and say what was awaited and what was seen last: what the condition returned,
    or what `last` returns.
    """
    started, turns = time.monotonic(), 0
    while True:
        seen = condition()
        if inspect.isawaitable(seen):
            seen = await seen
        if seen:
            return
        if time.monotonic() - started > WAIT:
            pytest.fail(f"waited {WAIT:.0f} s until {what}; seen last: {last() if last else seen!r}")
        turns += 1
        await asyncio.sleep(0 if turns < EAGER else 0.001)
