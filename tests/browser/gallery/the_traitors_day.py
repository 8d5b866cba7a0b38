"""The Traitors by day: arrival, breakfast, armoury, Round Table; few people and many, and the big screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.gallery.visit import Visit
from tests.browser.stored_matches import (
    CROWD,
    EIGHT,
    StoredMatches,
    open_phone,
    open_screen,
    open_watcher,
    season,
)
from tests.games.the_traitors.season import all_in, banish, earn_access, move, night, until, vote
from turncoat import Match

ANN, BO, CLEO, DAG, EVA, FINN, GRO, HAL = range(8)
REASON = "Somebody who smiles like that at breakfast has not slept: I saw a light under that door, twice."
LONGEST = (REASON + " And who never once asked for the key? " + REASON * 2)[:300]


def crowd(**options: object) -> Match:
    return season(CROWD, (0, 1, 2), days=10, **options)


def eight(**options: object) -> Match:
    return season(EIGHT, (0, 1), **{"days": 6, **options})


def talk_a_while(m: Match) -> Match:
    """They have talked for a while."""
    for seat, text in (
        (BO, "Good morning. Who heard the stairs?"),
        (CLEO, LONGEST),
        (EVA, "Not me. I slept like a stone, and so did everybody on my floor, as far as I could hear."),
    ):
        move(m, seat, "say", text=text)
    move(m, FINN, "claim", what="am", role="loyal")
    move(m, FINN, "claim", what="is", about=EVA, role="traitor")
    move(m, EVA, "claim", what="lie", about=FINN)
    move(m, HAL, "claim", what="trust", about=CLEO)
    move(m, HAL, "claim", what="doubt", about=GRO)
    return m


def show_votes(m: Match, votes: int) -> Match:
    """All votes are in, and so many are shown."""
    alive = m.view("host")["alive"]
    for voter in alive:
        target = alive[(voter * 5 + 3) % len(alive)] if voter % 3 else DAG
        reason = LONGEST if voter == BO else REASON if voter % 2 else ""
        move(
            m,
            voter,
            "vote",
            target=target if target != voter else alive[-1 if voter != alive[-1] else 0],
            reason=reason,
        )
    for _ in range(votes - 1):
        m.tick(m.deadline or 0)
    return m


def tie(m: Match) -> Match:
    until(m, "round_table", "vote")
    vote(m, {ANN: GRO, GRO: CLEO})
    return m


def put_away(page: Page) -> None:
    """The sheet that has just been opened."""
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def show(visit: Visit) -> None:
    stored = StoredMatches(visit.store())
    store = stored.add
    see = visit.see

    arrival, arrival_crowd = store(eight()), store(crowd())
    ready = eight()
    for seat in (ANN, BO, CLEO):
        move(ready, seat, "ready")
    move(ready, ANN, "eager", level=3)
    arrival_ready = store(ready)
    chosen, chosen_crowd = store(until(eight(), "selection")), store(until(crowd(), "selection"))
    chosen_alone = store(until(season(EIGHT, (0,), days=6), "selection"))
    begun_crowd = store(until(crowd(), "mission"))

    armoury = eight()
    earn_access(armoury, [CLEO, EVA, DAG])
    armoury_open = armoury.fork()
    move(armoury_open, CLEO, "open_door", door=0)
    move(armoury_open, EVA, "open_door", door=1)
    armoury_shut, armoury_opened = store(armoury), store(armoury_open)
    crowded = crowd()
    earn_access(crowded, [2, 3, 4])
    armoury_crowd = store(crowded)

    talk = talk_a_while(until(eight(), "round_table", "talk"))
    talk_room, talk_apart = store(talk), store(talk, together=False)
    talk_crowd = store(until(crowd(), "round_table", "talk"))
    talk_crowd_apart = store(talk_a_while(until(crowd(), "round_table", "talk")), together=False)
    to_vote = until(eight(), "round_table", "vote")
    ballot, ballot_crowd = store(to_vote), store(until(crowd(), "round_table", "vote"))
    some = to_vote.fork()
    for seat in (ANN, BO, CLEO):
        move(some, seat, "vote", target=GRO)
    written = store(some)
    reveal = store(show_votes(to_vote.fork(), 2))
    reveal_crowd = store(show_votes(until(crowd(), "round_table", "vote"), 17))
    blank = to_vote.fork()
    move(blank, BO, "vote", target=GRO)
    blank.tick(blank.deadline or 0)
    reveal_blank = store(blank)

    tied = tie(eight())
    defence = store(tied)
    runoff = store(until(tied.fork(), "round_table", "runoff"))
    again = until(tied.fork(), "round_table", "runoff")
    vote(again, {BO: GRO, EVA: CLEO})
    talk_again = store(again)
    runoff_again = until(again.fork(), "round_table", "runoff_again")
    vote(runoff_again, {BO: GRO, EVA: CLEO})
    safe_vote = store(runoff_again)
    lots = runoff_again.fork()
    vote(lots, {FINN: HAL, HAL: FINN})
    host_rules = store(lots)
    many = until(crowd(), "round_table", "vote")
    for voter in range(24):
        move(many, voter, "vote", target=(voter + 1) % 24)
    while many.view("host")["stage"] == "reveal":
        many.tick(many.deadline or 0)
    defence_crowd = store(many)
    runoff_crowd = store(until(many.fork(), "round_table", "runoff"))

    loyal, traitor, unknown = eight(), eight(), eight(reveal="never")
    banish(loyal, GRO)
    banish(traitor, BO)
    banish(unknown, EVA)
    was_loyal, was_traitor, was_unknown = store(loyal), store(traitor), store(unknown)
    wide = crowd()
    banish(wide, 4)
    was_crowd = store(wide)
    out_later = store(talk_to_the_end(until(loyal.fork(), "breakfast")), together=False)

    comes = until(night_of(eight(), EVA), "breakfast")
    for _ in range(4):
        comes.tick(comes.deadline or 0)
    coming = store(comes)
    comes_crowd = until(night_of(crowd(), 13), "breakfast")
    for _ in range(15):
        comes_crowd.tick(comes_crowd.deadline or 0)
    coming_crowd = store(comes_crowd)
    gone = night_of(eight(), EVA)
    all_in(gone)
    missing = store(gone)
    gone_crowd = night_of(crowd(), 13)
    all_in(gone_crowd)
    missing_crowd = store(gone_crowd)
    nobody = eight()
    earn_access(nobody, [CLEO])
    move(nobody, CLEO, "open_door", door=0)
    move(nobody, CLEO, "take_shield", take=True)
    night(nobody, {"move": "murder", "target": CLEO})
    all_in(nobody)
    move(nobody, CLEO, "show_shield")
    all_here = store(nobody)
    listing = eight(death_lists=[1])
    until(listing, "conclave", 1)
    for seat in (ANN, BO):
        move(listing, seat, "list", targets=[CLEO, EVA, GRO])
    all_in(listing)
    listed = store(listing)
    listing_crowd = crowd(death_lists=[1])
    until(listing_crowd, "conclave", 1)
    for seat in (0, 1, 2):
        move(listing_crowd, seat, "list", targets=[2, 4, 6])
    all_in(listing_crowd)
    listed_crowd = store(listing_crowd)

    server = stored.serve()
    device = visit.at(server)

    # Arrival
    page = open_phone(device, arrival, CLEO, knows=False)
    see(page, "arrival")
    page.locator(".where").click()
    see(page, "arrival-season-sheet", screens=2)
    see(open_phone(device, arrival_ready, ANN), "arrival-ready")
    see(open_phone(device, arrival_crowd, CLEO), "arrival-crowd")
    see(open_watcher(device, arrival_crowd), "arrival-watcher")
    see(open_screen(device, arrival), "screen-arrival")
    see(open_screen(device, arrival_crowd), "screen-arrival-crowd")

    # Who they are
    for code, seat, name in (
        (chosen, ANN, "chosen-traitor"),
        (chosen_alone, ANN, "chosen-alone"),
        (chosen_crowd, ANN, "chosen-traitor-crowd"),
        (chosen, CLEO, "chosen-loyal"),
    ):
        page = open_phone(device, code, seat, knows=False)
        page.locator(".ceremony .held").hover()
        if seat == CLEO:
            see(page, f"{name}-covered")
        page.mouse.down()
        see(page, name)
        page.mouse.up()
    page = open_phone(device, begun_crowd, ANN)
    page.locator(".hand .held").hover()
    page.mouse.down()
    see(page, "own-card-held-crowd")

    # Armoury
    page = open_phone(device, armoury_shut, CLEO)
    see(page, "armoury-open")
    page.get_by_role("button", name="Door 1").click()
    see(page, "armoury-door-chosen")
    page = open_phone(device, armoury_opened, CLEO)
    see(page, "armoury-behind-covered")
    page.get_by_role("button", name="Hold to see").focus()
    page.keyboard.down("Space")
    see(page, "armoury-behind-held")
    see(open_phone(device, armoury_opened, ANN), "armoury-waiting")
    see(open_phone(device, armoury_crowd, ANN), "armoury-waiting-crowd")
    see(open_screen(device, armoury_shut), "screen-armoury")
    see(open_screen(device, armoury_opened), "screen-armoury-opened")
    see(open_screen(device, armoury_crowd), "screen-armoury-crowd")

    # Talk
    page = open_phone(device, talk_room, BO, knows=False)
    see(page, "talk-hint")
    see(open_phone(device, talk_room, BO), "talk-in-one-room")
    page = open_phone(device, talk_apart, BO)
    see(page, "talk")
    page.locator(".stage [data-seat='4']").click()
    page.locator("dialog[open]").wait_for()
    see(page, "person-sheet", screens=2)
    put_away(page)
    page.get_by_role("button", name="Table menu").click()
    see(page, "menu", screens=3)
    put_away(page)
    page.locator(".where").click()
    see(page, "season-sheet", screens=2)
    put_away(page)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("button.talk").click()
    see(page, "talk-sheet")
    put_away(page)
    see(open_phone(device, talk_crowd, BO), "talk-crowd-in-one-room")
    see(open_phone(device, talk_crowd_apart, BO), "talk-crowd")
    see(open_watcher(device, talk_crowd_apart), "talk-watcher")
    see(open_screen(device, talk_apart), "screen-talk")
    see(open_screen(device, talk_crowd_apart), "screen-talk-crowd")

    # Vote
    page = open_phone(device, ballot, BO, knows=False)
    see(page, "vote-hint")
    page = open_phone(device, ballot, BO)
    page.locator(".stage [data-seat='4']").click()
    page.get_by_role("textbox").fill(LONGEST)
    see(page, "vote-written")
    page = open_phone(device, ballot_crowd, BO)
    see(page, "vote-crowd")
    page.locator(".stage [data-seat='4']").click()
    see(page, "vote-crowd-chosen")
    see(open_phone(device, written, BO), "vote-waits")
    see(open_watcher(device, written), "vote-watcher")
    see(open_screen(device, written), "screen-vote")
    see(open_screen(device, ballot_crowd), "screen-vote-crowd")

    # Votes are shown
    see(open_phone(device, reveal, CLEO), "reveal")
    see(open_phone(device, reveal_crowd, CLEO), "reveal-crowd")
    see(open_phone(device, reveal_blank, CLEO), "reveal-blank")
    see(open_screen(device, reveal), "screen-reveal")
    see(open_screen(device, reveal_blank), "screen-reveal-blank")
    see(open_screen(device, reveal_crowd), "screen-reveal-crowd")

    # A tie
    see(open_phone(device, defence, CLEO), "defence-speaks")
    see(open_phone(device, defence, BO), "defence-hears")
    see(open_screen(device, defence), "screen-defence")
    see(open_screen(device, defence_crowd), "screen-defence-crowd")
    see(open_phone(device, defence_crowd, BO), "defence-crowd")
    see(open_phone(device, runoff, CLEO), "runoff-tied")
    see(open_phone(device, runoff, BO), "runoff")
    see(open_screen(device, runoff), "screen-runoff")
    see(open_phone(device, runoff_crowd, BO), "runoff-crowd")
    see(open_screen(device, runoff_crowd), "screen-runoff-crowd")
    see(open_phone(device, talk_again, BO), "talk-again")
    see(open_screen(device, talk_again), "screen-talk-again")
    see(open_phone(device, safe_vote, BO), "safe-vote")
    see(open_screen(device, safe_vote), "screen-safe-vote")
    see(open_phone(device, host_rules, BO), "lots")
    see(open_screen(device, host_rules), "screen-lots")

    # Who they were
    see(open_phone(device, was_loyal, BO), "identity-loyal")
    see(open_phone(device, was_loyal, GRO), "identity-you")
    see(open_phone(device, was_traitor, CLEO), "identity-traitor")
    see(open_phone(device, was_unknown, BO), "identity-unknown")
    see(open_phone(device, was_crowd, BO), "identity-crowd")
    for code, name in (
        (was_loyal, "loyal"),
        (was_traitor, "traitor"),
        (was_unknown, "unknown"),
        (was_crowd, "crowd"),
    ):
        see(open_screen(device, code), f"screen-identity-{name}")
    page = open_phone(device, out_later, GRO)
    see(page, "out")
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("button.talk").click()
    see(page, "out-talk-sheet")

    # Breakfast
    see(open_phone(device, coming, CLEO, knows=False), "breakfast-hint")
    see(open_phone(device, coming, CLEO), "breakfast-comes")
    see(open_phone(device, coming, EVA), "breakfast-comes-murdered")
    see(open_phone(device, coming_crowd, CLEO), "breakfast-comes-crowd")
    see(open_screen(device, coming), "screen-breakfast-comes")
    see(open_screen(device, coming_crowd), "screen-breakfast-comes-crowd")
    page = open_phone(device, missing, CLEO)
    see(page, "breakfast-missing")
    page.get_by_role("button", name="Show a shield").click()
    see(page, "breakfast-show-sure")
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("alert").wait_for()
    see(page, "breakfast-show-refused")
    see(open_phone(device, missing, EVA), "breakfast-murdered")
    see(open_phone(device, missing_crowd, CLEO), "breakfast-missing-crowd")
    see(open_screen(device, missing), "screen-breakfast-missing")
    see(open_screen(device, missing_crowd), "screen-breakfast-missing-crowd")
    see(open_phone(device, all_here, BO), "breakfast-all-here")
    see(open_screen(device, all_here), "screen-breakfast-all-here")
    see(open_phone(device, listed, BO), "breakfast-list")
    see(open_screen(device, listed), "screen-breakfast-list")
    see(open_phone(device, listed_crowd, BO), "breakfast-list-crowd")
    see(open_screen(device, listed_crowd), "screen-breakfast-list-crowd")


def night_of(m: Match, victim: int) -> Match:
    night(m, {"move": "murder", "target": victim})
    return m


def talk_to_the_end(m: Match) -> Match:
    all_in(m)
    gone = [int(seat) for seat in m.view("host")["out"]]
    for seat in gone:
        move(m, seat, "say", text="From out here one sees it all, and can tell nobody. " + REASON)
    return m
