"""Waits in tests end when their condition holds, or say what was missing."""

from __future__ import annotations

import pytest

import tests.until
from tests.until import until


async def test_a_wait_ends_as_soon_as_its_condition_holds() -> None:
    seen: list[int] = []
    await until(lambda: seen.append(1) or len(seen) == 3, "three looks were taken")  # type: ignore[func-returns-value]
    assert len(seen) == 3


async def test_a_condition_may_be_a_coroutine_function() -> None:
    seen: list[int] = []

    async def is_third() -> bool:
        seen.append(1)
        return len(seen) == 3

    await until(is_third, "three looks were taken")
    assert len(seen) == 3


async def test_a_wait_in_vain_says_what_it_waited_for_and_what_it_saw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tests.until, "WAIT", 0.0)
    with pytest.raises(pytest.fail.Exception, match=r"until there is tea; seen last: \[\]"):
        await until(list, "there is tea")
    with pytest.raises(pytest.fail.Exception, match="until there is tea; seen last: 'coffee'"):
        await until(lambda: False, "there is tea", lambda: "coffee")
