"""The penalty pile is empty (SR-23): a card is taken from another player, who is glad."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.scatty_rogues.moves import PenaltyFrom, Say
from turncoat.games.scatty_rogues.phases import speech
from turncoat.games.scatty_rogues.state import ScattyRogues

CHOICE_SECONDS: Final = 15.0


class Penalty(Phase[ScattyRogues]):
    name = "penalty"
    moves = (PenaltyFrom, Say)

    def enter(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        state.since = at

    def offers(self, state: ScattyRogues, seat: Seat) -> Iterable[Offer]:
        yield speech.SAY
        if seat == state.kernel.chooser:
            yield from map(PenaltyFrom, self._givers(state))

    def _givers(self, state: ScattyRogues) -> list[int]:
        game = state.kernel
        return [int(game.holder(place)) for place in range(game.count())]

    def verify(self, state: ScattyRogues, seat: Seat, wanted: Offer) -> None:
        if not isinstance(wanted, PenaltyFrom):
            speech.verify(wanted)
        elif seat != state.kernel.chooser:
            raise Illegal("not_your_turn")
        elif wanted.seat not in self._givers(state):
            raise Illegal("no_penalty_card")

    def play(
        self, state: ScattyRogues, seat: Seat, move: PenaltyFrom | Say, at: float, chance: Chance
    ) -> Viewers:
        assert isinstance(seat, int)
        if isinstance(move, Say):
            return speech.speak(state, seat, move, at)
        self._take(state, move.seat, at, chance)
        return EVERYBODY

    def _take(self, state: ScattyRogues, giver: int, at: float, chance: Chance) -> None:
        state.kernel.apply(self._givers(state).index(giver), chance)
        state.follow(at, chance)

    def awaited(self, state: ScattyRogues, seat: Seat) -> bool:
        return seat == state.kernel.chooser

    def deadline(self, state: ScattyRogues, viewer: Viewer | None) -> float | None:
        return state.since + CHOICE_SECONDS

    def expire(self, state: ScattyRogues, at: float, chance: Chance) -> Viewers:
        """Take it from the player with most; `max` keeps the first, so the lowest seat of several (SR-27)."""
        self._take(state, max(self._givers(state), key=state.kernel.penalties.__getitem__), at, chance)
        return EVERYBODY
