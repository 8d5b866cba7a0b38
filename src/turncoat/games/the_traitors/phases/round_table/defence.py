"""The defence of tied players (TT-23 (a)): only the speaker talks, and may end it early."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Ready
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Defence(SeasonPhase):
    name = "round_table.defence"
    moves = (Ready,)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.begin("defence", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return seat in state.table.speakers

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        return state.table.speakers

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        table = state.table
        if table.to_come:
            table.speakers, table.to_come = table.to_come[:1], table.to_come[1:]
            state.moments += 1
            state.begin("defence", at)
        else:
            course.open_vote(state, "runoff", at, chance)
