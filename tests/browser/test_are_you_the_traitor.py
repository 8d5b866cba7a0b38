"""Are You the Traitor? with real phones: in one room with a big screen, and far apart."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, TELEVISION, Device
from tests.browser.person import come_to_rest
from tests.browser.prepared_tables import MoveChooser, PreparedTable, prepare_table
from tests.browser.screen_reader import expect_announced, record_announcements_now
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints, smallest_text
from tests.browser.waiting import stop_clock, wait_for_condition
from turncoat.core.match import Match
from turncoat.games.are_you_the_traitor.treasure import DECK

GAME = "are-you-the-traitor"
SIDEWAYS = {"width": 740, "height": 360}
THROW = """(seal, seat) => {
  const middle = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const face = document.querySelector(`.person[data-seat="${seat}"] .face`);
  seal.setPointerCapture = () => {};
  const point = (kind, part) =>
    seal.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, pointerId: 1, ...middle(part) }));
  point("pointerdown", seal);
  point("pointermove", face);
  return new Promise((done) => requestAnimationFrame(() => {
    point("pointermove", face);
    point("pointerup", face);
    done();
  }));
}"""
"""A finger that touches the seal, and a frame later is over a face and lifted."""
CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
SIX = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn"]
TEN = [
    "Ann-Sophie",
    "Søren Kierkegaard",
    "Maximiliane",
    "Bartholomew",
    "Marie-Antoinette",
    "Anne-Charlotte",
    "Jean-Baptiste",
    "Frederikke",
    "Christoffer",
    "Wilhelmina",
]
LONG = [f"{name} von Hohenloh".ljust(24, "e")[:24] for name in TEN]
RICH: dict[str, Any] = {
    "characters": [["traitor", *["guard"] * 4, "keyholder", "traitor", *["wizard"] * 3]] * 2,
    "alignments": [{"7": "good", "8": "evil", "9": "good"}] * 2,
}
DRAWN = [
    *("magic_ring", "gilded_statue", "crown_jewels", "silver_goblets"),
    *("bags_of_gold", "platinum_pyramids", "crown_jewels", "chest_of_copper"),
]
"""In both rounds Dag, Finn, Ann and Bo draw, in this order."""


def stack_deck(top: list[str]) -> list[str]:
    rest: list[str] = list(DECK)
    for card in top:
        rest.remove(card)
    return top + rest


RICH["treasure"] = stack_deck([*["bags_of_gold"] * 6, "crown_jewels"] * 2)
"""Six others draw before the caller does."""

TWO_ROUNDS: dict[str, Any] = {
    "characters": [
        ["keyholder", "guard", "traitor", "wizard", "wizard", "guard"],
        ["keyholder", "wizard", "wizard", "guard", "traitor", "guard"],
    ],
    "alignments": [{"3": "good", "4": "evil"}, {"1": "good", "2": "evil"}],
    "treasure": stack_deck(DRAWN),
}
STORY: list[tuple[int, dict[str, Any]]] = [
    *((seat, {"move": "peek"}) for seat in range(6)),
    (1, {"move": "claim", "what": "am", "role": "guard"}),
    (1, {"move": "stop", "target": 2}),
    *((seat, {"move": "ready"}) for seat in (4, 5, 0, 1, 2, 3)),
    *((seat, {"move": "peek"}) for seat in range(6)),
    (1, {"move": "stop", "target": 4}),
    (3, {"move": "ring", "target": 5}),
]
"""The match of two rounds, up to Ann's declaration."""
CHAPTERS = {"talk": 6, "first pause": 10, "second round": 20, "second pause": 21, "before the end": 22}
"""By chapter: how much of the story is played before phones open the table."""
FOUR: dict[str, Any] = {
    "characters": ["keyholder", "guard", "traitor", "wizard"],
    "alignments": {"3": "evil"},
}


def until_somebody_is_rich(match: Match) -> tuple[int, dict[str, Any]] | None:
    """A Guard finds the Traitor twice; who called has the Crown Jewels."""
    view = match.view("watcher")
    if view["phase"] == "talk":
        return 1, {"move": "stop", "target": 0}
    if view["round"] == 2:
        return None
    return next(seat for seat in range(10) if seat not in view["ready"]), {"move": "ready"}


def tell_story(length: int) -> MoveChooser:
    """Play so many moves of the story."""
    moves = iter(STORY[:length])
    return lambda match: next(moves, None)  # noqa: ARG005


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is on the server before it starts."""
    store = tmp_path_factory.mktemp("traitors") / "tables.sqlite"

    def prepared(
        names: list[str], deal: dict[str, Any] | None, together: bool, **options: Any
    ) -> PreparedTable:
        return prepare_table(store, GAME, names, deal, together=together, **options)

    long = {"pause": 10_000.0, "round_limit": 100_000.0, "ring_moment": 0.0}
    return {
        "store": store,
        "deal": prepared(SIX, TWO_ROUNDS, True, photo_finish=0.0, **long),
        "photo-finish": prepare_table(
            store, GAME, SIX, TWO_ROUNDS, tell_story(6), True, photo_finish=5.0, **long
        ),
        **{
            chapter: prepare_table(
                store, GAME, SIX, TWO_ROUNDS, tell_story(length), True, photo_finish=0.0, **long
            )
            for chapter, length in CHAPTERS.items()
        },
        "apart": prepared(SIX[:4], FOUR, False, edition="fr", photo_finish=0.0, **long),
        **{
            f"looks-{language}": prepared(TEN, None, False, photo_finish=0.0, **long)
            for language in ("fr", "da")
        },
        "looks-en": prepared(TEN, None, True, photo_finish=0.0, **long),
        "sideways": prepared(TEN, None, False, photo_finish=0.0, **long),
        "reveal": prepared(SIX[:4], FOUR, False, photo_finish=0.0, **long),
        "again": prepared(SIX[:4], FOUR, True, photo_finish=0.0, **long),
        "stamp": prepared(SIX[:4], FOUR, True, photo_finish=0.0, **long),
        "rich": prepare_table(
            store, GAME, LONG, RICH, until_somebody_is_rich, True, photo_finish=0.0, **long
        ),
        "photo": prepared(SIX[:4], FOUR, False, photo_finish=60.0, **long),
    }


@pytest.fixture(scope="module")
def server(tables: dict[str, Any]) -> Iterator[RunningServer]:
    running = RunningServer(tables["store"])
    yield running
    running.stop()


class Phone:
    """Somebody's phone at the drawn table."""

    def __init__(self, page: Page, prepared: PreparedTable, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda line: line.on("framesent", self._note))
        page.goto(prepared.address(seat))
        expect(self.table).to_be_visible()

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] == "move":
            self.sent.append(message["move"])

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-phase]")

    @property
    def headline(self) -> Locator:
        return self.page.locator(".headline")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def person(self, seat: int) -> Locator:
        return self.page.locator(f".person[data-seat='{seat}']")

    def at(self, phase: str, number: int) -> None:
        expect(self.page.locator(f"[data-phase='{phase}'][data-round='{number}']")).to_be_visible()

    @contextmanager
    def holding(self, name: str) -> Iterator[Locator]:
        """While a finger is on something secret; what it shows."""
        self.page.get_by_role("button", name=re.compile(name)).hover()
        self.page.mouse.down()
        shown = self.page.locator(".peek")
        expect(shown).to_be_visible()
        yield shown
        self.page.mouse.up()
        expect(shown).to_have_count(0)

    def aim(self, seat: int) -> None:
        """Hold the seal and tap somebody: the question is asked."""
        self.page.locator(".seal").hover()
        self.page.mouse.down()
        expect(self.page.locator(".seal.armed")).to_be_visible()
        self.page.mouse.up()
        self.person(seat).click()
        expect(self.sheet).to_be_visible()

    def slide(self, seat: int) -> None:
        """Hold the seal and slide onto somebody: a Stop in one room, the question far apart."""
        self.page.locator(".seal").hover()
        self.page.mouse.down()
        expect(self.page.locator(".seal.armed")).to_be_visible()
        self.person(seat).locator(".face").hover()
        expect(self.page.locator(f".aimed[data-seat='{seat}']")).to_be_visible()
        self.page.mouse.up()

    def throw(self, seat: int) -> None:
        """Touch the seal and throw it onto somebody, without holding it first."""
        self.page.locator(".seal").evaluate(THROW, seat)

    def question(self) -> str:
        """The sheet before a Stop, but for the own face."""
        shown: str = self.sheet.evaluate(
            """(sheet) => {
              const copy = sheet.cloneNode(true);
              copy.querySelector(".pointing").remove();
              return copy.innerHTML;
            }"""
        )
        return shown

    def ready(self) -> None:
        self.page.get_by_role("button", name="Ready", exact=True).click()


def open_screen(device: Device, prepared: PreparedTable) -> Page:
    page = device(size=TELEVISION)
    page.goto(f"/screen/{prepared.code}")
    expect(page.get_by_role("heading", name="Are You the Traitor?")).to_be_visible()
    return page


def test_at_7_every_secret_card_has_one_shape(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    prepared: PreparedTable = tables["deal"]
    phones = [Phone(device(), prepared, seat) for seat in range(6)]
    screen = open_screen(device, prepared)
    expect(screen.locator(".headline")).to_have_text("Who are you? Hold your card")
    shapes = set()
    roles = ["KeyHolder", "Guard", "Traitor", "Good Wizard", "Evil Wizard", "Guard"]
    for phone, role in zip(phones, roles, strict=True):
        expect(phone.page.get_by_text(role, exact=True)).to_have_count(0)
        with phone.holding("secret card") as shown:
            expect(shown.locator(".title")).to_have_text(role)
            box = shown.bounding_box()
            assert box is not None
            shapes.add((*box.values(), shown.locator("dt").count()))
            if role == "Traitor":
                expect(shown.get_by_text("Ann has the key")).to_be_visible()  # AT-5
                picture(phone.page, "traitor-room-card")
                assert complaints(phone.page) == []
    assert len(shapes) == 1
    assert len({phone.page.locator(".bottom").inner_html() for phone in phones}) == 1
    expect(screen.locator(".headline")).to_have_text("Talk. Who is who?")


def test_at_11_the_question_before_a_stop_has_one_shape(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    """AT-11: while it is held, it tells a Traitor what a call would do. A touch tells how to call a Stop."""
    prepared: PreparedTable = tables["talk"]
    bo, cleo = (Phone(device(), prepared, seat) for seat in (1, 2))
    cleo.page.locator(".seal").click()
    expect(cleo.headline).to_have_text("Hold Stop, then slide onto a person")
    expect(cleo.sheet).to_have_count(0)
    bo.aim(0)
    cleo.aim(0)
    assert bo.question() == cleo.question()
    cleo.sheet.get_by_role("button", name="Hold to read").hover()
    cleo.page.mouse.down()
    expect(cleo.sheet.locator(".line")).to_contain_text("A Traitor is never right")
    picture(cleo.page, "traitor-room-sheet")
    cleo.page.mouse.up()
    expect(cleo.sheet.get_by_text("A Traitor is never right")).to_have_count(0)


def test_at_13_two_calls_in_one_moment_are_voted_on(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    """AT-9, AT-10, AT-14: then all is turned up, and Good wins and draws."""
    prepared: PreparedTable = tables["photo-finish"]
    phones = [Phone(device(), prepared, seat) for seat in range(6)]
    ann, bo, finn = phones[0], phones[1], phones[5]
    screen = open_screen(device, prepared)
    with ann.holding("secret card"):
        pass
    bo.person(1).click()
    bo.page.get_by_role("button", name="Guard", exact=True).click()
    expect(screen.get_by_text("I am a Guard.")).to_be_visible()
    bo.aim(2)
    bo.sheet.get_by_role("button", name="Stop! It is Cleo").click()
    finn.throw(0)  # no slower than raising a hand
    expect(finn.headline).to_have_text("Stop! You point at Ann…")
    expect(bo.headline).to_have_text("Stop! You point at Cleo…")
    expect(ann.headline).to_have_text("Talk. Who is who?")  # until the moment ends only the callers know
    for phone in phones:
        phone.at("photo_finish", 1)
    expect(screen.locator(".headline")).to_have_text("Photo finish! Who was first?")
    picture(ann.page, "traitor-room-photo")
    assert complaints(ann.page) == []
    assert complaints(screen, enhanced=False) == []
    for phone in phones:
        phone.page.locator(".votes").get_by_role("button", name="Bo").click()
    for page in (screen, bo.page):
        roles = page.locator(".person .is")
        expect(roles).to_have_text(["KeyHolder", "Guard", "Traitor", "Good Wizard", "Evil Wizard", "Guard"])
        assert roles.evaluate_all(CUT) == []
    expect(screen.locator(".headline")).to_have_text("Good wins the round")
    expect(screen.get_by_text("Bo pointed at Cleo: right!")).to_be_visible()
    expect(screen.locator(".person .count")).to_have_text(["1", "1", "0", "1", "0", "1"])
    picture(screen, "traitor-room-screen-reveal")
    assert complaints(screen, enhanced=False) == []


def test_at_16_in_a_pause_everybody_has_the_same_buttons(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    """AT-16, AT-23: who may not is told so in words; the next round begins when all are ready."""
    prepared: PreparedTable = tables["first pause"]
    phones = [Phone(device(), prepared, seat) for seat in range(4)]
    ann, bo, _, dag = phones
    for phone in phones:
        expect(phone.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    assert len({phone.page.locator(".pause").inner_html() for phone in phones}) == 1
    ann.page.get_by_role("button", name="Declare").click()
    ann.sheet.get_by_role("button", name="Turn up the treasure").click()
    expect(ann.sheet.get_by_role("alert")).to_have_text("You need 10 points to declare victory.")
    ann.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Magic Ring").click()
    bo.person(0).click()
    expect(bo.page.get_by_role("alert")).to_have_text("You hold no Magic Ring.")
    with dag.holding("Your treasure") as shown:
        expect(shown.get_by_role("img", name="Magic Ring")).to_be_visible()
    picture(dag.page, "traitor-room-pause")
    for phone in phones:
        phone.ready()
    for phone in phones:
        phone.at("talk", 2)


def test_a_stop_is_called_without_a_pointer(device: Device, tables: dict[str, Any]) -> None:
    prepared: PreparedTable = tables["second round"]
    bo, screen = Phone(device(), prepared, 1), open_screen(device, prepared)
    bo.page.locator(".seal").focus()
    bo.page.keyboard.press("Enter")
    expect(bo.person(0)).to_be_focused()
    bo.person(4).focus()
    bo.page.keyboard.press("Enter")
    bo.sheet.get_by_role("button", name="Stop! It is Eva").press("Enter")
    bo.at("pause", 2)
    expect(screen.locator(".person .count")).to_have_text(["2", "2", "0", "2", "0", "2"])


def test_at_18_only_two_know_which_card_a_ring_took(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    """AT-16 to AT-19: a ring clears the marks of those who are ready, and must take the statue."""
    prepared: PreparedTable = tables["second pause"]
    ann, dag, eva, finn = (Phone(device(), prepared, seat) for seat in (0, 3, 4, 5))
    screen = open_screen(device, prepared)
    eva.ready()
    expect(screen.locator(".mark")).to_have_count(1)
    dag.page.get_by_role("button", name="Magic Ring").click()
    dag.person(5).click()
    expect(screen.get_by_text("Dag used a Magic Ring and took a card from Finn.")).to_be_visible()
    expect(screen.locator(".mark")).to_have_count(0)
    with dag.holding("Your treasure") as shown:
        expect(shown.get_by_text("you took a Gilded Statue from Finn")).to_be_visible()
        picture(dag.page, "traitor-room-treasure")
        assert complaints(dag.page) == []
    with finn.holding("Your treasure") as shown:
        expect(shown.get_by_text("Dag took a Gilded Statue from you")).to_be_visible()
        expect(shown.get_by_role("img")).to_have_count(1)
    with eva.holding("Your treasure") as shown:
        expect(shown.get_by_text("Dag took a card from Finn")).to_be_visible()
    expect(ann.page.get_by_text("Gilded Statue")).to_have_count(0)


def test_at_21_a_declaration_turns_all_treasure_up(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    """AT-21, AT-22; then phones tell who knew what, and the match can be looked at step by step."""
    prepared: PreparedTable = tables["before the end"]
    ann = Phone(device(reduced_motion="no-preference"), prepared, 0)
    bo, screen = Phone(device(), prepared, 1), open_screen(device, prepared)
    ann.page.get_by_role("button", name="Declare").click()
    ann.sheet.get_by_role("button", name="Turn up the treasure").click()
    expect(screen.locator(".headline")).to_have_text("Ann wins!")  # its story follows soon
    expect_count(screen)
    for row in screen.locator(".count li").all():
        expect(row).to_be_in_viewport(ratio=1)
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    picture(screen, "traitor-room-screen-end")
    assert complaints(screen, enhanced=False) == []
    expect(bo.headline).to_have_text("Ann wins!")
    expect(ann.headline).to_have_text("You win!", timeout=30_000)  # on her phone things move
    expect_count(ann.page)
    expect(ann.page.locator(".story")).to_contain_text("2 rounds: Good won 2, Evil won 0.")
    picture(ann.page, "traitor-room-end")
    assert complaints(ann.page) == []

    ann.page.get_by_role("button", name="Who knew what").click()
    rounds = ann.sheet.locator("details")
    expect(rounds).to_have_count(2)
    rounds.first.locator("summary").click()
    expect(rounds.first.get_by_text("Bo: I am a Guard.")).to_contain_text("true")
    expect(rounds.first.get_by_text("Bo called Stop and pointed at Cleo.")).to_be_visible()
    expect(rounds.last.get_by_text("took a Gilded Statue from Finn")).to_be_visible()
    picture(ann.page, "traitor-room-recap")
    assert complaints(ann.page) == []

    ann.page.goto(f"/replay/{prepared.code}?viewer=host&step=0")
    expect(ann.page.locator(".person .is").first).to_have_text("KeyHolder")
    ann.page.keyboard.press("End")
    expect(ann.headline).to_have_text("Ann wins with 10 points!")
    picture(ann.page, "traitor-room-replay")
    assert complaints(ann.page) == []


def expect_count(page: Page) -> None:
    """The poorest first."""
    expect(page.locator(".how")).to_have_text("With 10 points of treasure.")
    assert page.locator(".count b").all_inner_texts() == ["0", "0", "3", "3", "4", "10"]
    expect(page.locator(".count li.best")).to_contain_text("Ann")


def test_far_apart_glances_signs_and_claims_reach_only_whom_they_should(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    prepared: PreparedTable = tables["apart"]
    ann, bo = Phone(device(), prepared, 0), Phone(device(language="fr"), prepared, 1)
    cleo, dag = Phone(device(language="da"), prepared, 2), Phone(device(size=LAPTOP), prepared, 3)

    # AT-25: Ann looks at Bo, which is drawn to her alone, and sees him wink
    ann.person(1).click()
    expect(ann.page.locator(".glance")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Faire un clin d’œil").click()
    expect(ann.page.locator(".bubble.sign")).to_be_visible()
    picture(ann.page, "traitor-apart-sign")
    assert complaints(ann.page) == []
    expect(bo.page.get_by_text("Vous faites un clin d’œil.")).to_be_visible()
    for other in (bo, cleo, dag):
        expect(other.page.locator(".glance")).to_have_count(0)
    for other in (cleo, dag):
        expect(other.page.locator(".note")).to_have_count(0)

    # Without a pointer a key holds the card
    dag.page.get_by_role("button", name="Your secret card").focus()
    dag.page.keyboard.down("Space")
    expect(dag.page.locator(".peek .title")).to_have_text("Evil Wizard")
    dag.page.keyboard.up("Space")
    expect(dag.page.locator(".peek")).to_have_count(0)

    # AT-26: a claim is read in everybody's own language
    cleo.person(0).click()
    cleo.page.get_by_role("button", name="Det er …").click()
    cleo.page.get_by_role("button", name="Vagt", exact=True).click()
    expect(ann.page.get_by_text("You are a Guard.")).to_be_visible()
    expect(bo.page.get_by_text("Ann est un garde.")).to_be_visible()

    # A drop in the middle of the talk: what was said meanwhile is there afterwards
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    dag.page.get_by_role("complementary").get_by_role("textbox").fill("Ann is very quiet.")
    dag.page.keyboard.press("Enter")
    expect(bo.page.get_by_text("Ann is very quiet.")).to_be_visible()
    expect(bo.person(0)).to_have_class(re.compile("away"))
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text("Ann is very quiet.")).to_be_visible()
    expect(ann.page.locator(".glance")).to_have_count(1)
    picture(dag.page, "traitor-apart-laptop")
    assert complaints(dag.page) == []

    # AT-15 in the French edition: three of four agree, and a pause follows in which nothing is turned up
    for phone, agree in ((ann, "Yes, a secret was exposed"), (bo, "Oui, un secret a été dévoilé")):
        phone.page.locator(".tool.void").click()
        phone.sheet.get_by_role("button", name=agree).click()
        expect(phone.sheet.get_by_role("button", name=agree)).to_have_count(0)
        phone.page.keyboard.press("Escape")
    expect(dag.headline).to_have_text("2 of 3 say a secret was exposed")
    dag.page.locator(".tool.void").click()
    dag.sheet.get_by_role("button", name="Yes, a secret was exposed").click()
    for phone in (ann, bo, cleo, dag):
        phone.at("pause", 1)
        expect(phone.page.locator(".dealt")).to_have_count(0)
    expect(dag.headline).to_have_text("A void round")


LISTEN = """
window.spoken = [];
Object.defineProperty(window, "speechSynthesis", {
  value: { speak: (line) => window.spoken.push([line.lang, line.text]), cancel() {}, getVoices: () => [] },
});
"""


def test_the_big_screen_or_a_phone_tells_the_opening_aloud_in_its_language(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None]
) -> None:
    prepared: PreparedTable = tables["looks-en"]
    screen = device(size=TELEVISION, language="da")
    screen.add_init_script(LISTEN)
    screen.goto(f"/screen/{prepared.code}")
    screen.get_by_role("button", name="Fortæl åbningen højt").click()
    screen.get_by_role("radio", name="Ceremoni").click()
    expect(screen.locator(".telling")).to_contain_text("En magisk nøgle")
    assert screen.evaluate("spoken.map(([language]) => language)") == ["da-DK"]
    picture(screen, "traitor-telling-sheet")
    assert complaints(screen, enhanced=False) == []
    expect(screen.locator(".telling")).to_contain_text("Troldmændene er", timeout=40_000)
    screen.keyboard.press("Escape")
    picture(screen, "traitor-telling")
    phone = Phone(device(language="fr"), prepared, 1)
    phone.page.get_by_role("button", name="L’ouverture à voix haute").click()
    phone.page.get_by_role("radio", name="Simple").click()
    expect(phone.page.locator(".telling")).to_contain_text("Une clé magique")
    phone.page.keyboard.press("Escape")
    assert cut_texts(phone.page, ".telling") == []
    assert collisions(phone.page) == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_on_a_small_phone_upright_or_sideways_everything_can_be_read(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None], size: dict[str, int]
) -> None:
    prepared: PreparedTable = tables["sideways"]
    page = device(size=size, language="fr")
    page.clock.install()
    phone, other = Phone(page, prepared, 0), Phone(device(), prepared, FAR)
    look = f"traitor-{size['width']}"
    with phone.holding("carte secrète") as shown:
        for part in shown.locator(".title, dd, svg").all():
            expect(part).to_be_in_viewport(ratio=1)
        assert cut_texts(phone.page, ".peek") == []
        picture(phone.page, f"{look}-card")

    # To look at somebody leaves in sight what they have said and say, and the signs one can make
    other.page.locator(".tool.say").click()
    said = phone.page.locator(".centre").get_by_role("listitem").last
    for text in [f"Do not trust me, {times} times {size['width']}." for times in range(3)]:
        other.sheet.get_by_role("textbox").fill(text)
        other.page.keyboard.press("Enter")
        expect(said).to_contain_text(text)
    phone.person(FAR).click()
    expect(phone.page.locator(".person-sheet")).to_be_visible()
    expect(said).to_be_in_viewport(ratio=1)
    text = f"Do not trust me, {size['width']} times."
    other.sheet.get_by_role("textbox").fill(text)
    other.page.keyboard.press("Enter")
    expect(said).to_contain_text(text)
    expect(said).to_be_in_viewport(ratio=1)
    for part in (
        said,
        *phone.page.locator(".person-sheet .button").all(),
        *phone.page.locator(".tool").all(),
    ):
        assert part.evaluate(ON_TOP)
    assert cut_texts(phone.page, ".tool .word, .person-sheet .button") == []
    row = phone.page.locator(".person-sheet").bounding_box()
    assert row is not None
    assert row["height"] <= 64, "more than one row"
    assert [word for word in phone.page.locator(".tool .word").all_inner_texts() if not word] == []
    picture(phone.page, f"{look}-look")

    # A sign is whole over who makes it, at the far side of the table too
    stop_time(page)
    other.page.keyboard.press("Escape")
    other.page.get_by_role("button", name="Wink").click()
    expect(page.locator(".bubble.sign")).to_be_in_viewport(ratio=0.95)
    page.clock.resume()
    page.keyboard.press("Escape")

    # What one can claim leaves the line below it in reach
    phone.page.locator(".tool.say").click()
    phone.sheet.get_by_role("button", name="Je suis…").click()
    expect(phone.sheet.get_by_role("button", name="Je suis un garde.")).to_be_in_viewport(ratio=1)
    expect(phone.sheet.get_by_role("textbox")).to_be_in_viewport(ratio=1)
    phone.page.keyboard.press("Escape")

    phone.aim(1)
    for button in phone.sheet.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    phone.sheet.locator(".held").hover()
    phone.page.mouse.down()
    assert cut_texts(phone.page, "dialog[open] .line") == []
    picture(phone.page, f"{look}-sheet")
    phone.page.mouse.up()


FAR = 5
"""Who sits opposite of the first of ten."""

ON_TOP = """(part) => {
  const box = part.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return part.contains(found);
}"""
"""Whether what is in the middle of it is seen: nothing lies over it, and it is not scrolled away."""

WATCH = """() => {
  window.early = 0;
  window.late = 0;
  const look = () => {
    for (const person of document.querySelectorAll(".person:has(.is.told)")) {
      const card = person.querySelector(".dealt.open").getAnimations()[0];
      const turning = card && card.playState === "running";
      const told = getComputedStyle(person.querySelector(".is")).opacity > 0.1;
      if (turning && told) window.early += 1;
      if (turning && !told) window.late += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_in_the_reveal_a_role_is_told_when_its_card_has_turned(
    device: Device, tables: dict[str, Any]
) -> None:
    ann = Phone(device(reduced_motion="no-preference"), tables["reveal"], 0)
    ann.page.evaluate(WATCH)
    record_announcements_now(ann.page)
    ann.aim(3)
    ann.sheet.get_by_role("button", name=re.compile("^Stop")).click()
    expect(ann.headline).to_have_text("Ann calls Stop!")
    expect(ann.headline).to_have_text("Evil wins the round")
    assert ann.page.evaluate("window.late") > 0
    assert ann.page.evaluate("window.early") == 0
    expect_announced(ann.page, "Ann calls Stop!", "Evil wins the round")


HOLD_STILL = """() => {
  const moving = document.querySelector(".stamp").getAnimations({ subtree: true });
  for (const one of moving) {
    one.pause();
    one.currentTime = 700;
  }
  return moving.length;
}"""
"""In the middle of the moment: the seal has come down, and it is still dark. How many things moved."""


def stop_time(page: Page) -> None:
    """Whatever waits for a moment waits until the test lets time pass."""
    stop_clock(page)


def corners(page: Page) -> float:
    """How light the screen is far from the middle, from 0 to 255."""
    with Image.open(io.BytesIO(page.screenshot())) as shot:
        grey, (width, height) = shot.convert("L"), shot.size
    w, h = width // 8, height // 8
    parts = [
        grey.crop((x, y, x + w, y + h)) for x in (0, width - w) for y in (height // 4, height - height // 4)
    ]
    return max(ImageStat.Stat(part).mean[0] for part in parts)


def is_dark(page: Page) -> bool:
    return corners(page) < 25


def colour(page: Page, across: float, down: float) -> tuple[int, int, int]:
    """What is seen of the seal there, in parts of its size."""
    box = page.locator(".stamp .seal").bounding_box()
    assert box is not None
    at = (round(box["x"] + across * box["width"]), round(box["y"] + down * box["height"]))
    with Image.open(io.BytesIO(page.screenshot())) as shot:
        found: tuple[int, int, int] = shot.convert("RGB").getpixel(at)  # type: ignore[assignment]
    return found


def test_at_a_stop_the_seal_is_stamped_on_phone_and_big_screen_and_it_goes_dark(
    device: Device, tables: dict[str, Any]
) -> None:
    prepared: PreparedTable = tables["stamp"]
    moving, screen = (
        device(reduced_motion="no-preference", light=True),
        device(TELEVISION, reduced_motion="no-preference", light=True),
    )
    for page in (moving, screen):
        page.clock.install()
    ann, bo, dag = Phone(moving, prepared, 0), Phone(device(), prepared, 1), Phone(device(), prepared, 3)
    screen.goto(f"/screen/{prepared.code}")
    expect(screen.locator(".person")).to_have_count(4)
    bo.aim(2)
    for page in (moving, screen):
        stop_time(page)
        assert corners(page) > 150
    bo.sheet.get_by_role("button", name=re.compile("^Stop")).click()

    for page in (moving, screen):
        stamp = page.locator(".stamp")
        expect(stamp).to_be_attached()
        assert page.evaluate(HOLD_STILL) > 0
        expect(stamp.locator(".word")).to_have_text("Stop")
        expect(stamp.locator("p")).to_have_text("Bo")
        for part in (".seal", ".word", "p"):
            expect(stamp.locator(part)).to_be_in_viewport(ratio=1)
        wait_for_condition(page, partial(is_dark, page), "the corners are dark")
        red, green, blue = colour(page, 0.5, 0.25)
        assert red > 100 > 2 * max(green, blue), "there is no wax"
        assert "wins" not in page.locator("body").inner_text()

    # What she has drawn would tell who has won
    with ann.holding("Your treasure, none yet") as shown:
        expect(shown).to_contain_text("0 points")

    # The seal is lifted, then the cards turn, and the verdict comes last
    for page in (moving, screen):
        page.clock.run_for(1_550)
        expect(page.locator(".stamp")).to_have_count(0)
        assert corners(page) > 150
        expect(page.locator(".headline")).to_have_text("Bo calls Stop!")
        expect(page.locator(".dealt")).to_have_count(4)
        expect(page.locator(".dealt.open")).to_have_count(0)
        page.clock.run_for(10_000)
        expect(page.locator(".headline")).to_have_text("Good wins the round")
        expect(page.locator(".dealt.open")).to_have_count(4)

    # Where nothing moves, it is not dark for a moment: all is told at once, and who called whom
    dag.at("pause", 1)
    expect(dag.page.locator(".stamp")).to_have_count(0)
    expect(dag.headline).to_have_text("Good wins the round")
    expect(dag.page.get_by_text("Bo pointed at Cleo: right!")).to_be_visible()
    expect(dag.page.locator(".dealt.open")).to_have_count(4)
    assert dag.page.locator(".person .is").all_inner_texts() == [
        "KeyHolder",
        "Guard",
        "Traitor",
        "Evil Wizard",
    ]


def test_far_apart_a_photo_finish_goes_by_arrival_unless_people_vote(
    device: Device, tables: dict[str, Any], server: RunningServer
) -> None:
    """AT-13, and nobody can have seen it."""
    prepared: PreparedTable = tables["photo"]
    ann, bo = (Phone(device(), prepared, seat) for seat in range(2))
    for phone, target in ((ann, 3), (bo, 2)):
        phone.slide(target)
        expect(phone.sheet).to_be_visible()
        phone.sheet.get_by_role("button", name=re.compile("^Stop")).click()
        expect(phone.sheet).to_have_count(0)
    screen = device(TELEVISION)
    screen.goto(f"/screen/{prepared.code}")
    server.pass_time(prepared.code)
    ann.at("photo_finish", 1)
    expect(screen.get_by_text("Ann and Bo called at once")).to_be_visible()
    expect(ann.page.get_by_text("it goes by whose Stop arrived first, unless you vote")).to_be_visible()


def test_below_a_notice_what_one_can_do_stays_in_reach(device: Device, tables: dict[str, Any]) -> None:
    """A notice takes a good sixty pixels of a small phone."""
    for prepared in (tables["sideways"], tables["looks-en"]):
        phone = Phone(device(size={"width": 360, "height": 576}), prepared, 2)
        for part in phone.page.locator(".hand > *").all():
            expect(part).to_be_in_viewport(ratio=0.99)


def test_the_count_of_ten_with_long_names_fits_on_a_big_screen(
    device: Device, tables: dict[str, Any]
) -> None:
    prepared: PreparedTable = tables["rich"]
    screen = device(TELEVISION)
    screen.goto(f"/screen/{prepared.code}")
    ann = Phone(device(), prepared, 1)
    ann.page.get_by_role("button", name="Declare").click()
    ann.sheet.get_by_role("button", name="Turn up the treasure").click()
    expect(screen.locator(".finale[data-told]")).to_be_visible()
    expect(screen.locator(".count li")).to_have_count(10)
    for row in screen.locator(".count li").all():
        expect(row).to_be_in_viewport(ratio=1)


def test_a_stop_that_was_aimed_is_dropped_with_its_deal(device: Device, tables: dict[str, Any]) -> None:
    ann, *others = (Phone(device(), tables["again"], seat) for seat in range(4))
    ann.aim(2)
    for other in others:
        other.page.locator(".tool.void").click()
        other.sheet.get_by_role("button", name="Yes, a secret was exposed").click()
    expect(ann.headline).to_have_text("A void round: new cards")
    expect(ann.sheet).to_have_count(0)
    expect(ann.page.locator(".target")).to_have_count(0)

    # AT-12: and a Stop names the deal that its caller saw
    ann.aim(2)
    ann.sheet.get_by_role("button", name=re.compile("^Stop")).click()
    ann.at("pause", 1)
    assert ann.sent == [{"move": "stop", "target": 2, "dealing": 2}]


@pytest.mark.parametrize(("language", "light"), [("fr", True), ("da", False)])
def test_ten_people_with_long_names_fit_on_every_screen(
    device: Device, tables: dict[str, Any], picture: Callable[[Page, str], None], language: str, light: bool
) -> None:
    prepared: PreparedTable = tables[f"looks-{language}"]
    look = f"traitor-ten-{language}"
    phone = Phone(device(language=language, light=light), prepared, 0)
    screen = device(size=TELEVISION, language=language, light=light)
    screen.goto(f"/screen/{prepared.code}")
    expect(screen.locator(".person")).to_have_count(10)
    found: list[str] = []

    def see(what: str) -> None:
        assert collisions(phone.page) == [], what
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360, f"{what} is too wide"
        assert phone.page.evaluate("document.documentElement.scrollHeight") <= 640, f"{what} is too high"
        found.extend(f"{what}: {wrong}" for wrong in complaints(phone.page))
        picture(phone.page, f"{look}-{what}")

    see("talk")
    phone.person(0).click()
    see("claims")
    phone.page.locator(".person-sheet .chips .button").last.click()
    expect(screen.locator(".telling")).to_have_count(0, timeout=60_000)
    expect(screen.locator(".talk li")).to_have_count(1)
    phone.page.locator(".tool.say").click()
    expect(phone.sheet.get_by_role("textbox")).to_be_visible()
    see("drawer")
    phone.page.keyboard.press("Escape")
    picture(screen, f"{look}-screen")
    assert collisions(screen) == []
    assert cut_texts(screen, ".person .name") == []
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    phone.aim(5)
    see("sheet")
    phone.sheet.get_by_role("button", name=re.compile("^Stop")).click()
    phone.at("pause", 1)
    expect(phone.page.locator(".headline.good, .headline.evil")).to_be_visible()
    see("pause")
    picture(screen, f"{look}-screen-pause")
    assert collisions(screen) == []
    for page in (phone.page, screen):
        assert cut_texts(page, ".person .name") == []
        assert page.evaluate(STRUCK) == 0, "the arrow goes through the headline"
    found += complaints(screen, enhanced=False)
    assert smallest_text(screen) >= TELEVISION["height"] * 0.05 - 0.1
    assert screen.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
    phone.page.goto(f"/help/{GAME}")
    expect(phone.page.locator("#AT-29")).to_be_attached()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360, "help is too wide"
    assert phone.page.locator(".minute li").evaluate_all(BESIDE_ITS_NUMBER)
    found += complaints(phone.page)
    picture(phone.page, f"{look}-help")
    assert found == []


STRUCK = """() => {
  const arrow = document.querySelector(".arrow");
  const ring = arrow.closest("svg").getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(document.querySelector(".headline"));
  const lines = [...text.getClientRects()];
  const long = arrow.getTotalLength();
  let struck = 0;
  for (let way = 0; way <= long; way += long / 200) {
    const { x, y } = arrow.getPointAtLength(way);
    const [left, top] = [ring.x + x, ring.y + y];
    if (lines.some((b) => left > b.left && left < b.right && top > b.top && top < b.bottom)) struck += 1;
  }
  return struck;
}"""

BESIDE_ITS_NUMBER = """(steps) => steps.every((step) => {
  const text = document.createRange();
  text.selectNodeContents(step);
  return text.getBoundingClientRect().left - step.getBoundingClientRect().left > 30;
})"""


def cut_texts(page: Page, selector: str) -> list[str]:
    """Texts with more letters or lines than are seen; a line of type is a little taller than its place."""
    found: list[str] = page.locator(selector).evaluate_all(
        """(boxes) => boxes
          .filter((box) => box.scrollWidth > box.clientWidth
            || box.scrollHeight > box.clientHeight + parseFloat(getComputedStyle(box).fontSize) / 2)
          .map((box) => box.textContent)"""
    )
    return found


def collisions(page: Page) -> list[str]:
    """Faces, hats, names and roles that lie on those of somebody else, or on the headline."""
    come_to_rest(page)
    found: list[str] = page.evaluate(
        """() => {
          const parts = [];
          const add = (owner, box, name) => {
            const { left, right, top, bottom } = box.getBoundingClientRect();
            if (right > left) parts.push({ owner, name, left, right, top, bottom });
          };
          for (const person of document.querySelectorAll(".person"))
            for (const part of person.querySelectorAll(".face, .hat, .name, .is, .count"))
              add(person.dataset.seat, part, part.getAttribute("class").split(" ")[0]);
          for (const part of document.querySelectorAll(".ring .middle p")) add("headline", part, "headline");
          return parts.flatMap((a, i) => parts.slice(i + 1)
            .filter((b) => a.owner !== b.owner && a.left < b.right - 1 && b.left < a.right - 1
              && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            .map((b) => `${a.name} of ${a.owner} and ${b.name} of ${b.owner}`));
        }"""
    )
    return found
