"""The break before the end vote (TT-36)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors.clauses import end_vote, host
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import OfferEnd, Ready
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class FinalBreak(SeasonPhase):
    name = "final_break"
    moves = (Ready, OfferEnd)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.host.offered = False
        state.begin("final_break", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return True

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return [OfferEnd()] if seat == "host" else []

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        end_vote.verify_offer(state)

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        end_vote.offer(state, at, chance)
        return EVERYBODY

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Offer the end now if the table is the host; a human host offers it when it seems right (TT-37)."""
        if host.decides(state, "offer_end"):
            end_vote.go_on(state, at, chance)
        else:
            state.go("end_vote", at, chance)
