"""How a season of The Traitors ends: its story, recap and replay. And the lesson, the help, the lobby."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.gallery.visit import Visit
from tests.browser.server import RunningServer
from tests.browser.stored_matches import (
    CROWD,
    EIGHT,
    StoredMatches,
    open_phone,
    open_screen,
    open_watcher,
    season,
)
from tests.browser.test_lessons import BEAT, STEPS, Learner
from tests.games.the_traitors.season import at, banish, move, until, vote, walk_round
from turncoat import Match

ANN, BO, CLEO, DAG, EVA, FINN, GRO, HAL = range(8)


def four_left() -> Match:
    """The others are banished or murdered; both Traitors are still there."""
    m = season(EIGHT, (ANN, BO), days=3)
    walk_round(m, right=range(8))
    banish(m, GRO)
    until(m, "conclave", 1)
    for seat in (HAL, FINN, DAG):
        move(m, seat, "suspect", target=ANN)
    banish(until(m, "round_table", "vote", day=2), FINN)
    until(m, "conclave", 1)
    for seat in (DAG, CLEO):
        move(m, seat, "suspect", target=BO)
    return until(m, "final_break")


def one_traitor_left() -> Match:
    m = season(EIGHT, (ANN, BO), days=2, powers="rulebook")  # so that the one who is left stays alone
    walk_round(m, right=range(8))
    for seat in (BO, GRO, FINN):
        banish(m, seat)
        m.tick(m.deadline or 0)
    return until(m, "final_break")


def finalists(m: Match) -> list[int]:
    alive: list[int] = m.view("host")["alive"]
    return alive


def last_vote(m: Match, against: int) -> Match:
    """Not all want to end it; everybody names that player, whose identity is told next."""
    until(m, "end_vote")
    for seat in finalists(m):
        move(m, seat, "end", agree=seat != finalists(m)[-1])
    until(m, "round_table", "vote")
    others = [seat for seat in finalists(m) if seat != against]
    vote(m, dict.fromkeys(others, against) | {against: others[0]})
    assert at(m) == ("round_table", "identity")
    return m


def long_season() -> Match:
    """Twenty-four, over many days."""
    m = season(CROWD, (0, 1, 2), days=9)
    walk_round(m, right=range(0, 24, 2))
    while not m.over and len(finalists(m)) > 4:
        phase = m.view("host")["phase"]
        if at(m) == ("round_table", "vote"):
            alive = finalists(m)
            target = alive[len(alive) // 2]
            vote(m, {seat: target if seat != target else alive[0] for seat in alive})
        elif phase == "conclave" and at(m)[1] == 1:
            for seat in finalists(m)[3:]:
                move(m, seat, "suspect", target=(seat + m.view("host")["day"]) % 3)
            m.tick(m.deadline or 0)
        else:
            m.tick(m.deadline or 0)
    return m


def to_its_end(m: Match) -> Match:
    while not m.over:
        m.tick(m.deadline or 0)
    return m


def last_revealed(m: Match) -> Match:
    """All who are left have revealed themselves, and the ending comes next."""
    m = until(m.fork(), "finale")
    while m.view("watcher")["revealer"] is not None:
        m.tick(m.deadline or 0)
    return m


def apart(visit: Visit, m: Match) -> tuple[str, RunningServer, Device]:
    """A table with a server of its own: time that passes there passes at no other table."""
    stored = StoredMatches(visit.store())
    code = stored.add(m)
    server = stored.serve()
    return code, server, visit.at(server)


def wait_for_ending(page: Page) -> Page:
    """All of the ending is told."""
    page.locator(".finale").wait_for()
    for _ in range(30):
        if page.locator(".finale[data-told]").count():
            break
        page.clock.run_for(2_000)
    expect(page.locator(".finale[data-told]")).to_be_visible()
    return page


def show_story(screen: Page) -> None:
    """Let the slides of a big screen turn until the story is there."""
    for _ in range(3):
        if screen.locator(".whole .story").count() == 0:
            screen.clock.run_for(10_000)
    expect(screen.locator(".whole .story")).to_be_visible()


def show(visit: Visit) -> None:
    see = visit.see
    stored = StoredMatches(visit.store())
    store = stored.add

    rest = four_left()
    pause = store(rest)
    asking = until(rest.fork(), "end_vote")
    asked = store(asking)
    some = asking.fork()
    for seat in finalists(some)[:2]:
        move(some, seat, "end", agree=True)
    answered = store(some)
    not_ended = asking.fork()
    for seat in finalists(not_ended):
        move(not_ended, seat, "end", agree=seat != finalists(not_ended)[-1])
    voted_on = store(not_ended)
    turning = asking.fork()
    for seat in finalists(turning)[:3]:
        move(turning, seat, "end", agree=True)

    victim = next(seat for seat in finalists(rest) if seat not in (ANN, BO))
    betrayed = last_vote(rest.fork(), victim)
    betrayed_told = store(to_its_end(last_vote(rest.fork(), victim)))
    saved = last_vote(one_traitor_left(), ANN)
    saved_told = store(to_its_end(saved.fork()))
    big = to_its_end(long_season())
    ended_crowd = store(big)

    finales = {}
    for m, name in ((betrayed, "betrayed"), (saved, "saved")):
        first = until(m.fork(), "finale")
        second = first.fork()
        second.tick(second.deadline or 0)
        finales[name] = (store(first), store(second))

    device = visit.at(stored.serve())

    see(open_phone(device, pause, CLEO), "break")
    see(open_phone(device, pause, GRO), "break-out")
    see(open_screen(device, pause), "screen-break")
    page = open_phone(device, asked, ANN)
    see(page, "end-vote")
    page.get_by_role("radio", name="End it").click()
    see(page, "end-vote-chosen")
    see(open_phone(device, answered, ANN), "end-vote-answered")
    see(open_watcher(device, asked), "end-vote-watcher")
    see(open_screen(device, answered), "screen-end-vote")
    see(open_phone(device, voted_on, ANN), "not-ended")
    see(open_screen(device, voted_on), "screen-not-ended")
    turned, server, there = apart(visit, turning)
    pages = [open_phone(there, turned, ANN, moving=True), open_screen(there, turned, moving=True)]
    server.pass_time(turned)
    for page, name in zip(pages, ("end-votes-held-up", "screen-end-votes-held-up"), strict=True):
        page.clock.run_for(1_000)
        see(page, name)
        page.clock.run_for(2_500)
        see(page, name.replace("held-up", "turned"))

    # Step by step, with a winner, a loser, and the big screen
    for m, winner, name in ((betrayed, ANN, "betrayed"), (saved, CLEO, "saved")):
        for code, moment in zip(finales[name], ("asked", "revealed"), strict=True):
            see(open_phone(device, code, winner), f"{name}-{moment}")
            see(open_screen(device, code), f"screen-{name}-{moment}")
        code, server, there = apart(visit, last_revealed(m))
        phones = [open_phone(there, code, winner, moving=True), open_phone(there, code, GRO, moving=True)]
        screen = open_screen(there, code, moving=True)
        server.pass_time(code)
        for page, who in ((phones[0], "winner"), (phones[1], "loser"), (screen, "screen")):
            wait_for_ending(page)
            page.clock.run_for(1_000)
            see(page, f"{who}-{name}-told", screens=3 if page is not screen else 1)
        show_story(screen)
        see(screen, f"screen-{name}-story")

    for code, name in ((betrayed_told, "later"), (ended_crowd, "crowd")):
        page = open_phone(device, code, ANN)
        expect(page.locator(".finale[data-told]")).to_be_visible()
        see(page, f"ended-{name}", screens=5)
        page.get_by_role("button", name="A card to share").click()
        page.locator("dialog[open] img").first.wait_for()
        see(page, f"card-{name}", screens=2)
        page = open_screen(device, code, moving=True)
        expect(page.locator(".finale[data-told]")).to_be_visible()
        see(page, f"screen-ended-{name}")
        show_story(page)
        see(page, f"screen-story-{name}")
        page = device()
        page.goto(f"/recap/{code}")
        expect(page.get_by_role("heading", name="Day by day")).to_be_visible()
        see(page, f"recap-{name}", screens=8)
    page = device()
    page.goto(f"/replay/{saved_told}")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    slider.fill("30")
    see(page, "replay")
    page.goto(f"/replay/{ended_crowd}?viewer=host&step=40")
    expect(page.get_by_role("slider")).to_be_visible()
    see(page, "replay-crowd")

    page = device()
    page.goto("/help/the-traitors")
    expect(page.locator("table tbody tr")).to_have_count(17)
    see(page, "help", screens=12)

    learner = Learner(device(), "the-traitors")
    seen: list[str] = []
    for _ in range(STEPS):
        if learner.again.count():
            break
        words = learner.words.inner_text()
        if words not in seen:
            seen.append(words)
            see(learner.page, f"lesson-{len(seen):02}")
        if learner.next.count() or learner.glowing.count():
            learner.tap()
        learner.page.clock.run_for(BEAT)
    see(learner.page, "lesson-over")

    # A season over days
    page = device()
    page.goto("/create/the-traitors")
    page.locator("#name").fill(EIGHT[0])
    see(page, "create", screens=3)
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".invite .code")).to_have_text(re.compile("^[A-Z]{4}$"))
    see(page, "lobby", screens=3)
    page.locator("details.options summary").click()
    see(page, "lobby-options", screens=5)
    page.get_by_label("Pace", exact=True).select_option("days")
    see(page, "lobby-options-days", screens=5)
