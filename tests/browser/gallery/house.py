"""What belongs to no single game: coming in, sitting down, waiting, reading, and what can go wrong."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.gallery.visit import Visit
from tests.browser.person import Person
from tests.browser.test_the_traitors_screen import CROWD

GAMES = ["loyalty-or-treachery", "are-you-the-traitor", "scatty-rogues", "the-traitors"]
LONG = [
    *("Ann-Sophie von Hohenlohe", "Wolfeschlegelsteinhausen", "Maximilian-Alexander Øst"),
    *("Élisabeth de La Rochefou", "Guillaume Apollinaire II", "Kirsten Marie Sørensdatt"),
    *("Bo", "MMMMMMMMMMMMMMMMMMMMMMMM", "Søren Kierkegaard", "Anna Wilhelmina Åkerblom"),
]


def show(visit: Visit) -> None:
    device = visit.serve()
    coming_in(visit, device)
    sitting_down(visit, device)
    a_crowd(visit, device)
    options(visit, device)
    trouble(visit, device)
    reading(visit, device)
    offline(visit, device)


def make(page: Page, game: str, name: str) -> str:
    page.goto(f"/create/{game}")
    page.locator("#name").fill(name)
    page.locator("form button.brass").click()
    code = page.locator(".invite .code")
    expect(code).to_be_visible()
    return code.inner_text()


def join(page: Page, code: str, name: str) -> None:
    """Somebody sits down, without a browser."""
    assert page.request.post(f"/api/tables/{code}/join", data={"name": name, "language": "en"}).ok


def coming_in(visit: Visit, device: Device) -> None:
    page, see = device(), visit.see
    page.goto("/")
    expect(page.locator(".game.loyalty-or-treachery .brass")).to_be_visible()
    see(page, "home", screens=4)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    see(page, "settings", screens=2)
    page.keyboard.press("Escape")
    page.get_by_label("Table code").fill("AB")
    page.get_by_role("button", name="Join").click()
    expect(page.locator("#code-short")).to_be_visible()
    see(page, "home-code-short")
    page.goto("/screen")
    expect(page.locator("main button.game").first).to_be_visible()
    see(page, "screen-start", screens=2)
    for game in GAMES:
        page.goto(f"/create/{game}")
        page.locator("#name").fill(LONG[0])
        see(page, f"create-{game}", screens=3)
    page.get_by_role("button", name="Choose another face").click()
    see(page, "faces", screens=2)
    page.goto("/practise/the-traitors")
    page.locator("#name").fill("")
    see(page, "practise")


def sitting_down(visit: Visit, device: Device) -> None:
    see = visit.see
    ann, bo = device(), Person(LONG[1], device())
    screen = device(TELEVISION)
    page = ann
    code = make(page, GAMES[0], LONG[0])
    see(page, "lobby-alone", screens=3)
    screen.goto(f"/screen/{code}")
    expect(screen.locator(".lobby div.qr")).to_be_visible()
    see(screen, "screen-lobby")
    page.get_by_role("button", name="Bot", exact=True).first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    see(page, "bots", screens=2)
    page.keyboard.press("Escape")
    bo.page.goto(f"/table/{code}")
    expect(bo.page.locator("#name")).to_be_visible()
    see(bo.page, "join")
    bo.watch(code)
    expect(bo.page.locator(".invite .code")).to_be_visible()
    see(bo.page, "lobby-watching", screens=2)
    see(page, "lobby-watched", screens=2)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.sit_down(code)
    see(page, "lobby-full", screens=2)
    see(bo.page, "lobby-guest", screens=2)
    see(screen, "screen-lobby-full")
    page.get_by_role("button", name=f"More about {LONG[1]}").click()
    see(page, "seat-tools", screens=2)
    page.get_by_role("button", name="Fresh link for this seat").click()
    expect(bo.page.get_by_role("alert")).to_be_visible()
    see(page, "seat-tools-asked", screens=2)
    see(bo.page, "hand-over-question")
    see(screen, "screen-hand-over")
    bo.page.get_by_role("button", name="Keep my seat").click()
    page.keyboard.press("Escape")
    for text in (
        "Good evening!",
        "I have brought a cake, and a dagger for whoever eats the last piece of it.",
    ):
        bo.page.get_by_role("button", name="Chat").click()
        bo.page.locator("#chat-text").fill(text)
        bo.page.get_by_role("button", name="Send").click()
        expect(bo.page.locator("dialog[open] li").last).to_contain_text(text)
        bo.page.keyboard.press("Escape")
    see(page, "lobby-unread")
    page.get_by_role("button", name="Chat").click()
    see(page, "chat")
    page.keyboard.press("Escape")
    page.locator("footer .brass").click()
    expect(page.locator("[data-moment]")).to_be_visible()
    late = device()
    late.goto(f"/table/{code}")
    expect(late.locator("#name")).to_be_visible()
    see(late, "join-too-late")
    bo.page.get_by_role("button", name="Table menu").click()
    bo.page.get_by_role("button", name="Move my seat to another phone").click()
    see(bo.page, "move-seat", screens=2)


def a_crowd(visit: Visit, device: Device) -> None:
    """Ten with the longest names there are."""
    see = visit.see
    page, screen, guest = device(), device(TELEVISION), device()
    code = make(page, GAMES[1], LONG[0])
    screen.goto(f"/screen/{code}")
    for name in LONG[1:4]:
        join(page, code, name)
    expect(page.locator(".seat .who")).to_have_text(LONG[:4])
    see(screen, "screen-lobby-four")
    for name in LONG[4:9]:
        join(page, code, name)
    expect(page.locator(".seat .who")).to_have_text(LONG[:9])
    guest.goto(f"/table/{code}")
    expect(guest.locator("#name")).to_be_visible()
    see(guest, "join-ten", screens=2)
    join(page, code, LONG[9])
    expect(page.locator(".seat .who")).to_have_text(LONG)
    see(page, "lobby-ten", screens=3)
    see(screen, "screen-lobby-ten")
    code = make(page, "the-traitors", CROWD[0])
    screen.goto(f"/screen/{code}")
    for name in CROWD[1:]:
        join(page, code, name)
    expect(page.locator(".seat")).to_have_count(24)
    see(screen, "screen-lobby-crowd")


def options(visit: Visit, device: Device) -> None:
    for game in GAMES:
        page = device()
        make(page, game, "Ann")
        page.locator("main summary").first.click()
        page.locator("main summary").first.scroll_into_view_if_needed()
        visit.see(page, f"options-{game}", screens=6)


def trouble(visit: Visit, device: Device) -> None:
    see = visit.see
    page = device()
    page.goto("/nowhere/at/all")
    see(page, "no-page")
    page.goto("/table/QQQQ")
    expect(page.get_by_role("heading", name="There is no table QQQQ")).to_be_visible()
    see(page, "no-table")
    page.goto("/replay/QQQQ")
    expect(page.get_by_role("heading").last).to_be_visible()
    see(page, "no-replay")
    page.goto("/help/chess")
    see(page, "no-help")
    page.goto("/learn/chess")
    see(page, "no-lesson")
    page.goto("/screen/QQQQ")
    expect(page.get_by_role("heading", name="There is no table QQQQ")).to_be_visible()
    see(page, "screen-no-table")
    code = make(page, GAMES[0], "Ann")
    other = device.tab(page.context)
    other.goto(f"/table/{code}")
    expect(page.get_by_role("heading", name="open somewhere else")).to_be_visible()
    see(page, "elsewhere")
    eve = Person("Eve", device())
    eve.sit_down(code)
    other.get_by_role("button", name="More about Eve").click()
    other.get_by_role("button", name="Free this seat").click()
    expect(eve.page.locator(".button.brass")).to_be_visible()
    see(eve.page, "removed")
    eve = Person("Eve", device())
    eve.watch(code)
    other.keyboard.press("Escape")
    other.get_by_role("button", name="Send Eve away").click()
    expect(eve.page.get_by_role("heading", name="You were sent away")).to_be_visible()
    see(eve.page, "sent-away")
    screen = device(TELEVISION)
    screen.goto(f"/screen/{code}")
    expect(screen.locator(".lobby div.qr")).to_be_visible()
    for cut_off in (other, screen):
        visit.album.learn(cut_off)
        cut_off.context.set_offline(True)
    expect(screen.locator(".lost")).to_be_visible()
    see(other, "line-lost")
    see(screen, "screen-line-lost")


def reading(visit: Visit, device: Device) -> None:
    page = device()
    for game in GAMES:
        page.goto(f"/help/{game}")
        expect(page.locator("main h1, main h2").first).to_be_visible()
        visit.see(page, f"help-{game}", screens=2)


def offline(visit: Visit, device: Device) -> None:
    page = device(service_workers="allow")
    page.goto("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visit.album.learn(page)
    page.context.set_offline(True)
    page.goto("/table/ABCD")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    visit.see(page, "offline")
