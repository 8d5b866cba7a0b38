"""From the first scan to the next game: how people sit down, and how few taps it takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer
from tests.browser.test_are_you_the_traitor import SIX, TWO_ROUNDS
from tests.browser.test_looks import complaints
from tests.browser.waiting import wait_until

AT = "are-you-the-traitor"
LT = "loyalty-or-treachery"
CODE = re.compile("^[A-Z]{4}$")
Picture = Callable[[Page, str], None]


class Finger:
    """Somebody at a device, who counts their taps. Typing a name is no tap, nor is what a keyboard needs."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, what: Locator) -> None:
        what.click()
        self.taps += 1

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def fill_name(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)

    @property
    def seats(self) -> Locator:
        return self.page.locator(".seat .who")


@pytest.fixture(scope="module")
def six(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PreparedTable]:
    """Six people in the middle of a game; by the French rules every silent round is followed by a pause."""
    store = tmp_path_factory.mktemp("six") / "tables.sqlite"
    return store, prepare_table(store, AT, SIX, TWO_ROUNDS, edition="fr", photo_finish=0.0, ring_moment=0.0)


@pytest.fixture(scope="module")
def server(six: tuple[Path, PreparedTable]) -> Iterator[RunningServer]:
    running = RunningServer(six[0])
    yield running
    running.stop()


def test_a_television_begins_and_phones_join(device: Device, picture: Picture) -> None:
    screen = Finger(device(TELEVISION))
    screen.page.goto("/")
    screen.tap(screen.page.get_by_role("link", name="Play on this screen"))
    picture(screen.page, "sit-screen-start")
    screen.tap(screen.button("Are You the Traitor?"))
    code = screen.page.locator(".code")
    expect(code).to_have_text(CODE)
    assert screen.taps == 2
    assert screen.page.locator("input").count() == 0
    expect(screen.page.get_by_text("Whoever sits down first starts the game.")).to_be_visible()
    picture(screen.page, "sit-screen-lobby")
    screen.tap(screen.button("Silent"))
    expect(screen.button("With sound")).to_have_count(0)
    wait_until(
        screen.page,
        "() => document.fullscreenElement !== null",
        what="the page fills the screen",
        saw="() => document.fullscreenElement?.tagName",
    )

    ann, bo = Finger(device()), Finger(device())
    for somebody, name in ((ann, "Ann"), (bo, "Bo")):
        somebody.page.goto(f"/table/{code.inner_text()}")
        somebody.fill_name(name)
        somebody.tap(somebody.button("Sit down"))
        expect(somebody.seats.first).to_have_text("Ann")
    picture(ann.page, "sit-lobby-owner")
    bo.tap(bo.button("Gasp"))
    expect(screen.page.get_by_text("Bo: Gasp")).to_be_attached()
    expect(ann.page.get_by_text("Bo: Gasp")).to_be_attached()
    ann.tap(ann.button("Start with 2 bots"))
    for page in (ann.page, bo.page):
        expect(page.locator("[data-phase]")).to_be_visible()
    expect(screen.page.get_by_text("Round 1", exact=True)).to_be_visible()
    assert (ann.taps, bo.taps) == (2, 2)  # a reaction was one

    bo.tap(bo.button("React"))
    bo.tap(bo.button("Applause"))
    expect(ann.page.get_by_text("Bo: Applause")).to_be_attached()
    expect(bo.page.get_by_role("dialog")).to_have_count(0)

    other = Finger(device(TELEVISION))
    other.page.goto("/screen")
    other.page.get_by_label("Table code").fill(ann.page.url[-4:].lower())
    other.tap(other.button("Show it"))
    expect(other.page.get_by_text("Round 1", exact=True)).to_be_visible()

    bo.tap(bo.button("Table menu"))
    bo.tap(bo.button("Leave the game"))
    picture(bo.page, "sit-menu-leave")
    bo.tap(bo.page.get_by_role("button", name="Leave", exact=True))
    expect(bo.page.get_by_role("heading", name="Turncoat")).to_be_visible()
    bo.tap(bo.page.get_by_role("link", name="Are You the Traitor?").first)
    expect(bo.page.get_by_text("A bot is playing for you.")).to_be_visible()
    bo.tap(bo.button("Take back my seat"))
    bo.page.context.set_offline(True)
    ann.tap(ann.button("Table menu"))
    ann.tap(ann.button("More about Bo"))
    expect(ann.page.get_by_text(re.compile(r"In \d+ seconds a bot can stand in"))).to_be_visible()
    expect(ann.button("Rosa stands in")).to_be_disabled()
    picture(ann.page, "sit-stand-in-when")


def test_a_wrong_code_offers_the_field_again_and_back_never_leads_to_the_form(
    device: Device, picture: Picture
) -> None:
    ann, bo = Finger(device()), Finger(device())
    ann.page.goto("/")
    ann.tap(ann.page.get_by_role("link", name="New table · Loyalty or Treachery"))
    ann.fill_name("Ann")
    ann.tap(ann.button("Make the table"))
    code = ann.page.locator(".invite .code")
    expect(code).to_have_text(CODE)
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="Turncoat")).to_be_visible()
    ann.page.go_forward()
    expect(code).to_have_text(CODE)

    asked: list[str] = []
    bo.page.on("request", lambda request: asked.append(request.url))
    bo.page.goto("/table/QQQQ")
    expect(bo.page.get_by_role("heading", name="There is no table QQQQ")).to_be_visible()
    picture(bo.page, "sit-wrong-code")
    bo.page.get_by_label("Table code").fill(code.inner_text())
    bo.tap(bo.button("Try another code"))
    bo.fill_name("Bo")
    bo.tap(bo.page.get_by_role("button", name="Choose another face"))
    picture(bo.page, "sit-faces")
    chosen = bo.page.get_by_role("dialog").locator("li button").nth(3)
    drawn = chosen.locator("svg").inner_html()
    bo.tap(chosen)
    bo.tap(bo.button("Sit down"))
    expect(bo.seats).to_have_text(["Ann", "Bo"])
    assert sum(f"/api/tables/{code.inner_text()}" in url for url in asked) < 10  # it looks now and then
    assert bo.page.locator(".seat .face svg").nth(1).inner_html() == drawn
    bo.page.reload()
    expect(bo.seats).to_have_text(["Ann", "Bo"])
    assert bo.page.locator(".seat .face svg").nth(1).inner_html() == drawn
    assert ann.page.locator(".seat .face svg").nth(1).inner_html() == drawn


@pytest.mark.parametrize("game", [AT, LT, "scatty-rogues", "the-traitors"])
def test_taps_from_the_link_to_the_first_deal(device: Device, picture: Picture, game: str) -> None:
    """An owner needs three and a name, a joiner one and a name, somebody alone two and a name."""
    alone = Finger(device())
    alone.page.goto("/")
    alone.tap(alone.page.locator(f"a[href='/practise/{game}']"))
    alone.fill_name("Ada")
    alone.tap(alone.button("Deal the first game"))
    expect(alone.page.locator("[data-phase], [data-moment]").first).to_be_visible()
    assert alone.taps == 2
    picture(alone.page, f"sit-practise-{game}")
    assert complaints(alone.page) == []

    owner, guest = Finger(device()), Finger(device())
    owner.page.goto("/")
    owner.tap(owner.page.locator(f"a[href='/create/{game}']"))
    owner.fill_name("Ann")
    owner.tap(owner.button("Make the table"))
    guest.page.goto(f"/table/{owner.page.locator('.invite .code').inner_text()}")
    guest.fill_name("Bo")
    guest.tap(guest.button("Sit down"))
    expect(owner.seats.nth(1)).to_have_text("Bo")
    assert complaints(owner.page) == []
    owner.tap(owner.page.locator("footer .big"))
    for page in (owner.page, guest.page):
        expect(page.locator("[data-phase], [data-moment]").first).to_be_visible()
    assert (owner.taps, guest.taps) == (3, 1)


def test_six_play_again_at_one_tap_and_the_score_comes_along(
    device: Device, server: RunningServer, six: tuple[Path, PreparedTable], picture: Picture
) -> None:
    _, prepared = six
    people = [Finger(device()) for _ in SIX]
    screen = device(TELEVISION)
    screen.clock.install()
    screen.goto(f"/screen/{prepared.code}")
    for seat, somebody in enumerate(people):
        somebody.page.goto(prepared.address(seat))
        expect(somebody.page.locator("[data-phase]")).to_be_visible()
    ann = people[0]
    ann.page.goto(f"/table/{prepared.code}?plain=1")
    ann.page.get_by_role("button", name="stop · Dag").click()  # the KeyHolder has found the Good Wizard
    phone = people[1].page.locator("[data-phase]")
    for phase in ("pause", "talk", "pause", "talk", "pause", "talk", "over"):
        expect(phone).to_have_attribute("data-phase", phase)
        if phase != "over":
            server.pass_time(prepared.code)
    for somebody in people:
        expect(somebody.page.get_by_role("region", name="The evening so far")).to_be_visible()
    picture(people[1].page, "sit-evening-phone")
    assert complaints(people[1].page) == []
    expect(screen.locator(".headline")).to_have_text("Finn wins!")
    assert screen.locator(".evening").count() == 0  # the ending is looked at first
    screen.clock.fast_forward(11_000)
    expect(screen.locator(".evening").first).to_be_visible()
    picture(screen, "sit-evening-screen")
    assert complaints(screen, enhanced=False) == []
    screen.clock.fast_forward(11_000)
    expect(screen.get_by_role("heading", name="How it went")).to_be_visible()
    picture(screen, "sit-story-screen")
    ann.taps = 0
    expect(people[1].page.get_by_text("Ann decides what comes next.")).to_be_visible()
    ann.tap(ann.button("Again, same people"))
    for somebody in people:
        expect(somebody.seats).to_have_text(SIX)
        expect(somebody.page.locator(".evening")).to_contain_text("after one game")
    expect(people[1].page.get_by_text("Ann has laid the table again")).to_be_visible()
    for somebody in people:
        assert "away" not in somebody.page.locator(".people > ul").first.inner_text()
    expect(screen.locator(".code")).to_have_text(CODE)
    expect(screen.locator(".evening")).to_contain_text("The evening so far")
    picture(people[1].page, "sit-again-phone")
    picture(screen, "sit-again-screen")
    assert complaints(screen, enhanced=False) == []
    faces = [face.inner_html() for face in ann.page.locator(".seat .face svg").all()]
    assert len(set(faces)) == len(SIX)
    ann.tap(ann.button("Start the game"))
    for somebody in people:
        expect(somebody.page.locator("[data-phase]")).to_be_visible()
    assert ann.taps == 2
