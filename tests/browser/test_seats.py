"""Seats are secrets: handed over, moved to another phone, and never had by a name."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.person import Person, begin, play_out


def ask_for_seat(owner: Person, name: str) -> None:
    owner.page.get_by_role("button", name="Table menu").click()
    owner.page.get_by_role("button", name=f"More about {name}").click()
    owner.page.get_by_role("button", name="Fresh link for this seat").click()


def test_the_owner_hands_a_seat_over_once_its_player_agrees_and_everybody_is_told(
    person: Callable[..., Person], device: Device, picture: Callable[[Page, str], None]
) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    eve = person("Eve")
    eve.watch(code)
    expect(eve.table).to_be_visible()
    screen = device(size=TELEVISION)
    screen.goto(f"/screen/{code}")
    play_out([ann, bo], moves=5)
    ask_for_seat(ann, "Bo")
    expect(ann.page.get_by_text("Bo has been asked. Once they agree, the link appears here.")).to_be_visible()
    assert ann.page.get_by_label("Secret link to the seat").count() == 0
    for page in (eve.page, screen):
        expect(page.get_by_text("Ann wants to move Bo’s seat to another device.")).to_be_visible()
    picture(bo.page, "phone-en-dark-hand-over-question")
    picture(screen, "television-en-dark-hand-over")
    bo.page.get_by_role("alert").get_by_role("button", name="Hand it over").click()
    link = ann.page.get_by_label("Secret link to the seat").input_value()
    picture(ann.page, "phone-en-dark-hand-over")
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(bo.page.get_by_role("heading", name="This seat has a new key")).to_be_visible()
    picture(bo.page, "phone-en-dark-replaced")
    found = Person("Bo", device())
    found.page.goto(link)
    expect(found.table).to_be_visible()
    assert "seat=" not in found.page.url
    for page in (ann.page, eve.page, screen):
        expect(page.get_by_text("Bo’s seat has moved to another device.")).to_be_visible()
    eve.page.get_by_role("status").get_by_role("button", name="Close").click()
    expect(eve.page.get_by_text("Bo’s seat has moved to another device.")).to_have_count(0)
    play_out([ann, found], moves=4)


def test_a_player_keeps_a_seat_that_the_owner_wants(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    ask_for_seat(ann, "Bo")
    bo.page.get_by_role("button", name="Keep my seat").click()
    expect(bo.page.get_by_role("button", name="Keep my seat")).to_have_count(0)
    expect(ann.page.get_by_text("For a lost phone or an empty battery.")).to_be_visible()
    assert ann.page.get_by_label("Secret link to the seat").count() == 0
    ann.page.get_by_role("button", name="Close").click()
    play_out([ann, bo], moves=2)


def test_who_watches_and_then_sits_down_watches_no_more(
    person: Callable[..., Person], device: Device
) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.make_table()
    bo.watch(code)
    other_tab = device.tab(bo.page.context)
    other_tab.goto(f"/table/{code}")  # the same watcher: one viewer at a time
    expect(bo.page.get_by_role("heading", name="open somewhere else")).to_be_visible()
    bo.page.goto("/")
    bo.page.goto(f"/table/{code}")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.locator("#name").fill("Bo")
    bo.page.locator("form button.brass").click()
    expect(ann.page.get_by_role("button", name="More about Bo")).to_be_visible()
    expect(ann.page.get_by_text("One person is watching.")).to_have_count(0)


def test_the_owner_sends_a_watcher_away(
    person: Callable[..., Person], picture: Callable[[Page, str], None]
) -> None:
    ann, eve = person("Ann"), person("Eve")
    code = ann.make_table()
    eve.watch(code)
    expect(ann.page.get_by_text("One person is watching.")).to_be_visible()
    picture(ann.page, "phone-en-dark-watching")
    for somebody, words in ((eve, "I am Ann"), (ann, "So am I")):
        somebody.page.get_by_role("button", name="Chat").click()
        somebody.page.get_by_label("Say something").fill(words)
        somebody.page.get_by_role("button", name="Send", exact=True).click()
    lines = ann.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines).to_have_text([re.compile("^Eve · watching +I am Ann$"), re.compile("^Ann +So am I$")])
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name="Send Eve away").click()
    expect(eve.page.get_by_role("heading", name="You were sent away")).to_be_visible()
    expect(ann.page.get_by_text("One person is watching.")).to_have_count(0)
    eve.page.goto(f"/table/{code}")
    expect(eve.page.get_by_role("heading", name="You were sent away")).to_be_visible()


def test_a_seat_moves_to_another_phone_by_its_secret_link(
    person: Callable[..., Person], device: Device
) -> None:
    ann, bo = person("Ann"), person("Bo")
    begin(ann, bo)
    bo.page.get_by_role("button", name="Table menu").click()
    bo.page.get_by_role("button", name="Move my seat to another phone").click()
    link = bo.page.get_by_label("Secret link to the seat").input_value()
    assert "#seat=" in link
    assert "?" not in link
    other = Person("Bo", device())
    other.page.goto(link)
    expect(other.table).to_be_visible()
    expect(bo.page.get_by_role("heading", name="Your seat is open somewhere else")).to_be_visible()
    play_out([ann, other], moves=3)


def test_typing_somebodys_name_gives_nothing(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    thief = person("Ann")
    thief.page.goto(f"/table/{code}")
    expect(thief.page.get_by_text("They are playing already. You can watch.")).to_be_visible()
    assert thief.page.get_by_role("button", name="Sit down").count() == 0


def test_a_code_that_leads_nowhere_has_a_way_on(device: Device, picture: Callable[[Page, str], None]) -> None:
    page = device()
    page.goto("/")
    page.get_by_label("Table code, four to six letters").fill("zzzz")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="There is no table ZZZZ")).to_be_visible()
    picture(page, "phone-en-dark-no-table")
    page.get_by_role("main").or_(page.locator(".ways")).get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Turncoat")).to_be_visible()


def test_a_game_over_long_ago_offers_its_replay(person: Callable[..., Person], device: Device) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("dialog").locator(".button.wax").click()
    expect(ann.result).to_be_visible()
    page = device()
    page.goto(f"/table/{code}")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_the_owner_frees_a_seat_and_passes_ownership_on(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.make_table()
    bo.sit_down(code)
    ann.page.get_by_role("button", name="More about Bo").click()
    ann.page.get_by_role("button", name="Free this seat").click()
    expect(bo.page.get_by_role("heading", name="Your seat was freed")).to_be_visible()
    bo.page.get_by_role("button", name="To the table").click()
    bo.sit_down(code)
    ann.page.get_by_role("button", name="More about Bo").click()
    ann.page.get_by_role("button", name="Make Bo the owner").click()
    expect(bo.page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Start the game")).to_have_count(0)


def test_people_talk_and_the_owner_can_mute(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.make_table()
    ann.page.get_by_text("How this table plays").click()
    ann.page.get_by_label("Far apart").check()
    bo.sit_down(code)
    bo.page.get_by_role("button", name="Chat").click()
    bo.page.get_by_label("Say something").fill("Hej med dig")
    bo.page.get_by_role("button", name="Send", exact=True).click()
    expect(bo.page.get_by_role("dialog").locator("li p")).to_have_text("Hej med dig")
    unread = ann.page.get_by_role("button", name="Chat, one new line")
    expect(unread).to_be_visible()
    unread.click()
    expect(ann.page.get_by_role("dialog").locator("li p")).to_have_text("Hej med dig")
    ann.page.get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name="More about Bo").click()
    ann.page.get_by_role("button", name="Mute in the chat").click()
    bo.page.get_by_label("Say something").fill("Hallo?")
    bo.page.get_by_role("button", name="Send", exact=True).click()
    expect(bo.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


def test_a_table_that_anybody_may_join_is_listed_at_home(
    person: Callable[..., Person], device: Device
) -> None:
    ann = person("Ann")
    ann.page.goto("/create/loyalty-or-treachery")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Anybody may join").check()
    ann.page.get_by_role("button", name="Make the table").click()
    code = ann.page.locator(".invite .code").inner_text()
    page = device()
    page.goto("/")
    page.get_by_role("link", name=code).click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_home_knows_the_way_back_to_a_table_that_was_left(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = begin(ann, bo)
    ann.page.get_by_role("link", name="Home").click()
    ann.page.get_by_role("region", name="Your tables").get_by_role("link", name=code).click()
    expect(ann.table).to_be_visible()
    play_out([ann, bo], moves=2)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Leave the game").click()
    expect(ann.page.get_by_text("The table then belongs to somebody else")).to_be_visible()


def test_help_leads_back_to_the_table_it_was_asked_at(person: Callable[..., Person], device: Device) -> None:
    ann = person("Ann")
    code = ann.make_table()
    ann.page.get_by_role("link", name="How to play").click()
    expect(ann.page.locator("#LT-18")).to_be_attached()
    ann.page.get_by_role("link", name="Back").click()
    expect(ann.page.locator(".invite .code")).to_have_text(code)
    stranger = device()
    stranger.goto("/help/loyalty-or-treachery")
    stranger.get_by_role("link", name="Home").click()
    expect(stranger.get_by_role("heading", name="Turncoat")).to_be_visible()


def test_somebody_who_watches_the_lobby_can_still_sit_down(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    code = ann.make_table()
    bo.watch(code)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.sit_down(code)
    expect(ann.page.get_by_text("Everybody is here.")).to_be_visible()


def test_the_lobby_tells_who_is_away_from_who_is_here(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    bo.sit_down(ann.make_table())
    expect(ann.page.get_by_text("Everybody is here.")).to_be_visible()
    bo.page.context.set_offline(True)
    expect(ann.page.get_by_text("Everybody has a seat; Bo is away.")).to_be_visible()
    assert ann.page.get_by_text("Everybody is here.").count() == 0


def test_a_code_after_the_name_of_the_server_leads_to_its_table(
    person: Callable[..., Person], device: Device
) -> None:
    code = person("Ann").make_table()
    stranger = device()
    stranger.goto(f"/{code.lower()}")
    expect(stranger).to_have_url(re.compile(f"/table/{code}$"))


KEPT = """async () => {
  const found = [JSON.stringify([{ ...localStorage }, { ...sessionStorage }])];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push(request.url, await (await cache.match(request)).text());
  }
  return found.join(" ");
}"""
TOKEN = """(code) => JSON.parse(localStorage.getItem(`turncoat.seat.${code}`)).token"""


def test_who_leaves_and_forgets_the_seat_leaves_no_token_on_the_device(
    person: Callable[..., Person],
) -> None:
    """Neither in the storage nor in the service worker's cache; the address of the table opens no seat."""
    ann, bo = person("Ann"), person("Bo", service_workers="allow")
    code = begin(ann, bo)
    bo.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    token: str = bo.page.evaluate(TOKEN, code)
    assert token in bo.page.evaluate(KEPT)
    bo.page.get_by_role("button", name="Table menu").click()
    bo.page.get_by_role("button", name="Leave the game").click()
    bo.page.get_by_role("button", name="Leave, and forget the seat on this device").click()
    expect(bo.page.get_by_role("heading", name="Turncoat")).to_be_visible()
    kept: str = bo.page.evaluate(KEPT)
    assert token not in kept
    assert "theirs" not in kept  # a field of every view
    bo.page.goto(f"/table/{code}")
    expect(bo.page.get_by_label("Your name")).to_be_visible()
    expect(bo.table).to_have_count(0)
