"""The plain table plays the game from its views and its legal moves alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Device
from tests.browser.gallery.plain_table import HOST, play
from tests.browser.person import Person, begin
from tests.browser.prepared_tables import prepare_table
from tests.browser.scatty_rogues_game import DEAL
from tests.browser.server import RunningServer
from tests.browser.stored_matches import StoredMatches
from tests.browser.test_looks import complaints


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
        if not trapped and actor.page.locator(".moves form .pile button").count():
            picture(actor.page, "phone-en-dark-plain")
            trapped = True
            actor.page.locator(".moves form .pile button").first.click()
            actor.page.locator(".moves form > .foot .brass").click()
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


def test_what_can_be_picked_is_picked_and_one_form_hides_a_trap_behind_any_door(
    tmp_path: Path, device: Device
) -> None:
    store = tmp_path / "tables.sqlite"
    talking = prepare_table(store, "are-you-the-traitor", ["Ann", "Bo", "Cleo", "Dag"])
    hiding = prepare_table(store, "scatty-rogues", ["Ann", "Bo", "Cleo"], DEAL)
    running = RunningServer(store)
    try:
        page = device()
        page.goto(f"{running.address}/table/{talking.code}?plain=1#seat={talking.tokens[0]}")
        page.get_by_text("claim…").click()
        form = page.locator("form").filter(has_text="what")
        send = form.get_by_role("button", name="claim")
        expect(send).to_be_disabled()
        for picked in ("is", "Bo", "good wizard"):
            form.get_by_role("button", name=picked, exact=True).click()
        send.click()
        expect(page.locator(".talk li").last).to_contain_text("good wizard")
        page.goto(f"{running.address}/table/{hiding.code}?plain=1#seat={hiding.tokens[0]}")
        page.get_by_text("hide…").click()
        hide = page.locator("form").filter(has_text="word").get_by_role("button", name="hide")
        page.get_by_role("button", name="18", exact=True).click()
        expect(hide).to_be_disabled()
        page.get_by_label("word").fill("7 seas")
        assert complaints(page) == []
        hide.click()
        expect(page.get_by_role("button", name="hide · 18")).to_be_visible()  # the ear needs no word
    finally:
        running.stop()


def test_a_host_chooses_the_traitors_at_the_plain_table(tmp_path: Path, device: Device) -> None:
    """What a host sees has the same word many times over, and each is offered once."""
    stored = StoredMatches(tmp_path / "tables.sqlite")
    select = next(stop for stop in play(stored, "the_traitors", 8, HOST, host="human"))
    running = stored.serve()
    try:
        page = device()
        page.goto(f"{running.address}/table/{select.code}?plain=1#seat=secret-{select.seat}")
        page.get_by_text("select…").click()
        form = page.locator("form").filter(has_text="traitors")
        for picked in form.locator("fieldset button").all()[:2]:
            picked.click()
        expect(form.locator("[aria-pressed=true]")).to_have_count(2)
        form.get_by_role("button", name="select").click()
        expect(form.locator("[aria-pressed=true]")).to_have_count(0)  # accepted: the form is empty again
    finally:
        running.stop()
