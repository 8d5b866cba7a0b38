"""The Traitors on phones: nights that give nothing away, and a crowd of twenty-four."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.castle import Castle, Guest, open_castle
from tests.browser.conftest import PHONE, Device
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


def make_deal(players: int) -> dict[str, Any]:
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
    castle = open_castle(tmp_path / "tables.sqlite", names, make_deal(len(names)), **options)
    yield castle
    castle.stop()


SLOW = 0.1
"""How fast time goes by where the phones of many are looked at one after the other."""


def season(names: list[str] = EIGHT, **options: Any) -> pytest.MarkDecorator:
    """The season of this test."""
    return pytest.mark.parametrize("server", [(names, options)], indirect=True, ids=[""])


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


def screenshot_from_afar(guest: Guest) -> str:
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
    first, *others = (screenshot_from_afar(guest) for guest in guests)
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


def perceptible_signals(guest: Guest) -> set[str]:
    """What a neighbour could hear or feel of that phone since it was listened to."""
    return set(guest.page.evaluate("window.felt")) - HEARTBEAT


def shape(card: Locator) -> list[Any]:
    """Return where the parts of a held card lie."""
    parts = card.locator(".title, .task, .marks li, .sealed, .leaf").all()
    return [card.bounding_box(), *(part.bounding_box() for part in parts)]


@season(days=6, traitors=2, speed=SLOW)
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_tt_4_and_6_at_the_choice_the_phones_of_traitors_and_loyal_players_look_alike(
    server: Castle, device: Device, size: dict[str, int]
) -> None:
    guests = [Guest(device(size=size), server.prepared, seat) for seat in range(4)]
    ann, cleo = guests[ANN], guests[CLEO]
    for part in (1, 2):
        server.until(ann, "selection", part=part)
        for guest in guests:
            expect(guest.page.locator(".ceremony .card")).to_be_visible()
            expect(guest.page.locator(".ceremony [role=status]")).to_have_text(
                "Hold your card, and let nobody see it."
            )
            guest.sent.clear()
            guest.page.evaluate(LISTEN)
        assert differences(*guests) == []
        shapes = []
        for guest in guests:
            with guest.looking() as card:
                lines = card.locator(".title, .hood, .drawn").all()
                shapes.append([card.bounding_box(), *(line.bounding_box() for line in lines[1:])])
        assert all(one == shapes[0] for one in shapes)
        for guest in guests:
            expect(guest.page.locator(".ceremony [role=status]")).to_have_text(
                "4 of 8 have looked. Quiet, please."
            )
        assert differences(*guests) == []
        assert len({len([text for text in guest.sent if '"move"' in text]) for guest in guests}) == 1
        assert [perceptible_signals(guest) for guest in guests] == [set()] * 4
    with ann.looking() as card:
        expect(card.locator(".name").first).to_have_text("Bo")
    with cleo.looking() as card:
        expect(card).not_to_contain_text("Bo")


@season(days=6, first_round_table=2, traitors=2)
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_by_night_the_phones_of_traitors_and_loyal_players_look_alike(
    server: Castle, device: Device, size: dict[str, int]
) -> None:
    ann, bo, cleo, dag = guests = [Guest(device(size=size), server.prepared, seat) for seat in range(4)]
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
    for guest in guests:  # a choice travels with the phone's next covered frame
        with guest.holding() as told:
            expect(told).not_to_contain_text("You have sealed nothing yet.")
    assert len({len([text for text in guest.sent if '"move"' in text]) for guest in guests}) == 1
    assert len({guest.page.title() for guest in guests}) == 1

    # A line is written: to the Conclave, or to oneself
    for guest in guests:
        guest.page.get_by_role("combobox", name="Write a line").fill("Hm.")
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("combobox", name="Write a line")).to_have_value("")
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
    assert [perceptible_signals(guest) for guest in guests] == [set()] * 4


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
    server.until(ann, "selection", part=1)
    expect(ann.page.locator(".ceremony .card")).to_be_visible()
    see("choice")
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
