"""The votes are shown, one at a time, and each voter has the floor (TT-21)."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Ready
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Reveal(SeasonPhase):
    name = "round_table.reveal"
    moves = (Ready,)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        self._show(state, at)

    def _show(self, state: TheTraitors, at: float) -> None:
        table = state.table
        table.shown += 1
        if not state.scenes:
            state.moments += table.shown == len(table.order)
            state.begin("shown_vote", at)
            return
        state.moments += 1
        state.since, state.ready = at, set()
        least, most = self._times(state)
        state.until = at + (most if self.seats_asked_ready(state) else least)

    def _times(self, state: TheTraitors) -> tuple[float, float]:
        slip = state.table.votes.get(course.present_voter(state))
        return state.pace.vote_seconds(0 if slip is None else len(slip.reason))

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return state.scenes and seat == course.present_voter(state)

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        """Ask the voter to end it; a blank vote has no reason that could be waited for."""
        voter = course.present_voter(state)
        return (voter,) if state.scenes and voter in state.table.votes else ()

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """End it when the voter has said why, and what was written has had time to be read."""
        if not state.ready:
            return
        read = state.since + self._times(state)[0]
        if at >= read:
            self.end(state, at, chance)
        else:
            state.until = read

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if state.table.shown < len(state.table.order):
            self._show(state, at)
        else:
            course.count(state, at, chance)
