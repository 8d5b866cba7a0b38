"""A season of The Traitors on phones: its server, and the people who sit at its table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.server import RunningServer
from tests.browser.waiting import wait_until

GAME = "the-traitors"
MOMENT = "document.querySelector('[data-moment]').dataset.moment"


class Castle(RunningServer):
    """A server with one season; its clock runs down when a test says so."""

    def __init__(self, store: Path, prepared: PreparedTable, speed: float = 1.0) -> None:
        self.prepared = prepared
        super().__init__(store, speed=speed)

    def step(self, guest: Guest) -> None:
        """Let the clock run down once, and wait until that phone shows it."""
        with guest.seeing_change():
            self.pass_time(self.prepared.code)

    def until(self, guest: Guest, phase: str, stage: str | None = None, **marks: int) -> None:
        """Let the clock run down until the season is at that phase."""
        for _ in range(60):
            if guest.at(phase, stage, **marks):
                return
            self.step(guest)
        raise AssertionError(f"the season never came to {phase} {stage} {marks}")


def open_castle(
    store: Path, names: Sequence[str], deal: dict[str, Any], speed: float = 1.0, **options: Any
) -> Castle:
    """Start a season from its arrival."""
    return Castle(store, prepare_table(store, GAME, names, deal, **options), speed)


class Guest:
    """A person with a phone."""

    def __init__(self, page: Page, prepared: PreparedTable, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.sent: list[str] = []
        page.on("websocket", lambda line: line.on("framesent", lambda text: self.sent.append(str(text))))
        page.goto(prepared.address(seat))
        expect(self.table).to_be_visible()

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-moment]")

    @property
    def headline(self) -> Locator:
        return self.page.locator(".strip .headline")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def at(self, phase: str, stage: str | None = None, **marks: int) -> bool:
        wanted = {"phase": phase, **({} if stage is None else {"stage": stage}), **marks}
        found = self.marks()
        return all(found.get(name) == str(value) for name, value in wanted.items())

    def marks(self) -> dict[str, str]:
        """Return how far this phone is: the data attributes of its table."""
        found: dict[str, str] = self.table.evaluate("(table) => ({ ...table.dataset })")
        return found

    @contextmanager
    def seeing_change(self) -> Iterator[None]:
        """Wait, at the end of the block, until this phone shows another moment than before it."""
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
        """Hold the own card for the length of the block; give what it tells."""
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

    def reveal(self) -> None:
        """Hold the card until it has turned (TT-22, TT-39)."""
        card = self.page.locator(".actions .reveal")
        expect(card).to_be_visible()
        card.locator(".held").hover()
        self.page.mouse.down()
        expect(card).to_have_count(0)
        self.page.mouse.up()

    def seal(self, face: int | None = None, mark: str = "I") -> None:
        """Hold the card, choose a mark and a face (the first unless one is given), and seal them."""
        with self.holding():
            pass
        self.page.get_by_role("radio", name=f"Mark {mark}", exact=True).click()
        (self.page.locator(".people .person").first if face is None else self.person(face)).click()
        self.button("Seal it").click()
        expect(self.page.get_by_role("status").get_by_text("Sealed.")).to_be_visible()
        with self.holding() as told:  # the open screen says so at once, the card when it has counted
            expect(told).not_to_contain_text("You have sealed nothing yet.")

    @contextmanager
    def looking(self) -> Iterator[Locator]:
        """Hold the card of the ceremony for the length of the block; give the card."""
        card = self.page.locator(".ceremony .card")
        expect(card).to_be_visible()  # fetched when the ceremony begins
        self.page.locator(".ceremony .held").hover()
        self.page.mouse.down()
        expect(card).to_contain_text("You are")
        yield card
        self.page.mouse.up()
        expect(card).not_to_contain_text("You are")
