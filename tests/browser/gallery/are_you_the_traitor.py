"""Are You the Traitor?: in one room and far apart, from the first card held to the last treasure counted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import TELEVISION
from tests.browser.gallery.house import join, make
from tests.browser.gallery.visit import Visit
from tests.browser.prepared_tables import MoveChooser, prepare_table
from tests.browser.server import RunningServer
from tests.browser.test_are_you_the_traitor import GAME, HOLD_STILL, Phone, stack_deck, stop_time
from turncoat.core.match import Match

FOUR = ["Ann", "Wolfeschlegelsteinhausen", "Bo", "Marie-Thérèse d’Aubigné"]
SIX = ["Ann", "Søren Kierkegaard", "Bo", "Wolfeschlegelsteinhausen", "Zoë", "Marie-Thérèse d’Aubigné"]
TEN = [
    *("Ann-Sophie von Hohenlohe", "Wolfeschlegelsteinhausen", "Bo", "Élisabeth de La Rochefou"),
    *("Guillaume Apollinaire II", "Kirsten Marie Sørensdatt", "Zoë", "Søren Kierkegaard"),
    *("Åse", "Anna Wilhelmina Åkerblom"),
]
LONGEST = (
    "I saw the two of you whispering in the corner before the soup, and I say that whoever has the key "
    "should keep it well away from anybody with a pointed hat tonight."
)
HINTS = ["at-hint-talk", "at-hint-stop", "at-hint-pause"]
KNOWS = f"localStorage.setItem('turncoat.hints', {json.dumps(json.dumps(HINTS))})"
"""Somebody who has read every hint."""
SPEED = 0.01
"""Time almost stands still at the tables."""

CAST_OF_FOUR = {"characters": ["keyholder", "guard", "traitor", "wizard"], "alignments": {"3": "evil"}}
CAST_OF_SIX = {
    "characters": ["keyholder", "guard", "traitor", "wizard", "wizard", "guard"],
    "alignments": {"3": "good", "4": "evil"},
}
CAST_OF_TEN = {
    "characters": ["traitor", *["guard"] * 4, "keyholder", "traitor", *["wizard"] * 3],
    "alignments": {"7": "good", "8": "evil", "9": "good"},
}
DRAWN = [
    *("bags_of_gold", "magic_ring", "crown_jewels", "silver_goblets"),  # seats 3, 5, 0, 1
    *("gilded_statue", "platinum_pyramids"),  # 2 and 4
    *("chest_of_copper", "silver_goblets", "crown_jewels", "bags_of_gold"),  # 3, 5, 0, 1
]
"""What six draw in three rounds: Good, Evil and Good win. The first has ten points then."""


def twice(cast: dict[str, Any], rounds: int) -> dict[str, Any]:
    """The same people are dealt the same cards in every round."""
    return {name: [value] * rounds for name, value in cast.items()}


class PhonesAtTable:
    """A table that has been played at for a while, and the devices round it."""

    def __init__(
        self,
        visit: Visit,
        names: list[str],
        deal: dict[str, Any],
        *,
        together: bool = True,
        play: MoveChooser | None = None,
        grace: float = 60.0,
        **options: Any,
    ) -> None:
        store = visit.store()
        self.prepared = prepare_table(store, GAME, names, deal, play, together, **options)
        self.server = RunningServer(store, speed=SPEED, grace=grace)
        self.device = visit.at(self.server)

    def sit(self, seat: int, *, new: bool = False, clock: bool = False, **more: Any) -> Phone:
        """`new`: somebody who has never played. `clock`: whose time can be stopped."""
        page = self.device(**more)
        if not new:
            page.add_init_script(KNOWS)
        if clock:
            page.clock.install()
        return Phone(page, self.prepared, seat)

    def screen(self, **more: Any) -> Page:
        """Its time can be stopped."""
        page = self.device(TELEVISION, **more)
        page.clock.install()
        page.goto(f"/screen/{self.prepared.code}")
        expect(page.locator(".person").first).to_be_visible()
        return page

    def watch(self) -> Page:
        page = self.device()
        page.goto(f"/table/{self.prepared.code}")
        page.locator("#name").fill("Vera")
        page.locator("form .watch").click()
        expect(page.locator("[data-phase]")).to_be_visible()
        return page


def show(visit: Visit) -> None:
    making(visit)
    in_one_room(visit)
    a_stop(visit)
    far_apart(visit)
    photo_finish(visit)
    somebody_away(visit)
    ten(visit)
    french_edition(visit)
    endings(visit)
    a_shared_lead(visit)
    nobody_calls(visit)
    the_lesson(visit)


def call(phone: Phone, target: int) -> None:
    phone.aim(target)
    phone.sheet.locator(".button.wax").click()
    expect(phone.sheet).to_have_count(0)


def speak(phone: Phone, *texts: str) -> None:
    phone.page.locator(".tool.say").click()
    for text in texts:
        phone.sheet.locator(".talk-text").fill(text)
        phone.page.keyboard.press("Enter")
        expect(phone.sheet.locator("li").last).to_contain_text(text[:40])
    phone.page.keyboard.press("Escape")
    expect(phone.sheet).to_have_count(0)


def claim(phone: Phone, about: int, *chips: str) -> None:
    phone.person(about).click()
    for chip in chips:
        phone.page.get_by_role("button", name=chip, exact=True).click()
    phone.page.keyboard.press("Escape")


def making(visit: Visit) -> None:
    device, see = visit.serve(), visit.see
    page, screen = device(), device(TELEVISION)
    page.goto(f"/help/{GAME}")
    expect(page.locator("#AT-29")).to_be_attached()
    see(page, "help", screens=4)
    code = make(page, GAME, FOUR[0])
    screen.goto(f"/screen/{code}")
    expect(screen.locator("div.qr").first).to_be_visible()
    for name in FOUR[1:3]:
        join(page, code, name)
    guest = device()
    guest.goto(f"/table/{code}")
    guest.locator("#name").fill(FOUR[3])
    guest.locator("form button.brass").click()
    expect(page.locator(".seat .who")).to_have_text(FOUR)
    see(page, "lobby-four", screens=3)
    see(guest, "lobby-four-guest", screens=2)
    see(screen, "lobby-four-screen")
    code = make(page, GAME, TEN[0])
    screen.goto(f"/screen/{code}")
    for name in TEN[1:]:
        join(page, code, name)
    expect(page.locator(".seat .who")).to_have_text(TEN)
    see(page, "lobby-ten", screens=3)
    see(screen, "lobby-ten-screen")


def in_one_room(visit: Visit) -> None:
    """Six: the first card, what can be said, and the opening told aloud."""
    table, see = PhonesAtTable(visit, SIX, CAST_OF_SIX), visit.see
    soren, bo, wolf, zoe, marie = (table.sit(seat) for seat in range(1, 6))
    new = table.sit(0, new=True)
    screen = table.screen()
    stop_time(screen)
    see(screen, "room-opening-screen")
    screen.clock.resume()
    see(new.page, "room-first-card")
    with new.holding("secret card"):
        pass
    see(new.page, "room-hint")
    ann = table.sit(0)
    for phone, role in ((ann, "keyholder"), (soren, "guard"), (bo, "traitor"), (wolf, "good"), (zoe, "evil")):
        with phone.holding("secret card"):
            see(phone.page, f"room-card-{role}")
    expect(screen.locator(".telling")).to_have_count(0, timeout=60_000)
    see(ann.page, "room-talk")
    see(screen, "room-talk-screen")
    watcher = table.watch()
    see(watcher, "room-watching")
    with ann.holding("Your treasure"):
        see(ann.page, "room-treasure-none")
    ann.person(3).click()
    see(ann.page, "room-person")
    ann.page.get_by_role("button", name="They are…").click()
    see(ann.page, "room-person-naming")
    ann.page.keyboard.press("Escape")
    ann.person(0).click()
    see(ann.page, "room-person-self")
    ann.page.keyboard.press("Escape")
    claim(marie, 5, "Guard")
    claim(wolf, 5, "They lie")
    claim(soren, 3, "They are…", "Evil Wizard")
    claim(zoe, 4, "Good Wizard")
    expect(screen.locator(".talk li")).to_have_count(4)
    see(screen, "room-claims-screen")
    ann.page.get_by_role("button", name="Talk", exact=True).click()
    see(ann.page, "room-talk-drawer")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name=re.compile("Tell the opening aloud")).click()
    see(ann.page, "room-narrator-sheet")
    ann.page.get_by_role("radio", name="Ceremony").click()
    expect(ann.sheet.get_by_role("button", name="From the start")).to_be_visible()
    see(ann.page, "room-narrator-telling-sheet")
    ann.page.keyboard.press("Escape")
    see(ann.page, "room-narrator-telling")
    screen.locator("button.tell").click()
    see(screen, "room-narrator-screen")
    screen.get_by_role("radio", name="Plain").click()
    screen.keyboard.press("Escape")
    expect(screen.locator(".telling")).to_contain_text("Wizards", timeout=30_000)
    stop_time(screen)
    see(screen, "room-telling-screen")
    screen.clock.resume()
    soren.page.locator(".tool.void").click()
    see(soren.page, "room-void-sheet")
    soren.sheet.get_by_role("button", name="Yes, a secret was exposed").click()
    see(soren.page, "room-void-agreed")
    see(bo.page, "room-void-talk")
    see(screen, "room-void-screen")
    ann.page.get_by_role("button", name="React").click()
    see(ann.page, "room-react")
    ann.page.get_by_role("button", name="Gasp").click()
    expect(bo.page.get_by_text("Ann: Gasp")).to_be_attached()
    see(bo.page, "room-reacted")
    ann.page.get_by_role("button", name="Table menu").click()
    expect(ann.sheet).to_be_visible()
    see(ann.page, "room-menu", screens=2)
    ann.sheet.get_by_role("button", name="Leave the game").click()
    see(ann.page, "room-menu-leave", screens=2)


def a_stop(visit: Visit) -> None:
    """The gesture, the seal, the cards, and the pause with its treasure."""
    deal = {**twice(CAST_OF_SIX, 2), "treasure": stack_deck(DRAWN)}
    table, see = PhonesAtTable(visit, SIX, deal, photo_finish=0.0), visit.see
    moving: dict[str, Any] = {"reduced_motion": "no-preference"}
    ann, soren = table.sit(0, clock=True, **moving), table.sit(1, clock=True)
    bo, wolf, zoe, marie = (table.sit(seat, clock=seat == 3) for seat in range(2, 6))
    screen = table.screen(**moving)
    stop_time(soren.page)
    soren.page.locator(".seal").click()
    see(soren.page, "stop-touched")
    soren.page.clock.resume()
    soren.page.locator(".seal").hover()
    soren.page.mouse.down()
    expect(soren.page.locator(".seal.armed")).to_be_visible()
    soren.person(3).locator(".face").hover()
    expect(soren.page.locator(".aimed[data-seat='3']")).to_be_visible()
    stop_time(soren.page)
    see(soren.page, "stop-aim")
    soren.page.clock.resume()
    soren.page.mouse.move(2, 2)  # let go on nobody: in one room a slide onto somebody is a Stop
    soren.page.mouse.up()
    soren.page.keyboard.press("Escape")
    soren.aim(3)
    see(soren.page, "stop-sheet")
    for phone, role in ((soren, "guard"), (bo, "traitor")):
        if phone is bo:
            bo.aim(3)
        phone.sheet.get_by_role("button", name="Hold to read").hover()
        phone.page.mouse.down()
        see(phone.page, f"stop-sheet-{role}")
        phone.page.mouse.up()
        phone.page.keyboard.press("Escape")
    claim(marie, 5, "Guard")
    claim(bo, 2, "Guard")
    claim(wolf, 2, "They are…", "Traitor")

    pages = [ann.page, screen]
    stop_time(ann.page)
    stop_time(screen)
    call(soren, 2)
    for page in pages:
        expect(page.locator(".stamp")).to_be_attached()
        page.evaluate(HOLD_STILL)
    see(ann.page, "stop-seal", rest=False)
    see(screen, "stop-seal-screen", rest=False)
    for page in pages:
        page.clock.run_for(1_800)
        expect(page.locator(".stamp")).to_have_count(0)
    see(ann.page, "reveal-first-cards")
    see(screen, "reveal-first-cards-screen")
    for page in pages:
        page.clock.run_for(10_000)
        expect(page.locator(".headline.good")).to_be_visible()
        page.clock.resume()
    see(zoe.page, "pause")
    see(bo.page, "pause-traitor")
    see(screen, "pause-screen")
    with marie.holding("Your treasure"):
        see(marie.page, "pause-treasure-ring")
    new = table.sit(4, new=True)
    see(new.page, "pause-hint")
    ann.page.get_by_role("button", name="Declare").click()
    see(ann.page, "declare")
    ann.sheet.get_by_role("button", name="Turn up the treasure").click()
    expect(ann.sheet.get_by_role("alert")).to_be_visible()
    see(ann.page, "declare-refused")
    ann.page.keyboard.press("Escape")
    stop_time(wolf.page)
    wolf.page.get_by_role("button", name="Magic Ring").click()
    see(wolf.page, "ring-aim")
    wolf.page.clock.resume()
    wolf.person(0).click()
    expect(wolf.page.get_by_role("alert")).to_be_visible()
    see(wolf.page, "ring-refused")
    marie.page.get_by_role("button", name="Magic Ring").click()
    marie.person(3).click()
    expect(screen.get_by_text("used a Magic Ring")).to_be_visible()
    see(ann.page, "ring-used")
    see(screen, "ring-used-screen")
    with marie.holding("Your treasure"):
        see(marie.page, "ring-treasure-thief")
    with wolf.holding("Your treasure"):
        see(wolf.page, "ring-treasure-victim")
    for phone in (ann, soren, bo):
        phone.ready()
    expect(screen.locator(".mark")).to_have_count(3)
    see(ann.page, "pause-ready")
    see(screen, "pause-ready-screen")
    ann.person(2).click()
    see(ann.page, "pause-person")
    ann.page.keyboard.press("Escape")
    for phone in (wolf, new, marie):
        phone.ready()
    ann.at("talk", 2)
    call(bo, 1)
    for page in pages:
        expect(page.locator(".headline.good")).to_be_visible(timeout=60_000)
    see(new.page, "pause-wrong")
    see(screen, "pause-wrong-screen")


def far_apart(visit: Visit) -> None:
    table, see = PhonesAtTable(visit, SIX, CAST_OF_SIX, together=False, photo_finish=0.0), visit.see
    new = table.sit(0, new=True)
    see(new.page, "apart-first-card")
    ann, soren, bo, wolf, zoe, marie = (table.sit(seat, clock=seat == 0) for seat in range(6))
    screen = table.screen()
    with ann.holding("secret card"):
        see(ann.page, "apart-card")
    see(ann.page, "apart-talk-empty")
    ann.page.locator(".tool.say").click()
    see(ann.page, "apart-drawer-empty")
    ann.page.keyboard.press("Escape")
    speak(wolf, "I am the one with the hat.", LONGEST)
    claim(soren, 1, "Guard")
    claim(marie, 5, "Guard")
    claim(bo, 2, "Guard")
    claim(bo, 3, "They are…", "Evil Wizard")
    claim(wolf, 2, "They lie")
    ann.person(3).click()
    expect(ann.page.locator(".glance")).to_have_count(1)
    see(ann.page, "apart-look")
    ann.page.get_by_role("button", name="They are…").click()
    see(ann.page, "apart-look-naming")
    ann.page.keyboard.press("Escape")
    stop_time(ann.page)
    wolf.page.get_by_role("button", name="Wink").click()
    expect(ann.page.locator(".bubble.sign")).to_be_visible()
    see(ann.page, "apart-sign")
    see(wolf.page, "apart-sign-own")
    ann.page.clock.resume()
    see(ann.page, "apart-talk")
    see(screen, "apart-screen")
    ann.page.locator(".tool.say").click()
    see(ann.page, "apart-drawer")
    ann.sheet.get_by_role("button", name="I am…").click()
    see(ann.page, "apart-drawer-claims")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="React").click()
    ann.page.get_by_role("button", name="Gasp").click()
    expect(bo.page.get_by_text("Ann: Gasp")).to_be_attached()
    see(bo.page, "apart-reacted")
    see(table.watch(), "apart-watching")
    call(zoe, 0)
    for phone in (ann, wolf):
        phone.at("pause", 1)
        expect(phone.headline).to_have_text("Evil wins the round")
    see(ann.page, "apart-pause")
    see(screen, "apart-pause-screen")
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    see(ann.page, "apart-line-lost")


def photo_finish(visit: Visit) -> None:
    see = visit.see
    for together, label in ((False, "photo-apart"), (True, "photo-room")):
        table = PhonesAtTable(visit, SIX, CAST_OF_SIX, together=together, photo_finish=60.0)
        ann, soren, bo, wolf, zoe, _ = (table.sit(seat) for seat in range(6))
        screen = table.screen()
        call(soren, 2)
        see(soren.page, f"{label}-called")
        call(wolf, 2)
        if together:
            call(zoe, 1)
        table.server.pass_time(table.prepared.code)
        ann.at("photo_finish", 1)
        see(ann.page, f"{label}")
        see(screen, f"{label}-screen")
        ann.page.locator(".votes .button").first.click()
        bo.page.locator(".votes .button").last.click()
        expect(ann.page.get_by_text("2 of 6 have voted")).to_be_visible()
        see(ann.page, f"{label}-voted")
        if together:
            see(screen, f"{label}-voted-screen")


def somebody_away(visit: Visit) -> None:
    """A line that is lost, a seat that a bot plays, and the way back."""
    see = visit.see
    table = PhonesAtTable(visit, FOUR, CAST_OF_FOUR, together=False, grace=0.001)
    ann, wolf = table.sit(0), table.sit(1)
    screen = table.screen()
    for seat in (2, 3):
        table.sit(seat)
    wolf.page.context.set_offline(True)
    expect(ann.person(1)).to_have_class(re.compile("away"))
    see(ann.page, "away")
    see(screen, "away-screen")
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name=re.compile("More about Wolf")).click()
    see(ann.page, "away-seat", screens=2)
    ann.page.get_by_role("button", name="stands in").first.click()
    expect(ann.sheet).to_have_count(0)
    see(ann.page, "stand-in-others")
    see(screen, "stand-in-screen")
    wolf.page.context.set_offline(False)
    expect(wolf.page.get_by_text("A bot is playing for you.")).to_be_visible()
    see(wolf.page, "stand-in")


def ten(visit: Visit) -> None:
    """As many as there can be, with the longest names."""
    see = visit.see
    table = PhonesAtTable(visit, TEN, CAST_OF_TEN, photo_finish=60.0)
    phones = [table.sit(seat) for seat in range(10)]
    ann, wolf, kirsten, soren, anna = (phones[seat] for seat in (0, 1, 5, 7, 9))
    screen = table.screen()
    stop_time(screen)
    see(screen, "ten-opening-screen")
    screen.clock.resume()
    with ann.holding("secret card"):
        see(ann.page, "ten-card")
    see(ann.page, "ten-talk")
    ann.person(4).click()
    see(ann.page, "ten-person")
    ann.page.keyboard.press("Escape")
    ann.aim(9)
    see(ann.page, "ten-sheet")
    ann.page.keyboard.press("Escape")
    claim(wolf, 0, "They are…", "Traitor")
    expect(screen.locator(".telling")).to_have_count(0, timeout=90_000)
    expect(screen.locator(".talk li")).to_have_count(1)
    see(screen, "ten-talk-screen")
    for phone, target in ((wolf, 0), (soren, 0), (anna, 6), (kirsten, 7)):
        call(phone, target)
    table.server.pass_time(table.prepared.code)
    ann.at("photo_finish", 1)
    see(ann.page, "ten-photo")
    see(screen, "ten-photo-screen")
    table.server.pass_time(table.prepared.code)
    ann.at("pause", 1)
    expect(ann.headline).to_have_text("Good wins the round")
    see(ann.page, "ten-pause")
    see(screen, "ten-pause-screen")
    ann.page.get_by_role("button", name="Magic Ring").click()
    see(ann.page, "ten-ring-aim")
    apart = PhonesAtTable(visit, TEN, CAST_OF_TEN, together=False, photo_finish=0.0)
    one, other = apart.sit(0), apart.sit(1)
    speak(other, LONGEST, "And that is that.")
    one.person(1).click()
    expect(one.page.locator(".glance")).to_have_count(1)
    see(one.page, "ten-apart-look")
    call(one, 1)
    one.at("pause", 1)
    see(one.page, "ten-apart-pause")


def french_edition(visit: Visit) -> None:
    """AT-15: more than half say that a secret was exposed, and a pause follows."""
    see = visit.see
    table = PhonesAtTable(visit, FOUR, CAST_OF_FOUR, edition="fr")
    phones = [table.sit(seat) for seat in range(4)]
    screen = table.screen()
    for phone in phones[:3]:
        phone.page.locator(".tool.void").click()
        if phone is phones[2]:
            see(phone.page, "french-void-sheet")
        phone.sheet.get_by_role("button", name="Yes, a secret was exposed").click()
        if phone is not phones[2]:
            expect(phone.sheet.get_by_role("button", name="Take that back")).to_be_visible()
    phones[3].at("pause", 1)
    see(phones[3].page, "french-void-pause")
    see(screen, "french-void-pause-screen")


def rounds(calls: list[tuple[int, int]], claims: dict[int, dict[str, Any]]) -> Callable[[Match], Any]:
    """In each round these are claimed and one calls; the last pause is for the browsers."""
    said: set[tuple[int, int]] = set()

    def choose(match: Match) -> tuple[int, dict[str, Any]] | None:
        view = match.view("watcher")
        number = view["round"]
        if view["phase"] == "talk":
            for seat, what in claims.items():
                if (number, seat) not in said:
                    said.add((number, seat))
                    return seat, {"move": "claim", **what}
            caller, target = calls[number - 1]
            return caller, {"move": "stop", "target": target}
        if number == len(calls):
            return None
        waiting = [seat for seat in range(len(view["players"])) if seat not in view["ready"]]
        return waiting[0], {"move": "ready"}

    return choose


def endings(visit: Visit) -> None:
    lies: dict[int, dict[str, Any]] = {
        2: {"what": "am", "role": "guard"},
        4: {"what": "am", "role": "good_wizard"},
        5: {"what": "is", "about": 4, "role": "evil_wizard"},
    }
    six = PhonesAtTable(
        visit,
        SIX,
        {**twice(CAST_OF_SIX, 3), "treasure": stack_deck(DRAWN)},
        play=rounds([(1, 2), (5, 3), (1, 2)], lies),
        photo_finish=0.0,
    )
    ending(visit, six, "end", 0, [2, 5])
    # Seat 1 calls the Traitor: those who draw are 2, 3, 4, 5, 7, 9 and 1, in this order
    drawn = ["platinum_pyramids", "bags_of_gold", "silver_goblets", "crown_jewels", "magic_ring"]
    drawn = [*drawn, "bags_of_gold", "chest_of_copper"] * 2
    all_ten = PhonesAtTable(
        visit,
        TEN,
        {**twice(CAST_OF_TEN, 2), "treasure": stack_deck(drawn)},
        play=rounds([(1, 0), (1, 0)], {0: {"what": "am", "role": "guard"}}),
        photo_finish=0.0,
    )
    ending(visit, all_ten, "ten-end", 5, [0])


def ending(visit: Visit, table: PhonesAtTable, label: str, rich: int, others: list[int]) -> None:
    see = visit.see
    moving: dict[str, Any] = {"reduced_motion": "no-preference"}
    winner = table.sit(rich, clock=True, **moving)
    losers = [table.sit(seat) for seat in others]
    screen = table.screen(**moving)
    with winner.holding("Your treasure"):
        see(winner.page, f"{label}-rich")
    winner.page.get_by_role("button", name="Declare").click()
    stop_time(winner.page)
    stop_time(screen)
    winner.sheet.get_by_role("button", name="Turn up the treasure").click()
    for page in (winner.page, screen):
        expect(page.locator(".finale")).to_be_visible()
        page.clock.run_for(4_000)
    see(winner.page, f"{label}-counting")
    see(screen, f"{label}-counting-screen")
    for page in (winner.page, screen):
        page.clock.run_for(40_000 if page is winner.page else 1_000)
    for _ in range(60):
        if screen.locator(".finale[data-told]").count():
            break
        screen.clock.run_for(1_000)
    winner.page.clock.resume()
    expect(winner.headline).to_have_text("You win!")
    expect(winner.page.locator(".story svg[data-picture]")).to_be_visible()
    see(screen, f"{label}-screen")
    see(winner.page, f"{label}-won", screens=4)
    loser = losers[0].page
    expect(loser.locator(".story svg[data-picture]")).to_be_visible()
    see(loser, f"{label}-lost")
    loser.get_by_role("button", name="A card to share").click()
    loser.get_by_role("dialog").get_by_role("img").evaluate("(image) => image.decode()")
    see(loser, f"{label}-card", screens=2)
    loser.keyboard.press("Escape")
    loser.get_by_role("button", name="Who knew what").click()
    details = loser.locator("dialog[open] details")
    details.first.locator("summary").click()
    see(loser, f"{label}-recap", screens=3)
    loser.keyboard.press("Escape")
    for _ in range(40):
        if screen.locator(".whole .story").count():
            break
        screen.clock.run_for(1_000)
    see(screen, f"{label}-story-screen")
    for _ in range(40):
        if screen.locator(".evening").count():
            break
        screen.clock.run_for(1_000)
    see(screen, f"{label}-evening-screen")
    loser.reload()
    expect(loser.locator(".finale, .ending").first).to_be_visible()
    see(loser, f"{label}-later")
    loser.goto(f"/replay/{table.prepared.code}?viewer=host&step=2")
    expect(loser.get_by_role("slider")).to_have_value("2")
    see(loser, f"{label}-replay-host")
    loser.goto(f"/replay/{table.prepared.code}?viewer=0&step=4")
    expect(loser.get_by_role("slider")).to_have_value("4")
    see(loser, f"{label}-replay-own")
    loser.get_by_role("slider").press("End")
    expect(loser.locator(".headline")).to_be_visible()
    see(loser, f"{label}-replay-end")
    if others[1:]:
        rematch(visit, table, losers[1])


def rematch(visit: Visit, table: PhonesAtTable, other: Phone) -> None:
    """The owner has won, and lays the table again."""
    owner = table.device()
    owner.goto(table.prepared.address(0))
    owner.get_by_role("button", name="Again, same people").click()
    expect(other.page.get_by_text("has laid the table again")).to_be_visible()
    expect(owner.locator(".seat").first).to_be_visible()
    visit.see(other.page, "rematch", screens=2)
    visit.see(owner, "rematch-owner", screens=2)


def a_shared_lead(visit: Visit) -> None:
    """AT-22: all treasure lies open, and the game goes on."""
    # Seat 1 calls: 3, 5, 0 and 1 draw
    rich = ["silver_goblets", "crown_jewels", "crown_jewels", "bags_of_gold"]
    richer = ["platinum_pyramids", "platinum_pyramids", "platinum_pyramids", "silver_goblets"]
    last = ["bags_of_gold", "bags_of_gold", "bags_of_gold", "bags_of_gold"]
    table = PhonesAtTable(
        visit,
        SIX,
        {**twice(CAST_OF_SIX, 4), "treasure": stack_deck([*rich, *richer, *last])},
        play=rounds([(1, 2), (1, 2), (1, 2)], {}),
        photo_finish=0.0,
        ring_moment=0.0,
    )
    ann, screen = table.sit(0), table.screen()
    ann.page.get_by_role("button", name="Declare").click()
    ann.sheet.get_by_role("button", name="Turn up the treasure").click()
    ann.at("pause", 3)
    visit.see(ann.page, "shared-lead-sheet", screens=2)
    ann.page.keyboard.press("Escape")
    visit.see(ann.page, "shared-lead")
    stop_time(screen)
    visit.see(screen, "shared-lead-screen")


def nobody_calls(visit: Visit) -> None:
    """AT-27: three silent rounds end it."""
    table = PhonesAtTable(visit, FOUR, CAST_OF_FOUR, edition="fr", round_limit=60.0)
    ann, screen = table.sit(0), table.screen()
    visit.see(ann.page, "last-minute")
    visit.see(screen, "last-minute-screen")
    for number in (1, 2):
        table.server.pass_time(table.prepared.code)
        ann.at("pause", number)
        table.server.pass_time(table.prepared.code)
        ann.at("talk", number + 1)
    table.server.pass_time(table.prepared.code)
    expect(ann.page.locator(".finale[data-told]")).to_be_visible()
    visit.see(ann.page, "nobody-wins", screens=2)
    visit.see(screen, "nobody-wins-screen")


def the_lesson(visit: Visit) -> None:
    page = visit.serve()()
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".coach .next")).to_be_visible()
    visit.see(page, "lesson")
    page.locator(".coach .next").click()
    expect(page.locator("[data-glow]")).to_be_visible()
    visit.see(page, "lesson-touch")
