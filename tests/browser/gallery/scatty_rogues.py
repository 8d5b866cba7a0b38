"""Scatty Rogues: four from the first trap to the last, eight with long names, and a table for children."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import TELEVISION
from tests.browser.gallery.visit import Visit
from tests.browser.prepared_tables import PreparedTable
from tests.browser.scatty_rogues_game import DEAL, GAME
from tests.browser.server import RunningServer
from tests.browser.test_scatty_rogues import Rogue
from tests.browser.waiting import stop_clock
from turncoat.core.match import Match
from turncoat.games.scatty_rogues.traps import FIGURES, SIGNS
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.log import decision
from turncoat.server.tables.server import TableServer
from turncoat.server.tables.table import Table as ServerTable
from turncoat.server.wire import messages_in as m

FOUR = ("Ann", "Bo", "Cleo", "Dan")
EIGHT = (
    "Anne-Sophie Kierkegaardů",
    "Wolfeschlegelsteinhausen",
    "Åse Bjørnæs-Østergård",
    "Bo",
    "Marie-Thérèse d’Aubigné",
    "Maximilian Featherstoneh",
    "Zoë",
    "Konstantin von Württembe",
)
LONGEST_WORD = "Donaudampfschifffahrtskapitän!"
LONGEST_ANSWER = "the wooden leg of the pirate who lost it to a shark, I think"
SPEED = 0.01
DOOR_CLOSED = 3.1
HAND_COMPARED = 0.31

Until = Callable[[dict[str, Any]], bool]
"""Whether the rest is for the browsers, by a host's view."""


class Players:
    """People who play by themselves, well enough and not too well; `tick` is the clock they play by."""

    def __init__(self, seats: int, until: Until) -> None:
        self._seats = seats
        self._until = until
        self._luck = random.Random(7)
        self._now = 0.0
        self._right: dict[str, Any] = {}
        self._hand: int | None = None

    def tick(self) -> float:
        return self._now

    def __call__(self, match: Match) -> tuple[int, dict[str, Any]] | None:
        view = match.view("host")
        if self._until(view):
            return None
        phase = view["phase"]
        if self._hand is not None or phase == "correct":
            return self._correct(view)
        if phase == "hide":
            return self._hide(view, match.legal(view["hider"]))
        if phase == "penalty":
            return view["chooser"], next(
                one for one in match.legal(view["chooser"]) if one["move"] == "penalty_from"
            )
        return self._walk(view)

    def _correct(self, view: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        self._now += HAND_COMPARED
        objector = view["objector"] if self._hand is None else self._hand
        self._hand = None
        known = self._luck.random() < 0.8
        return objector, {"move": "correct", **(self._right if known else {"say": "no idea"})}

    def _hide(self, view: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[int, dict[str, Any]]:
        wanted = any("word" in one.get("open", ()) for one in legal)
        word = {"word": f"the {view['trap']['id']} thing"} if wanted else {}
        return view["hider"], {"move": "hide", "trove": self._luck.randint(1, 18), **word}

    def _walk(self, view: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        self._now += DOOR_CLOSED
        if view["accused"] is not None and view["objector"] is None and not view["tied"]:
            others = [seat for seat in range(self._seats) if seat != view["accused"]]
            if self._luck.random() < (0.8 if view["everything"]["mistaken"] else 0.08):
                self._hand = self._luck.choice(others)
                return self._hand, {"move": "object"}
        self._right = answer = _right(view["everything"])
        if self._luck.random() < 0.4:
            answer = {"say": "nonsense"}
        move = {"move": "scatty"} if answer.get("scatty") else {"move": "answer", **answer}
        return view["turn"], move


def _right(everything: dict[str, Any]) -> dict[str, Any]:
    trove = everything["next_trove"]
    if trove is None:
        return {"scatty": True}
    holds = everything["troves"][trove - 1]
    if holds in SIGNS:
        return {"sign": holds}
    if holds in FIGURES:
        return {"say": holds}
    return {"say": str(trove) if holds == "treasure" else everything["words"][holds]}


def at_once(_view: dict[str, Any]) -> bool:
    return True


def at_the_last_trap(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "hide" and view["traps_left"] == 0)


def late(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "hide" and view["traps_left"] == 3)


async def _prepare(
    store: Path, names: Sequence[str], play: Players, together: bool, options: Any
) -> PreparedTable:
    table_server = TableServer(SqliteStore(store, tick=play.tick, shared=True), fixed_deals=True)
    new = m.NewTable(game=GAME, name=names[0], language="en", options=options, together=together)
    owner = await table_server.lobby.make(new, deal=DEAL)
    others = [
        await table_server.lobby.join(owner.code, m.Join(name=name, language="en")) for name in names[1:]
    ]
    await table_server.lobby.start(owner.code, owner.token)
    async with table_server.registry.table(owner.code) as table:
        while (chosen := play(table.state.match())) is not None:
            await table.commit(partial(_move, table, *chosen))
    await table_server.close()
    return PreparedTable(owner.code, [owner.token, *(other.token for other in others)])


def _move(table: ServerTable, seat: int, move: dict[str, Any]) -> decision.Decision:
    return decision.decide_move(table.state, table.audience, seat, move, table.now())


class PhonesAtTable:
    """A table that has been played at for a while. Its time almost stands still."""

    def __init__(
        self,
        visit: Visit,
        names: Sequence[str],
        until: Until = at_once,
        together: bool = True,
        **options: Any,
    ) -> None:
        store = visit.store()
        play = Players(len(names), until)
        with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
            self.prepared = apart.submit(
                asyncio.run, _prepare(store, names, play, together, options)
            ).result()
        self.server = RunningServer(store, speed=SPEED)
        self.device = visit.at(self.server)
        self.names = names

    def sit(self, *seats: int, **more: Any) -> list[Rogue]:
        found = []
        for seat in seats:
            page = self.device(**more)
            page.clock.install()
            page.goto(self.prepared.address(seat))
            found.append(Rogue(page, self.names[seat]))
        for rogue in found:
            expect(rogue.table.first).to_be_visible()
        return found

    def watch(self) -> Page:
        page = self.device()
        page.goto(f"/table/{self.prepared.code}")
        page.locator("#name").fill("Vera")
        page.locator("form .watch").click()
        expect(page.locator("[data-moment]")).to_be_visible()
        return page

    def screen(self, **more: Any) -> Page:
        page = self.device(size=TELEVISION, **more)
        page.clock.install()
        page.goto(f"/screen/{self.prepared.code}")
        expect(page.locator(".ring, .finale")).to_be_visible()
        return page

    def pass_time(self, rogue: Rogue) -> None:
        """What comes by itself has come, and this phone has seen it."""
        moment = rogue.table.get_attribute("data-moment") or ""
        self.server.pass_time(self.prepared.code)
        expect(rogue.table).not_to_have_attribute("data-moment", moment)

    def ready(self, rogue: Rogue) -> None:
        """Time passes until that one may answer."""
        expect(rogue.page.locator(".going")).to_have_count(0)
        for _ in range(4):
            if rogue.page.locator(".pad.ready").count():
                return
            self.pass_time(rogue)
        raise AssertionError(f"{rogue.name} never has a turn")

    def object(self, rogue: Rogue) -> None:
        """A hand goes up, is compared with others, and is heard."""
        self.raise_hand(rogue)
        self.server.pass_time(self.prepared.code)
        expect(rogue.table).to_have_attribute("data-phase", "correct")

    def raise_hand(self, rogue: Rogue) -> None:
        moment = rogue.table.get_attribute("data-moment") or ""
        expect(rogue.hand).to_be_enabled()
        rogue.hand.click()
        expect(rogue.table).not_to_have_attribute("data-moment", moment)


def stop(*pages: Page) -> None:
    """The clocks of these pages stand still: what is seen for a moment only can be looked at."""
    for page in pages:
        stop_clock(page)


def go_on(*pages: Page) -> None:
    for page in pages:
        page.clock.resume()


def show(visit: Visit) -> None:
    making(visit)
    first_round(visit)
    talk(visit)
    children(visit)
    crowd(visit)
    endings(visit)


def making(visit: Visit) -> None:
    """Before the first trap: the table is made, and fills."""
    device = visit.serve()
    page = device()
    page.goto(f"/help/{GAME}")
    expect(page.locator("dt").first).to_be_visible()
    visit.see(page, "help", screens=4)
    page.goto(f"/create/{GAME}")
    expect(page.locator("form button.brass")).to_be_visible()
    visit.see(page, "create", screens=2)
    page.locator("#name").fill(EIGHT[0])
    page.locator("form button.brass").click()
    code = page.locator(".invite .code")
    expect(code).to_have_text(re.compile("^[A-Z]{4}$"))
    screen = device(TELEVISION)
    screen.goto(f"/screen/{code.inner_text()}")
    expect(screen.locator("div.qr").first).to_be_visible()
    visit.see(screen, "lobby-screen-first")
    for name in EIGHT[1:]:
        answer = page.request.post(
            f"/api/tables/{code.inner_text()}/join", data={"name": name, "language": "en"}
        )
        assert answer.ok, answer.text()
    expect(page.locator(".seat")).to_have_count(8)
    visit.see(page, "lobby-owner", screens=3)
    visit.see(screen, "lobby-screen-full")


def first_round(visit: Visit) -> None:
    table = PhonesAtTable(visit, FOUR, correct_seconds=60)
    see = visit.see
    ann, bo, cleo, dan = table.sit(0, 1, 2, 3)
    screen, watcher = table.screen(), table.watch()
    see(ann.page, "hide-word")
    see(bo.page, "hide-waiting-hint")
    see(watcher, "hide-watching")
    see(screen, "hide-screen")
    ann.page.get_by_role("button", name="Door 3", exact=True).click()
    ann.page.locator("#code-word").fill("7")
    see(ann.page, "hide-chosen")
    ann.page.locator("form.hide button.brass").click()
    expect(ann.page.locator(".refusal")).to_be_visible()
    see(ann.page, "hide-refused")

    stop(ann.page, bo.page, screen)
    ann.page.locator("#code-word").fill(LONGEST_WORD)
    ann.page.locator("form.hide button.brass").click()
    expect(bo.page.locator(".going .word")).to_be_visible()
    see(bo.page, "going-word")
    see(screen, "going-word-screen")
    see(ann.page, "going-word-hider")
    go_on(ann.page, bo.page, screen)
    expect(ann.page.locator(".going")).to_have_count(0)
    see(ann.page, "hide-sign")
    stop(bo.page, screen)
    ann.hide(5)
    expect(bo.page.locator(".going")).to_be_visible()
    see(bo.page, "going-sign")
    see(screen, "going-sign-screen")
    go_on(bo.page, screen)
    see(ann.page, "hide-figure")
    ann.hide(7)

    table.ready(ann)
    see(ann.page, "turn-hint")
    ann.page.get_by_role("button", name="Dismiss this hint").click()
    see(ann.page, "turn")
    see(bo.page, "turn-waiting")
    see(watcher, "turn-watching")
    see(screen, "turn-screen")
    ann.pad.locator("input").fill("\u200b\u200b")
    ann.pad.locator("input").press("Enter")
    expect(ann.page.locator(".news .refusal")).to_be_visible()
    see(ann.page, "answer-refused")

    # An answer, and hands go up
    ann.say("1")
    expect(bo.page.locator(".said")).to_be_visible()
    see(ann.page, "window-mine")
    see(bo.page, "window-hint")
    for rogue in (bo, cleo, dan):
        rogue.page.get_by_role("button", name="Dismiss this hint").click()
    see(bo.page, "window")
    see(watcher, "window-watching")
    see(screen, "window-screen")
    table.raise_hand(cleo)
    see(cleo.page, "hand-up")
    table.server.pass_time(table.prepared.code)
    expect(cleo.table).to_have_attribute("data-phase", "correct")
    see(cleo.page, "correct-objector")
    see(ann.page, "correct-accused")
    see(bo.page, "correct-waiting")
    see(screen, "correct-screen")

    # Ann was right: Cleo pays
    stop(ann.page, bo.page, cleo.page, screen)
    cleo.page.locator(".pad.ready").get_by_role("button", name="2", exact=True).click()
    expect(bo.page.locator(".turned .open")).to_be_visible()
    see(ann.page, "verdict-right-accused")
    see(bo.page, "verdict-right")
    see(cleo.page, "verdict-right-objector")
    see(screen, "verdict-right-screen")
    for page in (bo.page, screen):
        page.clock.run_for(2_500)
    see(bo.page, "door-open")
    see(screen, "door-open-screen")
    go_on(ann.page, bo.page, cleo.page, screen)

    # Doubly wrong
    table.ready(bo)
    bo.say(LONGEST_ANSWER)
    expect(dan.page.locator(".said")).to_be_visible()
    see(dan.page, "window-long")
    see(screen, "window-long-screen")
    table.object(dan)
    stop(bo.page, cleo.page, dan.page, screen)
    dan.page.locator(".pad.ready").get_by_role("button", name="9", exact=True).click()
    expect(cleo.page.locator(".turned .open")).to_be_visible()
    see(cleo.page, "verdict-both")
    see(screen, "verdict-both-screen")
    see(bo.page, "verdict-both-accused")
    go_on(bo.page, cleo.page, dan.page, screen)

    # Caught: a trap behind the door, and who objected hides the next
    table.ready(cleo)
    cleo.sign("Crossed fingers")
    expect(ann.page.locator(".said")).to_be_visible()
    see(ann.page, "window-sign")
    see(screen, "window-sign-screen")
    table.object(ann)
    stop(ann.page, bo.page, cleo.page, screen)
    ann.pad.locator("input").fill(LONGEST_WORD)
    ann.pad.locator("input").press("Enter")
    expect(bo.page.locator(".turned .open")).to_be_visible()
    see(ann.page, "verdict-caught-objector")
    see(bo.page, "verdict-caught")
    see(cleo.page, "verdict-caught-accused")
    see(screen, "verdict-caught-screen")
    go_on(ann.page, bo.page, cleo.page, screen)
    expect(ann.page.locator("form.hide")).to_be_visible()
    expect(screen.locator(".turned")).to_have_count(0)
    see(ann.page, "hide-caught")
    see(screen, "hide-caught-screen")
    ann.hide(18, "polly")
    table.ready(dan)

    # Count to five
    expect(ann.page.locator(".going")).to_have_count(0)
    stop(ann.page, dan.page, screen)
    ann.page.locator("button.count").click()
    expect(dan.page.locator(".middle .count")).to_be_visible()
    see(dan.page, "count-mine")
    see(ann.page, "count")
    see(screen, "count-screen")
    go_on(ann.page, dan.page, screen)
    table.pass_time(ann)
    expect(ann.headline).to_contain_text("too slow")
    see(dan.page, "slow-mine")
    see(ann.page, "slow")
    see(screen, "slow-screen")
    see(watcher, "slow-watching")
    dan.scatty()
    expect(ann.page.locator(".said")).to_be_visible()
    see(ann.page, "window-scatty")
    see(screen, "window-scatty-screen")
    for rogue in (ann, cleo):
        expect(rogue.hand).to_be_enabled()
    table.raise_hand(ann)
    table.raise_hand(cleo)
    table.server.pass_time(table.prepared.code)
    expect(bo.headline).to_contain_text("objects")
    dan.page.locator("button.players").click()
    see(dan.page, "loot-few")


def talk(visit: Visit) -> None:
    """Not in one room: they write to each other, and one has a phone that listens."""
    table = PhonesAtTable(visit, FOUR[:3], together=False, correct_seconds=60)
    see = visit.see
    (bo,) = table.sit(1)
    screen = table.screen()
    page = table.device()
    page.add_init_script("window.SpeechRecognition = class { start() {} abort() {} };")
    page.clock.install()
    page.goto(table.prepared.address(0))
    ann = Rogue(page, "Ann")
    expect(ann.table).to_be_visible()
    see(page, "hide-speech")
    page.get_by_role("button", name="Speak a word").click()
    see(page, "speech-asks")
    page.get_by_role("button", name="No, I’ll type").click()
    page.get_by_role("button", name="Say something").click()
    page.locator("dialog[open] input").fill("Three is the parrot, honest!")
    see(page, "talk")
    stop(bo.page, screen)
    page.locator("dialog[open] button.brass").click()
    expect(bo.page.locator(".heard")).to_be_visible()
    for text in ("Nobody believes that, dear, not even the parrot itself.", "Well, remember what you like!"):
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.get_by_role("button", name="Say something").click()
        page.locator("dialog[open] input").fill(text)
        page.locator("dialog[open] button.brass").click()
    expect(bo.page.locator(".heard li")).to_have_count(3)
    see(bo.page, "heard")
    see(screen, "heard-screen")
    go_on(bo.page, screen)
    ann.hide(3, "hook")
    ann.hide(5)
    ann.hide(7)
    table.ready(ann)
    see(page, "turn-speech")
    # Both hands at the same time, of people with as much: nobody objects
    ann.say("4")
    (cleo,) = table.sit(2)
    expect(cleo.hand).to_be_enabled()
    table.raise_hand(bo)
    table.raise_hand(cleo)
    table.server.pass_time(table.prepared.code)
    expect(bo.headline).to_contain_text("at the same time")
    see(bo.page, "tied")
    see(ann.page, "tied-accused")
    see(screen, "tied-screen")


def children(visit: Visit) -> None:
    """Drawings for words, and the next door is marked."""
    table = PhonesAtTable(visit, FOUR[:3], words="plain", marker=True)
    see = visit.see
    ann, bo = table.sit(0, 1)
    screen = table.screen()
    see(ann.page, "plain-hide")
    stop(bo.page, screen)
    ann.hide(1)
    expect(bo.page.locator(".going .word")).to_be_visible()
    see(bo.page, "plain-going")
    see(screen, "plain-going-screen")
    go_on(bo.page, screen)
    ann.hide(5)
    ann.hide(7)
    table.ready(ann)
    see(ann.page, "plain-turn")
    see(screen, "marker-screen")
    ann.pad.get_by_role("button", name="Drawings").click()
    see(ann.page, "plain-drawings")
    ann.pad.get_by_role("button", name="Lantern").click()
    expect(bo.page.locator(".said")).to_be_visible()
    see(bo.page, "plain-window")
    see(screen, "plain-window-screen")


def crowd(visit: Visit) -> None:
    """Eight with long names, late in the game: much loot, and no penalty cards left in the pile."""
    table = PhonesAtTable(visit, EIGHT, late, correct_seconds=60)
    see = visit.see
    (someone,) = table.sit(0)
    view = (someone.page.locator("[data-moment]")).get_attribute("data-phase")
    assert view == "hide"
    rogues = [someone, *table.sit(*range(1, 8))]
    screen, watcher = table.screen(), table.watch()
    hider = next(rogue for rogue in rogues if rogue.page.locator("form.hide").count())
    waiting = next(rogue for rogue in rogues if rogue is not hider)
    see(hider.page, "eight-hide")
    see(waiting.page, "eight-hide-waiting")
    see(screen, "eight-hide-screen")
    waiting.page.locator("button.players").click()
    see(waiting.page, "eight-loot", screens=3)
    waiting.page.keyboard.press("Escape")
    word = "polly" if hider.page.locator("#code-word").count() else None
    stop(screen)
    hider.hide(18, word)
    expect(screen.locator(".going")).to_be_visible()
    see(screen, "eight-going-screen")
    go_on(screen)
    for turn in count():
        expect(rogues[0].page.locator(".going")).to_have_count(0)
        for _ in range(4):
            ready = [rogue for rogue in rogues if rogue.page.locator(".pad.ready").count()]
            if ready:
                break
            table.pass_time(rogues[0])
        actor = ready[0]
        others = [rogue for rogue in rogues if rogue is not actor]
        objector = max(others, key=lambda rogue: len(rogue.name))
        bystander = next(rogue for rogue in others if rogue is not objector)
        if turn == 0:
            see(actor.page, "eight-turn")
            see(bystander.page, "eight-turn-waiting")
            see(screen, "eight-turn-screen")
            see(watcher, "eight-turn-watching")
        actor.say(LONGEST_ANSWER)
        expect(objector.page.locator(".said")).to_be_visible()
        if turn == 0:
            see(bystander.page, "eight-window")
            see(screen, "eight-window-screen")
        table.object(objector)
        if turn == 0:
            see(bystander.page, "eight-correct")
            see(objector.page, "eight-correct-objector")
            see(screen, "eight-correct-screen")
        stop(bystander.page, screen)
        objector.say("nothing that anybody has ever hidden here")
        expect(screen.locator(".turned .open")).to_be_visible()
        if turn == 0:
            see(bystander.page, "eight-verdict")
            see(screen, "eight-verdict-screen")
        go_on(bystander.page, screen)
        choosing = [rogue for rogue in rogues if rogue.page.locator(".choice").count()]
        if choosing:
            see(choosing[0].page, "eight-penalty")
            see(next(one for one in rogues if one is not choosing[0]).page, "eight-penalty-waiting")
            see(screen, "eight-penalty-screen")
            return


def endings(visit: Visit) -> None:
    for names, label in ((FOUR, "end"), (EIGHT, "eight-end")):
        ending(visit, names, label)


def ending(visit: Visit, names: Sequence[str], label: str) -> None:
    table = PhonesAtTable(visit, names, at_the_last_trap, together=True)
    see = visit.see
    moving = {"reduced_motion": "no-preference"}
    rogues = table.sit(*range(len(names)), **moving)
    screen = table.screen(**moving)
    hider = next(rogue for rogue in rogues if rogue.page.locator("form.hide").count())
    see(hider.page, f"{label}-last-trap")
    see(screen, f"{label}-last-trap-screen")
    pages = [screen, *(rogue.page for rogue in rogues)]
    hider.page.get_by_role("button", name="Door 10", exact=True).click()
    stop(*pages)
    hider.page.get_by_role("button", name="Hide it behind door 10").click()
    for page in pages:
        expect(page.locator(".going")).to_be_visible()
        page.clock.run_for(3_000)
        expect(page.locator(".finale")).to_be_visible()
        page.clock.run_for(3_500)
    see(rogues[0].page, f"{label}-counting")
    see(screen, f"{label}-counting-screen")
    for page in pages:
        page.clock.run_for(14_000)
        expect(page.locator(".finale[data-told]")).to_be_visible()
        page.clock.run_for(1_000)
    go_on(*pages[1:])
    winner = next(rogue for rogue in rogues if "You" in rogue.page.locator(".finale .headline").inner_text())
    loser = next(rogue for rogue in rogues if rogue is not winner)
    for one in (winner, loser):
        expect(one.page.locator(".story svg[data-picture]")).to_be_visible()
    see(screen, f"{label}-screen")
    see(winner.page, f"{label}-won", screens=4)
    see(loser.page, f"{label}-lost")
    loser.page.get_by_role("button", name="A card to share").click()
    loser.page.get_by_role("dialog").get_by_role("img").evaluate("(image) => image.decode()")
    see(loser.page, f"{label}-card", screens=2)
    loser.page.keyboard.press("Escape")
    screen.clock.run_for(11_000)
    expect(screen.locator(".evening").first).to_be_visible()
    see(screen, f"{label}-evening-screen")
    screen.clock.run_for(10_000)
    expect(screen.locator(".whole .story")).to_be_visible()
    see(screen, f"{label}-story-screen")
    page = loser.page
    page.reload()
    expect(page.locator(".finale, .ending").first).to_be_visible()
    see(page, f"{label}-again", screens=3)
    page.goto(f"/replay/{table.prepared.code}?viewer=host&step=30")
    expect(page.get_by_role("slider")).to_have_value("30")
    see(page, f"{label}-replay-host")
    page.goto(f"/replay/{table.prepared.code}?viewer=watcher&step=2")
    expect(page.get_by_role("slider")).to_have_value("2")
    see(page, f"{label}-replay-hide")
    page.get_by_role("slider").press("End")
    expect(page.locator(".ending")).to_be_visible()
    see(page, f"{label}-replay-end")
