"""The Traitors by night: what is asked of whom is held, and all screens look alike."""

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
from tests.games.the_traitors.season import banish, earn_access, move, night, until
from turncoat import Match

ANN, BO, CLEO, DAG, EVA, FINN, GRO, HAL = range(8)


def eight(**options: object) -> Match:
    return season(EIGHT, (ANN, BO), **{"days": 6, **options})


def hold_card(page: Page) -> Page:
    page.locator(".hand .held").hover()
    page.mouse.down()
    expect(page.locator(".peek")).to_be_visible()
    return page


def seal(page: Page, face: int, mark: str = "I") -> None:
    hold_card(page)
    page.mouse.up()
    page.get_by_role("radio", name=f"Mark {mark}", exact=True).click()
    page.locator(f".stage [data-seat='{face}']").click()
    page.get_by_role("button", name="Seal it", exact=True).click()


def show(visit: Visit) -> None:
    see = visit.see
    stored = StoredMatches(visit.store())
    store = stored.add

    first = eight()
    banish(first, GRO)
    until(first, "conclave", 1)
    dark = store(first)
    named = first.fork()
    move(named, BO, "murder", target=EVA)
    move(
        named,
        BO,
        "say",
        text="Eva again? She has no shield, and she talks too much at the table for my taste.",
    )
    move(named, ANN, "say", text="Not yet.")
    fellows = store(named)
    crowded = until(season(CROWD, (0, 1, 2), days=10), "conclave", 1)
    for seat in (1, 2):
        move(crowded, seat, "murder", target=4)
    dark_crowd = store(crowded)
    listing = eight(death_lists=[1])
    making_list = store(until(listing, "conclave", 1))
    tempting = eight()
    night(tempting, {"move": "tempt", "target": DAG})
    letter = store(tempting)
    alone = season(EIGHT, (ANN,), days=6)
    blackmailing = store(until(alone.fork(), "conclave", 1))
    night(alone, {"move": "blackmail", "target": EVA}, by=[ANN])
    second = store(alone)
    holds = eight(death_lists=[1])
    until(holds, "conclave", 1)
    for seat in (ANN, BO):
        move(holds, seat, "list", targets=[CLEO, EVA, GRO])
    listed = store(until(until(holds, "breakfast"), "conclave", 1, day=2))
    shielded = eight()
    earn_access(shielded, [ANN])
    move(shielded, ANN, "open_door", door=0)
    move(shielded, ANN, "take_shield", take=True)
    until(shielded, "conclave", 1)
    shield = store(shielded)

    device = visit.at(stored.serve())

    see(open_phone(device, dark, CLEO, knows=False), "hint")
    page = open_phone(device, dark, CLEO)
    see(page, "loyal")
    see(hold_card(page), "loyal-held")
    page = open_phone(device, fellows, ANN)
    see(page, "traitor")
    page.locator(f".stage [data-seat='{EVA}']").click()
    see(page, "traitor-face-chosen")
    see(hold_card(page), "traitor-held")

    # What is sealed is answered at the next beat
    timed = StoredMatches(visit.store())
    evening = eight(pace="evening")
    until(evening, "conclave", 1)
    tonight = timed.add(evening)
    other = visit.at(timed.serve(still=False))
    page = open_phone(other, tonight, CLEO)
    seal(page, EVA)
    expect(page.get_by_role("status").get_by_text("Sealed.")).to_be_visible()
    see(page, "loyal-sealed")
    see(hold_card(page), "loyal-sealed-held")
    page = open_phone(other, tonight, ANN)
    seal(page, BO)
    expect(page.get_by_role("status").get_by_text("Sealed.")).to_be_visible()
    see(hold_card(page), "traitor-refused-held")
    page.mouse.up()
    page.get_by_role("textbox", name="Write a line").fill("She will not see the morning, whatever she says.")
    see(page, "traitor-writes")

    page = open_phone(device, dark_crowd, ANN)
    see(page, "crowd")
    see(hold_card(page), "crowd-held")
    page = open_phone(device, making_list, ANN)
    for face in (CLEO, EVA):
        page.locator(f".stage [data-seat='{face}']").click()
    see(page, "list")
    see(hold_card(page), "list-held")
    see(hold_card(open_phone(device, letter, DAG)), "letter-held")
    see(hold_card(open_phone(device, letter, ANN)), "tempter-held")
    page = open_phone(device, letter, CLEO)
    see(page, "second-part")
    see(hold_card(page), "second-part-held")
    see(hold_card(open_phone(device, blackmailing, ANN)), "blackmail-held")
    see(hold_card(open_phone(device, second, EVA)), "blackmailed-held")
    see(hold_card(open_phone(device, listed, ANN)), "listed-held")
    see(hold_card(open_phone(device, shield, ANN)), "shield-held")
    see(open_phone(device, dark, GRO), "out")
    see(open_watcher(device, dark), "watcher")
    see(open_screen(device, dark), "screen")
    see(open_screen(device, letter), "screen-second-part")
    see(open_screen(device, dark_crowd), "screen-crowd")
