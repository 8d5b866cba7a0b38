"""The lessons: every step of each, before its touch, with the card held, and what is there at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Device
from tests.browser.gallery.house import GAMES, make
from tests.browser.gallery.visit import Visit
from tests.browser.person import Person
from tests.browser.test_lessons import Learner


def show(visit: Visit) -> None:
    device = visit.serve()
    for game in GAMES:
        steps(visit, device, game)
    on_the_way(visit, device)


def steps(visit: Visit, device: Device, game: str) -> None:
    learner = Learner(device(), game)
    touches = 0

    def look_and_tap() -> None:
        nonlocal touches
        touches += 1
        learner.page.mouse.move(0, 0)
        visit.see(learner.page, f"{game}-{touches:02}")
        if learner.next.count() and "held" in (learner.lit or ""):
            hold(visit, learner, f"{game}-{touches:02}-held")
        learner.tap()

    learner.play(look_and_tap)
    visit.see(learner.page, f"{game}-over")


def hold(visit: Visit, learner: Learner, state: str) -> None:
    learner.glowing.hover()
    learner.page.mouse.down()
    visit.see(learner.page, state)
    learner.page.mouse.up()


def on_the_way(visit: Visit, device: Device) -> None:
    page = device()
    page.goto(f"/learn/{GAMES[0]}")
    page.locator(".coach .next").click()
    page.get_by_role("button", name="Black").click()
    expect(page.locator(".refusal")).to_be_visible()
    visit.see(page, "wrong-touch")
    guest = Person("Bo", device())
    guest.sit_down(make(page, GAMES[0], "Ann"))
    guest.page.get_by_role("link", name="Learn by playing").click()
    expect(guest.page.locator(".coach")).to_be_visible()
    visit.see(guest.page, "while-waiting")
