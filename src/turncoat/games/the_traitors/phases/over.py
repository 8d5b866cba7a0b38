"""The phase after the end, which has no moves."""

from __future__ import annotations

from turncoat.core.viewer import Seat, Viewer
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Over(SeasonPhase):
    name = "over"

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        return False

    def deadline(self, state: TheTraitors, viewer: Viewer | None) -> float | None:
        return None
