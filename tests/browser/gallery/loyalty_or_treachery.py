"""Loyalty or Treachery: a match of two with the longest names, its end, and the big screen beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import TELEVISION
from tests.browser.gallery.visit import Visit
from tests.browser.person import Person, play_out
from tests.browser.prepared_tables import prepare_table
from tests.browser.test_finale import DECK, until_the_last_card
from tests.browser.waiting import stop_clock
from turncoat.core.match import Match

GAME = "loyalty-or-treachery"
NAMES = ["Ann-Sophie von Hohenlohe", "Wolfeschlegelsteinhausen"]


def show(visit: Visit) -> None:
    the_match(visit)
    the_drama(visit)
    the_end(visit)
    the_lesson(visit)


def the_match(visit: Visit) -> None:
    device, see = visit.serve(), visit.see
    people = ann, bo = [Person(name, device()) for name in NAMES]
    screen = device(TELEVISION)
    page = ann.page
    code = ann.make_table()
    bo.sit_down(code)
    ann.start()
    screen.goto(f"/screen/{code}")
    expect(screen.locator("footer .now")).to_be_visible()
    see(screen, "screen-first")
    see(people[ann.actor() or 0].page, "who-begins")
    see(people[1 - (ann.actor() or 0)].page, "who-begins-waiting")

    def until(there: Callable[[], bool]) -> None:
        while not there():
            play_out(people, moves=1)

    until(lambda: ann.actor() == 0 and ann.actions.locator(".call").count() > 0 and pile(ann) > 1)
    see(page, "call")
    see(bo.page, "call-waiting")
    see(screen, "screen-call")
    until(lambda: ann.actor() == 0 and ann.actions.locator(".wax.wide").count() > 0 and pile(ann) > 3)
    see(page, "action")
    see(screen, "screen-action")
    ann.actions.locator(".wax.wide").click()
    drawer = page.locator("dialog[open]")
    expect(drawer).to_be_visible()
    see(page, "treachery-empty")
    drawer.locator("ul.wrap button").first.click()
    see(page, "treachery")
    see_watcher(visit, device(), code)
    drawer.locator(".foot .wax").click()
    expect(page.locator(".trap.mine")).to_be_visible()
    see(page, "trap-own")
    see(bo.page, "trap-theirs")
    see(screen, "screen-trap")
    page.locator(".deck .stack").hover()
    page.mouse.down()
    see(page, "trap-held")
    page.mouse.up()
    page.locator("button.mine").click()
    expect(drawer).to_be_visible()
    see(page, "pile", screens=2)
    page.keyboard.press("Escape")
    play_out(people, moves=1)
    see(page, "trap-sprung")
    see(screen, "screen-trap-sprung")
    page.get_by_role("button", name="Table menu").click()
    expect(drawer).to_be_visible()
    see(page, "menu", screens=2)
    drawer.locator(".stack > button").last.click()
    see(page, "menu-resign", screens=2)
    page.keyboard.press("Escape")
    see_plain(visit, ann)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Table menu").click()
    drawer.locator(".stack > button").last.click()
    drawer.locator(".button.wax").click()
    expect(ann.result).to_be_visible()
    see(page, "resigned", screens=2)


def see_watcher(visit: Visit, page: Page, code: str) -> None:
    Person("Vera", page).watch(code)
    expect(page.locator("[data-actor]")).to_be_visible()
    visit.see(page, "watching")


def see_plain(visit: Visit, somebody: Person) -> None:
    somebody.page.goto(f"{somebody.page.url}?plain=1")
    expect(somebody.page.locator("[data-moment]")).to_be_visible()
    visit.see(somebody.page, "plain", screens=2)


def pile(somebody: Person) -> int:
    return int(somebody.page.locator("button.mine .count").inner_text())


def until_a_trap_is_taken(match: Match) -> tuple[int, dict[str, Any]] | None:
    """The first who can sets a trap, and the other calls it wrong: whoever set it may take cards."""
    view = match.view("watcher")
    if view["phase"] == "take":
        return None
    if view["phase"] == "action" and view["turns"] > 6 and (pile := match.view(view["actor"])["pile"]):
        return view["actor"], {"move": "treachery", "cards": pile[:1]}
    if view["phase"] == "call" and view["returned"]["count"]:
        red = match.view("host")["everything"]["deck"][0][1] in "HD"
        return view["actor"], {"move": "call", "colour": "black" if red else "red"}
    return until_the_last_card(match)


def until_a_trap_is_called(match: Match) -> tuple[int, dict[str, Any]] | None:
    """As far as the call that a trap waits for."""
    view = match.view("watcher")
    trapped = view["phase"] == "call" and view["returned"]["count"] > 0
    return None if trapped else until_a_trap_is_taken(match)


def the_drama(visit: Visit) -> None:
    """What is seen for a moment only: a breath, a trap that springs, the last card, piles being counted."""
    see = visit.see
    store = visit.store()
    trap = prepare_table(store, GAME, NAMES, {"deck": DECK, "first": 0}, until_a_trap_is_called)
    last = prepare_table(store, GAME, NAMES, {"deck": DECK, "first": 0}, until_the_last_card)
    device = visit.serve(store)
    for prepared, label in ((trap, "trap"), (last, "last")):
        pages = [device(reduced_motion="no-preference") for _ in NAMES]
        screen = device(TELEVISION, reduced_motion="no-preference")
        for page, address in zip(
            (*pages, screen),
            (prepared.address(0), prepared.address(1), f"/screen/{prepared.code}"),
            strict=True,
        ):
            page.clock.install()
            page.goto(address)
            expect(page.locator("[data-actor], footer .now").first).to_be_visible()
        caller = pages[actor(pages[0])]
        victim_calls = "black" if label == "trap" else "red"
        call = caller.locator(f".call.{victim_calls}")
        expect(call).to_be_enabled()
        every = [*pages, screen]
        for page in every:
            stop_clock(page)
        call.click()
        for page in every:
            expect(page.locator(".light.turning")).to_be_attached()
            page.clock.run_for(900)
        see(caller, f"{label}-turning")
        see(screen, f"screen-{label}-turning")
        if label == "trap":
            for page in every:
                page.clock.run_for(300)
            see(caller, "trap-springing", rest=False)
            see(screen, "screen-trap-springing", rest=False)
            continue
        for page in every:
            page.clock.run_for(5_000)
            expect(page.locator(".finale")).to_be_visible()
            page.clock.run_for(2_500)
        see(caller, "counting")
        see(screen, "screen-counting")


def the_end(visit: Visit) -> None:
    see = visit.see
    store = visit.store()
    taking = prepare_table(store, GAME, NAMES, {"deck": DECK, "first": 0}, until_a_trap_is_taken)
    prepared = prepare_table(store, GAME, NAMES, {"deck": DECK, "first": 0}, until_the_last_card)
    device = visit.serve(store)
    ann, bo = device(), device()
    screen = device(TELEVISION)
    pages = [ann, bo]
    for seat, page in enumerate(pages):
        page.goto(taking.address(seat))
        expect(page.locator("[data-actor]")).to_be_visible()
    see(pages[actor(ann)], "take")
    see(pages[1 - actor(ann)], "take-waiting")

    screen.clock.install()
    screen.goto(f"/screen/{prepared.code}")
    for seat, page in enumerate(pages):
        page.goto("/")
        page.goto(prepared.address(seat))
        expect(page.locator("[data-actor]")).to_be_visible()
    see(pages[actor(ann)], "last-card")
    see(screen, "screen-last-card")
    pages[actor(ann)].locator(".call.red").click()
    for page in (*pages, screen):
        expect(page.locator(".finale[data-told]")).to_be_visible()
    stop_clock(screen)  # what takes turns does so when we say
    see(ann, "won", screens=3)
    see(bo, "lost", screens=3)
    see(screen, "screen-result")
    screen.clock.run_for(11_000)
    expect(screen.locator(".evening").first).to_be_visible()
    see(screen, "screen-evening")
    screen.clock.run_for(10_000)
    expect(screen.get_by_role("heading", name="How it went")).to_be_visible()
    see(screen, "screen-story")
    ann.get_by_role("button", name="A card to share").click()
    ann.get_by_role("dialog").get_by_role("img").evaluate("(image) => image.decode()")
    see(ann, "card-to-share", screens=2)
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Was it fair?").click()
    expect(ann.get_by_role("dialog")).to_be_visible()
    see(ann, "verify", screens=2)
    ann.goto(f"/replay/{prepared.code}?step=20")
    expect(ann.locator(".controls")).to_be_visible()
    see(ann, "replay-everything")
    ann.goto(f"/replay/{prepared.code}?viewer=0&step=20")
    expect(ann.locator(".controls")).to_be_visible()
    see(ann, "replay-own")


def actor(page: Page) -> int:
    return int(page.locator("[data-actor]").get_attribute("data-actor") or 0)


def the_lesson(visit: Visit) -> None:
    page = visit.serve()()
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".coach .next")).to_be_visible()
    visit.see(page, "lesson")
    page.locator(".coach .next").click()
    expect(page.locator("[data-glow]")).to_be_visible()
    visit.see(page, "lesson-touch")
    page.get_by_role("button", name="Black").click()
    expect(page.locator(".refusal")).to_be_visible()
    visit.see(page, "lesson-refusal")
