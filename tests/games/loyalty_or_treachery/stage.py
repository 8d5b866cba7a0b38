"""Short ways to bring a match where a test wants it."""

from __future__ import annotations

from typing import Any

from turncoat import Match
from turncoat.games.loyalty_or_treachery.cards import CARDS

NAMES = ["Ann", "Bo"]


def table(top: str = "", first: int = 0, seed: int = 1, bottom: str = "", **options: Any) -> Match:
    """A match whose deck has these cards on top and those at the bottom; seat `first` begins."""
    tops, bottoms = top.split(), bottom.split()
    middle = [card for card in CARDS if card not in tops and card not in bottoms]
    deal = {"deck": [*tops, *middle, *bottoms], "first": first}
    return Match("loyalty-or-treachery", NAMES, seed=seed, options=options, deal=deal)


def call(match: Match, colour: str) -> None:
    match.play(actor(match), {"move": "call", "colour": colour})


def loyalty(match: Match, count: int) -> None:
    match.play(actor(match), {"move": "loyalty", "count": count})


def treachery(match: Match, cards: str) -> None:
    match.play(actor(match), {"move": "treachery", "cards": cards.split()})


def take(match: Match, count: int) -> None:
    match.play(actor(match), {"move": "take", "count": count})


def actor(match: Match) -> int:
    seat = match.view("watcher")["actor"]
    assert isinstance(seat, int)
    return seat


def colour_of(card: str) -> str:
    return "red" if card[1] in "HD" else "black"


def top(match: Match) -> str:
    card = match.view("host")["everything"]["deck"][0]
    assert isinstance(card, str)
    return card


def call_right(match: Match) -> str:
    """The seat to act calls the colour of the top card; that card."""
    card = top(match)
    call(match, colour_of(card))
    return card


def call_wrong(match: Match) -> str:
    card = top(match)
    call(match, "black" if colour_of(card) == "red" else "red")
    return card


def pile(match: Match, seat: int) -> set[str]:
    return set(match.view(seat)["pile"])
