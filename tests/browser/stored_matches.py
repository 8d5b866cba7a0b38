"""Matches stored at any moment, each at a table of its own, and the pages that show them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, TELEVISION, Device
from tests.browser.server import RunningServer
from tests.browser.waiting import stop_clock
from tests.server.stored_tables import store_table
from turncoat import Match
from turncoat.core.registry import find
from turncoat.core.viewer import Seat
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.codes import LETTERS
from turncoat.server.tables.registry.tokens import hash_token

GAME: Final = "the-traitors"
SEED: Final = bytes(32)
HINTS: Final = ["tt-hint-night", "tt-hint-breakfast", "tt-hint-vote", "tt-hint-talk"]
EIGHT: Final = [
    *("Anne-Sophie Kierkegaard", "Bo", "Élisabeth-Charlotte Roux", "Søren Ørsted-Ångström"),
    *("Wolfeschlegelsteinhausen", "Finn", "Jean-Baptiste Guðmundsen", "Ida"),
]
CROWD: Final = [
    *EIGHT,
    *(
        "Maximiliane von Thurn",
        "Bartholomæus Bredgaard",
        "Kirsten Marie",
        "Ludo",
        "Åse",
        "Théodore de Sainte-Croix",
    ),
    *("Ingeborg Rasmussen", "Wilhelmina", "Guillaume-Éric Lefèvre", "Nora", "Alexandra Papadopoulou", "Mads"),
    *("Constantin", "Freja Thorvaldsdóttir", "Viggo", "Marie-Antoinette Dubois"),
]
"""Names are at most 24 letters long; that many people have names of every length."""
KNOWS: Final = f"""
localStorage.setItem("turncoat.hints", {json.dumps(json.dumps(HINTS))});
"""
"""Makes a page of somebody who has read every hint."""


def season(names: list[str] = EIGHT, traitors: Iterable[int] = (0, 1), **options: Any) -> Match:
    """Build a season with a fixed deal.

    At breakfast the lowest seats come first, the lot falls on the highest, shields are behind door 1.
    """
    seats = list(range(len(names)))
    deal = {
        "traitors": list(traitors),
        "lots": seats[::-1],
        "breakfast": [seats] * 12,
        "reveal": [0] * 60,
        "doors": [[0]] * 12,
    }
    return Match(GAME, names, SEED, {"death_lists": [], **options}, deal)


def _events(match: Match, together: bool, code: str) -> list[e.AnyEvent]:
    events: list[e.AnyEvent] = [
        e.Made(
            game=match.game,
            options=match.options,
            seats=len(match.seats),
            deal=match.log["deal"],
            commitment=match.commitment,
            public=False,
            together=together,
            pace=0.05,
            code=code,
        )
    ]
    if match.options.get("host") == "human":
        events.append(e.HostSat(name="Marie-Josée Sørensen", language="en", key=hash_token("secret-host")))
    for seat, name in enumerate(match.seats):
        events.append(e.Sat(seat=seat, name=name, language="en", key=hash_token(f"secret-{seat}")))
    return [
        *events,
        e.Began(at=-match.now, rules=find(match.game).rules),
        e.Played(records=match.records(), over=match.over),
    ]


class StoredMatches:
    """Collects matches, each at a table of its own, and then serves them."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self._matches: list[tuple[str, list[e.AnyEvent]]] = []

    def add(self, match: Match, together: bool = True) -> str:
        """Add a match, and return the code of its table. `together`: the people sit in one room."""
        tens, ones = divmod(len(self._matches), len(LETTERS))
        code = f"AA{LETTERS[tens]}{LETTERS[ones]}"
        self._matches.append((code, _events(match, together, code)))
        return code

    def serve(self, still: bool = True) -> RunningServer:
        """Start the server.

        `still`: no clock runs unless a test says so. Moves by night are told at the beat of a running clock.
        """
        self.write()
        return RunningServer(self._store, speed=0.0 if still else 1.0)

    def write(self) -> None:
        """Write the matches into the store, for a server of another kind."""
        with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
            apart.submit(asyncio.run, self._write()).result()

    async def _write(self) -> None:
        store = SqliteStore(self._store, tick=lambda: 0.0)
        for code, events in self._matches:
            await store_table(store, code, events, SEED)
        await store.close()


def open_phone(device: Device, code: str, seat: Seat, knows: bool = True, moving: bool = False) -> Page:
    """Open a seat on a phone. `knows`: its player has read every hint."""
    page = _new_page(device, PHONE, moving)
    if knows:
        page.add_init_script(KNOWS)
    page.goto(f"/table/{code}#seat=secret-{seat}")
    return _wait_for_table(page, moving)


def open_watcher(device: Device, code: str) -> Page:
    """Open a table as a watcher, on a phone."""
    page = device()
    page.goto(f"/table/{code}")
    page.locator("#name").fill("Somebody who watches")
    page.locator("form .watch").click()
    return _wait_for_table(page)


def open_screen(device: Device, code: str, moving: bool = False) -> Page:
    """Open a table on a big screen."""
    page = _new_page(device, TELEVISION, moving)
    page.goto(f"/screen/{code}")
    return _wait_for_table(page, moving)


def _new_page(device: Device, size: dict[str, int], moving: bool) -> Page:
    """Make a page; where things move on it, its clock is ours."""
    if not moving:
        return device(size)
    page = device(size, reduced_motion="no-preference")
    page.clock.install()
    return page


def _wait_for_table(page: Page, moving: bool = False) -> Page:
    """Wait until the table is there; where things move, stop the clock then."""
    expect(page.locator("[data-moment]")).to_be_visible()
    if moving:
        stop_clock(page)
    return page
