"""How talk and signs are read: frequencies learned from many rounds among bots, by the number of players.

`turncoat.lab.models.are_you_the_traitor` counts them and writes `learned.json`. Bots speak by beliefs that
these tables lead to, so they are counted again until they stand still.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from turncoat.games.are_you_the_traitor.casting import ROLES, Role

FILE: Final = "learned.json"
KINDS: Final = (
    *("trust", "doubt", "lie", "is-keyholder", "is-guard", "is-traitor", "is-good_wizard", "is-evil_wizard"),
)
SIGNS: Final = ("wink", "nod", "shake", "finger")

Shares = Mapping[Role, Mapping[str, float]]


@dataclass(frozen=True)
class Reader:
    """By the speaker's role, how likely each remark is."""

    am: Shares
    """Who they say they are."""
    kinds: Shares
    """What kind of thing they say about others."""
    about: Mapping[str, Mapping[Role, Mapping[Role, float]]]
    """By kind and speaker: how much likelier than others somebody of each role is picked."""
    signs: Mapping[str, Mapping[Role, float]]
    credit: float
    """The power to which likelihoods are taken, below 1 because the remarks of one player hang together."""
    calls: Mapping[Role, tuple[float, float]]
    """By the caller's role: how the log odds of a belief at a call become those of being right."""
    waiting: Mapping[str, float]
    """By side: how often it wins a round that nobody has ended early, for whoever weighs a call."""

    def at_call(self, role: Role, odds: float) -> float:
        base, slope = self.calls[role]
        sure = min(max(odds, 0.001), 0.999)
        return 1 / (1 + math.exp(-base - slope * math.log(sure / (1 - sure))))


def read_as(table: Mapping[str, Any]) -> Reader:
    return Reader(
        table["am"],
        table["kinds"],
        table["about"],
        table["signs"],
        table["credit"],
        {role: (pair[0], pair[1]) for role, pair in table["calls"].items()},
        table["waiting"],
    )


def blank() -> dict[str, Any]:
    """Return the table of a reader who learns nothing from talk."""
    return {
        "am": {role: dict.fromkeys(ROLES, 1 / len(ROLES)) for role in ROLES},
        "kinds": {role: dict.fromkeys(KINDS, 1 / len(KINDS)) for role in ROLES},
        "about": {kind: {role: dict.fromkeys(ROLES, 1.0) for role in ROLES} for kind in KINDS},
        "signs": {sign: dict.fromkeys(ROLES, 1.0) for sign in SIGNS},
        "credit": 1.0,
        "calls": {role: [0.0, 1.0] for role in ROLES},
        "waiting": {"good": 0.5, "evil": 0.5},
    }


@cache
def reader_for(players: int) -> Reader:
    path = files(__package__) / FILE
    tables = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return read_as(tables.get(str(players), blank()))
