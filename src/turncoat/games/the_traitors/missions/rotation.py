"""The rotation of the missions, day by day (TT-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors.missions.duel import Duel
from turncoat.games.the_traitors.missions.message import Message
from turncoat.games.the_traitors.missions.mission import Mission, Setting
from turncoat.games.the_traitors.missions.vault import Vault
from turncoat.games.the_traitors.moves import MissionName

MISSIONS: Final[dict[MissionName, Callable[[Setting, Chance], Mission]]] = {
    "vault": Vault.begin,
    "duel": Duel.begin,
    "message": Message.begin,
}
"""The missions in the order of the rotation."""


def of_day(day: int, first: MissionName) -> MissionName:
    names = list(MISSIONS)
    return names[(names.index(first) + day - 1) % len(names)]
