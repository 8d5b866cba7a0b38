"""The end of a match: nothing tells it before it has been counted out; then it is told, shown and shared."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints, smallest_text
from tests.browser.waiting import stop_clock, wait_until
from turncoat.core.match import Match

GAME = "loyalty-or-treachery"
NAMES = ["Ann", "Wolfeschlegelsteinhausen"]
"""Ann always calls right, the other mostly; that name must not be cut."""
MOVING = "no-preference"
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "HSDC"]
HEAR = """
window.heard = [];
new MutationObserver(() => {
  for (const region of document.querySelectorAll("[aria-live], [role=status], title"))
    window.heard.push(region.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps everything that a screen reader or the tab could have told."""


def until_the_last_card(match: Match) -> tuple[int, dict[str, Any]] | None:
    """Both know the deck, Ann better; now and then one of them sets a trap."""
    view = match.view("watcher")
    seat = view["actor"]
    if view["phase"] == "call":
        if view["deck"] == 1:
            return None
        red = match.view("host")["everything"]["deck"][0][1] in "HD"
        right = seat == 0 or view["turns"] % 7 > 0
        return seat, {"move": "call", "colour": "red" if red == right else "black"}
    pile = match.view(seat)["pile"]
    if view["phase"] == "action" and view["turns"] % 9 == 4 and pile:
        return seat, {"move": "treachery", "cards": pile[:1]}
    return seat, match.legal(seat)[0]


@pytest.fixture
def prepared(tmp_path: Path) -> tuple[Path, PreparedTable]:
    store = tmp_path / "tables.sqlite"
    return store, prepare_table(store, GAME, NAMES, {"deck": DECK, "first": 0}, until_the_last_card)


@pytest.fixture
def server(prepared: tuple[Path, PreparedTable]) -> Iterator[RunningServer]:
    running = RunningServer(prepared[0])
    yield running
    running.stop()


def readable_text(page: Page) -> str:
    """Everything that can be read or heard of a page, the tab's title included."""
    seen: str = page.evaluate("document.title + ' ' + document.body.innerText + window.heard.join(' ')")
    return seen


def turn_to(screen: Page, slide: Locator) -> None:
    """Let the slides of the big screen, whose clock stands still, go on until that one is shown."""
    for _ in range(3):
        if slide.is_visible():
            break
        screen.clock.run_for(10_000)
    expect(slide).to_be_visible()


def test_the_end_is_counted_out_before_anything_tells_it_and_can_be_shared(
    device: Device, prepared: tuple[Path, PreparedTable], picture: Callable[[Page, str], None]
) -> None:
    table = prepared[1]
    ann, other = device(reduced_motion=MOVING), device(reduced_motion=MOVING, language="fr", light=True)
    screen = device(TELEVISION, reduced_motion=MOVING)
    pages = [ann, other, screen]
    for page in pages:
        page.add_init_script(HEAR)
        page.clock.install()
    ann.goto(table.address(0))
    other.goto(table.address(1))
    screen.goto(f"/screen/{table.code}")
    for page in pages:
        expect(page.locator("[data-spot=deck]")).to_be_visible()
    actor = int(ann.locator("[data-actor]").get_attribute("data-actor") or 0)
    call = pages[actor].locator(".call.red")
    expect(call).to_be_enabled()
    for page in pages:
        stop_clock(page)

    # The last card is an event: the light goes down, and nobody knows yet
    call.click()
    for page in pages:
        expect(page.locator(".light.last")).to_be_attached()
    expect(screen.locator(".now")).to_contain_text("The last card!")
    picture(screen, "finale-screen-last-card")
    for page in pages:
        page.clock.run_for(4_100)
        expect(page.locator(".finale")).to_be_visible()

    # Both piles grow side by side
    for page in pages:
        page.clock.run_for(2_600)
        sums = page.locator(".count b").all_inner_texts()
        assert sums[0] == sums[1] != "0"
        for word in ("win", "gagne", "WIN"):
            assert word not in readable_text(page)
        assert page.locator(".result, .crown, .best, .evening").count() == 0
    picture(ann, "finale-phone-counting")
    picture(screen, "finale-screen-counting")

    # A touch brings it to its end, there and nowhere else
    ann.locator(".count").click()
    expect(ann.locator(".headline")).to_have_text("You win!")
    assert "win" not in readable_text(screen)
    for page in pages[1:]:
        page.clock.run_for(9_000)
    expect(other.locator(".headline")).to_have_text("Ann gagne !")
    expect(screen.locator(".headline")).to_have_text("Ann wins!")
    counts = ann.locator(".count b").all_inner_texts()
    assert sum(map(int, counts)) == len(DECK)
    expect(ann.locator(".how")).to_have_text(f"{counts[0]} cards to {counts[1]}.")
    expect(screen.locator(".verdict li")).to_have_count(1)

    for page in pages:
        page.clock.resume()

    # Its story, and a card to share
    for page in (ann, other):
        expect(page.locator(".story svg[data-picture]")).to_be_visible()
    expect(ann.locator(".story")).to_contain_text("Ann called ")
    expect(other.locator(".own")).to_contain_text("derrière Ann.")
    expect(ann.get_by_role("button", name="Again, same people")).to_be_in_viewport(ratio=1)
    for page, name in ((ann, "ann"), (other, "other"), (screen, "screen")):
        picture(page, f"finale-{name}-told")
    assert complaints(ann) == []
    assert complaints(screen, enhanced=False) == []
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    ann.get_by_role("button", name="A card to share").click()
    card = ann.get_by_role("dialog").get_by_role("img")
    expect(card).to_have_attribute("alt", f"Ann wins! {counts[0]} cards to {counts[1]}.")
    card.evaluate("(image) => image.decode()")
    assert card.evaluate("(image) => [image.naturalWidth, image.naturalHeight]") == [1080, 1080]
    link = ann.get_by_role("dialog").get_by_role("textbox")
    assert re.search(r"/replay/[A-Z]{16}$", link.input_value())  # by its id: codes are given out again
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Keep the picture").click()
    assert download.value.suggested_filename == "turncoat-loyalty-or-treachery.png"
    stop_clock(screen)  # its slides take turns
    turn_to(screen, screen.get_by_role("region", name="The evening so far"))
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    turn_to(screen, screen.get_by_role("heading", name="How it went"))
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    picture(screen, "finale-screen-story")

    # Whoever comes later finds it counted
    other.reload()
    expect(other.locator(".headline")).to_have_text("Ann gagne !")


LISTEN = """
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); window.tones.push(options.frequency); }
};
"""


def test_a_screen_is_asked_once_about_sound_and_one_switch_silences_all(
    device: Device, prepared: tuple[Path, PreparedTable]
) -> None:
    screen = device(TELEVISION, reduced_motion=MOVING)
    screen.add_init_script(LISTEN)
    screen.goto(f"/screen/{prepared[1].code}")
    fire = screen.get_by_role("button", name="Crackling fire")
    expect(fire).to_have_attribute("aria-pressed", "false")
    fire.click()
    expect(fire).to_have_attribute("aria-pressed", "true")
    screen.get_by_role("button", name="Settings").click()
    switch = screen.get_by_role("switch")
    expect(switch).to_be_checked()
    switch.click()
    expect(fire).to_have_attribute("aria-pressed", "false")
    before = screen.evaluate("window.tones.length")
    switch.click()
    expect(fire).to_have_attribute("aria-pressed", "true")
    wait_until(
        screen,
        "(before) => window.tones.length > before",
        what=f"more than {before} tones have sounded",
        saw="() => window.tones",
        arg=before,
    )
    kept = json.loads(screen.evaluate("localStorage.getItem('turncoat.device')"))
    assert (kept["sound"], kept["ambience"], kept["narrator"]) == (True, True, False)
