"""How the main screens look, in every language and light: kept as pictures, and checked by axe."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, TELEVISION, Device
from tests.browser.loyalty_or_treachery_game import calls, open_when, returns_cards
from tests.browser.person import Person, come_to_rest, play_out
from tests.browser.server import RunningServer
from turncoat.words import Words

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [("en", False), ("fr", True), ("da", True)]


CONTRAST = ["color-contrast", "color-contrast-enhanced"]


def complaints(page: Page, enhanced: bool = True) -> list[str]:
    """What axe-core finds by both lights, in a line each. The phone's text has the higher contrast."""
    if not AXE.is_file():
        pytest.fail("axe-core is not there: run `make check-web`", pytrace=False)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = axe(page, rules={"color-contrast-enhanced": {"enabled": enhanced}})
    light, other = page.evaluate(LIGHTS)
    page.emulate_media(color_scheme=other)  # nothing but the colours can have changed
    found += [f"{other}, {wrong}" for wrong in axe(page, runOnly=CONTRAST[: 1 + enhanced])]
    page.emulate_media(color_scheme=light)
    return found


LIGHTS = """() => {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  return light ? ["light", "dark"] : ["dark", "light"];
}"""


def axe(page: Page, **options: Any) -> list[str]:
    come_to_rest(page)
    found: Any = page.evaluate("(options) => axe.run({ ...options, resultTypes: ['violations'] })", options)
    return [
        f"{wrong['id']}: {node['html'][:120]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]


class Sight:
    """Looks at the screens of a phone: keeps a picture of each, and what is wrong with it."""

    def __init__(self, page: Page, picture: Callable[[Page, str], None], look: str, checked: bool) -> None:
        self._page = page
        self._picture = picture
        self._look = look
        self._checked = checked
        self.found: list[str] = []

    def see(self, screen: str) -> None:
        width = self._page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], f"{screen} is too wide"
        if self._checked:
            self.found.extend(f"{screen}: {wrong}" for wrong in complaints(self._page))
        self._picture(self._page, f"{self._look}-{screen}")


@pytest.fixture
def looking(picture: Callable[[Page, str], None]) -> Iterator[Callable[[Page, str, bool], Sight]]:
    """Make what looks at a phone's screens; at the end nothing may be wrong with any."""
    made: list[Sight] = []

    def look_at(page: Page, language: str, light: bool) -> Sight:
        look = f"phone-{language}-{'light' if light else 'dark'}"
        made.append(Sight(page, picture, look, checked=language != "da"))  # other words in the same boxes
        return made[-1]

    yield look_at
    found = [wrong for sight in made for wrong in sight.found]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "light"), LOOKS)
def test_the_screens_before_a_match_on_a_phone(
    device: Device,
    picture: Callable[[Page, str], None],
    looking: Callable[[Page, str, bool], Sight],
    language: str,
    light: bool,
) -> None:
    ann = Person("Ann-Sophie", device(language=language, light=light))
    page, say = ann.page, Words(language)
    see = looking(page, language, light).see
    page.goto("/")
    expect(page.locator(".game.loyalty-or-treachery .brass")).to_be_visible()
    see("home")
    page.locator("header .button.icon").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    see("settings")
    page.keyboard.press("Escape")
    page.goto("/create/loyalty-or-treachery")
    page.locator("#name").fill("Ann-Sophie")
    see("create")
    code = ann.make_table()
    see("lobby")
    page.locator(".seat .button").click()
    see("bots")
    page.keyboard.press("Escape")
    page.get_by_text(say("web-options"), exact=True).click()
    see("options")
    bo = device(language=language, light=not light)
    bo.goto(f"/table/{code}")
    expect(bo.locator("#name")).to_be_visible()
    picture(bo, f"phone-{language}-{'light' if light else 'dark'}-join")


@pytest.mark.parametrize(("language", "light"), LOOKS)
def test_the_screens_of_a_match_on_a_phone(
    device: Device,
    server: RunningServer,
    picture: Callable[[Page, str], None],
    looking: Callable[[Page, str, bool], Sight],
    language: str,
    light: bool,
) -> None:
    ann = Person("Ann-Sophie", device(language=language, light=light))
    bo = Person("Søren Kierkegaard", device(language=language, light=not light))
    page = ann.page
    see = looking(page, language, light).see
    open_when(server, calls, [ann, bo])
    expect(ann.actions.locator(".call").first).to_be_visible()
    see("call")
    code = open_when(server, returns_cards, [ann, bo])
    expect(ann.actions.locator(".wax.wide")).to_be_visible()
    see("action")
    ann.actions.locator(".wax.wide").click()
    page.get_by_role("dialog").locator("ul.wrap button").first.click()
    see("treachery")
    page.get_by_role("dialog").locator(".foot .wax").click()
    expect(page.locator(".trap.mine")).to_be_visible()
    see("trap")
    page.set_viewport_size({"width": 640, "height": 360})
    picture(page, f"phone-{language}-{'light' if light else 'dark'}-sideways")
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("button.mine").click()
    see("pile")
    page.keyboard.press("Escape")
    page.locator("header .button.icon").nth(2).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    see("menu")
    page.get_by_role("dialog").locator(".stack > button").last.click()
    page.get_by_role("dialog").locator(".button.wax").click()
    expect(ann.result).to_be_visible()
    see("result")
    page.goto(f"/replay/{code}")
    expect(page.locator(".controls")).to_be_visible()
    see("replay-start")


@pytest.mark.parametrize(("language", "light"), LOOKS)
def test_the_help_on_a_phone(
    device: Device, looking: Callable[[Page, str, bool], Sight], language: str, light: bool
) -> None:
    page = device(language=language, light=light)
    page.goto("/help/loyalty-or-treachery")
    expect(page.locator("#LT-18")).to_be_attached()
    looking(page, language, light).see("help")


@pytest.mark.parametrize(("language", "light"), [("fr", False), ("da", True)])
def test_the_laptop_and_the_big_screen(
    device: Device, server: RunningServer, picture: Callable[[Page, str], None], language: str, light: bool
) -> None:
    look = f"{language}-{'light' if light else 'dark'}"
    ann = Person("Ann-Sophie", device(size=LAPTOP, language=language, light=light))
    bo = Person("Søren Kierkegaard", device(language=language))
    screen = device(size=TELEVISION, language=language, light=light)
    ann.page.goto("/")
    expect(ann.page.locator(".game.loyalty-or-treachery .brass")).to_be_visible()
    picture(ann.page, f"laptop-{look}-home")
    code = ann.make_table()
    picture(ann.page, f"laptop-{look}-lobby")
    screen.goto(f"/screen/{code}")
    expect(screen.locator(".lobby div.qr")).to_be_visible()
    picture(screen, f"screen-{look}-lobby")
    assert not (found := complaints(screen, enhanced=False)), "\n".join(found)
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    code = open_when(server, returns_cards, [ann, bo])
    screen.goto(f"/screen/{code}")
    ann.set_trap()
    expect(screen.locator(".trap")).to_have_text(re.compile(r"\S"))
    picture(screen, f"screen-{look}-table")
    picture(ann.page, f"laptop-{look}-table")
    assert not (found := complaints(screen, enhanced=False)), "\n".join(found)
    assert not (found := complaints(ann.page)), "\n".join(found)
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    assert screen.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
    assert screen.locator("main button").count() == 0


LONG = ["Ann-Sophie von Hohenlohe", "Wolfeschlegelsteinhausen"]


@pytest.mark.parametrize("language", ["fr", "da"])
def test_the_longest_names_are_read_in_full(
    device: Device, picture: Callable[[Page, str], None], language: str
) -> None:
    ann, bo = (Person(name, device(language=language)) for name in LONG)
    screen = device(size=TELEVISION, language=language)
    code = ann.make_table()
    bo.sit_down(code)
    assert not overfull(ann.page, ".seat .who")
    ann.start()
    screen.goto(f"/screen/{code}")
    expect(screen.locator("footer .now")).to_be_visible()
    for _ in range(12):
        play_out([ann, bo], moves=1)
        for page in (ann.page, bo.page):
            assert not overfull(page, ".player .name")
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
        expect(screen.locator("footer .now")).to_be_in_viewport(ratio=1)
    picture(ann.page, f"phone-{language}-dark-long-names")
    picture(screen, f"screen-{language}-dark-long-names")


def test_ten_seats_and_the_code_fit_on_the_big_screen(
    device: Device, picture: Callable[[Page, str], None]
) -> None:
    page = device()
    page.goto("/create/are-you-the-traitor")
    page.locator("#name").fill(LONG[0])
    page.locator("form button.brass").click()
    code = page.locator(".invite .code").inner_text()
    for seats in range(5, 11):
        page.get_by_role("button", name="One more seat").click()
        expect(page.locator(".seat")).to_have_count(seats)
    screen = device(size=TELEVISION, language="fr")
    screen.goto(f"/screen/{code}")
    expect(screen.locator(".lobby li")).to_have_count(10)
    for part in [*screen.locator(".lobby li").all(), *screen.locator(".lobby > *").all()]:
        expect(part).to_be_in_viewport(ratio=1)
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    picture(screen, "screen-fr-dark-ten-seats")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_code_of_the_widest_letters_stands_beside_the_qr_code(device: Device, size: dict[str, int]) -> None:
    ann = Person("Ann", device(size=size))
    ann.make_table()
    code = ann.page.locator(".invite .code")
    lines = code.evaluate("(box) => box.offsetHeight")
    code.evaluate("(box) => { box.textContent = 'WMWM'; }")
    assert code.evaluate("(box) => box.offsetHeight") == lines
    assert code.evaluate("(box) => box.scrollWidth <= box.clientWidth")


def overfull(page: Page, selector: str) -> list[str]:
    """Texts that have more to say than is seen."""
    found: list[str] = page.locator(selector).evaluate_all(
        """(boxes) => boxes
          .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1)
          .map((box) => box.textContent)"""
    )
    return found


def smallest_text(page: Page) -> float:
    """The size of the smallest text that can be seen."""
    size: float = page.evaluate(
        """() => {
          const sizes = [];
          const walk = document.createTreeWalker(document.querySelector("#app main"), NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const box = walk.currentNode.parentElement;
            if (!walk.currentNode.data.trim() || box.closest(".unseen, svg")) continue;
            sizes.push(parseFloat(getComputedStyle(box).fontSize));
          }
          return Math.min(...sizes);
        }"""
    )
    return size
