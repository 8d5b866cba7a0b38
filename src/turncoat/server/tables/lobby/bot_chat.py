"""What people of the house say at a table, each in their manner: on sitting down, and when a game is over.

What they say follows from what everybody sees, down to the choice of words: it tells nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from turncoat.core.characters import CHARACTERS
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState
from turncoat.words import Words


def greeting(state: TableState, seated: Sequence[e.BotSat]) -> list[e.AnyEvent]:
    """The first of those who sit down together greets for all."""
    first = next((event for event in seated if event.who in CHARACTERS), None)
    if first is None:
        return []
    return [_spoke(state, first.seat, first.name, first.who or "", "greet", 0.0)]


def parting(state: TableState, winners: Sequence[int], at: float) -> list[e.AnyEvent]:
    """One of the house has the last word: who has won, or else the first of them who has not."""
    house = [
        seat for seat, place in enumerate(state.places) if place.kind == "bot" and place.who in CHARACTERS
    ]
    if not house:
        return []
    seat = next((one for one in house if one in winners), house[0])
    place = state.places[seat]
    outcome: Literal["won", "lost"] = "won" if seat in winners else "lost"
    return [_spoke(state, seat, place.name or "", place.who or "", outcome, at)]


def _spoke(
    state: TableState, seat: int, name: str, who: str, occasion: Literal["greet", "won", "lost"], at: float
) -> e.Spoke:
    say = Words(_language(state))
    ways = say(f"house-{CHARACTERS[who].manner}-{occasion}").split("|")
    text = ways[(seat + len(state.evening)) % len(ways)].strip()
    return e.Spoke(seat=seat, name=name, text=text, at=at, role="bot")


def _language(state: TableState) -> str:
    """The owner's, or that of anybody who is there."""
    people = state.people() if state.owner is None else [state.owner, *state.people()]
    return next((state.place(seat).language for seat in people), "en")
