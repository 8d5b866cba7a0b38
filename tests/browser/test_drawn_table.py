"""What hands do at the drawn table: drag, hold, sort."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.loyalty_or_treachery_game import open_when, returns_cards
from tests.browser.person import Person
from tests.browser.server import RunningServer


def test_cards_to_return_are_chosen_by_tap_and_ordered_by_drag(
    person: Callable[..., Person], server: RunningServer
) -> None:
    ann, bo = person("Ann"), person("Bo")
    open_when(server, returns_cards, [ann, bo])
    ann.actions.locator(".wax.wide").click()
    drawer = ann.page.get_by_role("dialog")
    for place in range(2):
        drawer.locator("ul.wrap button").nth(place).click()
    chosen = drawer.locator(".tray li button")
    expect(chosen).to_have_count(2)
    second = str(chosen.nth(1).text_content()).strip().split(",")[0]
    chosen.nth(1).drag_to(chosen.nth(0))
    expect(chosen).to_have_count(2)
    expect(chosen.first).to_contain_text(f"{second}, number 1 from the top")
    drawer.get_by_role("button", name="Return these 2 cards").click()
    expect(ann.page.locator(".trap.mine")).to_have_text("your trap: 2 cards")
    expect(bo.page.locator(".trap")).to_have_text("Ann’s trap: 2 cards")


def test_your_own_trap_is_seen_only_while_the_deck_is_held(
    person: Callable[..., Person], server: RunningServer
) -> None:
    ann, bo = person("Ann"), person("Bo")
    open_when(server, returns_cards, [ann, bo])
    ann.set_trap(most=1)
    deck = ann.page.locator(".deck button.stack")
    faces = deck.locator("text")
    expect(faces).to_have_count(0)
    deck.hover()
    ann.page.mouse.down()
    expect(faces).to_have_count(1)
    ann.page.mouse.up()
    expect(faces).to_have_count(0)
    expect(bo.page.locator(".deck button.stack")).to_be_disabled()


def test_the_own_pile_lies_in_a_drawer_and_can_be_sorted(
    person: Callable[..., Person], server: RunningServer
) -> None:
    ann, bo = person("Ann"), person("Bo")
    open_when(server, returns_cards, [ann, bo])
    ann.page.locator("button.mine").click()
    drawer = ann.page.get_by_role("dialog")
    cards = drawer.locator("li button")
    drawer.get_by_role("button", name="Rank").click()
    names = [str(one).strip() for one in cards.all_text_contents()]
    assert len(names) == int(ann.page.locator("button.mine .count").inner_text())
    cards.first.focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    expect(cards.nth(1)).to_contain_text(names[0].split("  ")[0])
