"""A season of The Traitors on phones and a big screen: every test begins where its clause does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.castle import Castle, Guest
from tests.browser.castle_season import ALONE, ANN, BO, CLEO, DAG, EIGHT, EVA, FINN, GRO, HAL, season_at
from tests.browser.conftest import TELEVISION, Device
from tests.browser.person import come_to_rest
from tests.browser.prepared_tables import PreparedTable
from tests.browser.stored_matches import KNOWS, StoredMatches, open_screen
from tests.browser.test_looks import complaints

Picture = Callable[[Page, str], None]
Sit = Callable[..., list[Guest]]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Castle]:
    """Serve the season at a chapter; by night its clock runs, which the night's traffic needs."""
    chapter, by_night = request.param
    store = tmp_path / "tables.sqlite"
    stored = StoredMatches(store)
    code = stored.add(season_at(chapter))
    stored.write()
    tokens = [f"secret-{seat}" for seat in range(len(EIGHT))]
    castle = Castle(store, PreparedTable(code, tokens), speed=1.0 if by_night else 0.0)
    yield castle
    castle.stop()


def at(chapter: str, by_night: bool = False) -> pytest.MarkDecorator:
    """Let the season of the test stand at that chapter."""
    return pytest.mark.parametrize("server", [(chapter, by_night)], indirect=True, ids=[""])


@pytest.fixture
def sit(device: Device, server: Castle) -> Sit:
    def take(*seats: int, knows: bool = True) -> list[Guest]:
        """Open these seats on phones. `knows`: the players have read who they are, and every hint."""
        pages = [device() for _ in seats]
        if knows:
            for page in pages:
                page.add_init_script(KNOWS)
        return [Guest(page, server.prepared, seat) for page, seat in zip(pages, seats, strict=True)]

    return take


@pytest.fixture
def screen(device: Device, server: Castle) -> Page:
    page = device(size=TELEVISION)
    page.goto(f"/screen/{server.prepared.code}")
    expect(page.locator("[data-phase]")).to_be_visible()
    return page


def votes(server: Castle, guests: dict[Guest, int]) -> None:
    """These votes are written, others stay blank, and all are shown."""
    for guest, target in guests.items():
        guest.vote(target)
    first = next(iter(guests))
    if not first.at("round_table", "reveal"):
        server.step(first)
    server.until(first, "round_table", "reveal")
    while first.at("round_table", "reveal"):
        server.step(first)


@at("three are not ready yet")
def test_tt_3_and_6_a_wish_is_private_and_everybody_learns_alone_who_they_are(
    server: Castle, sit: Sit, picture: Picture
) -> None:
    ann, cleo, dag = sit(ANN, CLEO, DAG, knows=False)
    cleo.button("Not at all").click()
    expect(cleo.page.get_by_text("Noted.")).to_be_visible()
    with cleo.holding() as told:
        expect(told).to_contain_text("Your wish: not at all a Traitor.")
    picture(cleo.page, "castle-arrival")
    for guest in (ann, cleo, dag):
        guest.button("I am ready").click()
    server.until(ann, "selection", part=1)
    for guest, identity in ((ann, "You are a Traitor"), (dag, "You are Loyal")):
        card = guest.page.locator(".ceremony .card")
        expect(card).to_be_visible()
        come_to_rest(guest.page)
        size = card.bounding_box()
        expect(card).not_to_contain_text("You are")
        with guest.looking():
            expect(card).to_contain_text(identity)
            assert card.bounding_box() == size
    server.until(ann, "selection", part=2)
    for guest, fellow in ((ann, "Bo"), (dag, "nobody")):
        with guest.looking() as card:
            expect(card.locator(".name").first).to_have_text(fellow)


@at("the armoury")
def test_tt_17_a_shield_is_found_in_the_armoury_and_only_who_found_it_sees_it(
    sit: Sit, picture: Picture
) -> None:
    ann, cleo = sit(ANN, CLEO)
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
    expect(cleo.button("Take what is there")).to_have_count(0)
    picture(cleo.page, "castle-armoury")
    assert complaints(cleo.page) == []


@at("the first night", by_night=True)
def test_tt_28_the_traitors_meet_although_a_phone_drops_and_comes_back(sit: Sit, picture: Picture) -> None:
    ann, bo, cleo = sit(ANN, BO, CLEO)
    bo.page.context.set_offline(True)
    expect(bo.page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    ann.seal(CLEO)
    line = ann.page.get_by_role("combobox", name="Write a line")
    line.fill("Cleo, or nobody.")
    ann.page.keyboard.press("Enter")
    expect(line).to_have_value("")
    bo.page.context.set_offline(False)
    expect(bo.page.get_by_role("status").get_by_text("Connection lost")).to_have_count(0)
    with bo.holding() as told:
        expect(told).to_contain_text("In the Conclave with you: Ann.")
        expect(told).to_contain_text("Ann named: murder Cleo.")
        expect(told).to_contain_text("Cleo, or nobody.")
        picture(bo.page, "castle-conclave-held")
        assert complaints(bo.page) == []
    assert "Cleo, or nobody." not in bo.page.content()
    cleo.seal(ANN)
    with cleo.holding() as told:
        expect(told).to_contain_text("You named Ann.")
        expect(told).not_to_contain_text("nobody.")
    picture(cleo.page, "castle-night")
    picture(ann.page, "castle-conclave")
    assert complaints(ann.page) == []


@at("nobody is missing")
def test_tt_18_and_35_nobody_is_missing_and_a_shield_can_be_shown(sit: Sit, picture: Picture) -> None:
    cleo, dag = sit(CLEO, DAG)
    expect(dag.headline).to_have_text("Nobody is missing this morning. Talk it over.")
    dag.button("Show a shield").click()
    dag.button("Show it").click()
    expect(dag.page.get_by_role("alert")).to_have_text("You have no shield.")
    cleo.button("Show a shield").click()
    cleo.button("Show it").click()
    expect(dag.person(CLEO).locator(".shield")).to_be_visible()
    picture(dag.page, "castle-breakfast")
    assert complaints(dag.page) == []


@at("the first vote")
def test_tt_23_a_tie_is_spoken_to_and_voted_on_again(server: Castle, sit: Sit, picture: Picture) -> None:
    ann, bo, cleo, gro = sit(ANN, BO, CLEO, GRO)
    expect(ann.page.locator(".ballot")).to_be_visible()
    picture(ann.page, "castle-vote")
    ann.person(GRO).click()
    ann.page.get_by_role("textbox").fill("Somebody has to go.")
    ann.button("Banish Gro").click()
    gro.vote(ANN)
    expect(ann.headline).to_have_text("Written. 6 are still writing.")
    server.step(ann)
    expect(bo.headline).to_have_text("Ann votes for Gro.")
    expect(bo.page.locator(".slip")).to_contain_text("“Somebody has to go.”")
    expect(bo.person(GRO).locator(".count")).to_have_text("1")
    picture(bo.page, "castle-reveal")
    assert complaints(bo.page) == []
    server.until(ann, "round_table", "defence")
    expect(bo.headline).to_have_text("A tie. Ann speaks, everybody else is silent.")
    ann.button("I have said it all").click()
    expect(ann.headline).to_have_text("A tie. Gro speaks, everybody else is silent.")
    server.until(ann, "round_table", "runoff")
    expect(ann.headline).to_have_text("You are in the tie (Ann and Gro): only the others vote.")
    votes(server, {bo: GRO, cleo: ANN})
    expect(bo.headline).to_contain_text("Still a tie: Ann and Gro.")
    server.until(bo, "round_table", "runoff_again")
    votes(server, {bo: GRO, cleo: ANN})
    expect(bo.headline).to_have_text("Still a tie. Ann and Gro are safe: write another name.")


@at("the first vote")
def test_tt_21_a_voter_has_the_floor_and_says_why(
    server: Castle, sit: Sit, screen: Page, picture: Picture
) -> None:
    ann, bo = sit(ANN, BO)
    ann.vote(GRO)
    server.until(ann, "round_table", "reveal")
    while ann.headline.inner_text() != "You have the floor: say why.":
        server.step(ann)
    expect(bo.page.locator(".slip")).to_contain_text("Ann has the floor.")
    expect(bo.button("I have said why")).to_have_count(0)
    expect(screen.locator("footer .line")).to_have_text("Ann has the floor.")
    expect(ann.page.locator(".floor")).to_be_visible()
    picture(ann.page, "castle-floor")
    assert complaints(ann.page) == []
    ann.button("I have no proof, only a feeling.").click()
    for page in (ann.page, bo.page):
        expect(page.locator(".slip")).to_contain_text("“I have no proof, only a feeling.”")
    expect(screen.locator("footer .line")).to_contain_text("I have no proof, only a feeling.")
    picture(bo.page, "castle-floor-heard")
    ann.button("I have said why").click()
    server.step(ann)
    expect(ann.page.locator(".floor")).to_have_count(0)


@at("two are safe")
def test_tt_23_the_last_tie_is_ended_by_lots(
    server: Castle, sit: Sit, screen: Page, picture: Picture
) -> None:
    ann, finn, hal = sit(ANN, FINN, HAL)
    votes(server, {finn: HAL, hal: FINN})
    expect(ann.headline).to_have_text("Still a tie. Lots are drawn: Finn and Hal.")
    server.until(ann, "round_table", "identity")
    expect(ann.headline).to_have_text("Hal, who are you?")
    expect(hal.headline).to_have_text("Who are you? Tell them the truth.")
    expect(screen.locator(".banished .answer")).to_have_text("Who are you?")
    picture(hal.page, "castle-to-reveal")
    assert complaints(hal.page) == []
    hal.reveal()
    expect(hal.headline).to_have_text("You were Loyal.")
    expect(ann.headline).to_have_text("Hal was Loyal.")
    expect(screen.locator(".banished .answer")).to_have_text("Loyal")
    picture(ann.page, "castle-identity")
    assert complaints(ann.page) == []


@at("Hal is out", by_night=True)
def test_tt_22_who_is_out_talks_to_those_out_and_guesses_by_night(
    server: Castle, sit: Sit, picture: Picture
) -> None:
    bo, hal = sit(BO, HAL)
    hal.page.get_by_role("button", name="Talk").click()
    hal.sheet.get_by_role("textbox").fill("It was never me.")
    hal.page.keyboard.press("Enter")
    expect(hal.sheet.get_by_text("It was never me.")).to_be_visible()
    hal.page.keyboard.press("Escape")
    server.until(bo, "conclave", part=1)
    hal.person(ANN).click()
    expect(hal.person(ANN)).to_have_attribute("aria-checked", "true")
    picture(hal.page, "castle-out")
    assert complaints(hal.page) == []
    assert "It was never me." not in bo.page.content()


@at("the second night", by_night=True)
def test_tt_30_a_letter_is_answered_with_a_yes(server: Castle, sit: Sit, picture: Picture) -> None:
    ann, dag, eva = sit(ANN, DAG, EVA)
    with ann.holding() as told:
        expect(told).to_contain_text("Tempt: a letter instead of a murder.")
    ann.seal(DAG, mark="II")
    server.until(ann, "conclave", part=2)
    with dag.holding() as told:
        expect(told).to_contain_text("Be one of us, a Traitor from tonight")
        picture(dag.page, "castle-letter-held")
    dag.seal(mark="I")
    with dag.holding() as told:
        expect(told).to_contain_text("You are a Traitor")
        expect(told).to_contain_text("In the Conclave with you: Ann and Bo.")
    with ann.holding() as told:
        expect(told).to_contain_text("Dag has said yes and is one of you.")
    everybody_comes(server, ann)
    expect(eva.headline).to_have_text("Nobody is missing this morning. Talk it over.")


def everybody_comes(server: Castle, guest: Guest) -> None:
    server.until(guest, "breakfast")
    while not guest.button("To the mission").count():
        server.step(guest)


@at(ALONE, by_night=True)
def test_tt_31_a_traitor_alone_must_blackmail_and_the_victim_reads_who_it_was(
    server: Castle, sit: Sit, picture: Picture
) -> None:
    ann, cleo, dag = sit(ANN, CLEO, DAG)
    with ann.holding() as told:
        expect(told).to_contain_text("tonight you must blackmail")
        expect(told).to_contain_text("it stands in the letter")
        picture(ann.page, "castle-duty-held")
    line = ann.page.get_by_label("Write a line")
    line.fill("We know about the cellar.")
    ann.seal(CLEO)
    expect(line).to_have_value("")
    with ann.holding() as told:
        expect(told).to_contain_text("In the letter: “We know about the cellar.”")
    dag.page.get_by_label("Write a line").fill("Somebody walked.")  # what others leave there is a note
    dag.seal(ANN)
    expect(dag.page.get_by_label("Write a line")).to_have_value("")
    with dag.holding() as told:
        expect(told).to_contain_text("Somebody walked.")
    server.until(ann, "conclave", part=2)
    with cleo.holding() as told:
        expect(told).to_contain_text("Ann has blackmailed you.")
        expect(told).to_contain_text("Tonight the two of you murder")
        expect(told).to_contain_text("We know about the cellar.")
        picture(cleo.page, "castle-blackmailed-held")
        assert complaints(cleo.page) == []
    with dag.holding() as told:
        expect(told).not_to_contain_text("cellar")
    assert "cellar" not in dag.page.content()


@at("the night of the death list", by_night=True)
def test_tt_33_a_death_list_is_made_face_by_face(server: Castle, sit: Sit, picture: Picture) -> None:
    ann, bo, cleo = sit(ANN, BO, CLEO)
    for face in (CLEO, EVA):
        ann.person(face).click()
    expect(ann.page.locator(".people [aria-checked=true]")).to_have_count(1)
    ann.seal(DAG)
    with bo.holding() as told:
        expect(told).to_contain_text("Ann named for the list: Cleo, Dag, and Eva.")
    everybody_comes(server, ann)
    expect(cleo.page.locator(".scroll li")).to_have_text(["Cleo", "Dag", "Eva"])
    picture(cleo.page, "castle-list")
    assert complaints(cleo.page) == []


@at("the last comes in, and a list is found")
def test_tt_33_the_names_of_a_death_list_are_read_out_one_after_another(
    server: Castle, device: Device
) -> None:
    screen = open_screen(device, server.prepared.code, moving=True)
    list_found = screen.locator(".breakfast .scroll")
    server.pass_time(server.prepared.code)
    run_until(screen, list_found)
    expect(list_found).not_to_contain_text("Eva")
    run_until(screen, list_found.locator(".read").first)
    expect(list_found.locator(".read")).to_have_text(["Cleo"])
    expect(screen.locator("footer .line")).not_to_contain_text("Eva")
    screen.keyboard.press("Space")
    expect(screen.locator(".breakfast .list")).to_contain_text("Cleo, Dag, and Eva")


def run_until(page: Page, part: Locator) -> None:
    """Let the stopped clock of a page run in steps, until that part of the page is there."""
    for _ in range(400):
        if part.count():
            return
        page.clock.run_for(100)
    raise AssertionError(f"{part} never came; saw {page.locator('main').inner_text()!r}")


@at("Eva does not come")
def test_tt_35_whose_chair_stays_empty_is_told_last(server: Castle, sit: Sit, picture: Picture) -> None:
    ann, eva = sit(ANN, EVA)
    while not ann.page.locator(".place.lit").count():
        server.step(ann)
    expect(ann.headline).to_have_text("Eva’s chair stays empty: murdered.")
    expect(eva.headline).to_have_text("Your chair stays empty: you were murdered.")
    picture(ann.page, "castle-chair")
    assert complaints(ann.page) == []


@at("the final break")
def test_tt_37_not_all_want_to_end_it(server: Castle, sit: Sit, picture: Picture) -> None:
    ann, bo, cleo, dag = sit(ANN, BO, CLEO, DAG)
    picture(cleo.page, "castle-break")
    assert complaints(cleo.page) == []
    server.until(ann, "end_vote")
    for guest, answer in ((ann, "End it"), (bo, "End it"), (dag, "End it"), (cleo, "Vote again")):
        guest.page.get_by_role("radio", name=answer).click()
        guest.button("That is my answer").click()
    expect(cleo.headline).to_contain_text("Not all wanted to end it.")
    expect(cleo.person(CLEO).locator(".is")).to_have_text("Vote again")
    cleo.page.reload()  # opened after the vote, without its scene
    expect(cleo.person(CLEO).locator(".is")).to_have_text("Vote again")
    picture(cleo.page, "castle-final")
    assert complaints(cleo.page) == []


@at("the final vote")
def test_tt_36_and_39_the_final_round_table_and_who_is_left(
    server: Castle, sit: Sit, screen: Page, picture: Picture
) -> None:
    guests = ann, bo, cleo, dag, hal = sit(ANN, BO, CLEO, DAG, HAL)
    votes(server, {ann: CLEO, bo: CLEO, dag: CLEO, cleo: ANN})
    cleo.reveal()
    expect(bo.headline).to_have_text("Cleo was Loyal.")
    server.until(hal, "finale")
    for _ in range(3):
        asked = hal.page.locator("li.asked .name").inner_text()
        expect(hal.headline).to_have_text(f"{asked}, who are you?")
        expect(screen.locator("li.asked .name")).to_have_text(asked)
        guest = next(one for one in (ann, bo, dag) if EIGHT[one.seat] == asked)
        picture(guest.page, "castle-finale")
        assert complaints(guest.page) == []
        assert complaints(screen, enhanced=False) == []
        guest.reveal()
        expect(hal.page.locator("li.traitor .name", has_text=asked)).to_be_visible()
        expect(screen.locator("li.traitor .name", has_text=asked)).to_be_visible()
    expect(hal.headline).to_have_text("Now you all know.")
    server.until(hal, "over")
    for guest in guests:
        others = [EIGHT[seat] for seat in (ANN, BO, DAG) if seat != guest.seat]
        won = "You win, together with " if len(others) == 2 else ""
        names = " and ".join(others) + "!" if won else "Ann, Bo, and Dag win!"
        expect(guest.page.get_by_role("heading", name=won + names, exact=True)).to_be_visible()
        first = guest.page.locator(".story li").first
        expect(first).to_contain_text("4 banished: not one of them a Traitor.")
    expect(screen.get_by_role("heading", name="The Traitors win!")).to_be_visible()
    expect(bo.page.get_by_role("link", name="What really happened")).to_be_visible()
    picture(bo.page, "castle-end")
    assert complaints(bo.page) == []
    assert complaints(screen, enhanced=False) == []
