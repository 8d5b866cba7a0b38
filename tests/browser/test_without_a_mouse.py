"""Every game to its end with the keyboard alone, and what a screen reader hears of it.

One person plays; the clock plays for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.screen_reader import announcements, expect_announced, press, record_announcements
from tests.browser.server import RunningServer
from tests.browser.waiting import wait_for_focus, wait_until
from turncoat.games.are_you_the_traitor.treasure import DECK
from turncoat.games.scatty_rogues.traps import FIGURES, SIGNS

TABLE = "[data-moment], [data-phase]"
MARKS = "(table) => table && JSON.stringify(table.dataset)"
"""How far the match is."""


class Player:
    """Somebody at a keyboard, with a screen reader."""

    def __init__(self, page: Page, server: RunningServer, prepared: PreparedTable) -> None:
        self.page = page
        self._server = server
        self._code = prepared.code
        record_announcements(page)
        page.clock.install()  # before there is a timer to stop
        page.goto(prepared.address(0))
        expect(self.table).to_be_visible()
        page.keyboard.press("Tab")

    @property
    def table(self) -> Any:
        return self.page.locator(TABLE).first

    def press(self, name: str, key: str = "Enter") -> None:
        press(self.page, name, key)

    def type(self, name: str, text: str) -> None:
        self.press(name, "End")
        self.page.keyboard.type(text)

    def marks(self) -> str:
        found: str = self.table.evaluate(MARKS)
        return found

    def pass_time(self, before: str | None = None) -> None:
        """Let the clock run down once, and wait until this page is past the marks of before."""
        before = before or self.marks()
        self._server.pass_time(self._code)
        self.see_change(before)

    def see_change(self, before: str) -> None:
        marks = f"({MARKS})(document.querySelector({TABLE!r}))"
        wait_until(
            self.page,
            f"(before) => {marks} !== before",
            what=f"the table has changed from {before}",
            saw=f"() => {marks}",
            arg=before,
        )
        wait_for_focus(self.page)

    def until(self, there: Callable[[], bool]) -> None:
        for _ in range(400):
            before = self.marks()  # first: the clock may run down by itself while one looks
            if there():
                return
            self.pass_time(before)
        raise AssertionError("it never came to that")

    def expect_announced(self, *lines: str) -> None:
        expect_announced(self.page, *lines)


def stack_deck(*top: str) -> list[str]:
    rest: list[str] = list(DECK)
    for card in top:
        rest.remove(card)
    return [*top, *rest]


SIX = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn"]
LONG = {"pause": 10_000.0, "round_limit": 100_000.0, "photo_finish": 0.0}
DEALS: dict[str, tuple[list[str], dict[str, Any] | None, dict[str, Any]]] = {
    "loyalty-or-treachery": (["Ann", "Bo"], None, {"turn_limit": 4}),
    "are-you-the-traitor": (
        ["Ann", "Bo", "Cleo", "Dag"],
        {
            "characters": [["keyholder", "guard", "traitor", "wizard"]] * 2,
            "alignments": [{"3": "good"}] * 2,
            "treasure": stack_deck(*("bags_of_gold", "bags_of_gold", "crown_jewels") * 2),
        },
        LONG | {"ring_moment": 0.0},
    ),
    "scatty-rogues": (
        ["Ann", "Bo", "Cleo"],
        {"traps": ["pirate", "3", "fist", *FIGURES[1:], *SIGNS[1:], "parrot", "cat"]},
        {"first": 0, "words": "own"},
    ),
    "the-traitors": (
        SIX,
        {
            "traitors": [0, 1],
            "lots": [*range(6)][::-1],
            "breakfast": [[*range(6)]] * 2,
            "reveal": [0] * 9,
            "doors": [[0]],
        },
        {"days": 2, "first_mission": "vault"},
    ),
}


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    """One for each game: when time passes, it passes at all its tables."""
    names, deal, more = DEALS[request.param]
    prepared = prepare_table(tmp_path / "tables.sqlite", request.param, names, deal, **more)
    running = RunningServer(tmp_path / "tables.sqlite")
    running.prepared = prepared  # type: ignore[attr-defined]
    yield running
    running.stop()


@pytest.fixture
def player(device: Device, server: RunningServer) -> Player:
    return Player(device(tap_guard=True), server, server.prepared)  # type: ignore[attr-defined]


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
            player.press("Loyalty red")
            called = True
        else:
            player.press("(Loyalty: |Take |Rest|I begin)")
        expect(player.table).not_to_have_attribute("data-moment", before or "")
    assert called
    player.expect_announced("You call Loyalty .red.", "(Right|Wrong|trap)")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    player.expect_announced("You win|Bo wins|draw")
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
        player.expect_announced("KeyHolder")
        page.keyboard.up("Space")
        player.press("^Stop:")
        player.press("Dag")
        player.press("Stop! It is Dag")
        player.expect_announced("Good wins the round", "pointed at Dag: right")
        if number == 1:
            player.press("Ready")
            player.until(lambda: phase.get_attribute("data-round") == "2")
    player.press("Declare")
    player.press("Turn up the treasure")
    player.expect_announced("You win! With 10 points")
    expect(page.get_by_role("button", name="Who knew what")).to_be_visible()


@of("scatty-rogues")
def test_scatty_rogues(player: Player) -> None:
    """Bo and Cleo say nothing: Ann objects to every turn of theirs, is right, and hides every trap."""
    page = player.page

    def hide(door: int, word: str | None = None) -> None:
        page.clock.fast_forward(3_000)  # the door before has been looked at
        expect(page.locator("form.hide")).to_be_visible()
        player.press(f"^Door {door}$")
        if word is not None:
            player.type("Your code word", word)
        player.press(f"Hide it behind door {door}")
        player.expect_announced(f"^Ann: .* behind door {door}$")
        page.clock.fast_forward(3_000)

    def answer(name: str) -> None:
        expect(page.locator(".pad.ready")).to_be_visible()
        player.press(name)

    hide(4, "hook")
    hide(10)
    hide(7)
    player.expect_announced("Your turn!")
    own = {1: "^1$", 7: "^Fist$", 10: "^3$", 16: "^16$"}
    traps = 12
    for door in range(1, 19):
        expect(page.locator(f"[data-phase=walk][data-turn='{(door - 1) % 3}']")).to_be_visible()
        if door == 4:
            expect(page.locator(".pad.ready")).to_be_visible()
            player.type("A word", "hook")
            page.keyboard.press("Enter")
        elif door == 13:  # digits go into the field wherever the focus is
            expect(page.locator(".pad.ready")).to_be_visible()
            page.keyboard.type("13")
            expect(page.get_by_role("textbox", name="A word")).to_have_value("13")
            page.keyboard.press("Enter")
        elif door in own:
            answer(own[door])
        else:
            player.until(lambda: page.locator("[data-phase=walk] button.object:enabled").count() == 1)
            player.expect_announced(f"{'Bo' if door % 3 == 2 else 'Cleo'} was too slow")
            player.press("I object!")
            player.expect_announced("You object: what is right")
            answer(f"^{door}$")
            player.expect_announced(f"(Ann caught|You caught|was wrong).* Treasure behind door {door}$")
            expect(page.locator("[data-phase=hide], [data-phase=penalty]")).to_be_visible()
            traps -= 1
            player.until(lambda: page.locator("[data-phase=penalty]").count() == 0)
            hide(12 - traps, "polly" if traps == 1 else None)
    assert traps == 0
    expect(page.locator(".finale[data-told]")).to_be_visible()
    player.expect_announced("You win!")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    player.press("Replay")
    expect(page.get_by_role("slider")).to_be_visible()
    wait_for_focus(page)


@of("the-traitors")
def test_the_traitors(player: Player) -> None:
    """Ann, a Traitor, does all that she is asked; the others are silent, and the clock goes on for them."""
    page = player.page
    marks = page.locator("[data-moment]")

    def at(phase: str, stage: str | None = None) -> Callable[[], bool]:
        def there() -> bool:
            found = marks.evaluate("(table) => [table.dataset.phase, table.dataset.stage]")
            return bool(found[0] == phase and stage in (None, found[1]))

        return there

    def hold(name: str, told: str) -> None:
        """A key holds it, and while it is down a screen reader says what is there."""
        player.press(name, "Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.down("Space")
        player.expect_announced(told)
        page.keyboard.up("Space")

    def vote(name: str) -> None:
        player.until(at("round_table", "talk"))
        player.press("Ready to vote")
        player.until(at("round_table", "vote"))
        player.press(f"^{name}$", "Space")
        player.type("Why", "A feeling.")
        player.press(f"Banish {name}")
        player.expect_announced("Written")
        player.until(at("round_table", "reveal"))

    # Arrival: a wish, and who one is
    player.press("Yes, please", "Space")
    player.expect_announced("Noted")
    player.press("I am ready")
    player.until(at("selection"))
    assert not any("You are a Traitor" in line for line in announcements(page))
    hold("^Hold", "You are a Traitor")
    player.until(at("mission"))

    # The Vault: what is behind the doors is read, and asked for
    expect(page.locator(".doors [role=img]")).to_have_count(9)
    pictures = [one.get_attribute("aria-label") for one in page.locator(".doors [role=img]").all()]
    player.press("I remember it all")
    player.pass_time()
    right = 0
    while not at("armoury")():
        asked = page.locator(".answers")
        if asked.count():
            door = int((asked.get_attribute("aria-label") or "").split()[-1])
            player.expect_announced(f"What was behind door {door}")
            before = player.marks()
            player.press(f"^{pictures[door - 1]}$")
            player.see_change(before)
            if at("mission")():  # those who are silent may have used up the time of them all
                player.expect_announced("Ann: .* Right!")
                right += 1
        else:
            player.pass_time()
    assert right > 0

    # The armoury: a door, and what was behind it
    player.press("^Door 1$")
    player.press("Open door 1")
    hold("^Hold to see", "(A shield!|Only dust)")
    player.press("Take what is there")

    # The Round Table
    player.until(at("round_table", "talk"))
    player.expect_announced("Round Table. Who is a Traitor")
    player.press("^Cleo")
    player.press("I do not trust Cleo")
    vote("Cleo")
    player.until(at("conclave"))
    player.expect_announced("You have the floor", "Bo wrote no name", "Cleo was Loyal", "Night")

    # The Conclave, and what everybody is asked afterwards
    hold("^Hold to read your card", "You are (a Traitor|Loyal)")
    player.press("Mark I$", "Space")
    player.press("^Dag$", "Space")
    player.press("Seal it")
    player.expect_announced("Sealed")
    hold("^Hold to read your card", "You named: murder Dag")
    player.until(lambda: marks.get_attribute("data-part") != "1")
    player.until(at("breakfast"))
    assert not any("Dag" in line for line in announcements(page))
    player.until(lambda: page.get_by_role("button", name="To the mission").count() == 1)
    player.expect_announced("Bo comes in", "Dag’s chair stays empty")
    player.press("To the mission")

    # The final day: a duel, the question whether to end it, and the Final Round Table
    player.until(at("mission"))
    while at("mission")():
        acts = page.locator(".acts button:enabled")
        if acts.count():
            before = player.marks()
            player.press("^(Red|Loyalty: |Rest|Take )")
            player.see_change(before)
        else:
            player.pass_time()
    player.until(at("final_break"))
    player.press("I am ready")
    player.until(at("end_vote"))
    player.press("^End it$", "Space")
    player.press("That is my answer")
    vote("Eva")
    player.until(at("over"))
    player.expect_announced("Eva was Loyal", "You win, together with Bo! Traitors were still among them")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    player.press("What really happened")
    expect(page.get_by_role("heading", name="Day by day")).to_be_visible()
    wait_for_focus(page)
