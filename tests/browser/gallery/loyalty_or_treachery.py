"""Loyalty or Treachery: a match of two with long names, and the big screen beside it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.gallery.visit import Visit
from tests.browser.person import Person, play_out

NAMES = ("Ann-Sophie von Hohenlohe", "Wolfeschlegelsteinhausen")


def show(visit: Visit) -> None:
    device = visit.serve()
    ann, bo = (Person(name, device()) for name in NAMES)
    screen = device({"width": 1920, "height": 1080})
    page, see = ann.page, visit.see
    code = ann.make_table()
    bo.sit_down(code)
    screen.goto(f"/screen/{code}")
    expect(screen.locator(".lobby div.qr")).to_be_visible()
    see(screen, "screen-lobby")
    ann.start()
    while ann.actor() != 0:
        play_out([ann, bo], moves=1)
    see(page, "first-call")
    see(bo.page, "waiting")
