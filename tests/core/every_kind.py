"""A game with an option of every kind."""

from __future__ import annotations

from dataclasses import replace

from tests.laws import toys
from turncoat.core.option import Option

HOURS = {"zone": "UTC", "breakfast": "08:00", "quiet_from": "22:00", "quiet_to": "07:30"}

OPTIONS = (
    Option("rounds", "int", 5, low=1, high=9),
    Option("pause", "seconds", 60, low=0, high=600),
    Option("patience", "seconds", "pace", low=1, high=86_400, words=("pace",)),
    Option("signals", "bool", True),
    Option("pace", "choice", "party", choices=("party", "days")),
    Option("traitors", "int", "secret", low=1, high=lambda players: (players - 1) // 2, words=("secret",)),
    Option("days", "int", lambda players: max(2, players // 2), low=2, high=30),
    Option("death_lists", "list", [], low=1, high=lambda players: players, most=2),
    Option("hours", "hours", HOURS),
    Option("first", "seat", 0),
)

GAME = replace(toys.TOY, name="every-kind", seats=(3, 8), options=OPTIONS)
