"""Drops heal by themselves: reload, tunnel, restart of the server, a second tab."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import Device
from tests.browser.person import Person, begin, play_out
from tests.browser.server import RunningServer


def test_a_reload_comes_back_to_the_same_seat_and_the_same_cards(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    play_out([ann, bo], moves=8)
    before = [somebody.page.locator(".player .count").all_inner_texts() for somebody in (ann, bo)]
    actor = ann.actor()
    for somebody, counts in zip((ann, bo), before, strict=True):
        somebody.page.reload()
        expect(somebody.page.locator(".player .count")).to_have_text(counts)
    assert ann.actor() == actor
    play_out([ann, bo], moves=4)


def test_a_phone_in_a_tunnel_says_so_and_catches_up_without_a_reload(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    play_out([ann, bo], moves=4)
    away = (ann, bo)[1 - (ann.actor() or 0)]
    here = ann if away is bo else bo
    moment = here.table.get_attribute("data-moment") or ""
    away.page.context.set_offline(True)
    expect(away.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    picture(away.page, "phone-en-dark-lost")
    here.act()
    away.page.context.set_offline(False)
    expect(away.page.get_by_text("Connection lost")).to_have_count(0)
    expect(away.table).not_to_have_attribute("data-moment", moment)
    play_out([ann, bo], moves=4)


def test_a_move_made_in_a_tunnel_is_played_once_on_the_way_out(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    actor = (ann, bo)[ann.actor() or 0]
    actor.page.context.set_offline(True)
    expect(actor.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    expect(actor.actions.locator(".call.red")).to_have_css("opacity", "0.55")
    moment = actor.table.get_attribute("data-moment") or ""
    actor.actions.locator(".call.red").click()
    actor.page.context.set_offline(False)
    expect(actor.table).not_to_have_attribute("data-moment", moment)
    for somebody in (ann, bo):
        expect(somebody.page.locator(".deck .count")).to_have_text("51 cards")
    assert actor.page.locator("html[data-asleep]").count() == 0


def test_a_server_killed_in_the_middle_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.sqlite")
    device = Device(browser, server.address)
    ann, bo = Person("Ann", device()), Person("Bo", device())
    begin(ann, bo)
    play_out([ann, bo], moves=7)
    counts = ann.page.locator(".player .count").all_inner_texts()
    server.kill()
    for somebody in (ann, bo):
        expect(somebody.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    for somebody in (ann, bo):
        expect(somebody.page.get_by_text("Connection lost")).to_have_count(0)
    expect(ann.page.locator(".player .count")).to_have_text(counts)
    play_out([ann, bo], moves=6)
    device.close()
    server.stop()
    assert device.troubles == []


def test_of_two_tabs_on_one_seat_the_older_steps_back_and_can_take_over(
    person: Callable[..., Person], device: Device, picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    second = device.tab(ann.page.context)
    second.goto(f"/table/{code}")
    expect(second.locator("[data-moment]")).to_be_visible()
    notice = ann.page.get_by_role("heading", name="Your seat is open somewhere else")
    expect(notice).to_be_visible()
    picture(ann.page, "phone-en-dark-elsewhere")
    ann.page.get_by_role("button", name="Use it here").click()
    expect(ann.table).to_be_visible()
    expect(second.get_by_role("heading", name="Your seat is open somewhere else")).to_be_visible()


def test_a_full_server_is_asked_again_and_the_seat_is_kept(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    calls: list[WebSocketRoute] = []
    full: dict[str, object] = {
        "kind": "refused",
        "id": None,
        "code": "too_many_connections",
        "params": {},
        "text": "Full.",
    }

    def door(socket: WebSocketRoute) -> None:
        calls.append(socket)
        if len(calls) == 1:
            socket.on_message(lambda _: socket.send(json.dumps(full)))
        else:
            socket.connect_to_server()

    ann.page.route_web_socket("**/ws/*", door)
    ann.page.reload()
    expect(ann.table).to_be_visible()
    assert len(calls) > 1
    play_out([ann, bo], moves=4)


def test_a_client_older_than_the_server_notices_after_a_drop(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    newer = '<script type="module" src="/assets/index-newer.js"></script>'
    ann.page.route("**/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text("A newer version of this page is here.")).to_be_visible()
    picture(ann.page, "phone-en-dark-stale")


def test_a_bot_stands_in_for_somebody_away_who_takes_the_seat_back(
    browser: Browser, tmp_path: Path, picture: Callable[[Page, str], None]
) -> None:
    server = RunningServer(tmp_path / "tables.sqlite", grace=0.1)
    device = Device(browser, server.address)
    ann, bo = Person("Ann", device()), Person("Bo", device())
    begin(ann, bo)
    bo.page.context.set_offline(True)
    expect(ann.page.locator(".player").first.get_by_text("away")).to_be_attached()
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="More about Bo").click()
    ann.page.get_by_role("button", name="Gustav stands in").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    bo.page.context.set_offline(False)
    expect(bo.page.get_by_text("A bot is playing for you.")).to_be_visible()
    picture(bo.page, "phone-en-dark-stand-in")
    bo.page.get_by_role("button", name="Take back my seat").click()
    expect(bo.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    device.close()
    server.stop()
