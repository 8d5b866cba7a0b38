"""The host's console (TT-1): somebody leads a season of The Traitors from a tablet, eight have phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Device
from tests.browser.server import RunningServer
from tests.browser.test_looks import complaints

TABLET = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}
LAPTOP = {"width": 1366, "height": 768}
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida"]
STEPS = 200
"""No season here takes more steps of its host."""


class Host:
    """Somebody with a console, who does what a host does."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Coming to a table

    def make_table(self, preset: str) -> str:
        self.page.goto("/create/the-traitors")
        self.page.locator("#name").fill("Quinn")
        self.page.get_by_role("radio", name="I host").check()
        self.page.get_by_role("radio", name=preset).check()
        self.page.get_by_role("button", name="Make the table").click()
        code = self.page.locator(".invite .code")
        expect(code).to_have_text(re.compile("^[A-Z]{4}$"))
        return code.inner_text()

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
        return self.page.locator("dialog[open]")

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
        told = {
            row.locator("b").inner_text(): row.locator(".patch").inner_text().replace("\n", " ")
            for row in rows.all()
        }
        self.page.get_by_role("button", name="Cover it again").click()
        expect(rows.first.locator(".patch")).to_have_text("")
        return told


def join(server: RunningServer, code: str, name: str) -> str:
    answer = httpx.post(
        f"{server.address}/api/tables/{code}/join", json={"name": name, "language": "en"}, timeout=10
    )
    assert answer.is_success, answer.text
    token: str = answer.json()["token"]
    return token


def vote(phone: Page, name: str) -> None:
    phone.locator(".ballot").get_by_role("radio", name=name).click()
    phone.locator(".actions .wax").click()
    expect(phone.locator(".ballot")).to_have_count(0)


def headline(phone: Page) -> Locator:
    return phone.locator(".headline")


@pytest.fixture
def season(device: Device, server: RunningServer) -> Callable[[], tuple[Host, dict[str, Page], str]]:
    def begin() -> tuple[Host, dict[str, Page], str]:
        host = Host(device(TABLET))
        code = host.make_table("A weekend with sixteen")
        expect(host.page.locator(".seat.host")).to_contain_text("Quinn")
        phones: dict[str, Page] = {}
        for name in NAMES:
            phones[name] = device()
            phones[name].goto(f"/table/{code}#seat={join(server, code, name)}")
            expect(phones[name].locator(".invite .code")).to_have_text(code)
        host.page.locator("main footer .brass").click()
        expect(host.console).to_be_visible()
        return host, phones, code

    return begin


def test_a_host_and_eight_phones_play_a_season(
    season: Callable[[], tuple[Host, dict[str, Page], str]],
    device: Device,
    server: RunningServer,
    picture: Callable[[Page, str], None],
) -> None:
    """TT-4, TT-14, TT-22, TT-23 (e), TT-33, TT-37, TT-41: all that a host does, in one season."""
    host, phones, code = season()
    screen = device({"width": 1920, "height": 1080})
    screen.goto(f"/screen/{code}")

    # TT-3, TT-4: by hand, with the wishes beside the names; nobody sees it before it counts
    expect(phones["Gus"].get_by_text("Only the host reads this.")).to_be_visible()
    phones["Gus"].get_by_role("button", name="More than anything").click()
    host.page.get_by_role("button", name="Choose the Traitors").click()
    expect(host.drawer.locator("li").first).to_contain_text("Gus")
    expect(host.drawer.locator("li").first).to_contain_text("More than anything")
    picture(host.page, "tablet-en-host-choose")
    assert complaints(host.page) == []
    host.close()
    host.choose_traitors("Ann", "Gus")
    assert "chosen" in host.secrets()["Gus"]
    host.press("Begin the first day")

    # TT-14: a mission of the host's own, told to everybody and entered by hand; then a slip is undone
    host.expect_at("mission")
    expect(headline(phones["Bo"])).to_have_text("The host runs this mission in the room.")
    host.page.get_by_role("button", name="Announce today’s mission").click()
    host.drawer.get_by_role("button", name="New mission").click()
    host.drawer.get_by_label("Title").fill("The key in the well")
    host.drawer.get_by_label("What everybody is told").fill("Find it before the candle is out.")
    host.drawer.get_by_role("button", name="Keep it").click()
    host.drawer.get_by_role("button", name="Tell everybody").click()
    for page in (phones["Bo"], screen):
        expect(page.locator(".mission .text")).to_contain_text("Find it before the candle is out.")
    assert complaints(phones["Bo"]) == []
    host.enter_result(9, "Bo", "Cy")
    host.expect_at("armoury")
    host.press("Undo")
    host.expect_at("mission")
    host.enter_result(6)
    host.expect_at("round_table", "talk")
    expect(phones["Cy"].locator(".silver").first).to_contain_text("6")

    # TT-41: one decision is handed to the table
    host.open("Hand over").locator("li", has_text="Asking who they were").get_by_role("button").click()
    expect(host.drawer.locator("li", has_text="Asking who they were")).to_contain_text("the table’s")
    host.close()

    # TT-23: a tie to the end of its ways, which the host rules
    host.press("Open the vote")
    vote(phones["Ann"], "Bo")
    vote(phones["Ida"], "Cy")
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
    host.press("Open the vote")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "safe_vote")
    vote(phones["Ann"], "Di")
    vote(phones["Ida"], "Ed")
    host.close_vote()
    host.show_votes()
    host.expect_at("round_table", "host_rules")
    expect(headline(phones["Bo"])).to_contain_text("The host rules.")
    expect(screen.locator("footer .line")).to_contain_text("The host rules.")
    picture(host.page, "tablet-en-host-tie")
    assert complaints(host.page) == []
    assert complaints(screen, enhanced=False) == []
    host.press("Vote once more")
    vote(phones["Ann"], "Di")
    host.close_vote()
    host.show_votes()

    # what was handed over the table has decided: the banished player was asked
    host.expect_at("round_table", "identity")
    expect(headline(phones["Bo"])).to_have_text("Di was Loyal.")
    host.open("Hand over").get_by_role("button", name="Take everything back").click()
    expect(host.drawer.locator("li", has_text="Asking who they were").get_by_role("button")).to_be_visible()
    host.close()
    host.press("Go on")

    # TT-33: a death list; TT-34: the night has its time
    host.expect_at("conclave")
    expect(host.page.get_by_role("button", name="Go on")).to_have_count(0)
    host.press("Order a death list")
    expect(host.page.get_by_role("button", name="Order a death list")).to_have_count(0)
    for part in ("2", None):
        server.pass_time(code)
        if part is not None:
            expect(host.console).to_have_attribute("data-part", part)
    host.expect_at("breakfast")
    for _ in range(len(NAMES) - 1):
        host.press("Let the next one in")
    expect(host.page.locator(".script")).to_contain_text("A paper was pushed under the door: a death list.")
    expect(phones["Bo"].get_by_text("The death list").first).to_be_visible()

    # the host's tablet is replaced by another, which sees what the first did
    host.page.get_by_role("button", name="Table menu").click()
    host.drawer.get_by_role("button", name="Move my seat to another phone").click()
    address = host.drawer.locator("input").input_value()
    other = Host(device(UPRIGHT))
    other.page.goto(address)
    other.expect_at("breakfast")
    expect(host.page.get_by_role("button", name="Use it here")).to_be_visible()
    host.page.context.close()
    picture(other.page, "tablet-upright-en-host-breakfast")
    assert complaints(other.page) == []
    assert other.secrets()["Gus"].startswith("A Traitor")

    # a pause for everybody
    other.open("Clock").get_by_role("button", name="15 min").last.click()
    expect(headline(phones["Bo"])).to_contain_text("The host has paused the season.")
    other.close()
    other.press("Go on with the season")

    # TT-8: everybody hears a warning
    other.open("More").get_by_role("button", name="Warn a player").click()
    other.drawer.get_by_label("Whom?").select_option("Ed")
    other.drawer.locator("form .wax").click()
    phones["Bo"].get_by_role("button", name=re.compile("^Talk")).click()
    expect(phones["Bo"].locator("dialog[open]")).to_contain_text("The host warns Ed")
    phones["Bo"].locator("dialog[open]").get_by_role("button", name="Close").click()

    play_on(other, phones, server, code)
    for page in (other.page, phones["Ann"], screen):
        expect(page.get_by_role("heading", name=re.compile("wins?(!|, together)"))).to_be_visible()


def play_on(host: Host, phones: dict[str, Page], server: RunningServer, code: str) -> None:
    """To the end: Ann and Gus are left alone, others are banished one by one; the end is offered once."""
    offered = asked = False
    for _ in range(STEPS):
        if host.console.count() == 0:
            break
        phase, stage = host.where
        if phase == "conclave":
            part = host.console.get_attribute("data-part") or ""
            server.pass_time(code)
            expect(host.console).not_to_have_attribute("data-part", part)
        elif phase == "mission":
            host.enter_result(1)
            expect(host.console).not_to_have_attribute("data-phase", "mission")
        elif stage == "identity" and not asked:
            asked = True
            host.press("Do not ask")  # TT-22
            expect(headline(phones["Bo"])).to_contain_text("nobody asks")
        elif stage == "identity" and host.page.get_by_role("button", name="Ask who they are").count():
            host.press("Ask who they are")
        elif stage in ("vote", "runoff", "runoff_again", "safe_vote", "revote"):
            # Gus is a Traitor and never murdered; somebody else is named
            faces = phones["Gus"].locator(".ballot .person", has_not_text="Ann")
            if faces.count():
                vote(phones["Gus"], faces.first.locator(".name").inner_text())
            host.close_vote()
        elif phase == "end_vote":
            host.page.get_by_role("button", name="Close the end vote").click()
            host.press_sure()
        elif host.page.get_by_role("button", name="Ask whether to end").count() and not offered:
            offered = True  # TT-37
            host.press("Ask whether to end the season here")
            host.expect_at("end_vote")
        else:
            step_on(host)
    assert offered
    assert asked
    expect(host.console).to_have_count(0)


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
    expect(host.page.locator(".now")).to_have_text("Everybody is waiting for you: choose the Traitors.")
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
    ann.locator("details.options summary").click()
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
