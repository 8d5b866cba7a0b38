"""Two people and a watcher play a whole game, see how it ended, and play again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Device
from tests.browser.person import GAME, Person, begin, play_out
from tests.browser.prepared_tables import prepare_table
from tests.browser.server import RunningServer
from turncoat.core.match import Match

FEW: Final = 4
"""Cards in the deck, each called and turned in front of people."""


def test_two_people_and_a_watcher_play_a_whole_game(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo", language="da")
    cleo = person("Cléo", language="fr", light=True)
    code = begin(ann, bo)
    cleo.watch(code)
    expect(cleo.table).to_be_visible()
    expect(cleo.page.locator(".actions button")).to_have_count(0)
    expect(cleo.page.get_by_role("button", name="votre pile")).to_have_count(0)

    play_out([ann, bo])

    for somebody in (ann, bo):
        expect(somebody.result).to_be_visible()
    counts = [int(one) for one in bo.page.locator(".count b").all_inner_texts()]
    assert sum(counts) == 52
    expect(ann.page.locator(".count b")).to_have_text([str(one) for one in counts])
    expect(cleo.page.locator(".headline")).to_contain_text(re.compile("gagne|nul", re.IGNORECASE))
    picture(ann.page, "phone-en-dark-result")
    picture(cleo.page, "phone-fr-light-result-watched")


def test_a_game_is_played_to_its_end_where_things_move(tmp_path: Path, browser: Browser) -> None:
    store = tmp_path / "tables.sqlite"
    prepared = prepare_table(store, GAME, ["Ann", "Bo"], {"first": 0}, until_few_cards_are_left)
    server = RunningServer(store)
    device = Device(browser, server.address)
    people = [Person("Ann", device(reduced_motion="no-preference")), Person("Bo", device())]
    for seat, somebody in enumerate(people):
        somebody.page.goto(prepared.address(seat))
        expect(somebody.table).to_be_visible()
    play_out(people)
    for somebody in people:
        expect(somebody.result).to_be_visible()
    device.close()
    server.stop()
    assert device.troubles == []


def until_few_cards_are_left(match: Match) -> tuple[int, dict[str, Any]] | None:
    view = match.view("watcher")
    if view["deck"] <= FEW:
        return None
    return view["actor"], match.legal(view["actor"])[0]


def test_again_takes_everybody_to_the_next_table_with_one_tap(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    first = begin(ann, bo)
    resign(bo)
    expect(ann.result).to_be_visible()
    ann.page.get_by_role("button", name="Again, same people").click()
    expect(ann.page.locator(".invite .code")).not_to_have_text(first)
    expect(bo.page.get_by_text("Ann has laid the table again")).to_be_visible()
    expect(bo.page.locator(".seat .who")).to_have_text(["Ann", "Bo"])
    ann.start()
    expect(bo.table).to_be_visible()


def test_who_reads_is_called_back_when_the_others_begin_or_lay_the_table_again(
    person: Callable[..., Person],
) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.make_table()
    bo.sit_down(code)
    bo.page.get_by_role("link", name="How to play").click()
    expect(bo.page.locator("#LT-18")).to_be_attached()
    ann.page.locator("main footer .brass").click()  # the start waits for Bo's share of the shuffle
    call = bo.page.locator("p.call")
    expect(call).to_contain_text("has begun")
    call.get_by_role("button", name="To the table").click()
    expect(bo.table).to_be_visible()
    resign(bo)
    bo.page.get_by_role("link", name="Replay").click()
    expect(bo.page.get_by_role("slider")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Play")).to_be_visible()
    ann.page.get_by_role("button", name="Again, same people").click()
    expect(call).to_contain_text("Ann has laid the table again")
    call.get_by_role("button").click()
    expect(bo.page.locator(".seat .who")).to_have_text(["Ann", "Bo"])


def test_the_device_itself_checks_that_the_game_was_fair(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    resign(bo)
    ann.page.get_by_role("button", name="Was it fair?").click()
    drawer = ann.page.get_by_role("dialog")
    for finding in ("fits the fingerprint", "saw before play", "mixed in was used"):
        expect(drawer.get_by_text(finding)).to_be_visible()
    with ann.page.expect_download() as download:
        drawer.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    picture(ann.page, "phone-en-dark-verify")


def test_a_bot_fills_the_open_seat_and_plays(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.make_table()
    expect(ann.page.locator("main footer")).to_contain_text(re.compile(r"With \w+ \((casual|practised)\)\."))
    ann.page.get_by_role("button", name="Bot", exact=True).click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Gustav").click()
    expect(ann.page.locator(".seat .state").nth(1)).to_have_text("bot · beginner")
    ann.start()
    for _ in range(6):
        expect(ann.actions.locator("button:enabled").first).to_be_visible()
        ann.act()


def resign(somebody: Person) -> None:
    somebody.page.get_by_role("button", name="Table menu").click()
    drawer = somebody.page.get_by_role("dialog")
    drawer.get_by_role("button", name="Resign").click()
    drawer.locator(".button.wax").click()
    expect(somebody.result).to_be_visible()
