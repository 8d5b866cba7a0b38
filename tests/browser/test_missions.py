"""The missions of The Traitors on six phones and a big screen, each played to its end (TT-13 to TT-15)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.castle import Castle, open_castle
from tests.browser.conftest import TELEVISION, Device
from tests.browser.test_looks import complaints
from tests.browser.waiting import wait_for_first
from turncoat.games.the_traitors.missions.sentences import SENTENCES, fragments
from turncoat.games.the_traitors.missions.vault import PICTURES

NAMES = ["Ann", "Bo", "Cleo", "Dan", "Ebba", "Jean-Baptiste"]
LANGUAGES = ["en", "en", "fr", "fr", "da", "da"]
SIDEWAYS = {"width": 740, "height": 360}
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 640}
Picture = Callable[[Page, str], None]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Castle]:
    options = {"first_mission": request.param, "days": 2}
    running = open_castle(tmp_path / "tables.sqlite", NAMES, {"traitors": [0]}, **options)
    yield running
    running.stop()


def mission_is(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("server", [name], indirect=True, ids=[""])


def sit_down(server: Castle, device: Device) -> tuple[list[Page], Page]:
    """Six phones and a television, at the beginning of the mission."""
    phones = []
    for seat, language in enumerate(LANGUAGES):
        page = device(language=language)
        page.goto(server.prepared.address(seat))
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "arrival")
        phones.append(page)
    television = device(TELEVISION)
    television.goto(f"/screen/{server.prepared.code}")
    expect(television.locator("[data-phase]")).to_have_attribute("data-phase", "arrival")
    for half in (1, 2):  # the choice of the Traitors
        server.pass_time(server.prepared.code)
        for page in phones:
            expect(page.locator("[data-phase]")).to_have_attribute("data-part", str(half))
    server.pass_time(server.prepared.code)
    for page in (*phones, television):
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "mission")
    for page in phones:
        expect(page.locator(".mission .room > *").first).to_be_visible()
    return phones, television


def moment(page: Page) -> str:
    return page.locator("[data-moment]").get_attribute("data-moment") or ""


def in_all_sizes(page: Page, picture: Picture, name: str) -> None:
    for size, called in ((PHONE, "phone"), (SIDEWAYS, "sideways"), (LAPTOP, "laptop")):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        picture(page, f"mission-{name}-{called}")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})


def at_the_armoury(phones: list[Page]) -> None:
    for page in phones:
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "armoury")


def silver(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".silver").first.inner_text())
    assert found is not None
    return int(found[0])


@mission_is("vault")
def test_tt_14_the_vault_is_walked_round_and_all_answers_are_right(
    server: Castle, device: Device, picture: Picture
) -> None:
    phones, television = sit_down(server, device)
    doors = phones[0].locator(".doors li [role=img]")
    expect(doors).to_have_count(9)
    behind = [one.get_attribute("aria-label") for one in doors.all()]
    in_all_sizes(phones[2], picture, "vault-open")
    picture(television, "mission-vault-open-television")
    assert complaints(television, enhanced=False) == []
    assert complaints(phones[0]) == []
    server.pass_time(server.prepared.code)
    for page in phones:
        expect(page.locator(".doors li [role=img]")).to_have_count(0)
    for step in range(12):
        before = moment(phones[0])
        asked = _whose_turn(phones)
        door = int(re.findall(r"\d+", asked.locator(".answers").get_attribute("aria-label") or "")[0])
        if step == 3:
            in_all_sizes(asked, picture, "vault-asked")
            in_all_sizes(phones[(phones.index(asked) + 1) % 6], picture, "vault-waiting")
            picture(television, "mission-vault-walk-television")
            assert complaints(asked) == []
            assert complaints(television, enhanced=False) == []
        asked.locator(".answers button").nth(PICTURES.index(behind[door - 1])).click()
        if step < 11:
            expect(phones[0].locator("[data-moment]")).not_to_have_attribute("data-moment", before)
            expect(asked.locator(".answers")).to_have_count(0)
    at_the_armoury(phones)
    assert silver(phones[0]) == 10


def _whose_turn(phones: list[Page]) -> Page:
    return phones[wait_for_first([page.locator(".answers") for page in phones], "somebody is asked")]


@mission_is("duel")
def test_tt_14_the_duels_are_played_out(server: Castle, device: Device, picture: Picture) -> None:
    phones, television = sit_down(server, device)
    looked: set[str] = set()
    for _ in range(400):
        if phones[0].locator("[data-phase=mission]").count() == 0:
            break
        for page in phones:
            acts = page.locator(".acts")
            if acts.count() == 0:
                continue
            kind = "call" if acts.locator(".call").count() else "action"
            if kind not in looked:
                looked.add(kind)
                assert complaints(page) == []
                in_all_sizes(page, picture, f"duel-{kind}")
                picture(television, f"mission-duel-{kind}-television")
                assert complaints(television, enhanced=False) == []
            _answer_if_asked(page)
    assert looked == {"call", "action"}
    at_the_armoury(phones)
    assert 0 <= silver(phones[0]) <= 10


def _answer_if_asked(page: Page) -> None:
    """Takes the first choice; found and clicked in one step, since the clock may take it away between two."""
    page.evaluate("() => document.querySelector('.acts button:enabled')?.click()")


@mission_is("message")
def test_tt_14_the_message_is_laid_in_order_and_read_out(
    server: Castle, device: Device, picture: Picture
) -> None:
    phones, television = sit_down(server, device)
    held: dict[str, tuple[Page, str]] = {}
    for page, language in zip(phones, LANGUAGES, strict=True):
        for slip in page.locator(".slip").all():
            number, text = slip.locator("span").all_inner_texts()
            held[f"{language} {text}"] = (page, number)
    before: str | None = None
    for place, (page, number) in enumerate(_in_order(held)):
        page.locator(".slip", has=page.locator(".number", has_text=re.compile(rf"^{number}$"))).click()
        if before is None:
            page.locator(".start button").click()
        else:
            _tile(page, before).click()
        expect(_tile(page, number)).to_be_visible()
        for other in phones:
            expect(other.locator(".line .tile")).to_have_count(place + 1)
        before = number
        if place == 6:
            assert complaints(page) == []
            in_all_sizes(phones[2], picture, "message-line")
            picture(television, "mission-message-line-television")
            assert complaints(television, enhanced=False) == []
    for page in phones:
        expect(page.locator(".line .tile")).to_have_count(12)
        page.locator(".actions .button.brass").click()
        if page is not phones[-1]:
            expect(page.locator(".actions .button.brass")).to_be_disabled()
    expect(television.locator(".read li")).to_have_count(12)
    expect(television.locator(".read li.joined")).to_have_count(11)
    picture(phones[2], "mission-message-read-phone")
    picture(television, "mission-message-read-television")
    assert complaints(phones[2]) == []
    assert complaints(television, enhanced=False) == []
    server.pass_time(server.prepared.code)
    at_the_armoury(phones)
    assert silver(phones[0]) == 10


def _tile(page: Page, number: str) -> Any:
    return page.locator(".line .tile", has=page.locator(".number", has_text=re.compile(rf"^{number}$")))


def _in_order(held: dict[str, tuple[Page, str]]) -> list[tuple[Page, str]]:
    """Who knows the sentence knows the order."""
    for sentence in range(SENTENCES):
        parts = fragments(sentence, len(held))
        keys = [{f"{language} {text}" for language, text in part.items()} for part in parts]
        found = [next((held[key] for key in key_set if key in held), None) for key_set in keys]
        if all(found):
            return [one for one in found if one is not None]
    raise AssertionError(f"of no sentence: {sorted(held)}")


@mission_is("vault")
def test_every_mission_has_its_help(server: Castle, device: Device) -> None:  # noqa: ARG001
    page = device()
    page.goto("/help/the-traitors")
    for mission in ("vault", "duel", "message"):
        expect(page.locator(f"#mission-{mission}")).to_be_visible()
