"""Waits in browsers tell what they waited for, and work under the client's Content-Security-Policy."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Device
from tests.browser.waiting import wait_until

HERE = Path(__file__).parent
FORBIDDEN = {
    "wait_for_function": "wait_until",
    "wait_for_timeout": "wait_until, or expect",
    "sleep": "wait_until, or expect",
}


def test_a_condition_is_looked_at_again_where_eval_is_forbidden(device: Device) -> None:
    page = device()
    page.goto("/")
    counting = "() => (window.looks = (window.looks ?? 0) + 1) > 2"
    wait_until(page, counting, what="it was looked at three times", saw="() => window.looks")
    assert page.evaluate("() => window.looks") == 3


def test_a_wait_in_vain_says_what_was_expected_and_what_was_seen(device: Device) -> None:
    page = device()
    page.goto("/")
    said = re.escape("waited in vain until there are 7 tables; saw 'none of 7'")
    with pytest.raises(AssertionError, match=f"^{said}$"):
        wait_until(
            page,
            "(tables) => window.tables === tables",
            what="there are 7 tables",
            saw="(tables) => `none of ${tables}`",
            arg=7,
            timeout=50,
        )


@pytest.mark.parametrize("text", ["window.late", "document.fullscreenElement !== null", "late()"])
def test_an_expression_that_is_no_function_is_refused(device: Device, text: str) -> None:
    page = device()
    with pytest.raises(ValueError, match="a JavaScript function is needed"):
        wait_until(page, text, what="it is late", saw="() => 1")
    with pytest.raises(ValueError, match="a JavaScript function is needed"):
        wait_until(page, "() => true", what="it is late", saw=text)


def forbidden_calls(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN:
            yield f"{path.relative_to(HERE)}:{node.lineno}: {node.attr}: use {FORBIDDEN[node.attr]}"


def test_nobody_waits_in_another_way() -> None:
    paths = [path for path in HERE.rglob("*.py") if path.name != "waiting.py"]
    assert [call for path in paths for call in forbidden_calls(path)] == []
    assert list(forbidden_calls(HERE / "waiting.py")) != []
