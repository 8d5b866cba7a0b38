"""What a phone with an empty cache has to fetch before it sees a page, and that nothing jumps meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer

FIRST_PAGE = 100_000
FIRST_REQUESTS = 15
TABLE_PAGE = 150_000
SEATED = {
    "loyalty-or-treachery": ["Ann", "Bo"],
    "are-you-the-traitor": ["Ann", "Bo", "Cleo", "Dag"],
    "scatty-rogues": ["Ann", "Bo", "Cleo"],
    "the-traitors": ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal"],
}
WATCH = """() => {
  window.shifts = [];
  const told = ({ value, sources }) => {
    const boxes = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 90));
    return `${value.toFixed(4)}: ${boxes.join(" | ")}`;
  };
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(told)))
    .observe({ type: "layout-shift", buffered: true });
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[RunningServer, dict[str, PreparedTable]]]:
    store = tmp_path_factory.mktemp("budget") / "tables.sqlite"
    prepared = {game: prepare_table(store, game, names) for game, names in SEATED.items()}
    running = RunningServer(store)
    yield running, prepared
    running.stop()


@pytest.fixture(scope="module")
def server(tables: tuple[RunningServer, dict[str, PreparedTable]]) -> RunningServer:
    return tables[0]


class Meter:
    """Everything that a page fetches, as it came over the line."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._names: dict[str, str] = {}
        self.fetched: dict[str, float] = {}
        page.add_init_script(f"({WATCH})()")
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.loadingFinished", self._came)
        line.send("Network.enable")
        page.set_extra_http_headers({"accept-encoding": "gzip"})  # as at home, without https

    def _asked(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        name = f"{self._names[event['requestId']]} {event['requestId']}"
        self.fetched[name] = event["encodedDataLength"]

    def settle(self) -> None:
        self._page.wait_for_load_state("networkidle")
        self._page.evaluate(DRAWN)

    @property
    def bytes(self) -> float:
        return sum(self.fetched.values())

    @property
    def shifts(self) -> list[str]:
        found: list[str] = self._page.evaluate("window.shifts")
        return found

    def __str__(self) -> str:
        lines = sorted(self.fetched.items(), key=lambda one: -one[1])
        return "\n".join(
            [f"{self.bytes:8.0f} in {len(lines)}", *(f"{size:8.0f} {url}" for url, size in lines)]
        )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_small_and_still(device: Device, language: str) -> None:
    page = device(language=language)
    meter = Meter(page)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    meter.settle()
    assert meter.bytes <= FIRST_PAGE, str(meter)
    assert len(meter.fetched) <= FIRST_REQUESTS, str(meter)
    assert meter.shifts == []


@pytest.mark.parametrize("game", SEATED)
def test_a_table_page_is_small_and_still(
    device: Device, tables: tuple[RunningServer, dict[str, PreparedTable]], game: str
) -> None:
    page = device(language="fr")  # the longest words
    meter = Meter(page)
    page.goto(tables[1][game].address(0))
    expect(page.locator("[data-moment], [data-phase]").first).to_be_visible()
    meter.settle()
    assert meter.bytes <= TABLE_PAGE, str(meter)
    assert meter.shifts == []
