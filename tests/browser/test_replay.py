"""A finished game is looked at again: step, play, jump, from any chair, by a link that can be shared."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, Device
from tests.browser.person import Person, begin, play_out
from tests.browser.test_looks import complaints
from tests.browser.test_whole_game import resign


def test_a_replay_is_stepped_played_and_shared(
    person: Callable[..., Person], device: Device, picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    play_out([ann, bo], moves=14)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("dialog").locator(".button.wax").click()
    ann.page.get_by_role("link", name="Replay").click()
    page = ann.page
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="One back").click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Play").click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    slider.fill("12")
    expect(page.locator(".everything ul[tabindex]")).to_have_count(2)
    picture(page, "phone-en-dark-replay")
    assert complaints(page) == []

    page.get_by_label("Seen by").select_option("As Bo saw it")
    expect(page.locator(".everything")).to_have_count(0)
    expect(page.get_by_role("region", name="Bo").get_by_role("button")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/replay/[A-Z]{16}\?viewer=1&step=12"))

    stranger = device(size=LAPTOP, language="fr", light=True)
    stranger.goto(page.url)
    expect(stranger.get_by_role("slider")).to_have_value("12")
    expect(stranger.get_by_role("region", name="Bo").get_by_role("button")).to_be_visible()
    stranger.keyboard.press("ArrowRight")
    expect(stranger.get_by_role("slider")).to_have_value("13")
    picture(stranger, "laptop-fr-light-replay")
    assert complaints(stranger) == []


def test_the_name_of_a_button_lies_beside_the_slider_and_waits_for_the_mouse_to_move(
    person: Callable[..., Person],
) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    resign(bo)
    page = ann.page
    page.goto(f"/replay/{code}")
    play = page.get_by_role("button", name="Play")
    play.hover()
    tip = page.locator(".tip")
    expect(tip).to_have_text("Play")
    expect(tip).to_be_visible()
    slider, name = page.get_by_role("slider").bounding_box(), tip.bounding_box()
    assert slider is not None
    assert name is not None
    assert name["y"] + name["height"] <= slider["y"]

    page.clock.install()
    page.reload()  # the mouse rests where the button comes to lie
    expect(play).to_be_visible()
    page.clock.run_for(1_000)
    expect(tip).to_be_hidden()


def test_a_game_that_is_not_over_has_no_replay(person: Callable[..., Person], device: Device) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    page = device()
    page.goto(f"/replay/{code}")
    expect(page.get_by_role("heading", name="Nothing to replay")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
