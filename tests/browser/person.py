"""Somebody with a phone, who does at the drawn table what people do."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.waiting import wait_until

GAME = "loyalty-or-treachery"
MOMENT = "document.querySelector('[data-moment]')?.dataset.moment"
OFFERED = """(actions) => Object.entries({ call: ".call", trap: ".wax.wide", counts: ".counts" })
  .filter(([, part]) => actions.querySelector(part))
  .map(([name]) => name)"""


class Person:
    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.traps = 0

    # Coming to a table

    def make_table(self) -> str:
        """Make a table and sit down at it; the code comes back."""
        self.page.goto(f"/create/{GAME}")
        self.page.locator("#name").fill(self.name)
        self.page.locator("form button.brass").click()
        code = self.page.locator(".invite .code")
        expect(code).to_have_text(re.compile("^[A-Z]{4}$"))
        return code.inner_text()

    def sit_down(self, code: str) -> None:
        self.page.goto(f"/table/{code}")
        self.page.locator("#name").fill(self.name)
        self.page.locator("form button.brass").click()
        expect(self.page.locator(".invite .code")).to_have_text(code)

    def watch(self, code: str) -> None:
        self.page.goto(f"/table/{code}")
        self.page.locator("#name").fill(self.name)
        self.page.locator("form .watch").click()

    def start(self) -> None:
        self.page.locator("main footer .brass").click()
        expect(self.table).to_be_visible()

    # Playing

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-moment]")

    @property
    def actions(self) -> Locator:
        return self.page.locator(".actions")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    def actor(self) -> int | None:
        """Whose move this phone waits for, or None when the game is over."""
        told = self.table.get_attribute("data-actor")
        return None if told is None else int(told)

    def moment(self) -> str:
        return self.table.get_attribute("data-moment") or ""

    def act(self, trap: bool = False) -> None:
        """Do one thing that can be done now, and see it happen."""
        before = self.moment()
        offered = self.offered()
        if "call" in offered:
            self.actions.locator(".call.red").click()
        elif trap and "trap" in offered:
            self.set_trap()
        elif "counts" in offered:
            self.actions.locator(".counts button").last.click()
        else:
            self.actions.locator("button:enabled").first.click()
        self.see_change(before)

    def offered(self) -> list[str]:
        """Wait until something can be done, and return what."""
        wait_until(
            self.page,
            "() => document.querySelector('.actions button:enabled') !== null",
            what="something can be done here",
            saw="() => document.querySelector('.actions')?.outerHTML",
        )
        found: list[str] = self.actions.evaluate(OFFERED)
        return found

    def see_change(self, before: str) -> None:
        """Wait until this phone is past a moment."""
        wait_until(
            self.page,
            f"(before) => {MOMENT} !== before",
            what=f"this phone is past moment {before}",
            saw=f"() => {MOMENT}",
            arg=before,
        )

    def see_moment(self, moment: str) -> None:
        """Wait until this phone shows a moment."""
        wait_until(
            self.page,
            f"(moment) => {MOMENT} === moment",
            what=f"this phone shows moment {moment}",
            saw=f"() => {MOMENT}",
            arg=moment,
        )

    def set_trap(self, most: int = 3) -> list[str]:
        """Return as many cards as may be; how they are called comes back, topmost first."""
        self.actions.locator(".wax.wide").click()
        drawer = self.page.get_by_role("dialog")
        pile = drawer.locator("ul.wrap button")
        allowed = min(int(re.findall(r"\d|$", drawer.locator("h2").inner_text())[0] or 1), pile.count(), most)
        for place in range(allowed):
            pile.nth(place).click()
        chosen = drawer.locator(".tray li button")
        expect(chosen).to_have_count(allowed)
        names = [one.inner_text() for one in chosen.all()]
        drawer.locator(".foot .wax").click()
        expect(drawer).to_have_count(0)
        self.traps += 1
        return names


def play_out(people: list[Person], moves: int | None = None) -> None:
    """The people, in seat order, play until it is over, or so many moves."""
    someone = people[0]
    expect(someone.table).to_be_visible()
    done = 0
    while (moves is None or done < moves) and (actor := someone.actor()) is not None:
        someone = people[actor]
        someone.act(trap=someone.traps == 0)
        done += 1
        moment = someone.moment()
        for other in people:  # this game's views have the same numbers for all
            other.see_moment(moment)


def begin(owner: Person, guest: Person) -> str:
    """Two people at a table that has started."""
    code = owner.make_table()
    guest.sit_down(code)
    owner.start()
    expect(guest.table).to_be_visible()
    return code


def come_to_rest(page: Page) -> None:
    """Everything that moves has arrived; what moves for ever is let be."""
    page.evaluate(
        """() => Promise.all(
          document.getAnimations()
            .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
            .map((one) => one.finished.catch(() => null)),
        )"""
    )
