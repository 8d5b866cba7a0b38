"""The start in two steps, as people see it: hardly at all, unless a phone sleeps or the deck was stacked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.person import GAME, Person
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer
from tests.browser.test_whole_game import resign
from tests.browser.waiting import wait_for_condition
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.words import Words

Picture = Callable[[Page, str], None]


def both_seated(person: Callable[..., Person], language: str) -> tuple[Person, Person]:
    ann, bo = person("Ann", language=language), person("Bo", language=language)
    bo.sit_down(ann.make_table())
    expect(ann.page.locator(".seat .who")).to_have_text(["Ann", "Bo"])
    return ann, bo


def asleep(somebody: Person, seen_by: Person) -> None:
    """The phone is in a pocket: it has promised its number and hears nothing any more."""
    somebody.page.context.set_offline(True)
    expect(seen_by.page.locator(".seat .state").nth(1)).not_to_be_empty()


class Table:
    """What the server has told a page of its table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.contributions: list[Any] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._read))

    def _read(self, frame: str | bytes) -> None:
        table = json.loads(frame).get("table")
        if table is not None:
            self.contributions = table["contributions"]

    def wait_for_contribution(self, seat: int) -> None:
        wait_for_condition(
            self.page,
            lambda: self.contributions and self.contributions[seat],
            f"seat {seat} has promised a number",
        )


def look_at_fairness(somebody: Person) -> None:
    somebody.page.locator(".result button.grow").click()
    expect(somebody.page.get_by_role("dialog").locator("li").first).to_be_visible()


# Each in one language: the words of the others are other words in the same places.


@pytest.mark.parametrize("language", ["fr"])
def test_a_phone_that_is_asleep_is_named_and_the_owner_goes_on_without_its_share(
    person: Callable[..., Person], device: Device, picture: Picture, language: str
) -> None:
    ann, bo = both_seated(person, language)
    screen = device(TELEVISION, language=language)
    screen.goto(f"/screen/{ann.page.url[-4:]}")
    expect(screen.locator("li")).to_have_count(2)
    asleep(bo, ann)
    ann.page.locator("main footer .brass").click()
    late = ann.page.locator("main footer .now")
    expect(late).to_have_text(re.compile("Bo"))
    picture(ann.page, f"start-{language}-late")
    expect(screen.locator(".state")).to_have_text(re.compile("Bo"))
    picture(screen, f"start-{language}-late-screen")
    ann.page.locator("main footer .brass").click()
    expect(ann.table).to_be_visible()
    bo.page.context.set_offline(False)
    expect(bo.table).to_be_visible()
    open_menu(ann, language)
    ann.page.get_by_role("dialog").locator("summary").click()
    ann.page.get_by_role("dialog").locator(".commitment p").last.scroll_into_view_if_needed()
    expect(ann.page.get_by_role("dialog").locator(".commitment")).to_contain_text("Bo")
    picture(ann.page, f"start-{language}-menu-without")
    ann.page.keyboard.press("Escape")
    resign_from_menu(ann, language)
    look_at_fairness(ann)
    expect(ann.page.get_by_role("dialog").locator("li.note")).to_contain_text(["Bo"])
    expect(ann.page.get_by_role("dialog").locator("li.refusal")).to_have_count(0)
    picture(ann.page, f"start-{language}-fair-without")


def open_menu(somebody: Person, language: str) -> None:
    somebody.page.get_by_role("button", name=Words(language)("web-menu")).click()


def resign_from_menu(somebody: Person, language: str) -> None:
    open_menu(somebody, language)
    drawer = somebody.page.get_by_role("dialog")
    drawer.get_by_role("button", name=Words(language)("web-resign")).click()
    drawer.locator(".button.wax").click()
    expect(somebody.result).to_be_visible()


def begin_anew(ann: Person, bo: Person, table: Table) -> None:
    """Ann starts once Bo's phone, which is awake again, has made a new promise; both numbers count."""
    table.wait_for_contribution(1)
    ann.start()
    expect(bo.table).to_be_visible()
    resign(bo)
    look_at_fairness(ann)
    drawer = ann.page.get_by_role("dialog")
    expect(drawer.get_by_text("Ann and Bo added to the shuffle")).to_be_visible()
    expect(drawer.get_by_text("broken off, waiting for Bo")).to_be_visible()


def break_off(ann: Person) -> None:
    ann.page.locator("main footer .brass").click()
    ann.page.get_by_role("button", name="Back to the lobby").click()
    expect(ann.page.get_by_text("The last start was broken off, waiting for Bo.")).to_be_visible()


def test_a_start_is_broken_off_and_the_next_one_works_with_fresh_numbers(
    person: Callable[..., Person], picture: Picture
) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = Table(ann.page)
    bo.sit_down(ann.make_table())
    table.wait_for_contribution(1)
    asleep(bo, ann)
    break_off(ann)
    picture(ann.page, "start-en-broken-off")
    bo.page.context.set_offline(False)
    begin_anew(ann, bo, table)


def test_a_phone_that_missed_the_answer_to_its_promise_makes_another_after_a_start_was_broken_off(
    person: Callable[..., Person],
) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = Table(ann.page)
    line = BrokenLine(bo.page)
    bo.sit_down(ann.make_table())
    table.wait_for_contribution(1)
    expect(ann.page.locator(".seat .state").nth(1)).not_to_be_empty()
    break_off(ann)
    line.whole = True
    begin_anew(ann, bo, table)


class BrokenLine:
    """A connection that breaks before the answer to the first promise, until it is `whole`."""

    def __init__(self, page: Page) -> None:
        self.whole = False
        self.broken = False
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.broken and not self.whole:
            socket.close()
            return
        server = socket.connect_to_server()
        promises: set[str] = set()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] == "pledge":
                promises.add(message["id"])
            server.send(text)

        def receive(text: str | bytes) -> None:
            if not self.broken and json.loads(text).get("id") in promises:
                self.broken = True
                server.close()
                socket.close()
            else:
                socket.send(text)

        socket.on_message(send)
        server.on_message(receive)


def test_a_sleeping_phone_that_wakes_begins_the_game(person: Callable[..., Person]) -> None:
    ann, bo = both_seated(person, "en")
    asleep(bo, ann)
    ann.page.locator("main footer .brass").click()
    expect(ann.page.locator("main footer .now")).to_contain_text("every device adds")
    bo.page.context.set_offline(False)
    for somebody in (ann, bo):
        expect(somebody.table).to_be_visible()


@pytest.mark.parametrize("language", ["en"])
def test_an_honest_game_is_found_fair(person: Callable[..., Person], picture: Picture, language: str) -> None:
    ann, bo = both_seated(person, language)
    ann.start()
    expect(bo.table).to_be_visible()
    resign_from_menu(ann, language)
    look_at_fairness(ann)
    expect(ann.page.get_by_role("dialog").locator("li.row")).to_have_count(5)
    expect(ann.page.get_by_role("dialog").locator("li.refusal, li.note, .unfair")).to_have_count(0)
    picture(ann.page, f"start-{language}-fair")


@pytest.fixture(scope="module")
def stacked(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Device, PreparedTable]]:
    store: Path = tmp_path_factory.mktemp("stacked") / "tables.sqlite"
    prepared = prepare_table(store, GAME, ["Ann", "Bo"], {"deck": [*CARDS], "first": 0})
    running = RunningServer(store)
    devices = Device(browser, running.address)
    yield devices, prepared
    devices.close()
    running.stop()


@pytest.mark.parametrize("language", ["da"])
def test_a_stacked_deck_is_refused_loudly(
    stacked: tuple[Device, PreparedTable], picture: Picture, language: str
) -> None:
    devices, prepared = stacked
    ann = Person("Ann", devices(language=language))
    ann.page.goto(prepared.address(0))
    resign_from_menu(ann, language)
    expect(ann.result).to_be_visible()
    look_at_fairness(ann)
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    expect(ann.page.get_by_role("dialog").locator("li.refusal")).to_have_count(1)
    expect(ann.page.get_by_role("dialog").locator("li.note")).to_have_count(1)
    picture(ann.page, f"start-{language}-stacked")
