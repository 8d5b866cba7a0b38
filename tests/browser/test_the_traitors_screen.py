"""The big screen of The Traitors through whole seasons, and the recap. Nobody moves: the clocks do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints, smallest_text

GAME = "the-traitors"
NAMES = ["Ann-Charlotte", "Søren Ørsted", "Maximilian", "Élisabeth", "Bo", "Kirsten Marie"]
CROWD = [
    *NAMES,
    *("Freja", "Åse", "Guillaume", "Théodore", "Ole", "Viggo", "Jens", "Ingeborg", "Tom"),
    *("Alexandra", "Mads", "Sofie", "Per", "Constantin", "Ida", "Magnus", "Liv", "Wilhelmina"),
]
LISTEN = """() => {
  speechSynthesis.speak = (told) => (window.spoken ??= []).push([told.lang, told.text]);
}"""
MORE = [*NAMES, "Viggo", "Guillaume"]


def deal(players: int, traitors: list[int]) -> dict[str, Any]:
    """Who is chosen differs; everything that all can see is the same: the lot falls on the highest seat."""
    seats = list(range(players))
    return {"traitors": traitors, "lots": seats[::-1], "breakfast": [seats] * 8, "reveal": [0] * 40}


class Television:
    """A server with one table, its screen, and the hand that turns its clock on."""

    def __init__(self, browser: Browser, store: Path, prepared: PreparedTable, **more: Any) -> None:
        self.code = prepared.code
        self.server = RunningServer(store)
        self.device = Device(browser, self.server.address)
        self.page = self.device(TELEVISION, **more)
        self.page.goto(f"/screen/{prepared.code}")
        expect(self.main).to_be_visible()

    def close(self) -> None:
        self.device.close()
        self.server.stop()

    @property
    def main(self) -> Locator:
        return self.page.locator("[data-moment]")

    @property
    def line(self) -> Locator:
        return self.page.locator("footer .line")

    def at(self, name: str) -> str | None:
        return self.main.get_attribute(f"data-{name}")

    def pass_time(self) -> None:
        self.server.pass_time(self.code)

    def go_on(self) -> None:
        """Until the next thing happens by itself."""
        before = self.at("moment") or ""
        self.pass_time()
        expect(self.main).not_to_have_attribute("data-moment", before)

    def until(self, phase: str, stage: str | None = None) -> None:
        for _ in range(200):
            if self.at("phase") == phase and self.at("stage") == stage:
                return
            self.go_on()
        raise AssertionError(f"the season never came to {phase} {stage}")


@pytest.fixture
def switch_on(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Television]]:
    """Switch on a screen of a season with these Traitors; what goes wrong on it is a mistake."""
    screens: list[Television] = []

    def switch(names: list[str], traitors: list[int], days: int = 2, **more: Any) -> Television:
        store = tmp_path / f"tables-{len(screens)}.sqlite"
        prepared = prepare_table(store, GAME, names, deal(len(names), traitors), days=days)
        screens.append(Television(browser, store, prepared, **more))
        return screens[-1]

    yield switch
    for screen in screens:
        screen.close()
    assert [trouble for screen in screens for trouble in screen.device.troubles] == []


def cut(page: Page) -> list[str]:
    """Texts that do not fit where they stand, or stand outside the screen."""
    found: list[str] = page.evaluate(
        """() => {
          const wrong = [];
          for (const one of document.querySelectorAll("#app main *:not(svg, svg *, .unseen)")) {
            if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
            const box = one.getBoundingClientRect();
            const outside = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
            const clips = getComputedStyle(one).overflow !== "visible";
            const hidden = clips && one.scrollWidth > one.clientWidth + 1;
            if (outside || hidden) wrong.push(one.textContent.trim());
          }
          return wrong;
        }"""
    )
    return found


def test_a_season_on_the_big_screen_and_its_recap(
    switch_on: Callable[..., Television], picture: Callable[[Page, str], None]
) -> None:
    screen = switch_on(NAMES, [0, 1])
    page = screen.page
    seen: set[str] = set()
    while screen.at("phase") != "over":
        where = "-".join(filter(None, (screen.at("phase"), screen.at("stage"))))
        if where not in seen:
            seen.add(where)
            picture(page, f"traitors-screen-{where}")
            assert smallest_text(page) >= TELEVISION["height"] * 0.05 - 0.1, where
            assert complaints(page, enhanced=False) == [], where
        assert cut(page) == [], where
        screen.go_on()
    assert {
        *("arrival", "mission", "armoury", "conclave", "breakfast", "final_break", "end_vote"),
        *("round_table-talk", "round_table-vote", "round_table-reveal", "round_table-defence"),
        *("round_table-host_rules", "round_table-identity", "finale"),
    } <= seen
    expect(page.locator(".finale[data-told] .headline")).to_contain_text(re.compile("wins?!"))
    expect(page.locator(".ending .left li")).to_have_count(3)
    picture(page, "traitors-screen-over")
    assert complaints(page, enhanced=False) == []
    assert cut(page) == []

    phone = screen.device()
    phone.goto(f"/recap/{screen.code}")
    expect(phone.get_by_role("heading", name="Day by day")).to_be_visible()
    expect(phone.get_by_text("In the Conclave: Ann-Charlotte and Søren Ørsted.")).to_be_visible()
    picture(phone, "traitors-recap")
    assert complaints(phone) == []
    phone.get_by_role("link", name="Watch it again").nth(1).click()
    expect(phone).to_have_url(re.compile(rf"/replay/{screen.code}\?viewer=host&step=[1-9]"))
    expect(phone.locator("[data-moment]")).to_have_attribute("data-phase", "conclave")
    expect(phone.locator("datalist option")).to_have_count(1)  # the slider has a mark where a day begins
    phone.keyboard.press("End")
    phone.get_by_role("link", name="Looking back").click()
    expect(phone).to_have_url(re.compile(rf"/recap/{screen.code}$"))


def test_tt_34_the_night_is_the_same_whoever_is_in_the_conclave(
    switch_on: Callable[..., Television],
) -> None:
    """One Traitor who must blackmail somebody, or two who murder: nobody can tell from the screen."""
    nights = []
    for traitors in ([0], [0, 1]):
        screen = switch_on(MORE, traitors, days=4)
        screen.until("conclave")
        told = []
        for _ in range(2):
            expect(screen.line).to_contain_text("Look at your phone")
            told.append(re.sub(r"\d+:\d\d|\d+ seconds", "", screen.main.inner_html()))
            screen.go_on()
        nights.append(told)
    assert nights[0] == nights[1]


def test_tt_35_whose_chair_is_empty_is_told_last_and_can_be_skipped_to(
    switch_on: Callable[..., Television],
) -> None:
    screen = switch_on(MORE, [0, 1], days=4)
    screen.until("breakfast")
    page = screen.page
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator(".breakfast li")).to_have_count(7)
    for come in range(1, 6):
        screen.pass_time()
        expect(page.locator(".breakfast li.in")).to_have_count(come)
    screen.pass_time()
    expect(screen.line).to_have_text("The door closes. Is everybody here?")
    expect(page.locator(".empty")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.locator(".breakfast .empty")).to_have_count(1)
    expect(screen.line).to_contain_text("One chair stays empty.")
    expect(page.locator(".breakfast .only")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".breakfast .only")).to_have_count(0)


def test_the_host_is_heard_in_the_language_of_the_screen_once_asked(
    switch_on: Callable[..., Television],
) -> None:
    screen = switch_on(NAMES, [0, 1], language="da")
    page = screen.page
    page.evaluate(LISTEN)
    screen.go_on()
    assert page.evaluate("window.spoken") is None
    page.get_by_role("button", name="Læs højt").click()
    screen.until("round_table", "talk")
    expect(screen.line).to_contain_text("Det Runde Bord.")
    spoken: list[list[str]] = page.evaluate("window.spoken")
    assert {language for language, _ in spoken} == {"da-DK"}
    assert spoken[-1][1] == screen.line.inner_text()


@pytest.mark.parametrize("size", [TELEVISION, {"width": 1366, "height": 768}], ids=["1080", "768"])
def test_twenty_four_have_their_names_in_full(
    switch_on: Callable[..., Television], picture: Callable[[Page, str], None], size: dict[str, int]
) -> None:
    screen = switch_on(CROWD, [0, 1, 2], days=10)
    screen.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    least = size["height"] * 0.05 - 0.1
    picture(screen.page, f"traitors-crowd-arrival-{size['height']}")
    assert cut(screen.page) == []
    assert smallest_text(screen.page) >= least
    screen.until("round_table", "vote")
    picture(screen.page, f"traitors-crowd-vote-{size['height']}")
    expect(screen.page.locator(".ring li .name")).to_have_count(24)
    assert cut(screen.page) == []
    assert smallest_text(screen.page) >= least


@pytest.mark.parametrize(("language", "light"), [("fr", True)])
def test_the_help_has_every_clause_and_how_long_every_step_takes(
    device: Device, picture: Callable[[Page, str], None], language: str, light: bool
) -> None:
    phone = device(language=language, light=light)
    phone.goto(f"/help/{GAME}")
    expect(phone.locator("table tbody tr")).to_have_count(20)
    for clause in {*range(1, 43)} - {41}:  # that one is about a host who is a person
        expect(phone.locator(f"#TT-{clause}")).to_be_visible()
    assert "tt-" not in phone.locator("main").inner_text()
    picture(phone, f"traitors-help-{language}")
    assert complaints(phone) == []
