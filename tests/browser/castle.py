"""A season of The Traitors on phones: the table, laid before the server opens, and those who sit at it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.laid import Laid
from tests.browser.server import RunningServer
from tests.browser.waiting import wait_until
from turncoat.server.store.sqlite import SqliteStore
from turncoat.server.tables.registry.house import House
from turncoat.server.wire import messages_in as m

GAME = "the-traitors"
MOMENT = "document.querySelector('[data-moment]').dataset.moment"


async def _lay(store: Path, names: Sequence[str], deal: dict[str, Any], options: dict[str, Any]) -> Laid:
    house = House(SqliteStore(store, shared=True), fixed_deals=True)
    new = m.NewTable(game=GAME, name=names[0], language="en", options=options)
    owner = await house.make(new, deal=deal)
    others = [await house.join(owner.code, m.Join(name=name, language="en")) for name in names[1:]]
    await house.start(owner.code, owner.token)
    await house.close()
    return Laid(owner.code, [owner.token, *(other.token for other in others)])


class Castle(RunningServer):
    """A server with one season, whose clock runs down when a test says so."""

    def __init__(self, store: Path, names: Sequence[str], deal: dict[str, Any], **options: Any) -> None:
        with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
            self.laid = apart.submit(asyncio.run, _lay(store, names, deal, options)).result()
        super().__init__(store)

    def step(self, guest: Guest) -> None:
        """The clock runs down once, and that phone has seen it."""
        with guest.seeing_change():
            self.pass_time(self.laid.code)

    def until(self, guest: Guest, phase: str, stage: str | None = None, **marks: int) -> None:
        """The clock runs down until the season is there."""
        for _ in range(60):
            if guest.at(phase, stage, **marks):
                return
            self.step(guest)
        raise AssertionError(f"the season never came to {phase} {stage} {marks}")


class Guest:
    """Somebody with a phone."""

    def __init__(self, page: Page, laid: Laid, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.sent: list[str] = []
        page.on("websocket", lambda line: line.on("framesent", lambda text: self.sent.append(str(text))))
        page.goto(laid.address(seat))
        expect(self.table).to_be_visible()

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-moment]")

    @property
    def headline(self) -> Locator:
        return self.page.locator(".strip .headline")

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog[open]")

    def at(self, phase: str, stage: str | None = None, **marks: int) -> bool:
        wanted = {"phase": phase, **({} if stage is None else {"stage": stage}), **marks}
        found = self.marks()
        return all(found.get(name) == str(value) for name, value in wanted.items())

    def marks(self) -> dict[str, str]:
        """How far this phone is."""
        found: dict[str, str] = self.table.evaluate("(table) => ({ ...table.dataset })")
        return found

    @contextmanager
    def seeing_change(self) -> Iterator[None]:
        """What is done here reaches this phone."""
        before = self.marks()["moment"]
        yield
        wait_until(
            self.page,
            f"(before) => {MOMENT} !== before",
            what=f"this phone is past moment {before}",
            saw=f"() => {MOMENT}",
            arg=before,
        )

    def person(self, seat: int) -> Locator:
        return self.page.locator(f".stage [data-seat='{seat}']")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @contextmanager
    def holding(self) -> Iterator[Locator]:
        """The own card is held: what it tells."""
        self.page.locator(".hand .held").hover()
        self.page.mouse.down()
        peek = self.page.locator(".peek")
        expect(peek).to_be_visible()
        yield peek
        self.page.mouse.up()
        expect(peek).to_have_count(0)

    def vote(self, seat: int, reason: str = "") -> None:
        expect(self.page.locator(".ballot")).to_be_visible()
        self.person(seat).click()
        if reason:
            self.page.get_by_role("textbox").fill(reason)
        self.page.get_by_role("button", name=re.compile("^Banish ")).click()
        expect(self.page.locator(".ballot")).to_have_count(0)

    def seal(self, face: int | None = None, mark: str = "I") -> None:
        """By night: a mark, a face, and the seal."""
        self.page.get_by_role("radio", name=f"Mark {mark}", exact=True).click()
        if face is not None:
            self.person(face).click()
        self.button("Seal it").click()
        expect(self.page.get_by_role("status").get_by_text("Sealed.")).to_be_visible()

    def learn(self) -> None:
        """The Traitors are chosen: put the sheet away."""
        self.page.get_by_role("button", name=re.compile("^Later")).click()
        expect(self.sheet).to_have_count(0)
