"""A host who is a person: the console in every phase, its drawers, and what everybody else sees of it."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.gallery.visit import Visit
from tests.browser.stored_matches import CROWD, EIGHT, StoredMatches, open_phone, open_screen, season
from tests.games.the_traitors.season import at, move
from turncoat import Match

ANN, BO, CLEO, DAG, EVA, FINN, GRO, HAL = range(8)
H: Final = "host"
STORY = (
    "The key in the well. Find it before the candle is out: the rope is in the stable, the bucket has a "
    "hole, and the cook knows which stone is loose. Whoever comes back with wet hands and no key owes the "
    "house a bar of silver."
)


def next_step(m: Match) -> None:
    """What a host does to go on, whatever is waited for."""
    offered = {entry["move"] for entry in m.legal(H)}
    stage = m.view(H)["stage"]
    if "mission_result" in offered:
        move(m, H, "mission_result", bars=6, access=[CLEO, EVA])
    elif "open_vote" in offered:
        move(m, H, "open_vote")
    elif "ask_identity" in offered:
        move(m, H, "ask_identity", ask=True)
    elif stage == "vote" and not m.view(H)["voted"]:
        for seat in m.view(H)["alive"]:
            move(m, seat, "vote", target=GRO if seat != GRO else ANN)
    elif "next" in offered:
        move(m, H, "next")
    else:
        m.tick(m.deadline or 0)


def lead_to(m: Match, *where: str | int) -> Match:
    """The host leads on until the season is there."""
    for _ in range(120):
        if at(m)[: len(where)] == where:
            return m
        next_step(m)
    raise AssertionError(f"never came to {where}")


def hosted_season(names: list[str] = EIGHT, **options: object) -> Match:
    m = season(names, (ANN, BO), **{"host": "human", "days": 6, **options})
    move(m, GRO, "eager", level=3)
    move(m, EVA, "eager", level=0)
    return m


def after_selection(names: list[str] = EIGHT, **options: object) -> Match:
    m = hosted_season(names, **options)
    move(m, H, "select", traitors=[ANN, BO])
    return m


def show(visit: Visit) -> None:
    see = visit.see
    stored = StoredMatches(visit.store())
    store = stored.add

    choosing, choosing_crowd = store(hosted_season()), store(hosted_season(CROWD))
    chosen = store(after_selection())
    mission = lead_to(after_selection(), "mission")
    own_mission = store(mission)
    telling = mission.fork()
    move(telling, H, "say", text=STORY)
    told = store(telling)
    mission_crowd = lead_to(after_selection(CROWD), "mission")
    told_crowd = store(mission_crowd)
    armoury = store(lead_to(after_selection(), "armoury"))
    talk = lead_to(after_selection(), "round_table", "talk")
    move(talk, BO, "say", text="I was in the kitchen the whole time. Ask anybody who was there.")
    move(talk, CLEO, "claim", what="doubt", about=BO)
    talking = store(talk)
    voting = lead_to(talk.fork(), "round_table", "vote")
    for seat in (ANN, BO, CLEO):
        move(voting, seat, "vote", target=GRO, reason="Too quiet.")
    ballot = store(voting)
    writing_crowd = lead_to(after_selection(CROWD), "round_table", "vote")
    for seat in (ANN, BO, CLEO):
        move(writing_crowd, seat, "vote", target=GRO)
    ballot_crowd = store(writing_crowd)
    reveal = store(lead_to(talk.fork(), "round_table", "reveal"))
    tie = lead_to(talk.fork(), "round_table", "vote")
    tied = store(tie_all_votes(tie))
    identity = store(until_banished(talk.fork()))
    answered = until_banished(talk.fork())
    move(answered, H, "ask_identity", ask=True)
    asked = store(answered)
    night = lead_to(talk.fork(), "conclave", 1)
    dark = store(night)
    late = store(lead_to(night.fork(), "conclave", 2))
    morning = lead_to(night.fork(), "breakfast")
    for _ in range(3):
        move(morning, H, "next")
    breakfast = store(morning)
    while any(entry["move"] == "next" for entry in morning.legal(H)) and not all_there(morning):
        move(morning, H, "next")
    breakfast_all = store(morning)
    paused = talk.fork()
    move(paused, H, "pause", seconds=900)
    pause = store(paused)
    away = talk.fork()
    move(away, H, "step_out")
    stepped_out = store(away)
    warned = talk.fork()
    move(
        warned,
        H,
        "warn",
        target=BO,
        text="No whispering about what is on your card, please: everybody heard it.",
    )
    warning = store(warned, together=False)

    device = visit.at(stored.serve())

    def console(code: str) -> Page:
        page = device()
        page.goto(f"/table/{code}#seat=secret-host")
        expect(page.locator(".console")).to_be_visible()
        return page

    def tool(page: Page, name: str) -> None:
        page.locator(".tools").get_by_role("button", name=name).click()
        expect(page.locator("dialog[open]")).to_be_visible()

    def close(page: Page) -> None:
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    page = console(choosing)
    see(page, "arrival")
    page.get_by_role("button", name="Choose the Traitors").click()
    see(page, "choose", screens=2)
    page = console(choosing_crowd)
    see(page, "arrival-crowd", screens=2)
    page.get_by_role("button", name="Choose the Traitors").click()
    for row in range(3):
        page.locator("dialog[open] .pick").nth(row).click()
    see(page, "choose-crowd", screens=4)
    page = console(chosen)
    page.get_by_role("button", name="Show what is secret", exact=True).click()
    see(page, "secrets", screens=2)
    see(open_phone(device, choosing, GRO), "player-arrival")
    see(open_screen(device, choosing), "screen-arrival")

    page = console(own_mission)
    see(page, "mission")
    page.get_by_role("button", name="Announce today’s mission").click()
    see(page, "missions-none")
    page.locator("dialog[open]").get_by_role("button", name="New mission").click()
    see(page, "mission-editor", screens=2)
    page.get_by_label("Title").fill("The key in the well")
    page.get_by_label("What everybody is told").fill(STORY)
    page.get_by_role("button", name="Keep it").click()
    see(page, "missions", screens=2)
    close(page)
    page.get_by_role("button", name="Enter the result", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    see(page, "mission-result", screens=2)
    page = console(told_crowd)
    visit.album.learn(page)  # words that come later draw the console, and its sheets, anew
    page.get_by_role("button", name="Enter the result", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    see(page, "mission-result-crowd", screens=4)
    see(open_phone(device, own_mission, BO), "player-mission-untold")
    see(open_phone(device, told, BO), "player-mission")
    see(open_screen(device, own_mission), "screen-mission-untold")
    see(open_screen(device, told), "screen-mission")
    see(console(told), "mission-told")
    see(console(armoury), "armoury")

    page = console(talking)
    see(page, "talk", screens=2)
    for name in ("Clock", "Hand over", "More"):
        tool(page, name)
        see(page, f"tool-{name.lower().replace(' ', '-')}", screens=2)
        close(page)
    for name in ("Warn a player", "My notes", "My missions"):
        tool(page, "More")
        page.locator("dialog[open]").get_by_role("button", name=re.compile(name)).click()
        see(page, f"tool-{name.lower().replace(' ', '-')}", screens=2)
        close(page)
    page.set_viewport_size({"width": 360, "height": 640})
    tool(page, "Talk")
    see(page, "tool-talk")
    close(page)
    page.get_by_role("button", name="Table menu").click()
    see(page, "menu", screens=3)

    page = console(ballot)
    see(page, "vote")
    page.get_by_role("button", name="Close the vote", exact=True).click()
    see(page, "vote-sure")
    page = console(ballot_crowd)
    see(page, "vote-crowd", screens=2)
    page.get_by_role("button", name="Show what is secret", exact=True).click()
    see(page, "vote-crowd-secrets", screens=2)
    see(console(reveal), "reveal")
    see(console(tied), "tie")
    see(open_phone(device, tied, BO), "player-tie")
    see(open_screen(device, tied), "screen-tie")
    see(console(identity), "ask")
    see(open_phone(device, identity, BO), "player-ask")
    see(open_screen(device, identity), "screen-ask")
    see(console(asked), "identity")
    see(console(dark), "night")
    see(console(late), "night-second-part")
    see(console(breakfast), "breakfast")
    see(console(breakfast_all), "breakfast-all-in")
    see(console(pause), "paused")
    see(open_phone(device, pause, BO), "player-paused")
    see(open_screen(device, pause), "screen-paused")
    see(console(stepped_out), "stepped-out")
    see(open_phone(device, stepped_out, BO), "player-stepped-out")
    see(open_phone(device, warning, BO), "player-warned")

    # Before the season
    house = visit.serve()
    page = house()
    page.goto("/create/the-traitors")
    page.locator("#name").fill("Marie-Josée Sørensen")
    page.get_by_role("radio", name="I host").check()
    see(page, "create", screens=3)
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".invite .code")).to_have_text(re.compile("^[A-Z]{4}$"))
    see(page, "lobby", screens=3)
    page = house()
    page.goto("/create/the-traitors")
    page.locator("#name").fill("Marie-Josée Sørensen")
    page.get_by_role("radio", name="I host").check()
    page.get_by_role("button", name="Rehearse with bots").click()
    expect(page.locator(".console")).to_be_visible()
    see(page, "rehearsal")
    tool(page, "More")
    see(page, "rehearsal-more")


def all_there(m: Match) -> bool:
    return len(m.view("watcher")["seated"]) + len(m.view("watcher")["out"]) >= len(m.seats)


def tie_all_votes(m: Match) -> Match:
    """A tie through all its votes: the host rules."""
    for _ in range(60):
        if at(m) == ("round_table", "host_rules"):
            return m
        if m.view(H)["stage"] in ("vote", "runoff", "runoff_again", "safe_vote"):
            safe = m.view(H)["safe"]
            one, other = [seat for seat in m.view(H)["alive"] if seat not in safe][:2]
            voters = [seat for seat in (one, other, 7, 6) if any(e["move"] == "vote" for e in m.legal(seat))]
            for i, seat in enumerate(voters[:2]):
                move(m, seat, "vote", target=(other, one)[i] if seat in (one, other) else (one, other)[i])
            move(m, H, "next")
        else:
            next_step(m)
    raise AssertionError(at(m))


def until_banished(m: Match) -> Match:
    """Somebody is banished, and the host has not asked yet."""
    for _ in range(60):
        if any(entry["move"] == "ask_identity" for entry in m.legal(H)):
            return m
        next_step(m)
    raise AssertionError(at(m))
