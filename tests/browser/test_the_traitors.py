"""The Traitors on eight phones and a big screen: a short season, and nights that give nothing away."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.castle import Castle, Guest
from tests.browser.conftest import PHONE, TELEVISION, Device
from tests.browser.person import come_to_rest
from tests.browser.test_looks import complaints

SIDEWAYS = {"width": 740, "height": 360}
EIGHT = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal"]
ANN, BO, CLEO, DAG, EVA, FINN, GRO, HAL = range(8)
CROWD = [
    *("Ann-Sophie", "Bartholomew", "Cleo", "Søren Kierkegaard", "Eva", "Finn", "Marie-Antoinette", "Hugo"),
    *("Ida", "Jean-Baptiste", "Kirsten", "Ludo", "Maximiliane", "Nora", "Otto", "Petra", "Quentin", "Rosa"),
    *("Sigurd", "Tove", "Ulla", "Viggo", "Wilhelmina", "Xaver"),
]


CHECKED = {"armoury", "conclave", "breakfast", "reveal", "identity", "out", "list", "chair", "break", "final"}
"""Screens that axe looks at here; it sees others in a crowd."""


def dealt(players: int) -> dict[str, Any]:
    """Ann and Bo are Traitors; the lowest seats come to breakfast first, lots fall on the highest."""
    return {
        "traitors": [ANN, BO],
        "lots": list(range(players))[::-1],
        "breakfast": [list(range(players))] * 8,
        "reveal": [0] * 40,
        "doors": [[0]] * 8,
    }


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Castle]:
    names, options = getattr(request, "param", (EIGHT, {}))
    castle = Castle(tmp_path / "tables.sqlite", names, dealt(len(names)), **options)
    yield castle
    castle.stop()


def season(names: list[str] = EIGHT, **options: Any) -> pytest.MarkDecorator:
    """The season of this test."""
    return pytest.mark.parametrize("server", [(names, options)], indirect=True, ids=[""])


class Season:
    """Eight phones and a big screen, and what they do together."""

    def __init__(self, castle: Castle, device: Device) -> None:
        self.castle = castle
        self.guests = [Guest(device(), castle.prepared, seat) for seat in range(len(EIGHT))]
        self.screen = device(size=TELEVISION)
        self.screen.goto(f"/screen/{castle.prepared.code}")
        expect(self.screen.locator("[data-phase]")).to_be_visible()

    def __getitem__(self, seat: int) -> Guest:
        return self.guests[seat]

    def until(self, phase: str, stage: str | None = None, **marks: int) -> None:
        self.castle.until(self[ANN], phase, stage, **marks)

    def votes(self, votes: dict[int, int], blank: bool = True) -> None:
        """These votes are written, others may stay blank, and all are shown."""
        for seat, target in votes.items():
            self[seat].vote(target)
        if blank:
            self.castle.step(self[ANN])
        expect(self[ANN].table).to_have_attribute("data-stage", "reveal")
        while self[ANN].at("round_table", "reveal"):
            self.castle.step(self[ANN])

    def banish(self, seat: int) -> None:
        self.until("round_table", "vote")
        self.votes({ANN: seat, BO: seat, CLEO: seat})
        expect(self[ANN].headline).to_have_text(f"{EIGHT[seat]} was Loyal.")

    def everybody_comes(self, day: int) -> None:
        self.until("breakfast", day=day)
        while not self[ANN].button("To the mission").count():
            self.castle.step(self[ANN])


@season(days=6, first_round_table=2, death_lists=[3], traitors=2)
def test_eight_phones_and_a_big_screen_play_a_season(
    server: Castle, device: Device, picture: Callable[[Page, str], None]
) -> None:
    play = Season(server, device)
    ann, bo, cleo, dag = (play[seat] for seat in (ANN, BO, CLEO, DAG))
    look: list[str] = []

    def see(guest: Guest, name: str) -> None:
        picture(guest.page, f"castle-{name}")
        if name in CHECKED:
            look.extend(f"{name}: {wrong}" for wrong in complaints(guest.page))

    # TT-3: a wish is made in private, and read on the card only
    cleo.button("Not at all").click()
    expect(cleo.page.get_by_text("Noted.")).to_be_visible()
    with cleo.holding() as told:
        expect(told).to_contain_text("Your wish: not at all a Traitor.")
    see(cleo, "arrival")
    for guest in play.guests:
        guest.button("I am ready").click()

    # TT-6: everybody learns alone who they are, and sees it only while holding it
    for guest, identity in ((ann, "You are a Traitor"), (dag, "You are Loyal")):
        card = guest.sheet.locator(".card")
        expect(card).to_be_visible()  # the sheet is fetched when it is first shown
        come_to_rest(guest.page)
        size = card.bounding_box()
        expect(card).not_to_contain_text("You are")
        guest.sheet.locator(".held").hover()
        guest.page.mouse.down()
        expect(card).to_contain_text(identity)
        assert card.bounding_box() == size
        guest.page.mouse.up()
        guest.button("I know who I am").click()
    for guest in (bo, *play.guests[CLEO:DAG], *play.guests[EVA:]):
        guest.learn()

    # TT-14: Cleo remembers the vault, and is one of the three who may enter the armoury
    doors = cleo.page.locator(".doors li [role=img]")
    expect(doors).to_have_count(9)
    behind = [str(one.get_attribute("aria-label")) for one in doors.all()]
    see(cleo, "vault")
    server.step(cleo)
    while cleo.at("mission"):
        asked = cleo.page.locator(".doors .asked .number")
        if cleo.page.locator(".answers").count():
            with cleo.seeing_change():
                cleo.button(behind[int(asked.inner_text()) - 1]).click()
        else:
            server.step(cleo)
    play.until("armoury")
    expect(cleo.page.locator(".silver").first).to_contain_text("1")
    cleo.page.get_by_role("button", name="Door 1").click()
    cleo.button("Open door 1").click()
    expect(ann.page.locator(".opener").first).to_have_text("Cleo")
    cleo.page.get_by_role("button", name="Hold to see").focus()
    cleo.page.keyboard.down("Space")
    expect(cleo.page.locator(".paper")).to_contain_text("A shield!")
    cleo.page.keyboard.up("Space")
    expect(cleo.page.locator(".paper")).not_to_contain_text("shield")
    cleo.button("Take what is there").click()
    see(cleo, "armoury")

    # TT-28: the Traitors meet, and murder somebody with a shield. Bo's phone drops and comes back.
    play.until("conclave", part=1)
    bo.page.context.set_offline(True)
    expect(bo.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    ann.seal(CLEO)
    ann.page.get_by_role("textbox", name="Write a line").fill("Cleo, or nobody.")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("textbox", name="Write a line")).to_have_value("")
    bo.page.context.set_offline(False)
    expect(bo.page.get_by_role("status").get_by_text("Connection lost")).to_have_count(0)
    with bo.holding() as told:
        expect(told).to_contain_text("In the Conclave with you: Ann.")
        expect(told).to_contain_text("Ann named: murder Cleo.")
        expect(told).to_contain_text("Cleo, or nobody.")
        picture(bo.page, "castle-conclave-held")
        look.extend(complaints(bo.page))
    assert "Cleo, or nobody." not in bo.page.content()
    cleo.seal(ANN)
    with cleo.holding() as told:
        expect(told).to_contain_text("You named Ann.")
        expect(told).not_to_contain_text("nobody.")
    see(cleo, "night")
    see(ann, "conclave")

    # TT-35, TT-18: nobody is missing, and Cleo shows why. Dag has nothing to show.
    play.everybody_comes(day=2)
    expect(dag.headline).to_have_text("Nobody is missing this morning. Talk it over.")
    dag.button("Show a shield").click()
    dag.button("Show it").click()
    expect(dag.page.get_by_role("alert")).to_have_text("You have no shield.")
    cleo.button("Show a shield").click()
    cleo.button("Show it").click()
    expect(dag.person(CLEO).locator(".shield")).to_be_visible()
    see(dag, "breakfast")

    # TT-23: a tie through all its votes, to the lots
    play.until("round_table", "vote", day=2)
    see(ann, "vote")
    ann.person(GRO).click()
    ann.page.get_by_role("textbox").fill("Somebody has to go.")
    ann.button("Banish Gro").click()
    play[GRO].vote(ANN)
    expect(ann.headline).to_have_text("Written. 6 are still writing.")
    server.step(ann)
    expect(bo.headline).to_have_text("Ann votes for Gro.")
    expect(bo.page.locator(".slip")).to_contain_text("“Somebody has to go.”")
    expect(bo.person(GRO).locator(".count")).to_have_text("1")
    see(bo, "reveal")
    play.until("round_table", "defence")
    expect(bo.headline).to_have_text("A tie. Ann speaks, everybody else is silent.")
    ann.button("I have said it all").click()
    expect(ann.headline).to_have_text("A tie. Gro speaks, everybody else is silent.")
    play.until("round_table", "runoff")
    expect(ann.headline).to_have_text("You are in the tie (Ann and Gro): only the others vote.")
    play.votes({BO: GRO, CLEO: ANN})
    expect(bo.headline).to_contain_text("Still a tie: Ann and Gro.")
    play.until("round_table", "runoff_again")
    play.votes({BO: GRO, CLEO: ANN})
    expect(bo.headline).to_have_text("Still a tie. Ann and Gro are safe: write another name.")
    play.votes({FINN: HAL, HAL: FINN})
    expect(bo.headline).to_have_text("Still a tie. Lots are drawn: Finn and Hal.")
    server.step(ann)
    hal = play[HAL]
    expect(hal.headline).to_have_text("You were Loyal.")
    expect(play.screen.locator("main")).to_contain_text("Hal")
    see(ann, "identity")

    # TT-22: who is out talks where only those out hear it, and guesses by night
    hal.page.locator("button.talk").click()
    hal.page.locator(".talk-text").fill("It was never me.")
    hal.page.keyboard.press("Enter")
    expect(hal.sheet.get_by_text("It was never me.")).to_be_visible()
    hal.page.keyboard.press("Escape")
    play.until("conclave", part=1)
    hal.person(ANN).click()
    expect(hal.person(ANN)).to_have_attribute("aria-checked", "true")
    see(hal, "out")
    assert "It was never me." not in bo.page.content()

    # TT-30: a letter instead of a murder, and a yes
    with ann.holding() as told:
        expect(told).to_contain_text("Tempt: a letter instead of a murder.")
    ann.seal(DAG, mark="II")
    play.until("conclave", part=2)
    with dag.holding() as told:
        expect(told).to_contain_text("A letter is under your pillow")
        picture(dag.page, "castle-letter-held")
    dag.seal(mark="I")
    with dag.holding() as told:
        expect(told).to_contain_text("You are a Traitor")
        expect(told).to_contain_text("In the Conclave with you: Ann and Bo.")
    with ann.holding() as told:
        expect(told).to_contain_text("Dag has said yes and is one of you.")
    play.everybody_comes(day=3)
    expect(play[EVA].headline).to_have_text("Nobody is missing this morning. Talk it over.")
    play.banish(GRO)

    # TT-33: the death list, made face by face and read out at breakfast
    play.until("conclave", part=1)
    for face in (CLEO, EVA):
        ann.person(face).click()
    expect(ann.page.locator(".people [aria-checked=true]")).to_have_count(1)
    ann.seal(DAG)
    with bo.holding() as told:
        expect(told).to_contain_text("Ann named for the list: Cleo, Dag, and Eva.")
    play.screen.emulate_media(reduced_motion="no-preference")
    play.everybody_comes(day=4)
    expect(cleo.page.locator(".scroll li")).to_have_text(["Cleo", "Dag", "Eva"])
    unrolled = play.screen.locator(".breakfast .scroll")
    expect(unrolled).to_be_visible(timeout=20_000)
    assert "Eva" not in unrolled.inner_text(), "names are read one after another"
    expect(unrolled.locator(".read").first).to_have_text("Cleo")
    assert "Eva" not in play.screen.locator("footer .line").inner_text()
    play.screen.keyboard.press("Space")
    expect(play.screen.locator(".breakfast .list")).to_contain_text("Cleo, Dag, and Eva")
    play.screen.emulate_media(reduced_motion="reduce")
    see(cleo, "list")
    play.banish(FINN)
    play.until("conclave", part=1)
    ann.seal(EVA)
    play.until("breakfast", day=5)
    while not ann.page.locator(".place.lit").count():
        server.step(ann)
    expect(ann.headline).to_have_text("Eva’s chair stays empty: murdered.")
    expect(play[EVA].headline).to_have_text("Your chair stays empty: you were murdered.")
    see(ann, "chair")

    # TT-37: not all want to end it
    play.until("final_break")
    see(cleo, "break")
    play.until("end_vote")
    for guest, answer in ((ann, "End it"), (bo, "End it"), (dag, "End it"), (cleo, "Vote again")):
        guest.page.get_by_role("radio", name=answer).click()
        guest.button("That is my answer").click()
    expect(cleo.headline).to_contain_text("Not all wanted to end it.")
    expect(cleo.person(CLEO).locator(".is")).to_have_text("Vote again")
    see(cleo, "final")

    # TT-36, TT-39: the Final Round Table, and who is left
    play.until("round_table", "vote")
    play.votes({ANN: CLEO, BO: CLEO, DAG: CLEO, CLEO: ANN}, blank=False)
    expect(bo.headline).to_have_text("Cleo was Loyal.")
    play.until("over")
    for guest in play.guests:
        others = [EIGHT[seat] for seat in (ANN, BO, DAG) if seat != guest.seat]
        won = "You win, together with " if len(others) == 2 else ""
        names = " and ".join(others) + "!" if won else "Ann, Bo, and Dag win!"
        expect(guest.page.get_by_role("heading", name=won + names, exact=True)).to_be_visible()
        first = guest.page.locator(".story li").first
        expect(first).to_contain_text("4 banished: not one of them a Traitor.")
    expect(play.screen.get_by_role("heading", name="The Traitors win!")).to_be_visible()
    expect(bo.page.get_by_role("link", name="What really happened")).to_be_visible()
    picture(bo.page, "castle-end")
    look += [*complaints(bo.page), *complaints(play.screen, enhanced=False)]
    assert look == []


HIDE = """
.people .person > *, .strip .clock, header .grow { visibility: hidden !important; }
input { caret-color: transparent !important; }
"""
"""Faces and names differ because nobody sees their own; the time is a second later."""


DRESS = """(style) => {
  document.activeElement?.blur();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""


def seen(guest: Guest) -> str:
    """What the screen looks like from a metre away."""
    guest.page.mouse.move(0, 0)
    guest.page.evaluate(DRESS, HIDE)
    come_to_rest(guest.page)
    picture = guest.page.screenshot()
    guest.page.evaluate("document.adoptedStyleSheets = []")
    return base64.b64encode(picture).decode()


def differences(*guests: Guest) -> list[Any]:
    """Where the screens are not the same: but for the edges of what was just touched."""
    blank = guests[0].page.context.new_page()
    first, *others = (seen(guest) for guest in guests)
    found = [blank.evaluate(COMPARE, [first, other]) for other in others]
    blank.close()
    return [where for where in found if where]


COMPARE = """async (pictures) => {
  const BLOCK = 8, SHADE = 2;
  const read = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const [width, height] = [image.width / BLOCK, image.height / BLOCK];
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.imageSmoothingQuality = "high";
    canvas.drawImage(image, 0, 0, width, height);
    return canvas.getImageData(0, 0, width, height);
  };
  const [a, b] = await Promise.all(pictures.map(read));
  const apart = [...a.data.keys()].filter((i) => Math.abs(a.data[i] - b.data[i]) > SHADE).map((i) => i >> 2);
  const at = (i) => [(i % a.width) * BLOCK, Math.floor(i / a.width) * BLOCK];
  return apart.length && { apart: apart.length, from: at(apart[0]), to: at(apart.at(-1)) };
}"""


LISTEN = """() => {
  window.felt = [];
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.felt.push(`heard ${Math.round(this.frequency?.value ?? 0)}`);
    return start.apply(this, when);
  };
  navigator.vibrate = (pattern) => window.felt.push(`felt ${pattern}`);
}"""
HEARTBEAT = {"heard 70", "felt 20"}
"""Of the clock, in everybody's hand."""


def felt(guest: Guest) -> set[str]:
    """What a neighbour could hear or feel of that phone since it was listened to."""
    return set(guest.page.evaluate("window.felt")) - HEARTBEAT


def shape(card: Locator) -> list[Any]:
    """Return where the parts of a held card lie."""
    parts = card.locator(".title, .task, .marks li, .sealed, .leaf").all()
    return [card.bounding_box(), *(part.bounding_box() for part in parts)]


@season(days=6, first_round_table=2, traitors=2)
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_by_night_the_phones_of_traitors_and_loyal_players_look_alike(
    server: Castle, device: Device, size: dict[str, int]
) -> None:
    ann, bo, cleo, dag = guests = [Guest(device(size=size), server.prepared, seat) for seat in range(4)]
    server.until(ann, "mission")
    for guest in guests:
        guest.learn()
    server.until(ann, "conclave", part=1)
    for guest in guests:
        expect(guest.headline).to_have_text("Night. Hold your card: it says what is asked of you.")
        expect(guest.page.locator(".people .person").nth(5)).to_be_visible()  # fetched when night falls
        guest.sent.clear()
        guest.page.evaluate(LISTEN)
    assert differences(*guests) == []

    # No phone presets a mark, and nothing can be sealed before the card was held
    for guest in guests:
        expect(guest.page.locator(".mark[aria-checked=true]")).to_have_count(0)
        guest.page.locator(".people .person").nth(5).click()
    for guest, mark in ((ann, "I"), (bo, "II"), (cleo, "I"), (dag, "II")):
        guest.page.get_by_role("radio", name=f"Mark {mark}", exact=True).click()
        expect(guest.button("Seal it")).to_be_disabled()
        expect(guest.page.get_by_role("status").get_by_text("Hold your card first")).to_be_visible()
    assert differences(ann, cleo) == []

    # A face is touched and sealed, by one to murder, by another to say whom they suspect
    for guest in guests:
        with guest.holding() as told:
            expect(told).to_contain_text("You have sealed nothing yet.")
        guest.button("Seal it").click()
        expect(guest.page.get_by_role("status").get_by_text("Sealed.")).to_be_visible()
    assert differences(ann, cleo) == []
    assert differences(bo, dag) == []
    assert len({len([text for text in guest.sent if '"move"' in text]) for guest in guests}) == 1
    assert len({guest.page.title() for guest in guests}) == 1

    # A line is written: to the Conclave, or to oneself
    for guest in guests:
        guest.page.get_by_role("textbox", name="Write a line").fill("Hm.")
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("textbox", name="Write a line")).to_have_value("")
    assert differences(ann, cleo) == []
    with ann.holding() as told:
        expect(told).to_contain_text("Bo Hm.")
    with cleo.holding() as told:
        expect(told).to_contain_text("Your notes")
        expect(told).not_to_contain_text("Bo")

    # What is held has one shape too, and says back what was sealed
    with ann.holding() as told:
        expect(told).to_contain_text("You named: murder")
        mine = shape(told)
    with cleo.holding() as told:
        expect(told).to_contain_text("You named Gro.")
        assert shape(told) == mine

    # A Traitor cannot be murdered, and only the held card says so
    for guest, face in ((ann, BO), (cleo, BO)):
        guest.person(face).click()
        guest.button("Seal it").click()
        expect(guest.page.get_by_role("status").get_by_text("Sealed.")).to_be_visible()
    with ann.holding() as told:
        expect(told).to_contain_text("What you sealed counts for nothing")
    server.step(ann)
    for guest in guests:
        expect(guest.headline).to_have_text("The night goes on. Hold your card again.")
        expect(guest.page.locator(".mark[aria-checked=true]")).to_have_count(0)
        expect(guest.button("Seal it")).to_be_disabled()
    assert differences(*guests) == []
    assert [felt(guest) for guest in guests] == [set()] * 4


@season(CROWD, days=6, traitors=2)
@pytest.mark.parametrize(("language", "light"), [("fr", True), ("da", False)])
def test_twenty_four_people_fit_on_a_small_phone(
    server: Castle, device: Device, picture: Callable[[Page, str], None], language: str, light: bool
) -> None:
    ann = Guest(device(language=language, light=light), server.prepared, ANN)
    found: list[str] = []

    def see(name: str) -> None:
        come_to_rest(ann.page)
        for side, most in (("Width", 360), ("Height", 640)):
            assert ann.page.evaluate(f"document.documentElement.scroll{side}") <= most, f"{name}: {side}"
        assert ann.page.locator(".people").evaluate_all(SCROLLS) == [], name
        small = ann.page.locator(".season button:not(.stage .ring button)").evaluate_all(SMALL)
        assert small == [], f"{name}: too small for a thumb: {small}"
        found.extend(f"{name}: {wrong}" for wrong in complaints(ann.page))
        picture(ann.page, f"castle-crowd-{language}-{name}")

    see("arrival")
    server.until(ann, "mission")
    expect(ann.sheet).to_be_visible()
    see("learnt")
    ann.page.keyboard.press("Escape")
    server.until(ann, "round_table", "talk")
    expect(ann.page.locator(".ring [data-seat]")).to_have_count(24)
    see("talk")
    server.until(ann, "round_table", "vote")
    ann.person(5).click()
    see("vote")
    ann.page.locator(".actions .wax").click()
    expect(ann.page.locator(".ballot")).to_have_count(0)
    server.until(ann, "conclave", part=1)
    ann.person(6).click()
    see("night")
    assert found == []


SCROLLS = (
    "(lists) => lists.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"
)
SMALL = """(buttons) => buttons.map((one) => [one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 44 || height < 44)
  .map(([text, { width, height }]) => `${text} ${width}x${height}`)"""
