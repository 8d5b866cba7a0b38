"""The end vote (TT-37): do all who are left want to end the season?"""

from __future__ import annotations

from collections.abc import Iterable

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import end_vote
from turncoat.games.the_traitors.moves import End
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class EndVote(SeasonPhase):
    name = "end_vote"
    moves = (*COMMON, End)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        state.end_answers = {}
        state.end_votes = None
        state.begin("end_vote", at)

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:  # noqa: ARG002
        yield End(True)
        yield End(False)

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:  # noqa: ARG002
        if seat in state.end_answers:
            raise Illegal("already_voted")

    def take(self, state: TheTraitors, seat: int, move: End, at: float, chance: Chance) -> Viewers:
        state.end_answers[seat] = move.agree
        self.end_if_all_ready(state, at, chance)
        return EVERYBODY

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """All have answered; who has left is not asked any more (TT-42)."""
        if all(seat in state.end_answers for seat in state.alive):
            self.end(state, at, chance)

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        return seat in state.alive and seat not in state.end_answers

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """No answer is a no; the votes are shown together."""
        state.end_votes = {seat: state.end_answers.get(seat, False) for seat in state.alive}
        speech.announce(state, at, "end_vote")
        if all(state.end_votes.values()):
            state.finish(at, chance)
        else:
            end_vote.go_on(state, at, chance)
