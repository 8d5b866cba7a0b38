"""The votes are shown, one at a time (TT-21)."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Reveal(SeasonPhase):
    name = "round_table.reveal"

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        self._show(state, at)

    def _show(self, state: TheTraitors, at: float) -> None:
        state.table.shown += 1
        state.moments += state.table.shown == len(state.table.order)
        state.begin("shown_vote", at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if state.table.shown < len(state.table.order):
            self._show(state, at)
        else:
            course.count(state, at, chance)
