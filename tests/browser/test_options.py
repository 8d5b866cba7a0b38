"""How a table plays: a kind of game first, then a short list, and what clashes said where it is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.person import Person


def make_season(page: Page, preset: str | None = None) -> None:
    page.goto("/create/the-traitors")
    page.locator("#name").fill("Ann")
    if preset is not None:
        page.get_by_text(preset).click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".invite .code")).to_be_visible()


def test_a_preset_lays_as_many_seats_as_its_name_says(
    device: Device, picture: Callable[[Page, str], None]
) -> None:
    page = device()
    make_season(page, "An hour tonight, eight of us")
    expect(page.locator("li.seat:not(.host)")).to_have_count(8)
    page.get_by_text("How this table plays").click()
    expect(page.get_by_label("An hour tonight, eight of us")).to_be_checked()
    picture(page, "phone-en-dark-presets")
    page.get_by_label("As on television").check()
    expect(page.locator("li.seat:not(.host)")).to_have_count(12)
    expect(page.locator("li.seat.host")).to_have_count(1)
    expect(page.get_by_label("As on television")).to_be_checked()
    page.get_by_label("As usual").check()
    expect(page.locator("li.seat.host")).to_have_count(0)


def test_options_without_effect_are_hidden_and_rare_ones_come_last(device: Device) -> None:
    page = device()
    make_season(page)
    page.get_by_text("How this table plays").click()
    expect(page.get_by_label("Pace")).to_be_visible()
    for label in ("Clocks", "Breakfast", "The host’s patience", "Shields"):
        expect(page.get_by_label(label)).not_to_be_visible()
    page.get_by_label("Pace").select_option("days")
    expect(page.get_by_label("Breakfast")).to_be_visible()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Shields")).to_be_visible()


def test_options_that_clash_are_refused_in_their_own_field_before_the_start(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    page = person("Ann").page
    make_season(page, "A weekend with sixteen")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_text("How this table plays").click()
    page.get_by_text("More options").click()
    field = page.locator(".field", has=page.get_by_label("Death lists"))
    field.get_by_label("Death lists").fill("2, 3")
    field.get_by_label("Death lists").blur()
    why = "There can be no death lists in two nights running."
    expect(field.get_by_role("alert")).to_contain_text(why)
    expect(page.locator("footer .now")).to_contain_text(f"Death lists: {why}")
    field.scroll_into_view_if_needed()
    picture(page, "phone-en-dark-options-clash")
    field.get_by_label("Death lists").fill("2, 4")
    field.get_by_label("Death lists").blur()
    expect(field.get_by_role("alert")).to_have_count(0)
