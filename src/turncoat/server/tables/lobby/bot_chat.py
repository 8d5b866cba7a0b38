"""The chat of bot characters: a greeting when they sit down, a farewell when a match is over.

Every word follows from public facts, so that chat reveals nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from turncoat.core.bots.characters import CHARACTERS
from turncoat.core.speech.phrase import Phrase
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState
from turncoat.words import Words


def greeting(state: TableState, seated: Sequence[e.BotSat]) -> list[e.AnyEvent]:
    """Let the first of the bots that sit down together greet for all; none whose words can still be read."""
    spoke = {line.name for line in state.chat if line.from_ == "bot"}
    first = next((event for event in seated if event.who in CHARACTERS and event.name not in spoke), None)
    if first is None:
        return []
    return [_spoke(state, first.seat, first.name, first.who or "", "greet", 0.0)]


def farewell(state: TableState, winners: Sequence[int], at: float) -> list[e.AnyEvent]:
    """Let one bot character have the last word: a winner if there is one, else the first of them."""
    characters = [
        seat for seat, place in enumerate(state.places) if place.kind == "bot" and place.who in CHARACTERS
    ]
    if not characters:
        return []
    seat = next((one for one in characters if one in winners), characters[0])
    place = state.places[seat]
    outcome: Literal["won", "lost"] = "won" if seat in winners else "lost"
    return [_spoke(state, seat, place.name or "", place.who or "", outcome, at)]


def _spoke(
    state: TableState, seat: int, name: str, who: str, occasion: Literal["greet", "won", "lost"], at: float
) -> e.Spoke:
    phrase = Phrase(f"house-{CHARACTERS[who].manner}-{occasion}")
    ways = Words(_language(state)).ways(phrase)
    way = (seat + len(state.evening)) % len(ways)
    phrase = msgspec.structs.replace(phrase, way=way)
    return e.Spoke(seat=seat, name=name, text=ways[way], at=at, role="bot", phrase=phrase)


def _language(state: TableState) -> str:
    """Return the owner's language, or that of any other person at the table."""
    people = state.people() if state.owner is None else [state.owner, *state.people()]
    return next((state.place(seat).language for seat in people), "en")
