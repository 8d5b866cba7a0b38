"""A vote (TT-20): every voter writes one name, which cannot be changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.speech.phrase import check_phrases
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import votes
from turncoat.games.the_traitors.moves import Vote as VoteMove
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.record import Written
from turncoat.games.the_traitors.state import TheTraitors


class Vote(SeasonPhase):
    """The stage `vote`, and every further vote of TT-23."""

    moves = (VoteMove,)

    def __init__(self, stage: votes.VoteStage) -> None:
        self.name = f"round_table.{stage}"  # type: ignore[misc]  # one class for all votes

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.begin("vote" if state.table.stage == "vote" else "further_vote", at)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host" or not self.awaited(state, seat):
            return ()  # `verify` would refuse all: saves time in the busiest minute
        return map(VoteMove, votes.targets(seat, state.table.candidates))

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        assert isinstance(wanted, VoteMove)
        assert seat != "host"
        if seat not in state.table.voters:
            raise Illegal("no_vote_for_you")  # TT-23 (b): tied players do not vote
        if seat in state.table.votes:
            raise Illegal("already_voted")
        state.verify_target(seat, wanted.target)
        if wanted.target not in state.table.candidates:
            raise Illegal("not_a_candidate")
        speech.check_reason(wanted.reason)
        check_phrases(wanted.phrases, state.players)

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        assert seat != "host"
        state.table.votes[seat] = Written(move.target, move.reason, move.phrases)
        if not any(self.awaited(state, other) for other in state.table.voters):
            self.end(state, at, chance)
        return EVERYBODY

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        """Wait for voters who have not voted, except those who have nobody to vote for (TT-24)."""
        table = state.table
        able = isinstance(seat, int) and seat in table.voters and votes.targets(seat, table.candidates)
        return bool(able) and seat not in table.votes

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Count a missing vote as blank (TT-21)."""
        course.close_vote(state, at, chance)
