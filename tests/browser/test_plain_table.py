"""The plain table plays the game from its views and its legal moves alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person, begin


def test_a_game_is_played_to_the_end_at_the_plain_table(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    actor, waiting = (ann, bo) if ann.actor() == 0 else (bo, ann)
    for somebody in (ann, bo):
        somebody.page.goto(f"/table/{code}?plain=1")
    trapped = False
    while True:
        expect(can_move(actor).or_(actor.result).first).to_be_visible()
        if actor.result.count():
            break
        before = actor.table.get_attribute("data-moment") or ""
        if not trapped and actor.page.locator(".moves form .pile .chip").count():
            picture(actor.page, "phone-en-dark-plain")
            trapped = True
            actor.page.locator(".moves form .pile .chip").first.click()
            actor.page.locator(".moves form > .brass").click()
        else:
            greedy = "loyalty" in can_move(actor).first.inner_text()
            (can_move(actor).last if greedy else can_move(actor).first).click()
        expect(actor.table).not_to_have_attribute("data-moment", before)
        if not actor.result.count() and not can_move(actor).count():
            actor, waiting = waiting, actor
    assert trapped
    expect(actor.page.locator(".plain")).to_contain_text("winners")


def can_move(somebody: Person) -> Locator:
    """The moves on offer, without giving up."""
    return somebody.page.locator(".moves .choices button:not(.quiet)")
