"""Everybody reads the table in their own language, and can change it in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Device
from tests.browser.person import Person, begin, play_out


def test_one_reads_danish_and_the_other_french(person: Callable[..., Person]) -> None:
    ann, bo = person("Åse", language="da-DK"), person("Benoît", language="fr-FR")
    begin(ann, bo)
    for somebody, red in ((ann, "Rød"), (bo, "Rouge")):
        if (ann, bo)[ann.actor() or 0] is somebody:
            expect(somebody.actions.get_by_role("button", name=red)).to_be_visible()
    play_out([ann, bo], moves=3)
    expect(ann.page.locator("html")).to_have_attribute("lang", "da")
    expect(ann.page.locator(".deck .count")).to_contain_text("kort")
    expect(bo.page.locator(".deck .count")).to_contain_text("cartes")


def test_the_language_changes_in_the_middle_of_a_game_and_is_remembered(
    person: Callable[..., Person],
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    play_out([ann, bo], moves=3)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_text("Dansk", exact=True).click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "da")
    ann.page.get_by_role("button", name="Luk").click()
    expect(ann.page.locator(".deck .count")).to_contain_text("kort")
    ann.page.reload()
    expect(ann.page.locator(".deck .count")).to_contain_text("kort")
    play_out([ann, bo], moves=2)


def test_the_theme_is_chosen_and_remembered(device: Device) -> None:
    page = device()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Day", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize(
    ("language", "ours"), [("en", "Our ruling."), ("fr", "Notre décision."), ("da", "Vores afgørelse.")]
)
def test_help_has_every_clause_and_marks_our_rulings(device: Device, language: str, ours: str) -> None:
    page = device(language=language)
    page.goto("/help/loyalty-or-treachery")
    for clause in range(1, 19):
        expect(page.locator(f"#LT-{clause}")).to_be_visible()
    expect(page.get_by_text(ours)).to_have_count(9)
    assert "lt-" not in page.locator("main").inner_text()


def test_help_has_contents_to_jump_by(device: Device) -> None:
    page = device()
    for game in ("loyalty-or-treachery", "are-you-the-traitor", "scatty-rogues", "the-traitors"):
        page.goto(f"/help/{game}")
        contents = page.locator("main nav button")
        expect(contents.first).to_be_visible()
        headings = page.locator("main h2").all_inner_texts()
        expect(contents).to_have_text(headings)
        assert len(headings) > 1
        last = page.locator("main h2").last
        expect(last).not_to_be_in_viewport()
        contents.last.click()
        expect(last).to_be_in_viewport()


def test_settings_chosen_in_one_tab_hold_in_the_others(device: Device) -> None:
    page = device()
    page.goto("/help/loyalty-or-treachery")
    other = device.tab(page.context)
    other.goto("/")
    other.get_by_role("button", name="Settings").click()
    other.get_by_text("Dansk", exact=True).click()
    other.get_by_text("Dagslys", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "da")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("button", name="Indstillinger")).to_be_visible()
