"""TT-34 in real browsers: what goes over the sockets of a Traitor's and of a Loyal player's phone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.conftest import Device
from tests.browser.server import RunningServer
from tests.games.the_traitors.season import until
from tests.server.stored_tables import store_table
from turncoat import Match
from turncoat.core.registry import find
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.tokens import hash_token
from turncoat.server.wire.messages_in import REPLY_BYTES

GAME = "the-traitors"
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Flo", "Gus"]
TRAITOR, LOYAL = 0, 4


def a_season_at_night(file: Path) -> None:
    """A store with one season, in whose Conclave two Traitors have just met."""
    options = find(GAME).settle({}, len(NAMES))
    deal = {"traitors": [0, 1], "lots": list(range(len(NAMES)))[::-1]}
    match = until(Match(GAME, NAMES, bytes(32), options, deal), "conclave", 1)
    made: dict[str, Any] = {"public": False, "together": False, "commitment": match.commitment, "pace": 0.05}
    events: list[e.AnyEvent] = [
        e.Made(game=GAME, options=options, seats=len(NAMES), deal=deal, code="AAAA", **made)
    ]
    for seat, name in enumerate(NAMES):
        events.append(e.Sat(seat=seat, name=name, language="en", key=hash_token(f"secret-{seat}")))
    events += [e.Began(at=-match.now, rules=find(GAME).rules), e.Played(records=match.records())]

    async def write() -> None:
        store = SqliteStore(file)
        await store_table(store, "AAAA", events, bytes(32))
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # this thread's loop is the browsers'
        aside.submit(lambda: asyncio.run(write())).result()


@pytest.fixture
def castle(tmp_path: Path) -> Iterator[RunningServer]:
    a_season_at_night(tmp_path / "tables.sqlite")
    running = RunningServer(tmp_path / "tables.sqlite")
    yield running
    running.stop()


class TrafficRecorder:
    """What goes over a phone's socket: kinds and sizes, each way."""

    def __init__(self, page: Page) -> None:
        self.came: list[tuple[str, int]] = []
        self.went: list[tuple[str, int]] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._note(self.came, frame))
        socket.on("framesent", lambda frame: self._note(self.went, frame))

    def _note(self, where: list[tuple[str, int]], frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        where.append((json.loads(text)["kind"], len(text.encode())))

    def covers(self, which: list[tuple[str, int]]) -> list[int]:
        return [size for kind, size in which if kind == "cover"]

    def others(self, which: list[tuple[str, int]]) -> set[str]:
        return {kind for kind, _ in which if kind != "cover"}


def test_nobody_can_tell_from_the_sockets_who_is_in_the_conclave(
    browser: Browser, castle: RunningServer
) -> None:
    device = Device(browser, castle.address)
    traitor, loyal = device(), device()
    lines = [TrafficRecorder(traitor), TrafficRecorder(loyal)]
    for page, seat in ((traitor, TRAITOR), (loyal, LOYAL)):
        page.goto(f"/table/AAAA?plain=1#seat=secret-{seat}")
        expect(page.locator(".plain h2").first).to_contain_text("conclave")
    traitor.locator(".choices button", has_text="murder").filter(has_text="Dan").click()
    expect(traitor.locator("dl")).to_contain_text("murder")
    loyal.locator(".choices button", has_text="suspect").filter(has_text="Dan").click()
    expect(loyal.locator("dl dt", has_text="suspected").locator("+ dd")).not_to_be_empty()
    traitor.locator(".choices button", has_text="murder").filter(has_text="Flo").click()
    expect(traitor.locator("dl dt", has_text="decisions").locator("+ dd")).to_contain_text("5")
    sizes = set()
    for line in lines:
        assert line.others(line.came) <= {"welcome", "table", "pong"}
        assert line.others(line.went) <= {"hello", "ping"}
        assert len(line.covers(line.came)) >= 2
        sizes |= set(line.covers(line.came))
        assert set(line.covers(line.went)) == {REPLY_BYTES}
        assert abs(len(line.covers(line.went)) - len(line.covers(line.came))) <= 1, "one is on its way"
    assert len(sizes) == 1
    device.close()
    assert device.troubles == []
