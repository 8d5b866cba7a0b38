"""Nothing tells the outcome before the card has turned, and no control takes a tap meant for another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.person import GAME, Person
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer
from tests.browser.waiting import stop_clock

MOVING = "no-preference"
TOP = ["KH", "5S", "QD", "6H"]
"""Ann and Bo call red, black and red rightly; what Ann then returns lies on top for Bo."""
DECK = TOP + [card for rank in "23456789TJQKA" for suit in "HDSC" if (card := rank + suit) not in TOP]

COUNT_KNOCKS = "window.knocks = 0; navigator.vibrate = () => { window.knocks += 1; return true; };"


@pytest.fixture
def prepared(tmp_path: Path) -> tuple[Path, PreparedTable]:
    store = tmp_path / "tables.sqlite"
    return store, prepare_table(store, GAME, ["Ann", "Bo"], {"deck": DECK, "first": 0})


@pytest.fixture
def server(prepared: tuple[Path, PreparedTable]) -> Iterator[RunningServer]:
    running = RunningServer(prepared[0])
    yield running
    running.stop()


@pytest.fixture
def sit(device: Device, prepared: tuple[Path, PreparedTable]) -> Callable[[int, str], Person]:
    def take(seat: int, motion: str) -> Person:
        page = device(reduced_motion=motion, tap_guard=True)
        page.add_init_script(COUNT_KNOCKS)
        page.clock.install()
        page.goto(prepared[1].address(seat))
        somebody = Person(("Ann", "Bo")[seat], page)
        expect(somebody.table).to_be_visible()
        return somebody

    return take


def moves_sent(page: Page) -> list[str]:
    """Every move that leaves this page from now on."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)) if '"move"' in str(frame) else None)

    page.on("websocket", listen)
    page.reload()
    return sent


def stop_time(page: Page) -> None:
    """Whatever waits for a moment waits until the test lets time pass."""
    stop_clock(page)


def tap_what_is_there(page: Page) -> None:
    box = page.locator(".actions button").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("motion", ["reduce", MOVING])
def test_a_second_tap_after_a_call_is_not_taken_for_loyalty(
    sit: Callable[[int, str], Person], motion: str
) -> None:
    ann = sit(0, motion)
    sent = moves_sent(ann.page)
    call = ann.actions.locator(".call.red")
    expect(call).to_be_enabled()
    stop_time(ann.page)
    call.click()
    begun = ann.page.locator(".flying").first if motion == MOVING else ann.actions.locator(".counts")
    expect(begun).to_be_attached()
    for _ in range(
        4 if motion == MOVING else 3
    ):  # the card turns, new controls come, and at first take nothing
        tap_what_is_there(ann.page)
        ann.page.clock.run_for(255 if motion == MOVING else 100)
    expect(ann.actions.locator(".counts")).to_be_visible()
    tap_what_is_there(ann.page)
    assert len(sent) == 1
    ann.page.clock.run_for(1_000)
    expect(ann.actions.locator(".counts button").first).to_be_enabled()
    ann.actions.locator(".counts button").first.click()
    expect(ann.page.locator(".story")).to_have_text("Loyalty: you draw no more.")
    assert len(sent) == 2


def call_rightly(somebody: Person, colour: str) -> None:
    somebody.actions.locator(f".call.{colour}").click()
    expect(somebody.actions.locator(".counts")).to_be_visible()


def draw_no_more(somebody: Person) -> None:
    somebody.actions.locator(".counts button").first.click()
    expect(somebody.actions.locator(".counts")).to_have_count(0)


def what_is_told(page: Page) -> dict[str, object]:
    """Everything that could give an outcome away."""
    told: dict[str, object] = page.evaluate(
        """() => {
          const all = (selector) => [...document.querySelectorAll(selector)];
          const text = (selector) => all(selector).map((one) => one.textContent.trim());
          return {
            counts: text(".player .count"),
            deck: text(".deck p"),
            players: all(".player").map((one) => one.className),
            trap: text(".trap"),
            controls: text(".actions button"),
            title: document.title,
            knocks: window.knocks,
          };
        }"""
    )
    return told


def test_everything_waits_for_the_card_on_the_phones_and_on_the_big_screen(
    sit: Callable[[int, str], Person],
    device: Device,
    prepared: tuple[Path, PreparedTable],
    picture: Callable[[Page, str], None],
) -> None:
    ann, bo = sit(0, MOVING), sit(1, MOVING)
    screen = device(size=TELEVISION, reduced_motion=MOVING)
    screen.clock.install()
    screen.goto(f"/screen/{prepared[1].code}")
    pages = (ann.page, bo.page, screen)

    call_rightly(ann, "red")
    draw_no_more(ann)
    call_rightly(bo, "black")
    draw_no_more(bo)
    call_rightly(ann, "red")
    ann.set_trap(most=1)
    expect(bo.actions.locator(".call.black")).to_be_enabled()
    expect(screen.locator(".trap")).to_have_text("Ann’s trap: 1 card")
    for page in pages:
        expect(page.locator(".flying")).to_have_count(0)
        stop_time(page)

    before = [what_is_told(page) for page in pages]
    bo.actions.locator(".call.black").click()
    for page, told in zip(pages, before, strict=True):
        expect(page.locator(".flying").first).to_be_attached()
        assert what_is_told(page) == told
        expect(page.locator(".now")).to_contain_text("(black)…")
        expect(page.locator(".story")).to_be_empty()
        expect(page.get_by_text("sprang")).to_have_count(0)
    picture(bo.page, "phone-en-dark-turning")
    picture(screen, "screen-en-dark-turning")

    for page in pages:
        assert page.locator(".jaws, .sprung").count() == 0
        page.clock.run_for(1_010)
        expect(page.locator(".now")).to_contain_text("sprang")
        expect(page.locator(".light.sprung")).to_be_attached()
        expect(page.locator(".jaws")).to_be_visible()
        expect(page.locator(".story")).to_contain_text("trap")
    felt = ann.page.evaluate("window.knocks") - before[0]["knocks"]
    assert felt == 2  # the trap, and that it is her turn
    expect(ann.page).to_have_title(f"Your turn · {prepared[1].code}")
    picture(ann.page, "phone-en-dark-turned")


def test_a_touch_shows_the_card_at_once(sit: Callable[[int, str], Person]) -> None:
    ann = sit(0, MOVING)
    expect(ann.actions.locator(".call.red")).to_be_enabled()
    stop_time(ann.page)
    ann.actions.locator(".call.red").click()
    expect(ann.page.locator(".flying").first).to_be_attached()
    ann.page.locator(".felt").click(position={"x": 5, "y": 5})
    expect(ann.page.locator(".flying")).to_have_count(0)
    expect(ann.actions.locator(".counts")).to_be_visible()
