"""Real browsers against a real server: phones, a laptop and a big screen."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.person import Person, come_to_rest
from tests.browser.server import RunningServer
from tests.browser.waiting import PATIENCE
from turncoat.server.http.static_files import StaticFiles

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
]
BROWSERS = [
    "chromium-headless-shell",
    "chromium",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
"""The first of them that is here; without the windows that nobody sees, pages come sooner."""
PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 800}
TELEVISION = {"width": 1920, "height": 1080}

expect.set_options(timeout=PATIENCE)


LARGE_LETTERS = "--blink-settings=defaultFontSize=32"
"""Twice the usual size of letters, as people set it in their browser."""


def launch(chromium: BrowserType, *more: str) -> Browser:
    """Launch a browser, with more flags than the usual ones."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None and not Path(chromium.executable_path).exists():  # Playwright's own copy
        pytest.fail("there is no Chromium here: run tests/browser/get_chromium", pytrace=False)
    if StaticFiles().is_empty:
        pytest.fail("the browser client is not built: run `make web`", pytrace=False)
    return chromium.launch(executable_path=executable, args=[*FLAGS, *more])


@contextmanager
def launched(*more: str) -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = launch(play.chromium, *more)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as one:
        yield one


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server of all tests that need no settings or tables of their own, and do not stop it."""
    running = RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield running
    running.stop()


class Device:
    """Makes devices: each has its own storage, language and light, and reports what goes wrong on it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.troubles: list[str] = []
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        size: dict[str, int] = PHONE,
        language: str = "en",
        light: bool = False,
        tap_guard: bool = False,
        **more: Any,
    ) -> Page:
        """Open a page.

        Things move only where a test asks for it (`reduced_motion="no-preference"`); so with workers.
        `tap_guard`: controls that have just appeared refuse taps for a moment, as they do for people.
        """
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme="light" if light else "dark",
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        if not tap_guard:
            context.add_init_script("window.tapGuard = 0;")
        self._contexts.append(context)
        return self.tab(context)

    def tab(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        """Lost connections and refusals are part of the tests; everything else is a mistake."""
        expected = ("Failed to load resource", "WebSocket connection")
        if message.type == "error" and not message.text.startswith(expected):
            self.troubles.append(message.text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def device(browser: Browser, server: RunningServer) -> Iterator[Device]:
    devices = Device(browser, server.address)
    yield devices
    devices.close()
    assert devices.troubles == []


@pytest.fixture
def person(device: Device) -> Callable[..., Person]:
    """Somebody with a phone: `person("Ann", language="fr")`."""

    def come(name: str, **more: Any) -> Person:
        return Person(name, device(**more))

    return come


@pytest.fixture(scope="session")
def picture() -> Callable[[Page, str], None]:
    """Keep a screenshot, to be looked at."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        come_to_rest(page)
        page.screenshot(path=folder / f"{name}.png")

    return take
