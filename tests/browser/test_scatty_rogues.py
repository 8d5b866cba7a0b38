"""Scatty Rogues on four phones and a big screen: a whole game, and that nothing is kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import TELEVISION, Device
from tests.browser.gallery.album import FAULTS
from tests.browser.prepared_tables import PreparedTable, prepare_table
from tests.browser.scatty_rogues_game import DEAL, DOOR, FOUR, GAME, HANDS, PATIENT, QUICK, game_at
from tests.browser.screen_reader import announcements, expect_announced, record_announcements
from tests.browser.server import RunningServer
from tests.browser.stored_matches import StoredMatches
from tests.browser.test_looks import complaints, smallest_text
from tests.browser.waiting import stop_clock, wait_until


def table(
    chapter: str = "start",
    seconds: Mapping[str, float] | None = None,
    together: bool = True,
    **options: Any,
) -> pytest.MarkDecorator:
    """Let the table of the test stand at that chapter of the game, and have these options."""
    where = (chapter, seconds or {}, together, options)
    return pytest.mark.parametrize("server", [where], indirect=True, ids=[""])


class Started(RunningServer):
    """A server whose one table has started."""

    prepared: PreparedTable


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Started]:
    chapter, seconds, together, options = getattr(request, "param", ("start", {}, True, {}))
    stored = StoredMatches(tmp_path / "tables.sqlite")
    code = stored.add(game_at(chapter, PATIENT | seconds, **options), together)
    stored.write()
    running = Started(tmp_path / "tables.sqlite", seconds=PATIENT | seconds)
    running.prepared = PreparedTable(code, [f"secret-{seat}" for seat in range(len(FOUR))])
    yield running
    running.stop()


@pytest.fixture
def prepared(server: Started) -> PreparedTable:
    return server.prepared


class Rogue:
    """Somebody with a phone, who answers, objects and hides."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    def see_turn(self, seat: int) -> None:
        """Wait until this phone shows whose turn it is."""
        expect(self.table).to_have_attribute("data-turn", str(seat))

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-moment]")

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

    def expect_penalties(self, *penalties: int) -> None:
        """Wait until the drawer shows so many penalty cards by seat, and the points of the strip."""
        self.page.locator("button.players").click()
        rows = self.page.get_by_role("dialog").locator("li")
        expect(rows).to_have_count(len(penalties))
        for row, number in zip(rows.all(), penalties, strict=True):
            expect(row.get_by_role("img", name="Penalty card")).to_have_count(number)
        strip = self.page.locator(".player .points")
        for row, points in zip(rows.all(), strip.all_inner_texts(), strict=True):
            expect(row).to_contain_text(re.compile(rf"(?<![−\d]){points} points?"))
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)


REMEMBER = """
window.told = [];
new MutationObserver(() => {
  const parts = [...document.querySelectorAll(".middle, footer .line, .headline")];
  const named = parts.flatMap((part) => [...part.querySelectorAll("[aria-label]")]);
  const now = [...parts.map((one) => one.textContent), ...named.map((one) => one.ariaLabel)].join(" ");
  if (window.told.at(-1) !== now) window.told.push(now);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Things are told for a moment, and a machine may be slow: the test remembers what the page must not."""


def expect_told(page: Page, text: str) -> None:
    """It was, or will be, shown on this page."""
    wait_until(
        page,
        "(text) => window.told.some((one) => one.includes(text))",
        what=f"the page shows {text!r}",
        saw="() => window.told",
        arg=text,
    )
    page.evaluate(
        "(text) => { window.told.splice(0, window.told.findIndex((one) => one.includes(text))); }", text
    )


@pytest.fixture
def rogues(device: Device, prepared: PreparedTable) -> list[Rogue]:
    found = []
    for seat, name in enumerate(FOUR):
        page = device()
        page.add_init_script(REMEMBER)
        page.goto(prepared.address(seat))
        found.append(Rogue(page, name))
    for rogue in found:
        expect(rogue.table).to_be_visible()
    return found


@pytest.fixture
def screen(device: Device, prepared: PreparedTable) -> Page:
    page = device(size=TELEVISION)
    page.add_init_script(REMEMBER)
    page.goto(f"/screen/{prepared.code}")
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


@table("the first turn")
def test_sr_19_who_objects_wrongly_pays_and_who_was_right_is_told(rogues: list[Rogue], screen: Page) -> None:
    ann, bo, cleo, _dan = rogues
    expect(ann.headline).to_have_text("Your turn!")
    ann.say("1")
    bo.say("2")
    cleo.object()
    expect_told(screen, "Cleo objects to Bo!")
    cleo.say("3")
    for page in (ann.page, screen):
        expect_told(page, "Treasure")
    expect_told(screen, "Bo was right. Cleo pays.")
    expect_told(cleo.page, "Bo was right. You pay.")
    bo.expect_penalties(0, 0, 1, 0)
    expect(screen.locator(".turned")).to_have_count(0)  # it is closed again
    cleo.say("Hook")
    expect_told(screen, "Was Cleo right?")


@table("Dan is to be caught")
def test_sr_20_who_is_caught_pays_and_the_objector_hides_a_trap_with_its_loot(
    rogues: list[Rogue], screen: Page
) -> None:
    ann, _bo, _cleo, dan = rogues
    dan.say("5")
    ann.object()
    ann.say("4")
    expect_told(screen, "Ann caught Dan.")
    expect(screen.locator("footer .line")).to_have_text("Ann hides a trap. Watch where!")
    ann.hide(18, "polly")
    expect(screen.locator("[data-seat='0'] b")).to_contain_text("3")
    ann.sign("Tug your ear")
    expect_told(screen, "Tug your ear")


@table("Bo is slow")
def test_sr_13_the_count_is_heard_and_seen_and_runs_out(rogues: list[Rogue], screen: Page) -> None:
    _ann, bo, cleo, dan = rogues
    dan.see_turn(1)
    dan.page.get_by_role("button", name="Count!").click()
    for count in range(1, 6):
        expect_told(screen, f"Count: {count}")
    expect_told(bo.page, "Too slow! Does anybody object?")
    cleo.object()
    cleo.say("6")
    cleo.hide(17, "box")
    cleo.expect_penalties(0, 1, 1, 1)


@table("both are wrong")
def test_sr_21_where_both_are_wrong_both_pay_and_no_trap_is_hidden(rogues: list[Rogue], screen: Page) -> None:
    ann, bo, cleo, dan = rogues
    cleo.say("7")
    bo.object()
    bo.say("8")
    expect_told(screen, "Figure 11")
    expect_told(screen, "Cleo was wrong, and so was Bo!")
    ann.expect_penalties(0, 2, 2, 1)
    dan.see_turn(3)


@table("two hands", seconds={HANDS: 3.0})
def test_sr_17_of_two_hands_at_once_the_poorer_objects(rogues: list[Rogue]) -> None:
    ann, bo, _cleo, dan = rogues
    dan.say("9")
    at_once([ann, bo])
    expect(bo.headline).to_have_text("You object: what is right?")
    bo.say("8")
    bo.hide(16, "lamp")


@table("the pile runs empty")
def test_sr_23_when_the_pile_is_empty_penalty_cards_are_taken_from_others(
    rogues: list[Rogue], screen: Page
) -> None:
    ann, bo, cleo, dan = rogues
    ann.say("10")
    cleo.object()
    cleo.say("11")
    expect_told(screen, "Ann was wrong, and so was Cleo!")
    bo.say("3")
    dan.object()
    dan.say("4")
    expect(bo.headline).to_have_text("Whose penalty card do you take?")
    expect(screen.locator("footer .line")).to_have_text("Bo takes somebody’s penalty card.")
    bo.take_penalty_from("Cleo")
    dan.take_penalty_from("Ann")
    expect_told(screen, "Bo was wrong, and so was Dan!")
    cleo.expect_penalties(0, 3, 2, 3)


@table("Cleo is to answer")
def test_a_phone_that_drops_out_comes_back_to_the_present(rogues: list[Rogue]) -> None:
    ann, _bo, cleo, dan = rogues
    dan.page.context.set_offline(True)
    expect(dan.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    cleo.say("11")
    ann.see_turn(3)
    dan.page.context.set_offline(False)
    dan.say("elephant")
    ann.object()
    ann.say("12")
    dan.take_penalty_from()
    ann.hide(1, "knot")


@table("the last two traps")
def test_sr_10_a_forgotten_call_the_last_trap_and_how_it_ends(
    rogues: list[Rogue], screen: Page, prepared: PreparedTable, picture: Callable[[Page, str], None]
) -> None:
    ann, _bo, cleo, dan = rogues
    cleo.say("1")
    dan.object()
    dan.scatty()
    cleo.take_penalty_from()
    dan.hide(9)
    expect(cleo.headline).to_have_text("The last trap! Choose any door.")
    cleo.hide(10)

    expect(screen.locator(".finale[data-told]")).to_be_visible()
    replay = screen.request.get(f"/api/tables/{prepared.code}/replay?viewer=host").json()
    result = replay["steps"][-1]["view"]["result"]
    rows = screen.locator(".count li")
    expect(rows).to_have_count(len(FOUR))
    for name, points in zip(FOUR, result["points"], strict=True):
        row = rows.filter(has=screen.get_by_text(name, exact=True))
        expect(row.locator("b")).to_have_text(str(points).replace("-", "−"))
    for seat, rogue in enumerate(rogues):
        expect(rogue.page.locator(".finale .headline")).to_contain_text(
            "You" if seat in result["winners"] else "win"
        )
        story = rogue.page.locator(".story li")
        expect(story.first).to_contain_text("remembered best")
        expect(story.nth(1)).to_contain_text("objections hit")
    picture(screen, "scatty-screen-over")
    picture(rogues[result["winners"][0]].page, "scatty-phone-won")
    assert complaints(screen, enhanced=False) == []
    assert complaints(rogues[result["winners"][0]].page) == []

    # SR-26: now that it is over, the replay shows what was behind the doors
    page = ann.page
    page.goto(f"/replay/{prepared.code}?viewer=host&step=8")
    expect(page.get_by_role("slider")).to_have_value("8")
    page.get_by_role("button", name="One on").click()
    expect(page.get_by_role("slider")).to_have_value("9")
    picture(page, "scatty-phone-replay")
    assert complaints(page) == []


def test_a_trap_is_hidden_and_its_word_is_told_to_all_once(rogues: list[Rogue], screen: Page) -> None:
    ann, bo, cleo, _dan = rogues
    expect(ann.headline).to_have_text("Give it a code word, and choose a door.")
    expect(screen.locator("footer .line")).to_have_text("Ann hides a trap. Watch where!")
    ann.hide(3, "hook")
    for page in (bo.page, cleo.page, screen):
        expect_told(page, "“hook”")
    ann.hide(5)
    ann.hide(7)
    expect(ann.headline).to_have_text("Your turn!")


def what_is_there(page: Page) -> str:
    """Everything a curious player could look up: page source, accessibility tree, storage, history, title."""
    found: str = page.evaluate(
        """() => JSON.stringify([
          document.documentElement.outerHTML,
          [...document.querySelectorAll("input, textarea")].map((field) => field.value),
          { ...localStorage },
          { ...sessionStorage },
          history.length,
          history.state,
          location.href,
          document.cookie,
          document.title,
        ])"""
    )
    return found + page.locator("body").aria_snapshot()


def doors(page: Page) -> set[str]:
    """The closed doors, each without its number: one thing, if nothing tells them apart."""
    found: list[str] = page.locator("[data-trove]").evaluate_all(
        """(doors) => doors.map((door) => {
          const copy = door.cloneNode(true);
          const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            texts.currentNode.data = texts.currentNode.data.replace(door.dataset.trove, "N");
          copy.removeAttribute("style");
          copy.removeAttribute("data-trove");
          return copy.outerHTML;
        })"""
    )
    assert len(found) == 18
    return set(found)


def scene_is_over(rogues: list[Rogue], *pages: Page) -> None:
    for page in (*(rogue.page for rogue in rogues), *pages):
        expect(page.locator(".going")).to_have_count(0)


@table(objection_window=1)
def test_sr_26_nothing_that_is_to_be_remembered_is_kept_on_any_page(
    rogues: list[Rogue], screen: Page, prepared: PreparedTable
) -> None:
    ann, bo, cleo, _dan = rogues
    everybody = [*(rogue.page for rogue in rogues), screen]
    secrets = re.compile("hook|pirate|polly|parrot|vivid", re.IGNORECASE)
    storage = [
        page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])") for page in everybody
    ]
    histories = [page.evaluate("history.length") for page in everybody]
    ann.hide(3, "hook")
    for page in everybody[1:]:
        expect_told(page, "hook")  # now it must be remembered
    ann.hide(5)
    ann.hide(7)
    scene_is_over(rogues, screen)
    for page in everybody:
        assert not secrets.search(what_is_there(page))
        assert len(doors(page)) == 1

    # An answer, an objection, an open door, a second trap with its word
    ann.say("vivid")
    expect_told(bo.page, "vivid")
    bo.object()
    bo.say("1")
    bo.hide(9, "polly")
    expect_told(screen, "polly")
    scene_is_over(rogues, screen)
    bo.say("2")
    expect(cleo.page.locator(".pad.ready")).to_be_visible()
    for page in everybody:
        assert not secrets.search(what_is_there(page))
        assert len(doors(page)) == 1
    assert storage == [
        page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])") for page in everybody
    ]
    assert histories == [page.evaluate("history.length") for page in everybody]

    # A reload gives the present view and nothing else
    before = cleo.page.locator(".ring").aria_snapshot()
    cleo.page.reload()
    expect(cleo.page.locator(".pad.ready")).to_be_visible()
    assert not secrets.search(what_is_there(cleo.page))
    assert cleo.page.locator(".ring").aria_snapshot() == before
    cleo.page.go_back()
    expect(cleo.page).not_to_have_url(re.compile(prepared.code))


@table(together=False)
def test_sr_26_what_is_said_is_seen_for_a_moment(rogues: list[Rogue]) -> None:
    ann, bo, *_ = rogues
    bo.page.clock.install()
    bo.page.reload()
    expect(bo.table).to_be_visible()
    ann.page.get_by_role("button", name="Say something").click()
    ann.page.get_by_role("dialog").locator("input").fill("Three is the parrot, honest!")
    ann.page.get_by_role("dialog").locator("button.brass").click()
    expect(bo.page.locator(".heard")).to_contain_text("Three is the parrot, honest!")
    bo.page.clock.run_for(6_000)
    expect(bo.page.locator(".heard")).to_have_count(0)
    assert "honest" not in what_is_there(bo.page)


@table(seconds={HANDS: 3.0}, objection_window=5)
def test_hands_that_are_equal_in_everything_cancel_each_other(rogues: list[Rogue], screen: Page) -> None:
    ann, bo, cleo, _dan = rogues
    set_up(ann)
    ann.say("2")
    at_once([bo, cleo])
    expect_told(screen, "Bo and Cleo at the same time: nobody may object.")
    expect(bo.hand).to_be_disabled()
    bo.say("2")


def test_the_hand_stays_where_it_is_and_so_does_the_pad(rogues: list[Rogue]) -> None:
    ann, bo, cleo, _dan = rogues
    hand = cleo.hand.bounding_box()
    pad = cleo.pad.bounding_box()
    assert hand is not None
    assert min(hand["height"], hand["width"] / 3) >= 48
    assert ann.hand.bounding_box() == hand  # while hiding, too
    set_up(ann)
    ann.say("1")
    assert (cleo.hand.bounding_box(), cleo.pad.bounding_box()) == (hand, pad)
    bo.say("3")
    cleo.object()
    assert (cleo.hand.bounding_box(), cleo.pad.bounding_box()) == (hand, pad)
    assert all(rogue.hand.bounding_box() == hand for rogue in rogues)
    for key in cleo.pad.locator("button").all():
        box = key.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 48


@table(words="plain")
def test_with_plain_words_an_answer_takes_two_taps_at_most(rogues: list[Rogue], screen: Page) -> None:
    ann, bo, cleo, dan = rogues
    ann.hide(1)  # no word is asked for
    ann.hide(5)
    ann.hide(7)
    expect(ann.page.locator(".pad.ready")).to_be_visible()
    ann.pad.get_by_role("button", name="Drawings").click()
    keys = ann.pad.locator(".keys button")
    expect(keys).to_have_count(24)
    for key in keys.all():
        box = key.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 48
        expect(key).to_be_in_viewport(ratio=1)
    ann.pad.get_by_role("button", name="Pirate").click()
    expect_told(screen, "Pirate")
    bo.say("2")
    cleo.object()
    cleo.say("3")
    expect_told(dan.page, "Treasure")


def test_speech_listens_only_to_who_has_agreed(device: Device, prepared: PreparedTable) -> None:
    page = device()
    page.add_init_script(
        """window.listened = 0;
        window.SpeechRecognition = window.webkitSpeechRecognition = class {
          start() {
            window.listened += 1;
            const results = [[{ transcript: "wooden leg" }]];
            setTimeout(() => this.onresult({ resultIndex: 0, results }));
          }
          abort() {}
        };"""
    )
    page.goto(prepared.address(0))
    page.get_by_role("button", name="Speak a word").click()
    expect(page.get_by_role("dialog")).to_contain_text("may send the sound to the company that makes it")
    page.get_by_role("button", name="No, I’ll type").click()
    assert page.evaluate("window.listened") == 0
    page.get_by_role("button", name="Speak a word").click()
    page.get_by_role("button", name="Listen to me").click()
    expect(page.locator("#code-word")).to_have_value("wooden leg")
    assert page.evaluate("window.listened") == 1


def stop_time(page: Page) -> None:
    stop_clock(page)


@table(seconds={DOOR: 300.0})
def test_nothing_is_told_before_the_door_has_turned_and_the_trap_has_gone(
    device: Device,
    rogues: list[Rogue],
    prepared: PreparedTable,
    server: Started,
    picture: Callable[[Page, str], None],
) -> None:
    ann, bo, cleo, *_ = rogues
    watching = device(size=TELEVISION, reduced_motion="no-preference")
    watching.add_init_script(REMEMBER)
    watching.clock.install()
    watching.goto(f"/screen/{prepared.code}")
    line = watching.locator("footer .line")
    expect(line).to_have_text("Ann hides a trap. Watch where!")
    dan = device(reduced_motion="no-preference")
    record_announcements(dan)
    dan.clock.install()
    dan.goto(prepared.address(3))
    expect(dan.locator(".headline")).to_be_visible()
    set_up(ann)
    expect_announced(dan, "^Ann: .* behind door 3$")
    watching.clock.run_for(10_000)
    dan.clock.run_for(10_000)
    expect(line).to_have_text("It is Ann’s turn.")
    stop_time(watching)
    stop_time(dan)
    ann.say("2")
    expect(watching.locator(".said")).to_contain_text("2")
    bo.object()
    expect(line).to_have_text("Bo objects to Ann!")
    bo.say("9")
    expect(watching.locator(".turned .back")).to_be_visible()
    tally = watching.locator(".side .hoard")
    expect(tally.get_by_role("img")).to_have_count(0)
    expect(line).to_have_text("Bo objects to Ann!")
    picture(watching, "scatty-screen-turning")
    expect(dan.locator(".turned .back")).to_be_visible()
    assert not [said for said in announcements(dan) if "wrong" in said or "Treasure" in said]
    dan.clock.run_for(1_000)
    expect_announced(
        dan, "^Ann: 2$", "Bo objects to Ann!", "^Ann was wrong, and so was Bo! Treasure behind door 1$"
    )
    watching.clock.run_for(1_000)
    expect_told(watching, "Treasure")
    expect_told(watching, "Ann was wrong, and so was Bo!")
    expect(tally.get_by_role("img", name="Penalty card")).to_have_count(2)

    # The next trap is seen to go to its door, and only then is its loot told
    server.pass_time(prepared.code)  # the door closes
    expect(bo.page.locator(".pad.ready")).to_be_visible()
    watching.clock.run_for(10_000)
    bo.say("4")
    cleo.object()
    cleo.say("2")
    expect(cleo.page.locator("form.hide")).to_be_visible()
    watching.clock.run_for(10_000)
    expect(line).to_have_text("Cleo hides a trap. Watch where!")
    cleo.hide(11, "polly")
    card = watching.locator(".going .card")
    expect(card).to_be_visible()
    expect(watching.locator(".going")).to_contain_text("“polly”")
    start = card.bounding_box()
    watching.clock.run_for(1_800)
    expect(watching.locator(".going")).not_to_contain_text("polly")
    card.evaluate("(card) => { const [path] = card.getAnimations(); path.pause(); path.currentTime = 560; }")
    door, there = watching.locator("[data-trove='11']").bounding_box(), card.bounding_box()
    assert start is not None
    assert door is not None
    assert there is not None
    assert abs(there["x"] + there["width"] / 2 - door["x"] - door["width"] / 2) < door["width"] / 2
    assert abs(there["y"] + there["height"] / 2 - door["y"] - door["height"] / 2) < door["height"] / 2
    expect(watching.locator("[data-seat='2'] .hoard").get_by_role("img", name="Treasure")).to_have_count(0)
    watching.clock.run_for(2_000)
    expect(watching.locator(".going")).to_have_count(0)
    expect(watching.locator("[data-seat='2'] .hoard").get_by_role("img", name="Treasure")).to_have_count(1)
    assert "polly" not in what_is_there(watching)


@table(seconds={DOOR: 300.0})  # the door stays open for its picture
@pytest.mark.parametrize(("language", "light"), [("fr", True), ("da", False)])
def test_how_it_looks_to_everybody(
    device: Device, prepared: PreparedTable, picture: Callable[[Page, str], None], language: str, light: bool
) -> None:
    sizes = [(360, 640), (390, 844), (740, 360), (1366, 768)]
    pages = [
        device(size={"width": width, "height": height}, language=language, light=light)
        for width, height in sizes
    ]
    screen = device(size=TELEVISION, language=language, light=light)
    rogues = [Rogue(page, name) for page, name in zip(pages, FOUR, strict=True)]
    for seat, page in enumerate(pages):
        page.goto(prepared.address(seat))
    screen.goto(f"/screen/{prepared.code}")
    ann, bo, cleo, dan = rogues
    found: list[str] = []

    def see(what: str) -> None:
        for page, (width, height) in zip(pages, sizes, strict=True):
            expect(page.locator(".going")).to_have_count(0)
            picture(page, f"scatty-{language}-{width}x{height}-{what}")
            if language == "fr":  # the Danish words are other words in the same boxes
                found.extend(f"{what} {width}: {wrong}" for wrong in complaints(page))
            assert not page.evaluate(
                """() => {
                  const { scrollWidth, scrollHeight } = document.documentElement;
                  return scrollWidth > innerWidth || scrollHeight > innerHeight;
                }"""
            ), f"{what} does not fit {width}x{height}"
        picture(screen, f"scatty-{language}-screen-{what}")
        found.extend(f"{what} screen: {wrong}" for wrong in complaints(screen, enhanced=False))
        assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1

    def hide(somebody: Rogue, trove: int, word: str | None = None) -> None:
        somebody.page.locator(f"[data-trove='{trove}'] button").click()
        if word:
            somebody.page.locator("#code-word").fill(word)
        moment = somebody.table.get_attribute("data-moment") or ""
        somebody.page.locator("form.hide button.brass").click()
        expect(somebody.table).not_to_have_attribute("data-moment", moment)

    expect(screen.locator(".ring")).to_be_visible()
    see("hide")
    hide(ann, 3, "hook")
    hide(ann, 5)
    hide(ann, 7)
    expect(ann.page.locator(".pad.ready")).to_be_visible()
    see("turn")
    ann.say("17")
    bo.object()
    see("correct")
    bo.say("1")
    expect(bo.page.locator("form.hide")).to_be_visible()
    hide(bo, 12, "polly")
    bo.say("2")
    cleo.object()
    cleo.say("2")
    expect(dan.page.locator(".turned")).to_be_visible()
    picture(dan.page, f"scatty-{language}-1366x768-door")
    picture(cleo.page, f"scatty-{language}-740x360-door")
    picture(screen, f"scatty-{language}-screen-door")
    found.extend(f"door: {wrong}" for wrong in complaints(screen, enhanced=False))
    cleo.page.locator("button.players").click()
    expect(cleo.page.get_by_role("dialog")).to_be_visible()
    found.extend(f"loot: {wrong}" for wrong in complaints(cleo.page))
    picture(cleo.page, f"scatty-{language}-740x360-loot")
    assert not found, "\n".join(found)


LONG_NAMES = [
    "Anne-Sophie Kierkegaardů",
    "Wolfeschlegelsteinhausen",
    "Marie-Thérèse d’Aubigné",
    *("Åse Bjørnæs-Østergård", "Bo", "Maximilian Featherstoneh", "Zoë", "Konstantin von Württembe"),
]
SPILT = """() => {
  const middle = document.querySelector(".ring .middle").getBoundingClientRect();
  return [...document.querySelectorAll(".going .card, .going .word, .going .where")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.min(left - middle.left, middle.right - right, top - middle.top, middle.bottom - bottom) < -1;
  }).map((one) => one.className);
}"""
"""What of a trap on its way does not stay within the doors."""


LINES = """(names) => names.map((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""
"""On how many lines each text stands."""


def cut(page: Page, screen: bool = False) -> list[list[str]]:
    """Words that are not whole, or too small for a big screen."""
    found: list[list[str]] = page.evaluate(FAULTS, {"phone": not screen, "screen": screen})
    strip = (
        "span.name.cut"  # beside its face a name has the room that is there; the face's own label is whole
    )
    return [
        fault
        for fault in found
        if fault[0] in ("small text", "outside") or (fault[0] == "cut" and strip not in fault[1])
    ]


def test_the_longest_names_and_words_are_whole_on_every_screen(tmp_path: Path, device: Device) -> None:
    store = tmp_path / "eight.sqlite"
    options = QUICK | {"objection_window": 10}
    prepared = prepare_table(store, GAME, LONG_NAMES, DEAL, together=True, **options)
    running = RunningServer(store, seconds=PATIENT)
    try:
        phone, sideways = device(), device({"width": 740, "height": 360})
        french, screen = device(language="fr"), device({"width": 1366, "height": 768})
        for seat, page in enumerate((phone, sideways, french)):
            page.clock.install()
            page.goto(running.address + prepared.address(seat))
            expect(page.locator("[data-moment]")).to_be_visible()
        screen.clock.install()
        screen.goto(f"{running.address}/screen/{prepared.code}")
        expect(screen.locator(".ring")).to_be_visible()
        ann, bo = Rogue(phone, LONG_NAMES[0]), Rogue(sideways, LONG_NAMES[1])

        for page in (sideways, french, screen):
            stop_time(page)
        ann.hide(3, "Donaudampfschifffahrtskapitän!")
        for page in (sideways, french, screen):
            expect(page.locator(".going .word")).to_be_visible()
            assert page.evaluate(SPILT) == []
            page.clock.resume()
        ann.hide(5)
        ann.hide(7)

        expect(phone.locator(".pad.ready")).to_be_visible()
        for page in (phone, sideways, french, screen):
            expect(page.locator(".going")).to_have_count(0)
            assert cut(page, page is screen) == []
        ann.say("the wooden leg of the pirate who lost it to a shark, I think")
        for page in (sideways, french, screen):
            expect(page.locator(".said")).to_be_visible()
            assert cut(page, page is screen) == []
        bo.object()
        for page in (phone, french, screen):
            expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "correct")
            assert cut(page, page is screen) == []
    finally:
        running.stop()


@pytest.mark.parametrize("size", [TELEVISION, {"width": 1366, "height": 768}])
def test_a_name_of_one_word_stands_in_one_line_on_a_television(
    tmp_path: Path, device: Device, size: dict[str, int]
) -> None:
    store = tmp_path / "three.sqlite"
    prepared = prepare_table(store, GAME, ["Ann", "Mathilde", "Clement"], together=True)
    running = RunningServer(store)
    try:
        screen = device(size)
        screen.goto(f"{running.address}/screen/{prepared.code}")
        names = screen.locator(".side .name")
        expect(names).to_have_count(3)
        assert names.evaluate_all(LINES) == [1, 1, 1]
    finally:
        running.stop()


@pytest.mark.parametrize(("language", "light"), [("fr", True), ("da", False)])
def test_the_help_page(
    device: Device, picture: Callable[[Page, str], None], language: str, light: bool
) -> None:
    page = device(language=language, light=light)
    page.goto("/help/scatty-rogues")
    expect(page.locator("dt")).to_have_count(27)
    expect(page.get_by_text("Luca Bellini")).to_be_visible()
    assert "sr-" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not (found := complaints(page)), "\n".join(found)
    picture(page, f"scatty-{language}-help")
