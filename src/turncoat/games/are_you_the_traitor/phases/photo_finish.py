"""The photo finish (AT-13): several called at once, and people vote for who was first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.are_you_the_traitor.moves import First, Say
from turncoat.games.are_you_the_traitor.phases import speech
from turncoat.games.are_you_the_traitor.state import AreYouTheTraitor

VOTE_SECONDS: Final = 20.0


class PhotoFinish(Phase[AreYouTheTraitor]):
    name = "photo_finish"
    moves = (Say, First)

    def enter(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        state.since = at

    def offers(self, state: AreYouTheTraitor, seat: Seat) -> Iterable[Offer]:
        yield speech.SAY
        if seat in state.voters and seat not in state.round.votes:
            yield from map(First, state.round.callers())

    def verify(self, state: AreYouTheTraitor, seat: Seat, wanted: Offer) -> None:
        match wanted:
            case First(caller=caller):
                if seat not in state.voters:
                    raise Illegal("people_decide")
                if seat in state.round.votes:
                    raise Illegal("already_voted")
                if state.round.call_of(caller) is None:
                    raise Illegal("not_a_caller")
            case _:
                speech.verify(state, seat, wanted)

    def play(
        self, state: AreYouTheTraitor, seat: Seat, move: Say | First, at: float, chance: Chance
    ) -> Viewers:
        assert isinstance(seat, int)
        if isinstance(move, Say):
            return speech.speak(state, seat, move, at)
        state.round.votes[seat] = move.caller
        if len(state.round.votes) == len(state.voters):
            self._count_votes(state, at, chance)
        return EVERYBODY

    def _count_votes(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        """AT-13: most votes; of those tied the first to arrive, as `max` keeps the first it meets."""
        votes = list(state.round.votes.values())
        state.count(max(state.round.calls, key=lambda call: votes.count(call.seat)), at, chance)

    def awaited(self, state: AreYouTheTraitor, seat: Seat) -> bool:
        return seat in state.voters and seat not in state.round.votes

    def deadline(self, state: AreYouTheTraitor, viewer: Viewer | None) -> float | None:
        return state.since + VOTE_SECONDS

    def expire(self, state: AreYouTheTraitor, at: float, chance: Chance) -> Viewers:
        self._count_votes(state, at, chance)
        return EVERYBODY
