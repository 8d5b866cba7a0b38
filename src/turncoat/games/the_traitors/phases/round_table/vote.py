"""A vote (TT-20): everybody who votes writes one name, which cannot be changed."""

from __future__ import annotations

from collections.abc import Iterable

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import votes
from turncoat.games.the_traitors.moves import Vote as VoteMove
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.record import Written
from turncoat.games.the_traitors.state import TheTraitors


class Vote(SeasonPhase):
    """The stage `vote`, and every further vote of TT-23."""

    moves = (*COMMON, VoteMove)

    def __init__(self, stage: votes.VoteStage) -> None:
        self.name = f"round_table.{stage}"  # type: ignore[misc]  # one class for all votes

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        state.begin("vote" if state.table.stage == "vote" else "further_vote", at)

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:
        if not self.awaited(state, seat):
            return ()  # nothing that `verify` would let pass: spared, in the busiest minute of a season
        return map(VoteMove, votes.targets(seat, state.table.candidates))

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        assert isinstance(wanted, VoteMove)
        if seat not in state.table.voters:
            raise Illegal("no_vote_for_you")  # TT-23 (b): tied players do not vote
        if seat in state.table.votes:
            raise Illegal("already_voted")
        state.verify_target(seat, wanted.target)
        if wanted.target not in state.table.candidates:
            raise Illegal("not_a_candidate")
        speech.check_reason(wanted.reason)

    def take(self, state: TheTraitors, seat: int, move: VoteMove, at: float, chance: Chance) -> Viewers:
        state.table.votes[seat] = Written(move.target, move.reason)
        if not any(self.awaited(state, other) for other in state.table.voters):
            self.end(state, at, chance)
        return EVERYBODY

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        """TT-24: who has nobody to vote for is not waited for."""
        table = state.table
        able = isinstance(seat, int) and seat in table.voters and votes.targets(seat, table.candidates)
        return bool(able) and seat not in table.votes

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """TT-21: a missing vote is blank."""
        course.close_vote(state, at, chance)
