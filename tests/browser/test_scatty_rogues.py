"""Scatty Rogues with four phones and a big screen: a whole game, and that nothing keeps what is to be remembered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.laid import Laid
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints, smallest_text
from turncoat.server.store.sqlite import SqliteStore
from turncoat.server.tables.house import House
from turncoat.server.wire import messages_in as m

GAME = "scatty-rogues"
FOUR = ["Ann", "Bo", "Cleo", "Dan"]
DEAL = {
    "traps": [
        *("pirate", "ear", "11"),
        *("parrot", "chest", "lantern", "rope", "fist", "spyglass", "crow", "8", "cat", "cook", "wave", "anchor"),
    ]
}
QUICK: dict[str, Any] = {"objection_window": 0.7, "count_seconds": 1}


async def _lay(store: Path, names: list[str], options: dict[str, Any]) -> Laid:
    house = House(SqliteStore(store))
    owner = await house.make(
        m.NewTable(game=GAME, name=names[0], language="en", options=options, together=True), deal=DEAL
    )
    others = [await house.join(owner.code, m.Join(name=name, language="en")) for name in names[1:]]
    await house.start(owner.code, owner.token)
    await house.close()
    return Laid(owner.code, [owner.token, *(other.token for other in others)])


def lay(store: Path, names: list[str], **options: Any) -> Laid:
    with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
        return apart.submit(asyncio.run, _lay(store, names, QUICK | options)).result()


@contextmanager
def served(store: Path) -> Iterator[RunningServer]:
    running = RunningServer(store)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    """A server whose one table has started; `laid` says where. Options come from the `options` mark."""
    mark = request.node.get_closest_marker("options")
    laid = lay(tmp_path / "tables.sqlite", FOUR, **(mark.kwargs if mark else {}))
    with served(tmp_path / "tables.sqlite") as running:
        running.laid = laid  # type: ignore[attr-defined]
        yield running


@pytest.fixture
def laid(server: RunningServer) -> Laid:
    found: Laid = server.laid  # type: ignore[attr-defined]
    return found


class Rogue:
    """Somebody with a phone, who answers, objects and hides."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    @property
    def table(self) -> Locator:
        return self.page.locator(".table[data-moment]")

    @property
    def pad(self) -> Locator:
        return self.page.locator(".pad")

    @property
    def headline(self) -> Locator:
        return self.page.locator(".headline")

    @property
    def middle(self) -> Locator:
        return self.page.locator(".ring .middle")

    @property
    def hand(self) -> Locator:
        return self.page.locator("button.object")

    def say(self, what: str) -> None:
        """A number by its key, a word in the field."""
        expect(self.page.locator(".pad.ready")).to_be_visible()
        if what.isdigit():
            self.pad.get_by_role("button", name=what, exact=True).click()
        else:
            self.pad.locator("input").fill(what)
            self.pad.locator("input").press("Enter")

    def sign(self, name: str) -> None:
        expect(self.page.locator(".pad.ready")).to_be_visible()
        self.pad.get_by_role("button", name=name, exact=True).click()

    def scatty(self) -> None:
        expect(self.page.locator(".pad.ready")).to_be_visible()
        self.pad.get_by_role("button", name="Scatty Rogues!").click()

    def object(self) -> None:
        expect(self.hand).to_be_enabled()
        self.hand.click()
        expect(self.table).to_have_attribute("data-phase", "correct")

    def hide(self, trove: int, word: str | None = None) -> None:
        door = self.page.get_by_role("button", name=f"Door {trove}", exact=True)
        door.click()
        moment = self.table.get_attribute("data-moment") or ""
        if word is not None:
            self.page.locator("#code-word").fill(word)
        self.page.get_by_role("button", name=f"Hide it behind door {trove}").click()
        expect(self.table).not_to_have_attribute("data-moment", moment)

    def take_penalty_from(self, name: str | None = None) -> None:
        choice = self.page.locator(".choice button")
        (choice.filter(has_text=name) if name else choice).first.click()

    def penalties(self) -> list[int]:
        """What everybody is told about penalty cards: skulls in the drawer, by seat."""
        self.page.locator("button.players").click()
        drawer = self.page.locator("dialog[open]")
        expect(drawer).to_be_visible()
        found = [row.get_by_role("img", name="Penalty card").count() for row in drawer.locator("li").all()]
        self.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        return found


@pytest.fixture
def rogues(device: Device, laid: Laid) -> list[Rogue]:
    found = []
    for seat, name in enumerate(FOUR):
        page = device()
        page.goto(laid.address(seat))
        found.append(Rogue(page, name))
    for rogue in found:
        expect(rogue.table).to_be_visible()
    return found


@pytest.fixture
def screen(device: Device, laid: Laid) -> Page:
    page = device(size=TELEVISION)
    page.goto(f"/screen/{laid.code}")
    expect(page.locator(".ring")).to_be_visible()
    return page


def set_up(ann: Rogue) -> None:
    """SR-4: pirate behind 3, ear behind 5, the figure 11 behind 7."""
    ann.hide(3, "hook")
    ann.hide(5)
    ann.hide(7)


def at_once(rogues: list[Rogue]) -> None:
    """Hands go up on several phones at the same moment."""
    for rogue in rogues:
        expect(rogue.hand).to_be_enabled()
    moment = rogues[0].page.evaluate("Date.now()") + 600
    for rogue in rogues:
        rogue.hand.evaluate("(hand, at) => void setTimeout(() => hand.click(), at - Date.now())", moment)


def test_four_phones_and_a_big_screen_play_a_whole_game(
    rogues: list[Rogue], screen: Page, laid: Laid, picture: Callable[[Page, str], None]
) -> None:
    ann, bo, cleo, dan = rogues
    line = screen.locator("footer .line")
    expect(ann.headline).to_have_text("Give it a code word, and choose a door.")
    expect(line).to_have_text("Ann hides a trap. Watch where!")
    ann.hide(3, "hook")
    for page in (bo.page, cleo.page, screen):  # the word is told to all, once
        expect(page.locator(".going")).to_contain_text("“hook”")
        expect(page.locator(".going").get_by_role("img", name="Pirate")).to_be_visible()
    ann.hide(5)
    ann.hide(7)

    expect(ann.headline).to_have_text("Your turn!")
    ann.say("1")
    expect(dan.middle).to_contain_text("1")

    # Unjustified: Bo was right, and Cleo pays (SR-19)
    bo.say("2")
    cleo.object()
    expect(line).to_have_text("Cleo objects to Bo!")
    cleo.say("3")
    for page in (ann.page, screen):
        expect(page.locator(".turned").get_by_role("img", name="Treasure")).to_be_visible()
    expect(line).to_have_text("Bo was right. Cleo pays.")
    assert bo.penalties() == [0, 0, 1, 0]
    expect(screen.locator(".turned")).to_have_count(0)  # it is closed again
    cleo.say("Hook")

    # Justified: Dan pays, and Ann hides a trap with loot (SR-20)
    dan.say("5")
    ann.object()
    ann.say("4")
    expect(line).to_have_text("Ann hides a trap. Watch where!")
    ann.hide(18, "polly")
    expect(screen.locator("[data-seat='0'] .who b")).to_contain_text("3")
    ann.sign("Tug your ear")

    # Too slow: the count is heard and seen, and runs out (SR-13)
    dan.page.locator("button.count").click()
    expect(screen.get_by_role("timer")).to_be_visible()
    expect(bo.headline).to_have_text("Too slow! Does anybody object?")
    cleo.object()
    cleo.say("6")
    cleo.hide(17, "box")

    # Doubly wrong: both pay, and no trap is hidden (SR-21)
    cleo.say("7")
    bo.object()
    bo.say("8")
    expect(line).to_have_text("Cleo was wrong, and so was Bo!")
    expect(screen.locator(".turned").get_by_role("img", name="Figure 11")).to_be_visible()
    assert ann.penalties() == [0, 2, 2, 1]

    # Hands at once: the poorer one objects (SR-17)
    dan.say("9")
    at_once([ann, bo])
    expect(bo.headline).to_have_text("You object: what is right?")
    bo.say("8")
    bo.hide(16, "lamp")

    # The pile runs empty, and penalty cards are taken from others (SR-23)
    ann.say("10")
    cleo.object()
    cleo.say("11")
    expect(line).to_have_text("Ann was wrong, and so was Cleo!")
    bo.say("3")
    dan.object()
    dan.say("4")
    expect(bo.headline).to_have_text("Whose penalty card do you take?")
    expect(line).to_have_text("Bo takes somebody’s penalty card.")
    bo.take_penalty_from("Cleo")
    dan.take_penalty_from("Ann")
    expect(line).to_have_text("Bo was wrong, and so was Dan!")
    assert sum(cleo.penalties()) == 8

    # A phone drops out and comes back to the present
    dan.page.context.set_offline(True)
    expect(dan.page.get_by_role("status").first).to_be_visible()
    cleo.say("11")
    dan.page.context.set_offline(False)
    dan.say("elephant")

    # The rest of the round: everybody is caught by the next but one
    ann.object()
    ann.say("12")
    dan.take_penalty_from()
    ann.hide(1, "knot")
    rest = [("13", None), ("14", "tube"), ("15", "bird"), ("lamp", None), ("box", "puss"), ("poly", "chef")]
    for turn, (right, word) in enumerate(rest):
        somebody, objector = rogues[turn % 4], rogues[(turn + 2) % 4]
        somebody.say("nonsense")
        objector.object()
        objector.say(right)
        somebody.take_penalty_from()
        objector.hide(turn + 1, word)

    # Scatty Rogues forgotten (SR-10): the objector hides, then the table calls it and Cleo hides the last trap
    cleo.say("1")
    dan.object()
    dan.scatty()
    cleo.take_penalty_from()
    dan.hide(9)
    expect(cleo.headline).to_have_text("The last trap! Choose any door.")
    cleo.hide(10)

    expect(screen.locator(".ending.done")).to_be_visible()
    result = screen.request.get(f"/api/tables/{laid.code}/replay?viewer=host").json()["steps"][-1]["view"]["result"]
    counted = {row.locator(".name").inner_text(): row.locator("b").inner_text() for row in screen.locator("li").all()}
    assert counted == {name: str(points).replace("-", "−") for name, points in zip(FOUR, result["points"], strict=True)}
    for seat, rogue in enumerate(rogues):
        expect(rogue.page.locator(".ending h2")).to_contain_text("You" if seat in result["winners"] else "win")
    picture(screen, "scatty-screen-over")
    picture(rogues[result["winners"][0]].page, "scatty-phone-won")
