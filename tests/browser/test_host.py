"""The host's console (TT-1): somebody leads a season of The Traitors from a tablet, eight have phones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Device
from tests.browser.hosted_season import ANN, BO, CY, ED, GUS, IDA, NAMES, season_at
from tests.browser.server import RunningServer
from tests.browser.stored_matches import StoredMatches, open_phone, open_screen
from tests.browser.test_looks import complaints

TABLET = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}
LAPTOP = {"width": 1366, "height": 768}
CODE = "AAAA"
"""Of the first table that is stored."""


class Host:
    """Somebody with a console, who does what a host does."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # The console

    @property
    def console(self) -> Locator:
        return self.page.locator(".console")

    @property
    def where(self) -> tuple[str, str]:
        """Phase and stage."""
        found = [self.console.get_attribute(name) or "" for name in ("data-phase", "data-stage")]
        return found[0], found[1]

    def expect_at(self, phase: str, stage: str | None = None) -> None:
        expect(self.console).to_have_attribute("data-phase", phase)
        if stage is not None:
            expect(self.console).to_have_attribute("data-stage", stage)

    def press(self, name: str) -> None:
        """Press a button of the console and see the season move."""
        before = self.console.get_attribute("data-moment") or ""
        self.page.get_by_role("button", name=name, exact=True).click()
        expect(self.console).not_to_have_attribute("data-moment", before)

    @property
    def drawer(self) -> Locator:
        return self.page.get_by_role("dialog")

    def open(self, tool: str) -> Locator:
        self.page.locator(".tools").get_by_role("button", name=tool).click()
        expect(self.drawer).to_be_visible()
        return self.drawer

    def close(self) -> None:
        self.drawer.get_by_role("button", name="Close").click()
        expect(self.drawer).to_have_count(0)

    def choose_traitors(self, *names: str) -> None:
        self.page.get_by_role("button", name="Choose the Traitors").click()
        for name in names:
            self.drawer.locator(".pick", has_text=name).click()
        self.drawer.get_by_role("button", name=f"Choose these {len(names)}").click()
        expect(self.drawer).to_have_count(0)

    def enter_result(self, bars: int, *access: str) -> None:
        self.page.get_by_role("button", name="Enter the result", exact=True).click()
        field = self.drawer.get_by_label("Bars earned")
        field.fill(str(bars))
        field.press("Tab")
        for name in access:
            self.drawer.locator(".pick", has_text=name).click()
        self.drawer.get_by_role("button", name="access" if access else "no armoury").click()
        expect(self.drawer).to_have_count(0)

    def close_vote(self) -> None:
        """TT-41: missing votes are blank, so it takes two touches."""
        self.page.get_by_role("button", name="Close the vote", exact=True).click()
        self.press_sure()

    def press_sure(self) -> None:
        before = self.console.get_attribute("data-moment") or ""
        self.page.get_by_role("button", name=re.compile("^Sure")).click()
        expect(self.console).not_to_have_attribute("data-moment", before)

    def show_votes(self) -> None:
        while self.where == ("round_table", "reveal"):
            self.press("Show the next vote")

    def secrets(self) -> dict[str, str]:
        """Touch the cover, read, and cover it again."""
        self.page.get_by_role("button", name="Show what is secret", exact=True).click()
        rows = self.page.locator(".everybody li")
        expect(rows.first.locator(".patch")).not_to_be_empty()
        told = {
            row.locator("b").inner_text(): row.locator(".patch").inner_text().replace("\n", " ")
            for row in rows.all()
        }
        self.page.get_by_role("button", name="Cover it again").click()
        expect(rows.first.locator(".patch")).to_have_text("")
        return told


def vote(phone: Page, name: str) -> None:
    phone.locator(".ballot").get_by_role("radio", name=name).click()
    phone.locator(".actions .wax").click()
    expect(phone.locator(".ballot")).to_have_count(0)


def headline(phone: Page) -> Locator:
    return phone.locator(".headline")


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    """Serve a season with a host at a chapter, or nothing; by night its clock runs."""
    chapter, by_night = getattr(request, "param", (None, True))
    stored = StoredMatches(tmp_path / "tables.sqlite")
    if chapter:
        assert stored.add(season_at(chapter)) == CODE
    running = stored.serve(still=not by_night)
    yield running
    running.stop()


def at(chapter: str, by_night: bool = False) -> pytest.MarkDecorator:
    """Let the season of the test stand at that chapter; by day no clock runs unless the test says so."""
    return pytest.mark.parametrize("server", [(chapter, by_night)], indirect=True, ids=[""])


@pytest.fixture
def host(device: Device) -> Host:
    page = device(TABLET)
    page.goto(f"/table/{CODE}#seat=secret-host")
    found = Host(page)
    expect(found.console).to_be_visible()
    return found


@pytest.fixture
def phone(device: Device) -> Callable[[int], Page]:
    return lambda seat: open_phone(device, CODE, seat)


@pytest.fixture
def screen(device: Device) -> Page:
    return open_screen(device, CODE)


Phone = Callable[[int], Page]
Picture = Callable[[Page, str], None]


@at("the Traitors are to be chosen")
def test_tt_4_the_host_chooses_by_hand_with_the_wishes_beside_the_names(
    host: Host, phone: Phone, picture: Picture
) -> None:
    gus = phone(GUS)
    expect(gus.get_by_text("Only the host reads this.")).to_be_visible()
    gus.get_by_role("button", name="More than anything").click()
    expect(gus.get_by_text("Noted.")).to_be_visible()
    host.page.get_by_role("button", name="Choose the Traitors").click()
    first = host.drawer.get_by_role("listitem").first
    expect(first).to_contain_text("Gus")
    expect(first).to_contain_text("More than anything")
    picture(host.page, "tablet-en-host-choose")
    assert complaints(host.page) == []
    host.close()
    host.choose_traitors("Ann", "Gus")
    assert "chosen" in host.secrets()["Gus"]
    host.press("Begin the first day")
    host.expect_at("selection")
    expect(host.page.locator(".script")).to_contain_text("Open your eyes. Take up your phone")


@at("the mission")
def test_tt_14_a_mission_of_the_hosts_own_is_told_and_entered_and_a_slip_is_undone(
    host: Host, phone: Phone, screen: Page
) -> None:
    bo, cy = phone(BO), phone(CY)
    expect(headline(bo)).to_have_text("The host runs this mission in the room.")
    host.page.get_by_role("button", name="Announce today’s mission").click()
    host.drawer.get_by_role("button", name="New mission").click()
    host.drawer.get_by_label("Title").fill("The key in the well")
    host.drawer.get_by_label("What everybody is told").fill("Find it before the candle is out.")
    host.drawer.get_by_role("button", name="Keep it").click()
    host.drawer.locator(".mission").get_by_role("button", name="Tell everybody").click()
    for page in (bo, screen):
        expect(page.get_by_text("Find it before the candle is out.")).to_be_visible()
    assert complaints(bo) == []
    host.enter_result(9, "Bo", "Cy")
    host.expect_at("armoury")
    host.press("Undo")
    host.expect_at("mission")
    host.enter_result(6)
    host.expect_at("round_table", "talk")
    expect(cy.locator(".silver").first).to_contain_text("6")


@at("the talk")
def test_tt_41_a_decision_is_handed_to_the_table_and_missing_votes_are_blank(
    host: Host, phone: Phone
) -> None:
    ann, ida = phone(ANN), phone(IDA)
    host.open("Hand over")
    asking = host.drawer.get_by_role("listitem").filter(has_text="Asking who they were")
    asking.get_by_role("button").click()
    expect(asking).to_contain_text("the table’s")
    host.close()
    host.press("Open the vote")
    vote(ann, "Bo")
    vote(ida, "Cy")
    expect(host.page.locator(".now")).to_have_text("They write: 2 of 8 have written.")
    assert "wrote Cy" in host.secrets()["Ida"]
    host.close_vote()
    host.show_votes()
    for name in ("Bo", "Cy"):
        expect(host.page.locator(".now")).to_have_text(f"Only {name} may speak.")
        host.press("That is enough")
    host.expect_at("round_table", "runoff")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "talk_again")


@at("they talk about a tie")
def test_tt_23_a_tie_comes_to_the_end_of_its_ways(
    host: Host, phone: Phone, screen: Page, picture: Picture
) -> None:
    ann, bo, ida = phone(ANN), phone(BO), phone(IDA)
    host.press("Open the vote")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "safe_vote")
    vote(ann, "Di")
    vote(ida, "Ed")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "host_rules")
    expect(headline(bo)).to_contain_text("The host rules.")
    expect(screen.locator("footer .line")).to_contain_text("The host rules.")
    picture(host.page, "tablet-en-host-tie")
    assert complaints(host.page) == []
    assert complaints(screen, enhanced=False) == []


@at("the host rules")
def test_tt_23_and_41_the_host_rules_and_what_was_handed_over_the_table_decides(
    host: Host, phone: Phone
) -> None:
    ann, bo = phone(ANN), phone(BO)
    host.press("Vote once more")
    vote(ann, "Di")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "identity")
    expect(headline(bo)).to_have_text("Di, who are you?")
    host.press("Turn the card for them")
    expect(headline(bo)).to_have_text("Di was Loyal.")
    host.open("Hand over").get_by_role("button", name="Step in again").click()
    asking = host.drawer.get_by_role("listitem").filter(has_text="Asking who they were")
    expect(asking.get_by_role("button")).to_be_visible()
    host.close()
    host.press("Go on")
    host.expect_at("conclave")


@at("the first night", by_night=True)
def test_tt_33_and_34_a_death_list_is_ordered_and_the_night_has_its_time(
    host: Host, phone: Phone, server: RunningServer
) -> None:
    bo = phone(BO)
    expect(host.page.get_by_role("button", name="Go on")).to_have_count(0)
    host.page.get_by_role("button", name="Order a death list").click()
    host.press_sure()  # it cannot be undone
    expect(host.page.get_by_role("button", name="Order a death list")).to_have_count(0)
    expect(host.console).to_contain_text("Tonight they write a death list: 3 names.")
    server.pass_time(CODE)
    expect(host.console).to_have_attribute("data-part", "2")
    server.pass_time(CODE)
    host.expect_at("breakfast")
    for _ in range(len(NAMES) - 2):  # one is out
        host.press("Let the next one in")
    expect(host.page.locator(".script")).to_contain_text("A paper was pushed under the door: a death list.")
    expect(bo.get_by_text("The death list").first).to_be_visible()


@at("breakfast")
def test_the_hosts_tablet_is_replaced_by_another_which_sees_what_the_first_did(
    host: Host, device: Device, picture: Picture
) -> None:
    host.page.get_by_role("button", name="Table menu").click()
    host.drawer.get_by_role("button", name="Move my seat to another phone").click()
    address = host.drawer.get_by_role("textbox").input_value()
    other = Host(device(UPRIGHT))
    other.page.goto(address)
    other.expect_at("breakfast")
    expect(host.page.get_by_role("button", name="Use it here")).to_be_visible()
    picture(other.page, "tablet-upright-en-host-breakfast")
    assert complaints(other.page) == []
    assert other.secrets()["Gus"].startswith("A Traitor")


@at("breakfast")
def test_tt_8_the_host_pauses_the_season_and_everybody_hears_a_warning(host: Host, phone: Phone) -> None:
    bo = phone(BO)
    host.open("Clock").get_by_role("button", name="Pause the season").click()
    expect(headline(bo)).to_contain_text("The host has paused the season.")
    host.close()
    host.press("Go on with the season")
    host.open("More").get_by_role("button", name="Warn a player").click()
    host.drawer.get_by_label("Whom?").select_option("Ed")
    host.drawer.locator("form .wax").click()
    bo.get_by_role("button", name=re.compile("^Talk")).click()
    expect(bo.get_by_role("dialog")).to_contain_text("The host warns Ed")


@at("Bo is to be asked")
def test_tt_22_the_host_may_have_nobody_ask(host: Host, phone: Phone) -> None:
    ed = phone(ED)
    expect(host.page.get_by_role("button", name="Ask who they are")).to_be_visible()
    host.page.get_by_role("button", name="Do not ask").click()
    host.press_sure()
    expect(headline(ed)).to_contain_text("nobody asks")


@at("the final break")
def test_tt_37_the_end_is_offered_once_and_the_season_is_led_to_it(
    host: Host, phone: Phone, screen: Page
) -> None:
    ann, gus = phone(ANN), phone(GUS)
    host.press("Ask whether to end the season here")
    host.expect_at("end_vote")
    host.page.get_by_role("button", name="Close the end vote").click()
    host.press_sure()
    host.expect_at("final_break")
    expect(host.page.get_by_role("button", name="Ask whether to end the season here")).to_have_count(0)
    step_on(host)
    host.expect_at("round_table", "talk")
    host.press("Open the vote")
    vote(gus, "Ed")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "identity")
    host.press("Ask who they are")
    host.press("Turn the card for them")
    host.press("Go on")
    host.expect_at("finale")
    expect(host.page.locator(".script")).to_contain_text("Tell us who you are.")
    for _ in range(3):
        host.press("Turn the card for them")
    step_on(host)
    expect(host.console).to_have_count(0)
    for page in (host.page, ann, screen):
        expect(page.get_by_role("heading", name=re.compile("wins?(!|, together)"))).to_be_visible()


def step_on(host: Host) -> None:
    """Press the one clear button and see the season move, or end."""
    before = host.console.get_attribute("data-moment") or ""
    host.page.locator(".decision .brass:enabled").click()
    expect(host.page.locator(f"[data-moment='{before}']")).to_have_count(0)


def test_a_rehearsal_with_bots_can_be_started_over(
    device: Device, picture: Callable[[Page, str], None]
) -> None:
    host = Host(device(LAPTOP))
    host.page.goto("/create/the-traitors")
    host.page.locator("#name").fill("Quinn")
    host.page.get_by_role("radio", name="I host").check()
    host.page.get_by_role("button", name="Rehearse with bots").click()
    host.expect_at("arrival")
    expect(host.page.locator(".everybody li")).to_have_count(8)
    first = host.page.url
    picture(host.page, "laptop-en-host-rehearsal")
    assert complaints(host.page) == []
    host.press("Begin the first day")  # nobody is chosen yet, so the season waits
    expect(host.page.locator(".now")).to_have_text(
        "Walk round, tap the shoulders of your Traitors, then choose them here."
    )
    host.page.get_by_role("button", name="Choose the Traitors").click()
    host.drawer.get_by_role("button", name="Let the table draw").click()
    host.expect_at("mission")
    assert sum(told.startswith("A Traitor") for told in host.secrets().values()) in (1, 2)
    host.open("More").get_by_role("button", name="Start the rehearsal over").click()
    expect(host.page).not_to_have_url(first)
    host.expect_at("arrival")


def test_the_hosts_place_is_taken_from_the_join_page_and_changed_in_the_lobby(device: Device) -> None:
    ann, rex = device(), device()
    ann.goto("/create/the-traitors")
    ann.locator("#name").fill("Ann")
    ann.get_by_role("button", name="Make the table").click()
    code = ann.locator(".invite .code").inner_text()
    expect(ann.locator(".seat.host")).to_have_count(0)
    ann.get_by_text("How this table plays").click()
    ann.get_by_label("Host", exact=True).select_option("human")
    expect(ann.locator(".seat.host")).to_contain_text("open")
    rex.goto(f"/table/{code}")
    rex.locator("#name").fill("Rex")
    rex.get_by_role("button", name="Be the host").click()
    expect(rex.locator(".seat.host")).to_contain_text("Rex")
    ann.get_by_label("Host", exact=True).select_option("automatic")
    expect(ann.get_by_text("Rex is in the host’s place.")).to_be_visible()
    rex.get_by_role("button", name="Play instead of hosting").click()
    expect(rex.locator(".seat.host")).to_contain_text("open")
    ann.locator(".seat.host").get_by_role("button", name="Be the host").click()
    expect(rex.locator(".seat.host")).to_contain_text("Ann")


def test_missions_are_shared_as_a_file(device: Device, tmp_path: Any) -> None:
    one, two = Host(device(TABLET)), Host(device(TABLET))
    for host in (one, two):
        host.page.goto("/create/the-traitors")
        host.page.locator("#name").fill("Quinn")
        host.page.get_by_role("radio", name="I host").check()
        host.page.get_by_role("button", name="Rehearse with bots").click()
        host.expect_at("arrival")
        host.open("More").get_by_role("button", name="My missions").click()
    one.drawer.get_by_role("button", name="New mission").click()
    one.drawer.get_by_label("Title").fill("The key in the well")
    one.drawer.get_by_role("button", name="Keep it").click()
    with one.page.expect_download() as download:
        one.drawer.get_by_role("button", name="Share as a file").click()
    file = tmp_path / "missions.json"
    download.value.save_as(file)
    two.drawer.locator("input[type=file]").set_input_files(file)
    expect(two.drawer.locator(".mission")).to_contain_text("The key in the well")
    two.page.reload()
    two.open("More").get_by_role("button", name="My missions").click()
    expect(two.drawer.locator(".mission")).to_contain_text("up to 10 bars")
