"""Pages in the pseudo-language: all that is seen is in a catalogue, and words half as long again fit."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.conftest import Device
from tests.browser.gallery.album import FAULTS
from tests.browser.pictures import STILLS, stage
from tests.words.pseudo import accented, untranslated
from turncoat.core.registry import games
from turncoat.server.http.static_files import HOME
from turncoat.words.languages import FACTS

SEEN = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement, localName } = walk.currentNode;
    if (data !== undefined) {
      if (!["SCRIPT", "STYLE"].includes(parentElement.nodeName)) found.push(data);
      continue;
    }
    for (const name of ["aria-label", "aria-description", "alt", "placeholder", "title"])
      if (walk.currentNode.hasAttribute(name)) found.push(walk.currentNode.getAttribute(name));
  }
  return found;
}"""
"""All that a page says, to the eye or to a screen reader."""
OWN_NAMES = [facts.own_name for facts in FACTS.values()]
"""A language is called by its own name everywhere."""
UNITS = ["min", "sec", "hr"]
"""The browser writes durations, in the languages that it knows."""
CODES = re.compile(r"(?<![^\W\d_])[A-Z]{1,4}(?![^\W\d_])")
"""Codes of tables, and of clauses as in AT-3."""
CATALOGUE = re.compile(r"(?<==)`((?:[^`\\]|\\.)*)`(?=;export\{\w+ as default\};?\s*$)")
"""What the build makes of a catalogue: a script that holds nothing but its text."""


def speak(page: Page) -> Page:
    """Let the English catalogues that this page fetches be in the pseudo-language."""

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        script = (HOME / "assets" / name).read_text(encoding="utf-8")
        route.fulfill(content_type="text/javascript", body=CATALOGUE.sub(_accented, script))

    page.route("**/assets/*.js", answer)
    return page


def _accented(found: re.Match[str]) -> str:
    return json.dumps(accented(re.sub(r"\\(.)", r"\1", found[1])))


def judge(page: Page, *names: str) -> None:
    """Find what is hard-wired, and what does not fit on a phone."""
    said = " ".join(page.evaluate(SEEN))
    assert "éé" in said
    assert untranslated(CODES.sub("", said), [*OWN_NAMES, *UNITS, "Turncoat", *names]) == []
    faults: Any = page.evaluate(FAULTS, {"phone": True, "screen": False})
    assert faults == []


@pytest.mark.parametrize(
    "path", ["/", "/join", *(f"/{page}/{game}" for page in ("create", "help") for game in games())]
)
def test_a_page_before_play_is_translated_as_a_whole_and_fits(path: str, device: Device) -> None:
    page = speak(device())
    page.goto(path)
    page.locator("main h1, main h2").first.wait_for()
    judge(page)


def test_a_table_of_each_game_is_translated_as_a_whole_and_fits(browser: Browser) -> None:
    matches = {game: (still.match(), still.together) for game, still in STILLS.items()}
    with stage(browser, matches) as built:
        for game, still in STILLS.items():
            page = built.phone(game, still.seat, prepare=speak)
            judge(page, *matches[game][0].seats)
            page.close()
