"""The missions of The Traitors, on phones and the big screen, for few people and for many."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

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
from tests.games.the_traitors.season import move, truth, until
from tests.games.the_traitors.test_duel import act_for, bouts
from tests.games.the_traitors.test_message import lay, right_order
from turncoat import Match

SIX = EIGHT[:6]


def mission(names: list[str], name: str, **options: Any) -> Match:
    return until(season(names, (0, 1), first_mission=name, days=6, **options), "mission")


def walk_on(m: Match, answers: int) -> Match:
    """The doors are shut and so many questions are answered, every third wrong."""
    pictures = truth(m)["mission"]["pictures"]
    m.tick(m.deadline or 0)
    for answer in range(answers):
        now = m.view("host")["mission"]["progress"]
        picture = pictures[now["door"] - (answer % 3 == 2)]
        act = {"move": "answer", "door": now["door"], "picture": picture}
        move(m, now["turn"], "mission", act=act)
    return m


def turn(m: Match) -> int:
    seat: int = m.view("host")["mission"]["progress"]["turn"]
    return seat


def play_bouts(m: Match, moves: int) -> Match:
    for n in range(moves):
        open_ones = [i for i, bout in enumerate(bouts(m)) if bout["actor"] is not None]
        if open_ones:
            act_for(m, open_ones[n % len(open_ones)], right=n % 4 != 1)
    return m


def asked_seat(m: Match, phase: str) -> int:
    """Somebody who is asked that in their duel."""
    for bout in bouts(m):
        if bout["actor"] is None:
            continue
        seat: int = bout["seats"][bout["actor"]]
        if seat is not None and m.view(seat)["mission"]["mine"]["phase"] == phase:
            return seat
    raise AssertionError(f"nobody is asked {phase}")


def until_asked(m: Match, phase: str) -> int:
    for _ in range(80):
        try:
            return asked_seat(m, phase)
        except AssertionError:
            play_bouts(m, 1)
    raise AssertionError(f"nobody is ever asked {phase}")


def with_fragments_laid(m: Match, count: int) -> Match:
    lay(m, right_order(m)[:count])
    return m


def show(visit: Visit) -> None:
    see = visit.see
    stored = StoredMatches(visit.store())
    store = stored.add

    vault, vault_crowd = mission(SIX, "vault"), mission(CROWD, "vault")
    vault_open = store(vault)
    walk, walk_crowd = walk_on(vault.fork(), 4), walk_on(vault_crowd.fork(), 20)
    vault_walk, vault_walk_crowd = store(walk), store(walk_crowd)
    wrong = store(walk_on(vault.fork(), 3))

    duel, duel_crowd = mission(SIX, "duel"), mission(CROWD, "duel")
    calling = until_asked(duel, "call")
    duel_call = store(duel)
    chooses = play_bouts(duel.fork(), 6)
    acting = until_asked(chooses, "action")
    duel_action = store(chooses)
    over = duel.fork()
    while any(bout["actor"] is not None for bout in bouts(over)[1:]):
        act_for(over, next(i for i, bout in enumerate(bouts(over)) if i > 0 and bout["actor"] is not None))
    ended = bouts(over)[1]["seats"][0]
    duel_over = store(over)
    duel_many = store(play_bouts(duel_crowd, 90))
    odd = mission(EIGHT[:7], "duel")
    duel_odd = store(play_bouts(odd, 10))

    message, message_crowd = mission(SIX, "message"), mission(CROWD, "message")
    message_start = store(message)
    message_line, message_line_crowd = (
        store(with_fragments_laid(message.fork(), 7)),
        store(with_fragments_laid(message_crowd.fork(), 17)),
    )
    message_all = store(with_fragments_laid(message_crowd.fork(), 24))
    right = with_fragments_laid(message.fork(), 12)
    while not right.view("watcher")["mission"]["progress"]["read"]:
        right.tick(right.deadline or 0)
    message_right = store(right)
    amiss = message.fork()
    order = right_order(amiss)
    lay(amiss, [order[i] for i in (0, 1, 2, 5, 4, 3, 6, 8, 7)])
    while not amiss.view("watcher")["mission"]["progress"]["read"]:
        amiss.tick(amiss.deadline or 0)
    message_amiss = store(amiss)
    many = with_fragments_laid(message_crowd.fork(), 19)
    while not many.view("watcher")["mission"]["progress"]["read"]:
        many.tick(many.deadline or 0)
    message_crowd_read = store(many)
    silver = store(right.fork())

    server = stored.serve()
    device = visit.at(server)

    see(open_phone(device, vault_open, 0), "vault-open")
    see(open_phone(device, vault_walk, turn(walk)), "vault-asked")
    see(open_phone(device, vault_walk, (turn(walk) + 1) % 6), "vault-waits")
    see(open_phone(device, wrong, 5), "vault-wrong")
    see(open_phone(device, vault_walk_crowd, turn(walk_crowd)), "vault-asked-crowd")
    see(open_watcher(device, vault_walk), "vault-watcher")
    see(open_screen(device, vault_open), "screen-vault-open")
    see(open_screen(device, vault_walk), "screen-vault-walk")
    see(open_screen(device, wrong), "screen-vault-wrong")
    see(open_screen(device, vault_walk_crowd), "screen-vault-walk-crowd")

    see(open_phone(device, duel_call, calling), "duel-call")
    page = open_phone(device, duel_action, acting)
    see(page, "duel-action")
    if page.locator(".acts .wax").count():
        page.locator(".acts .wax").first.click()
        see(page, "duel-treachery")
    see(open_phone(device, duel_over, ended), "duel-over")
    see(open_watcher(device, duel_action), "duel-watcher")
    see(open_phone(device, duel_many, 4), "duel-crowd")
    see(open_screen(device, duel_call), "screen-duel")
    see(open_screen(device, duel_action), "screen-duel-action")
    see(open_screen(device, duel_odd), "screen-duel-odd")
    see(open_screen(device, duel_many), "screen-duel-crowd")

    page = open_phone(device, message_start, 0)
    see(page, "message-start")
    page.locator(".slip").first.click()
    see(page, "message-chosen")
    page = open_phone(device, message_line, 2)
    page.locator(".slip").first.click()
    see(page, "message-line")
    see(open_phone(device, message_line_crowd, 4), "message-line-crowd")
    see(open_phone(device, message_right, 2), "message-right")
    see(open_phone(device, message_amiss, 2), "message-amiss")
    see(open_phone(device, message_crowd_read, 2), "message-crowd-read")
    see(open_screen(device, message_start), "screen-message-start")
    see(open_screen(device, message_line), "screen-message-line")
    see(open_screen(device, message_line_crowd), "screen-message-line-crowd")
    see(open_screen(device, message_all), "screen-message-all-crowd")
    see(open_screen(device, message_right), "screen-message-right")
    see(open_screen(device, message_amiss), "screen-message-amiss")
    see(open_screen(device, message_crowd_read), "screen-message-crowd-read")

    # Bars fall on the stack
    pages = {
        "silver": open_phone(device, silver, 2, moving=True),
        "screen-silver": open_screen(device, silver, moving=True),
    }
    server.pass_time(silver)
    for name, page in pages.items():
        expect(page.locator(".earned, .silver.fall, main .silver svg").first).to_be_visible()
        page.clock.run_for(3_000)
        see(page, name)
