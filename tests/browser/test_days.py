"""A season of The Traitors in days: two of them on the wall, with a restart in between. Time is a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Device
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints

HERE = ZoneInfo("Europe/Copenhagen")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida"]


class Wall:
    """The clock on the wall, which only the test moves."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def show(self, day: int, time: str) -> None:
        """Set it to a time in October 2026: summer time ends in the night to the 25th."""
        hour, minute = map(int, time.split(":"))
        at = datetime(2026, 10, day, hour, minute, 1, tzinfo=HERE)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(at.timestamp()))
        fresh.replace(self.file)


@pytest.fixture
def wall(tmp_path: Path) -> Wall:
    clock = Wall(tmp_path / "wall")
    clock.show(24, "17:00")
    return clock


@pytest.fixture
def castle(tmp_path: Path, wall: Wall) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path / "tables.sqlite", wall=wall.file)
    yield running
    running.stop()


@pytest.fixture
def phone(browser: Browser, castle: RunningServer) -> Iterator[Callable[..., Page]]:
    devices = Device(browser, castle.address)
    yield devices
    devices.close()
    assert devices.troubles == []


def open_season(address: str) -> tuple[str, list[str]]:
    """Eight people, two Traitors, the hours of Copenhagen; the code and everybody's secret."""
    with httpx.Client(base_url=address, timeout=60) as http:

        def post(path: str, **body: Any) -> Any:
            answer = http.post(path, json=body)
            assert answer.is_success, answer.text
            return answer.json()

        options = {"pace": "days", "days": 3, "traitors": 2, "hours": {"zone": "Europe/Copenhagen"}}
        first = post("/api/tables", game="the-traitors", name=NAMES[0], language="en", options=options)
        code = first["code"]
        others = [post(f"/api/tables/{code}/join", name=name, language="en") for name in NAMES[1:]]
        answer = http.post(f"/api/tables/{code}/start", headers={"authorization": f"Bearer {first['token']}"})
        assert answer.is_success, answer.text
        return code, [first["token"], *(other["token"] for other in others)]


def sit_down(page: Page, code: str, token: str) -> None:
    page.goto(f"/table/{code}?plain=1#seat={token}")
    expect(page.locator(".plain")).to_be_visible()


def sees(page: Page, phase: str, day: int) -> None:
    expect(page.locator(".plain h2").first).to_contain_text(phase)
    expect(page.locator("dl dt", has_text=re.compile("^day$")).locator("+ dd")).to_have_text(str(day))


def test_a_season_goes_on_by_the_wall_over_a_restart(
    castle: RunningServer, wall: Wall, phone: Callable[..., Page]
) -> None:
    """TT-2: the night to the second day passes while no server runs; summer time ends in the first."""
    code, tokens = open_season(castle.address)
    ann, bo = phone(), phone()
    sit_down(ann, code, tokens[0])
    sit_down(bo, code, tokens[1])
    sees(ann, "arrival", 1)

    wall.show(25, "10:00")  # arrival ends at ten, by winter time
    ann.reload()  # somebody looks in
    for page in (ann, bo):
        sees(page, "selection", 1)
    wall.show(25, "11:00")  # the choice of the Traitors has had its hour
    ann.reload()
    for page in (ann, bo):
        sees(page, "mission", 1)

    wall.show(25, "20:00")
    bo.reload()
    for page in (ann, bo):
        sees(page, "round table", 1)
    for page, target in ((ann, "Cy"), (bo, "Cy")):
        page.locator(".choices button", has_text="vote").filter(has_text=target).first.click()
        expect(page.locator(".choices button", has_text="vote")).to_have_count(0)

    castle.kill()
    wall.show(26, "08:30")
    castle.start()
    for page in (ann, bo):  # they come back by themselves
        sees(page, "breakfast", 2)
    out = bo.locator("dl dt", has_text=re.compile("^out$")).locator("+ dd")
    expect(out).to_contain_text("banished")

    wall.show(26, "10:00")
    bo.reload()
    for page in (ann, bo):
        sees(page, "mission", 2)


ALLOWS = """
let permission = "default";
Object.defineProperty(Notification, "permission", { get: () => permission });
Notification.requestPermission = async () => (permission = "granted");
"""
"""Somebody who allows notifications when asked; a browser without windows cannot ask."""


def test_a_person_gets_a_calendar_and_allows_reminders(
    castle: RunningServer, phone: Callable[..., Page], picture: Callable[[Page, str], None]
) -> None:
    code, tokens = open_season(castle.address)
    ann = phone()
    ann.add_init_script(ALLOWS)
    sit_down(ann, code, tokens[0])
    ann.get_by_role("button", name="Table menu").click()
    menu = ann.get_by_role("dialog")
    menu.get_by_role("button", name="Remind me").click()
    expect(menu.get_by_role("button", name="Stop the reminders")).to_be_visible()
    menu.get_by_role("button", name="Put it in my calendar").click()
    address = menu.get_by_label("Secret address of your calendar")
    expect(address).to_have_value(re.compile(r"/calendar/[\w-]{32}\.ics$"))
    picture(ann, "phone-en-dark-days-menu")
    assert complaints(ann) == []
    first = address.input_value()
    told = httpx.get(first, timeout=60)
    assert told.text.startswith("BEGIN:VCALENDAR")
    assert "SUMMARY:Round Table" in told.text
    assert not any(name in told.text for name in NAMES)
    menu.get_by_role("button", name="Cancel this address").click()
    expect(address).to_have_count(0)
    assert httpx.get(first, timeout=60).status_code == 404
