"""With letters twice as large, on the smallest phone, everything can be read and done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LARGE_LETTERS, PHONE, Device, launch
from tests.browser.gallery.album import FAULTS
from tests.browser.server import RunningServer

GAMES = ["loyalty-or-treachery", "are-you-the-traitor", "scatty-rogues", "the-traitors"]
OVERLAPS = """(selectors) => {
  const boxes = selectors.map((one) => document.querySelector(one)?.getBoundingClientRect()).filter(Boolean);
  return boxes.slice(1).map((box, i) => Math.round(boxes[i].bottom - box.top)).filter((by) => by > 1);
}"""
"""How far each of these parts, in order from top to bottom, lies over the next one, in pixels."""


@pytest.fixture
def large(browser: Browser, server: RunningServer) -> Iterator[Device]:
    """Devices whose browser has letters twice as large."""
    with launch(browser.browser_type, LARGE_LETTERS) as other:
        devices = Device(other, server.address)
        yield devices
        devices.close()
        assert devices.troubles == []


def faults(page: Page) -> list[str]:
    """What is wider than the screen, and what cannot be touched because something lies over it."""
    found: list[tuple[str, str, str]] = page.evaluate(FAULTS, {"phone": True, "screen": False})
    return [f"{kind}: {where}: {text}" for kind, where, text in found if kind in ("too wide", "covered")]


def in_reach(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name, exact=True).first
    expect(button).to_be_in_viewport(ratio=0.99)


def begin(page: Page, game: str) -> None:
    """Lay a table, and start it with bots."""
    page.goto(f"/create/{game}")
    page.locator("#name").fill("Ann")
    assert faults(page) == []
    page.locator("form button.brass").click()
    start = page.locator("main footer .button.big")
    expect(start).to_be_in_viewport(ratio=0.99)
    assert faults(page) == []
    in_reach(page, "Settings")
    start.click()
    expect(page.locator("[data-phase], [data-moment]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_laid_and_played(large: Device, game: str) -> None:
    page = large(PHONE)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
    begin(page, game)
    for name in ("Table menu", "Settings"):
        in_reach(page, name)
    assert faults(page) == []


def test_the_parts_of_a_season_lie_below_each_other(large: Device) -> None:
    page = large(PHONE)
    begin(page, "the-traitors")
    wish = page.get_by_role("button", name="Yes, please")
    expect(wish).to_be_visible()
    assert page.evaluate(OVERLAPS, [".strip", ".stage", ".centre"]) == []
    wish.click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.get_by_role("button", name="I am ready")).to_have_count(0)


def test_the_doors_of_scatty_rogues_have_their_room(large: Device) -> None:
    page = large(PHONE)
    begin(page, "scatty-rogues")
    box = page.locator(".door").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 20


@pytest.mark.parametrize(
    "path", ["/", "/screen", "/practise/the-traitors", *(f"/help/{game}" for game in GAMES)]
)
def test_a_page_fits(large: Device, path: str) -> None:
    page = large(PHONE)
    page.goto(path)
    expect(page.locator("main h1, header h1").first).to_be_visible()
    assert faults(page) == []
    in_reach(page, "Settings")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert faults(page) == []
