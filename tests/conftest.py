"""How tests run: generated ones give one verdict everywhere, none waits for ever, the longest start first."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest
from hypothesis import settings

from tests.until import PATIENCE

settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None
)  # `make soak` looks further
settings.load_profile("steady")

LONGEST = (
    "tests/server/store/test_crashes.py",
    "tests/server/cluster/test_faults.py",
    "tests/server/http/test_openapi.py",
    "tests/laws",
)
"""What takes longest; begun last, it would keep one worker busy while the others have nothing to do."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run each `async def` test in an event loop of its own."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start the longest tests first, and limit the time of each.

    A test is given up that takes longer than its `time_limit`, or than `PATIENCE` where it has none.
    """
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            marker = item.get_closest_marker("time_limit")
            item.obj = _within(PATIENCE if marker is None else marker.args[0], item.obj)


def _within(seconds: float, test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def run(*arguments: Any, **fixtures: Any) -> None:
        async with asyncio.timeout(seconds):
            await test(*arguments, **fixtures)

    return run
