"""Coming to a table: nobody is turned away while the game has room, and the page is live."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.person import Person

GAME = "are-you-the-traitor"


def make_table(page: Page) -> str:
    page.goto(f"/create/{GAME}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Make the table").click()
    code = page.locator(".invite .code")
    expect(code).to_be_visible()
    return code.inner_text()


def join(page: Page, code: str, name: str) -> None:
    """Somebody else sits down, without a browser."""
    assert page.request.post(f"/api/tables/{code}/join", data={"name": name, "language": "en"}).ok


def test_a_fifth_friend_sits_down_and_the_page_is_live(
    device: Device, picture: Callable[[Page, str], None]
) -> None:
    owner, page, late = device(), device(), device()
    code = make_table(owner)
    for somebody in (page, late):
        somebody.goto(f"/table/{code}")
        expect(somebody.locator(".seats li")).to_have_text(["Ann", "Open seat", "Open seat", "Open seat"])
    for name in ("Bartholomew", "Chloé", "Dmitri"):
        join(owner, code, name)
    expect(page.locator(".seats li")).to_have_text(
        ["Ann", "Bartholomew", "Chloé", "Dmitri", "Room for one more"]
    )
    picture(page, "phone-en-dark-join-fifth")
    page.get_by_label("Your name").fill("Fay")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat .who")).to_have_text(["Ann", "Bartholomew", "Chloé", "Dmitri", "Fay"])

    for name in ("Gro", "Hans", "Ida", "Jens"):
        join(owner, code, name)
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    join(owner, code, "Kaj")
    expect(late.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    assert late.get_by_role("button", name="Sit down").count() == 0

    owner.get_by_role("button", name="Start the game").click()
    expect(late.get_by_text("The game has just begun. You can watch.")).to_be_visible()
    picture(late, "phone-en-dark-join-begun")
    late.get_by_role("button", name="Watch").click()
    expect(late.locator("[data-phase]")).to_be_visible()


def test_somebody_who_watches_a_full_lobby_can_still_have_a_seat(person: Callable[..., Person]) -> None:
    ann, eva = person("Ann"), person("Eva")
    code = make_table(ann.page)
    for name in ("Bo", "Cleo", "Dag"):
        join(ann.page, code, name)
    eva.watch(code)
    eva.page.get_by_role("button", name="Sit down").click()
    eva.sit_down(code)
    expect(ann.page.locator(".seat .who")).to_have_text(["Ann", "Bo", "Cleo", "Dag", "Eva"])
