"""How tests run: generated ones give the same verdict on every machine; none waits for ever."""

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


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run each `async def` test in an event loop of its own."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give up a test that takes longer than its `time_limit`, or than `PATIENCE` where it has none."""
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
