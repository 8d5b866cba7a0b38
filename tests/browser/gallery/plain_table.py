"""The plain table: each game played from its views and its legal moves alone, as a new game is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.gallery.album import LAPTOP, PHONE, SIDEWAYS, SMALL
from tests.browser.gallery.visit import Visit
from tests.browser.stored_matches import EIGHT, StoredMatches
from tests.laws import support as laws
from turncoat import Match
from turncoat.core.viewer import Seat

SIZES: Final = (SMALL, PHONE, SIDEWAYS, LAPTOP)
SEED: Final = bytes(32)

Wanted = Callable[[dict[str, Any]], bool]
"""By the view of somebody who can move: whether this is worth looking at."""


class Stop(NamedTuple):
    """A moment of a match, and who looks at it."""

    state: str
    code: str
    seat: Seat


def show(visit: Visit) -> None:
    stored = StoredMatches(visit.store())
    stops = [
        *play(stored, "loyalty_or_treachery", 2, LOYALTY),
        *play(stored, "are_you_the_traitor", 6, TRAITOR),
        *play(stored, "scatty_rogues", 4, ROGUES),
        *play(stored, "the_traitors", 8, CASTLE),
        *play(stored, "the_traitors", 8, MESSAGE, first_mission="message"),
        *play(stored, "the_traitors", 8, HOST, host="human"),
    ]
    device = visit.at(stored.serve())
    for stop in stops:
        page = sit(device, stop)
        visit.see(page, stop.state, SIZES, screens=2)
        forms(visit, page, stop.state)


def sit(device: Device, stop: Stop) -> Page:
    page = device()
    page.goto(f"/table/{stop.code}?plain=1#seat=secret-{stop.seat}")
    expect(page.locator(".plain")).to_be_visible()
    return page


def forms(visit: Visit, page: Page, state: str) -> None:
    """Each kind of move that somebody fills in, opened."""
    for form in page.locator(".moves details").all():
        if form.get_attribute("open") is None:
            form.locator("summary").click()
            name = form.locator("form > .foot .brass").inner_text().replace(" ", "-")
            visit.see(page, f"{state}-{name}", SIZES)
            form.locator("summary").click()


def offers(view: dict[str, Any], move: str) -> bool:
    return any(one["move"] == move for one in view["legal"])


def at(phase: str, move: str, **marks: Any) -> Wanted:
    def wanted(view: dict[str, Any]) -> bool:
        there = view["phase"] == phase and offers(view, move)
        return there and all(view.get(name) == value for name, value in marks.items())

    return wanted


def in_mission(name: str) -> Wanted:
    return lambda view: (
        view["phase"] == "mission" and offers(view, "mission") and view["mission"]["name"] == name
    )


LOYALTY: Final[dict[str, Wanted]] = {
    "loyalty-call": at("call", "call"),
    "loyalty-action": lambda view: at("action", "treachery")(view) and len(view["pile"]) > 4,
    "loyalty-over": lambda view: view["phase"] == "over",
}
TRAITOR: Final[dict[str, Wanted]] = {
    "traitor-talk": at("talk", "stop"),
    "traitor-pause": at("pause", "ready"),
}
ROGUES: Final[dict[str, Wanted]] = {
    "rogues-hide": at("hide", "hide"),
    "rogues-walk": at("walk", "answer"),
    "rogues-correct": at("correct", "correct"),
    "rogues-penalty": at("penalty", "penalty_from"),
}
CASTLE: Final[dict[str, Wanted]] = {
    "castle-vault": in_mission("vault"),
    "castle-duel": in_mission("duel"),
    "castle-round-table": at("round_table", "claim"),
    "castle-vote": at("round_table", "vote"),
    "castle-conclave": at("conclave", "murder"),
}
MESSAGE: Final[dict[str, Wanted]] = {"castle-message": in_mission("message")}
HOST: Final[dict[str, Wanted]] = {
    "host-select": lambda view: view["you"] is None and offers(view, "select"),
    "host-mission": lambda view: view["you"] is None and offers(view, "mission_result"),
}


def play(
    stored: StoredMatches, folder: str, players: int, wanted: dict[str, Wanted], **options: Any
) -> list[Stop]:
    """Matches are played by chance until every one of these moments has been met."""
    support = laws.of(folder)
    stops: list[Stop] = []
    rng = Random(1)
    left = dict(wanted)
    for _ in range(20):
        match = Match(support.game, EIGHT[:players], SEED, options, support.deal(players, rng))
        for _ in range(support.steps):
            for state, fits in list(left.items()):
                if (seat := found(match, fits)) is not None:
                    del left[state]
                    stops.append(Stop(state, stored.add(match), seat))
            if not left:
                return stops
            if match.over:
                break
            laws.step(support, match, rng)
    raise AssertionError(f"never met: {', '.join(left)}")


def found(match: Match, wanted: Wanted) -> Seat | None:
    return next((seat for seat in laws.seats(match) if wanted(match.view(seat))), None)
