"""Matches of Loyalty or Treachery that have come to what a test is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.person import GAME, Person
from tests.browser.prepared_tables import prepare_table
from tests.browser.server import RunningServer
from turncoat import Match
from turncoat.games.loyalty_or_treachery.cards import CARDS

Json = dict[str, Any]
DEAL: Final = {"first": 0, "deck": Random(1).sample(CARDS, 52)}


def calls(view: Json) -> bool:
    """Whether it is this player's turn to call, with cards in the pile."""
    return _may(view, "call") and len(view["pile"]) > 1


def returns_cards(view: Json) -> bool:
    """Whether this player may return two cards, and has more."""
    return _may(view, "treachery") and view["limit"] > 1 and len(view["pile"]) > 2


def _may(view: Json, move: str) -> bool:
    return any(offer["move"] == move for offer in view["legal"])


def open_when(server: RunningServer, wanted: Callable[[Json], bool], people: Sequence[Person]) -> str:
    """Seat these people in a match that was played, without traps, until the first of them is shown this.

    Return the code of their table.
    """

    def choose(match: Match) -> tuple[int, Json] | None:
        if wanted(match.view(0)):
            return None
        actor = match.view(0)["actor"]
        return actor, [move for move in match.legal(actor) if move["move"] in ("call", "loyalty")][-1]

    names = [somebody.name for somebody in people]
    prepared = prepare_table(server.store, GAME, names, DEAL, choose)
    for seat, somebody in enumerate(people):
        somebody.page.goto(prepared.address(seat))
        expect(somebody.table).to_be_visible()
    return prepared.code
