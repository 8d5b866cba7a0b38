"""Learning by playing: lessons, hints, and the names of what is drawn."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Device
from tests.browser.person import Person
from tests.browser.prepared_tables import prepare_table
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints
from tests.browser.waiting import PATIENCE, stop_clock

SIDEWAYS: Final = {"width": 740, "height": 360}
BEAT: Final = 1_200
"""Milliseconds: longer than a lesson waits before it goes on."""
STEPS: Final = 400
COUNT_CHANGES: Final = """
window.changes = 0;
const count = (records) => { window.changes += records.length; };
const watched = { attributeFilter: ["data-glow"], subtree: true };
addEventListener("DOMContentLoaded", () => new MutationObserver(count).observe(document.body, watched));
"""
"""Counts how often a part of the page has begun or ceased to glow."""


class Learner:
    """Somebody who reads what is told and touches what glows.

    The page's clock runs when a test says so, so that no sentence is gone before it was read.
    """

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        page.add_init_script(COUNT_CHANGES)
        page.clock.install()
        page.goto(f"/learn/{game}")
        expect(self.words).to_be_visible()
        stop_clock(page)

    @property
    def words(self) -> Locator:
        return self.page.locator(".coach .words")

    @property
    def next(self) -> Locator:
        return self.page.locator(".coach .next")

    @property
    def glowing(self) -> Locator:
        return self.page.locator("[data-glow]").first

    @property
    def lit(self) -> str | None:
        """Which part of the drawing glows, by its classes."""
        return self.glowing.get_attribute("class") if self.glowing.count() else None

    @property
    def again(self) -> Locator:
        """What is there when it is over."""
        return self.page.locator("a[href^='/create/']")

    def play(self, touch: Callable[[], None]) -> list[str]:
        """Play to the end, let the clock run again, and return what was told."""
        told: list[str] = []
        for _ in range(STEPS):
            if self.again.count():
                self.page.clock.resume()
                return told
            words = self.words.inner_text()
            if words not in told:
                told.append(words)
                fits = self.words.evaluate("(it) => it.scrollHeight <= it.parentElement.clientHeight")
                assert fits, f"cut: {words}"
            self.step(touch)
        raise AssertionError(f"the lesson stands still at {told[-1]!r}")

    def step(self, touch: Callable[[], None]) -> None:
        """Touch what is to be touched, and let the clock run until the page has answered.

        A sheet or a screen may be fetched first, which no clock hurries; until then the same thing glows.
        """
        lit, before = self.glowing.count(), self.state()
        if self.next.count() or lit:
            touch()
        self.page.clock.run_for(BEAT)
        end = time.monotonic() + PATIENCE / 1000
        while lit and self.state() == before:
            assert time.monotonic() < end, f"nothing has come of the touch: {before}"
            self.page.clock.run_for(BEAT)

    def state(self) -> tuple[int, str]:
        """Return what a touch changes: what glows, or what is told."""
        found: list[Any] = self.page.evaluate(
            "() => [window.changes, document.querySelector('.coach')?.textContent ?? '']"
        )
        return found[0], found[1]

    def tap(self) -> None:
        if self.next.count():
            self.next.click()
            return
        expect(self.glowing).to_be_in_viewport(ratio=0.9)
        if "seal" in (self.lit or "") and not self.page.locator(".night").count():
            self.hold(self.glowing)
        else:
            self.glowing.click()

    def hold(self, seal: Locator) -> None:
        """Until it is armed."""
        seal.hover()
        self.page.mouse.down()
        self.page.clock.run_for(BEAT)
        self.page.mouse.up()

    def key(self) -> None:
        """Tab to it, and press it."""
        wanted = ".coach .next" if self.next.count() else "[data-glow]"
        for _ in range(60):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach what glows: {self.words.inner_text()!r}")


@pytest.mark.parametrize(
    ("game", "size", "language", "keyboard"),
    [
        ("loyalty-or-treachery", PHONE, "en", False),
        ("are-you-the-traitor", LAPTOP, "fr", True),
        ("scatty-rogues", PHONE, "da", False),
        ("the-traitors", SIDEWAYS, "en", False),
    ],
)
def test_a_lesson_is_played_to_its_end(
    device: Device, game: str, size: dict[str, int], language: str, keyboard: bool
) -> None:
    learner = Learner(device(size, language), game)
    told = learner.play(learner.key if keyboard else learner.tap)
    assert len(told) >= 10
    assert all(" " in words for words in told)
    expect(learner.again).to_be_in_viewport()
    if game == "loyalty-or-treachery":
        expect(learner.page.locator(".news .now .grow")).to_be_empty()  # nobody moves any more
    assert complaints(learner.page) == []


def test_a_wrong_tap_gets_a_friendly_word_and_a_lesson_can_be_left(device: Device) -> None:
    page = device(light=True)
    page.goto("/")
    page.get_by_role("link", name="Learn by playing · Loyalty or Treachery").click()
    page.locator(".coach .next").click()
    expect(page.locator("[data-glow]")).to_have_text("Loyalty red")
    page.get_by_role("button", name="Black").click()
    expect(page.locator(".refusal")).to_have_text("You could, in a real game! Here, touch what glows.")
    expect(page.locator("[data-glow]")).to_have_text("Loyalty red")
    assert complaints(page) == []
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page).to_have_url("/")


def test_whoever_learns_while_waiting_is_at_the_table_when_it_starts(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.make_table()
    bo.sit_down(code)
    bo.page.get_by_role("link", name="Learn by playing").click()
    expect(bo.page.locator(".coach")).to_be_visible()
    expect(bo.page.locator(".invite")).to_be_hidden()
    expect(ann.page.locator(".seat").nth(1)).not_to_contain_text("away")
    ann.start()
    expect(bo.page.locator(".coach")).to_have_count(0)
    expect(bo.table).to_be_visible()
    expect(bo.page.locator(".player").first).to_contain_text("Ann")


def press(page: Page, target: Locator, milliseconds: int) -> None:
    """A finger stays there for so long."""
    box = target.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.clock.run_for(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_dismissed_hint_is_gone_for_good_and_what_is_drawn_has_a_name(
    tmp_path: Path, device: Device
) -> None:
    prepared = prepare_table(tmp_path / "tables.sqlite", "loyalty-or-treachery", ["Ann", "Bo"], {"first": 0})
    running = RunningServer(tmp_path / "tables.sqlite")
    try:
        page = device(has_touch=True)
        page.clock.install()
        page.goto(running.address + prepared.address(0))
        hint = page.locator(".hint")
        expect(hint).to_contain_text("Right: the card is yours.")
        hint.get_by_role("button", name="Dismiss this hint").tap()
        expect(hint).to_have_count(0)
        page.reload()
        expect(page.locator("[data-tap=red]")).to_be_visible()
        expect(hint).to_have_count(0)
        settings, name = page.get_by_role("button", name="Settings"), page.locator(".tip")
        press(page, settings, 1_000)
        expect(name).to_have_text("Settings")
        expect(name).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.clock.run_for(5_000)
        expect(name).to_be_hidden()
        settings.tap()
        expect(page.get_by_role("dialog")).to_be_visible()
    finally:
        running.stop()
