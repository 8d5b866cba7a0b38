"""The end vote (TT-37): the season ends if all who are left agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import end_vote
from turncoat.games.the_traitors.moves import End
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class EndVote(SeasonPhase):
    name = "end_vote"
    moves = (End,)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.end_answers = {}
        state.end_votes = None
        state.begin("end_vote", at)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        yield End(True)
        yield End(False)

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat in state.end_answers:
            raise Illegal("already_voted")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        assert seat != "host"
        state.end_answers[seat] = move.agree
        self.end_if_all_ready(state, at, chance)
        return EVERYBODY

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """End the vote if all who are left have answered; those who have left are not asked (TT-42)."""
        if all(seat in state.end_answers for seat in state.alive):
            self.end(state, at, chance)

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        return seat in state.alive and seat not in state.end_answers

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Show the votes together; no answer is a no."""
        state.end_votes = {seat: state.end_answers.get(seat, False) for seat in state.alive}
        speech.announce(state, at, "end_vote")
        if all(state.end_votes.values()):
            state.finish(at, chance)
        else:
            end_vote.go_on(state, at, chance)
