"""Every game to its end with the keyboard alone, and what a screen reader hears of it.

One person plays; the clock plays for the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Device
from tests.browser.laid import Laid, lay
from tests.browser.server import RunningServer
from turncoat.games.are_you_the_traitor.treasure import DECK

LISTEN = """
window.heard = [];
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const near = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(LIVE);
    const said = near?.textContent.replace(/\\s+/g, " ").trim();
    if (said && window.heard.at(-1) !== said) window.heard.push(said);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""What is said by itself: regions that were there already, and have changed."""
FOCUS = r"""() => {
  const here = document.activeElement;
  if (here === document.body || here.tabIndex < 0) return null;
  const text = [...(here.labels ?? [])].map((label) => label.textContent).join(" ") || here.textContent || "";
  return (here.getAttribute("aria-label") || text).replace(/\s+/g, " ").trim();
}"""


TABLE = "[data-moment], [data-phase]"
MARKS = "(table) => table && JSON.stringify(table.dataset)"
"""How far the match is."""


class Player:
    """Somebody at a keyboard, with a screen reader."""

    def __init__(self, page: Page, server: RunningServer, laid: Laid) -> None:
        self.page = page
        self._server = server
        self._code = laid.code
        self._lines: list[WebSocket] = []
        page.on("websocket", lambda line: self._lines.append(line))
        page.add_init_script(LISTEN)
        page.goto(laid.address(0))
        expect(self.table).to_be_visible()
        page.keyboard.press("Tab")

    @property
    def table(self) -> Any:
        return self.page.locator(TABLE).first

    def press(self, name: str, key: str = "Enter") -> None:
        """Tab to what has that name, and press a key on it. The focus may be anywhere, but never lost."""
        self.page.wait_for_function("() => document.activeElement !== document.body")
        met = []
        for _ in range(200):
            met.append(self.page.evaluate(FOCUS) or "")
            if re.search(name, met[-1]):
                self.page.keyboard.press(key)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {name!r}, only {sorted(set(met))}")

    def type(self, name: str, text: str) -> None:
        self.press(name, "End")
        self.page.keyboard.type(text)

    def skip_to_the_end(self) -> None:
        """Silence ends every match; what would be shown of it meanwhile is not waited for."""
        told = ""
        while '"phase":"over"' not in told:
            with self._lines[-1].expect_event("framereceived") as frame:
                self._server.pass_time(self._code)
            told = str(frame.value)
        self.page.reload()

    def pass_time(self) -> None:
        """The clock runs down once, and this page has seen it."""
        before = self.table.evaluate(MARKS)
        self._server.pass_time(self._code)
        self.page.wait_for_function(
            f"(before) => ({MARKS})(document.querySelector({TABLE!r})) !== before", arg=before
        )

    def until(self, there: Callable[[], bool]) -> None:
        for _ in range(400):
            if there():
                return
            self.pass_time()
        raise AssertionError("it never came to that")

    def heard(self, *lines: str) -> None:
        """All of this was said, in this order, since it was last asked."""
        for line in lines:
            self.page.wait_for_function("(line) => window.heard.some((one) => one.match(line))", arg=line)
            self.page.evaluate(
                "(line) => window.heard.splice(0, window.heard.findIndex((one) => one.match(line)) + 1)", line
            )


def stacked(*top: str) -> list[str]:
    rest: list[str] = list(DECK)
    for card in top:
        rest.remove(card)
    return [*top, *rest]


LONG = {"pause": 10_000.0, "round_limit": 100_000.0, "photo_finish": 0.0}
DEALS: dict[str, tuple[list[str], dict[str, Any] | None, dict[str, Any]]] = {
    "loyalty-or-treachery": (["Ann", "Bo"], None, {"turn_limit": 4}),
    "are-you-the-traitor": (
        ["Ann", "Bo", "Cleo", "Dag"],
        {
            "characters": [["keyholder", "guard", "traitor", "wizard"]] * 2,
            "alignments": [{"3": "good"}] * 2,
            "treasure": stacked(*("bags_of_gold", "bags_of_gold", "crown_jewels") * 2),
        },
        LONG,
    ),
    "scatty-rogues": (["Ann", "Bo", "Cleo"], None, {"first": 0, "words": "own"}),
    "the-traitors": (
        ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal"],
        None,
        {"days": 3, "traitors": 2},
    ),
}


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    """One for each game: when time passes, it passes at all its tables."""
    names, deal, more = DEALS[request.param]
    laid = lay(tmp_path / "tables.sqlite", request.param, names, deal, **more)
    running = RunningServer(tmp_path / "tables.sqlite")
    running.laid = laid  # type: ignore[attr-defined]
    yield running
    running.stop()


@pytest.fixture
def player(device: Device, server: RunningServer) -> Player:
    return Player(device(), server, server.laid)  # type: ignore[attr-defined]


def of(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("server", [game], indirect=True, ids=[""])


@of("loyalty-or-treachery")
def test_loyalty_or_treachery(player: Player) -> None:
    page = player.page
    result = page.locator(".result")
    called = False

    def mine() -> bool:
        return player.table.get_attribute("data-actor") in (None, "0")

    while True:
        player.until(mine)
        if player.table.get_attribute("data-actor") is None:
            break
        expect(page.locator(".actions button:enabled").first).to_be_visible()
        before = player.table.get_attribute("data-moment")
        if page.locator(".actions .call").count():
            player.press("Red")
            called = True
        else:
            player.press("(Loyalty: |Take |Rest|I begin)")
        expect(player.table).not_to_have_attribute("data-moment", before or "")
    assert called
    player.heard("You call red", "(Right|Wrong|trap)")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    player.heard("You win|Bo wins|draw")
    expect(result.get_by_role("button").first).to_be_visible()


@of("are-you-the-traitor")
def test_are_you_the_traitor(player: Player) -> None:
    page = player.page
    phase = page.locator("[data-phase]")
    for number in (1, 2):
        expect(page.locator(f"[data-phase=talk][data-round='{number}']")).to_be_visible()
        player.press("Your secret card", "Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.down("Space")
        player.heard("KeyHolder")
        page.keyboard.up("Space")
        player.press("^Stop:")
        player.press("Dag")
        player.press("Stop! It is Dag")
        player.heard("Good wins the round", "pointed at Dag: right")
        if number == 1:
            player.press("Ready")
            player.until(lambda: phase.get_attribute("data-round") == "2")
    player.press("Declare")
    player.press("Turn up the treasure")
    player.heard("You win! With 10 points")
    expect(page.get_by_role("button", name="Who knew what")).to_be_visible()


@of("scatty-rogues")
def test_scatty_rogues(player: Player) -> None:
    page = player.page
    for door, word in ((3, "hook"), (5, "polly"), (7, "lamp")):
        expect(page.locator("form.hide")).to_be_visible()
        player.press(f"^Door {door}$")
        if page.locator("#code-word").count():
            player.type("Your code word", word)
        player.press(f"Hide it behind door {door}")
    expect(page.locator(".pad.ready")).to_be_visible()
    player.heard("Your turn!")
    player.press("^1$")
    player.skip_to_the_end()
    expect(page.locator(".finale[data-told]")).to_be_visible()
    player.heard("win|share")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@of("the-traitors")
def test_the_traitors(player: Player) -> None:
    page = player.page
    marks = page.locator("[data-moment]")

    def at(phase: str, stage: str | None = None) -> Callable[[], bool]:
        def there() -> bool:
            found = marks.evaluate("(table) => [table.dataset.phase, table.dataset.stage]")
            return bool(found[0] == phase and stage in (None, found[1])) or found[0] == "over"

        return there

    player.press("Yes, please", "Space")
    player.heard("Noted")
    player.press("I am ready")
    player.until(at("mission"))
    player.press("Hold", "Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.down("Space")
    player.heard("You are (a Traitor|Loyal)")
    page.keyboard.up("Space")
    player.press("I know who I am")
    player.until(at("round_table", "vote"))
    if page.locator(".ballot").count():
        player.press("Bo", "Space")
        player.press("Banish Bo")
        player.heard("Written")
    player.until(at("conclave"))
    player.press("Mark I$", "Space")
    player.press("Cleo", "Space")
    player.press("Seal it")
    player.until(at("over"))
    player.heard("win|nobody")
