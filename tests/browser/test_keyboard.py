"""Without a mouse and without a screen: the keyboard does everything, and everything has a name."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.person import Person, begin, play_out
from tests.browser.waiting import wait_for_focus

FOCUS = r"""() => {
  const here = document.activeElement;
  const said = here.getAttribute("aria-label") || here.labels?.[0]?.textContent || here.textContent || "";
  return said.replace(/\s+/g, " ").trim();
}"""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    wait_for_focus(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if name in str(page.evaluate(FOCUS)):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def test_a_table_is_made_and_played_with_the_keyboard_alone(
    person: Callable[..., Person], device: Device
) -> None:
    page = device()
    page.goto("/")
    new = "New table · Loyalty or Treachery"
    expect(page.get_by_role("link", name=new)).to_be_visible()
    page.keyboard.press("Tab")
    tab_to(page, new)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_visible()
    tab_to(page, "Your name")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    ann, bo = Person("Ann", page), person("Bo")
    expect(page.locator(".invite .code")).to_be_visible()
    bo.sit_down(page.locator(".invite .code").inner_text())
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    trapped = False
    for _ in range(60):
        expect(ann.table).to_be_visible()
        actor = ann.actor()
        if actor == 1:
            bo.act()
            expect(ann.table).to_have_attribute("data-moment", bo.table.get_attribute("data-moment") or "")
            continue
        before = ann.table.get_attribute("data-moment") or ""
        expect(ann.actions.locator("button:enabled").first).to_be_visible()
        if ann.actions.locator(".call").count():
            tab_to(page, "Loyalty red")
        elif ann.actions.locator(".wax.wide").count() and pile_of(ann) >= 2 and two_allowed(ann):
            set_trap_by_keyboard(page)
            trapped = True
        elif ann.actions.locator(".counts").count():
            tab_to(
                page,
                "Take one card" if ann.page.locator(".counts .wax").count() else "Loyalty: draw one card",
            )
        else:
            tab_to(page, "I begin")
        page.keyboard.press("Enter")
        expect(ann.table).not_to_have_attribute("data-moment", before)
        if trapped:
            break
    assert trapped
    expect(page.locator(".trap.mine")).to_have_text("your trap: 2 cards")
    tab_to(page, "Deck: hold to see")
    page.keyboard.press("Enter")
    expect(page.locator(".stack.held")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".stack.held")).to_have_count(0)


def pile_of(somebody: Person) -> int:
    return int(somebody.page.locator("button.mine .count").inner_text())


def two_allowed(somebody: Person) -> bool:
    return "up to" in somebody.actions.locator(".wax.wide").inner_text()


def set_trap_by_keyboard(page: Page) -> None:
    """Choose two cards, put the second on top, and stop at the button that sets the trap."""
    tab_to(page, "Treachery")
    page.keyboard.press("Enter")
    drawer = page.get_by_role("dialog")
    for place in range(2):
        drawer.locator("ul.wrap button").nth(place).focus()
        page.keyboard.press("Enter")
    chosen = drawer.locator(".tray li button")
    expect(chosen).to_have_count(2)
    second = str(chosen.nth(1).text_content()).strip().split(",")[0]
    chosen.nth(1).focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(chosen.first).to_contain_text(f"{second}, number 1 from the top")
    tab_to(page, "Return these 2 cards")


def test_a_screen_reader_hears_what_happens_and_finds_names_for_everything(
    person: Callable[..., Person],
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    play_out([ann, bo], moves=6)
    page = ann.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("region", name="Bo")).to_contain_text("card")
    expect(page.get_by_role("region", name="Ann").get_by_role("button")).to_contain_text("Look at your pile")
    expect(page.get_by_role("timer")).to_have_accessible_name(re.compile(r"\d+ seconds left"))
    live = page.locator(".story[aria-live=polite]")
    expect(live).not_to_be_empty()
    for button in page.get_by_role("button").all():
        name = str(button.evaluate("(one) => one.getAttribute('aria-label') || one.textContent.trim()"))
        assert name, button.evaluate("(one) => one.outerHTML")
