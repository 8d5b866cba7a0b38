"""Waiting in a page for something that no locator of Playwright can `expect`."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

FUNCTION: Final = re.compile(r"\s*(async\s+)?(function\b|(\([^()]*\)|\w+)\s*=>)")
PATIENCE: Final = 20_000
"""Milliseconds after which every wait gives up; generous, for slow machines."""
TAP_GUARD: Final = 500
"""Milliseconds after which controls that have just appeared accept a tap."""


def wait_until(
    page: Page, condition: str, what: str, saw: str, arg: Any = None, timeout: float | None = None
) -> None:
    """Wait until a JavaScript function returns something true in the page.

    `condition` and `saw` are texts of JavaScript functions that are given `arg`. On timeout an AssertionError
    says `what` was waited for, and what `saw` returned then. `timeout` is in milliseconds; without it, the
    page's own holds.

    Raise ValueError for an expression that is no function: Playwright evaluates it with `eval` at every look,
    which the client's Content-Security-Policy forbids from the second look on.
    """
    for text in (condition, saw):
        if FUNCTION.match(text) is None:
            raise ValueError(f"a JavaScript function is needed, such as () => …, not the expression {text!r}")
    try:
        page.wait_for_function(condition, arg=arg, timeout=timeout)
    except PlaywrightTimeout:
        raise AssertionError(f"waited in vain until {what}; saw {page.evaluate(saw, arg)!r}") from None


def wait_for_condition(page: Page, condition: Callable[[], object], what: str) -> None:
    """Wait until a function of the test returns something true; meanwhile the page's events are let in."""
    end = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < end, f"waited in vain until {what}"
        page.evaluate("() => null")


def wait_for_first(locators: Sequence[Locator], what: str) -> int:
    """Wait until one of several pages shows its locator, and return the place of that page."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for place, locator in enumerate(locators):
            if locator.is_visible():
                return place
    seen = [locator.page.locator("body").inner_text() for locator in locators]
    raise AssertionError(f"waited in vain until {what}; saw {seen!r}")


def wait_for_focus(page: Page) -> None:
    """Wait until some control has the keyboard's focus, after a change of the page."""
    wait_until(
        page,
        "() => document.activeElement !== document.body",
        what="a control has the focus",
        saw="() => document.activeElement?.outerHTML.slice(0, 200)",
    )


def stop_clock(page: Page) -> None:
    """Stop the installed clock of a page, about a second from now; what is due until then happens.

    A slow machine may need longer than that second to stop it; then a later moment is tried.
    """
    for ahead in (1, 5, 20):
        try:
            return page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + ahead)
        except PlaywrightError as error:
            if "to the past" not in error.message:
                raise
    raise AssertionError("this machine is too slow to stop the clock of a page")


def wait_out_tap_guard(page: Page) -> None:
    """Wait until new controls accept a tap, and look so in a picture."""
    page.wait_for_timeout(TAP_GUARD)
