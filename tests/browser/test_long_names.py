"""The Traitors with names as long as they may be: on the big screen, and on phones held sideways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Device
from tests.browser.stored_matches import CROWD, EIGHT, StoredMatches, open_phone, open_screen, season
from tests.browser.test_looks import smallest_text
from tests.games.the_traitors.season import all_in, earn_access, move, night, until
from tests.games.the_traitors.test_message import lay, right_order
from turncoat import Match

SIZES = [{"width": 1920, "height": 1080}, {"width": 1366, "height": 768}]
SIDEWAYS = {"width": 740, "height": 360}
LONGEST = EIGHT.index("Wolfeschlegelsteinhausen")
CUT = """(within) => [...document.querySelectorAll(within)].flatMap((all) => [...all.querySelectorAll("*")])
  .filter((one) => !one.closest("svg, .unseen") && one.checkVisibility())
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const box = text.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
    for (let clip = one; clip && clip !== document.body; clip = clip.parentElement) {
      const edge = clip.getBoundingClientRect();
      const hides = getComputedStyle(clip).overflow !== "visible" || clip.localName === "button";
      if (hides && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) return true;
      if (hides && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) return true;
    }
    return false;
  })
  .map((one) => one.textContent.trim())"""
"""Texts that are not whole: outside of the window, of what hides the rest, or of their button."""


def cut(page: Page, within: str) -> list[str]:
    found: list[str] = page.evaluate(CUT, within)
    return found


@pytest.fixture
def serve_matches(tmp_path: Path, browser: Browser) -> Iterator[Callable[..., tuple[Device, list[str]]]]:
    """Serve these matches; errors on a device fail the test."""
    closing: list[Callable[[], None]] = []
    devices: list[Device] = []

    def store(*matches: Match) -> tuple[Device, list[str]]:
        stored = StoredMatches(tmp_path / "tables.sqlite")
        codes = [stored.add(match) for match in matches]
        server = stored.serve()
        devices.append(Device(browser, server.address))
        closing.extend((devices[-1].close, server.stop))
        return devices[-1], codes

    yield store
    for close in closing:
        close()
    assert [trouble for device in devices for trouble in device.troubles] == []


def crowd(**options: object) -> Match:
    return season(CROWD, (0, 1, 2), days=10, **options)


def seasons() -> dict[str, Match]:
    """Where many names stand on the big screen at once."""
    armoury, breakfast = crowd(), crowd()
    earn_access(armoury, [2, 3, 4])
    move(armoury, LONGEST, "open_door", door=1)
    night(breakfast, {"move": "murder", "target": 13})
    all_in(breakfast)
    message = until(crowd(first_mission="message"), "mission")
    lay(message, right_order(message))
    reveal = until(crowd(), "round_table", "vote")
    for seat in range(len(CROWD)):
        move(reveal, seat, "vote", target=LONGEST if seat != LONGEST else 0, reason="Too quiet. " * 20)
    return {
        "arrival": crowd(),
        "armoury": armoury,
        "breakfast": breakfast,
        "duel": until(crowd(first_mission="duel"), "mission"),
        "message": message,
        "few at a table": until(season(EIGHT, (0, 1), days=6), "round_table", "talk"),
        "vote": until(crowd(), "round_table", "vote"),
        "reveal": reveal,
    }


def test_everybody_in_a_crowd_with_long_names_is_read_on_the_big_screen(
    serve_matches: Callable[..., tuple[Device, list[str]]], picture: Callable[[Page, str], None]
) -> None:
    wanted = seasons()
    device, codes = serve_matches(*wanted.values())
    wrong: dict[str, object] = {}
    for name, code in zip(wanted, codes, strict=True):
        screen = open_screen(device, code)
        for size in SIZES:
            screen.set_viewport_size({"width": size["width"], "height": size["height"]})
            picture(screen, f"long-names-{name}-{size['height']}")
            if found := cut(screen, "main .stage"):
                wrong[f"{name} {size['height']}"] = found
            if (least := smallest_text(screen)) < size["height"] * 0.05 - 0.1:
                wrong[f"{name} {size['height']} letters"] = least
    assert wrong == {}


def test_a_ballot_of_long_names_fits_on_a_phone_either_way(
    serve_matches: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, (code,) = serve_matches(until(crowd(), "round_table", "vote"))
    page = open_phone(device, code, 1)
    page.locator(f".stage [data-seat='{LONGEST}']").click()
    expect(page.locator(".actions .wax")).to_be_enabled()
    for size in ({"width": 360, "height": 640}, SIDEWAYS):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.get_by_role("textbox")).to_be_in_viewport(ratio=1)
        expect(page.locator(".people .person").last).to_be_in_viewport(ratio=1)
        assert cut(page, ".people, .actions") == []


def test_a_duel_with_a_long_name_can_be_played_on_a_phone_held_sideways(
    serve_matches: Callable[..., tuple[Device, list[str]]],
) -> None:
    duel = until(season(EIGHT, (0, 1), days=6, first_mission="duel"), "mission")
    bouts = duel.view("watcher")["mission"]["progress"]["bouts"]
    seat = next(bout["seats"][bout["actor"]] for bout in bouts if LONGEST in bout["seats"])
    device, (code,) = serve_matches(duel)
    page = open_phone(device, code, seat)
    page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    for button in page.locator(".acts button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert cut(page, ".mission .room") == []
