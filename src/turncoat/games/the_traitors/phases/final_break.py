"""The break before the end vote (TT-36)."""

from __future__ import annotations

from collections.abc import Iterable

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors.clauses import end_vote, host
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import OfferEnd, Ready
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class FinalBreak(SeasonPhase):
    name = "final_break"
    moves = (*COMMON, Ready, OfferEnd)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        state.host.offered = False
        state.begin("final_break", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:  # noqa: ARG002
        return True

    def asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def host_offers(self, state: TheTraitors) -> Iterable[Offer]:  # noqa: ARG002
        yield OfferEnd()

    def verify_host(self, state: TheTraitors, wanted: Offer) -> None:  # noqa: ARG002
        end_vote.verify_offer(state)

    def host_takes(self, state: TheTraitors, move: OfferEnd, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        end_vote.offer(state, at, chance)
        return EVERYBODY

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """TT-37: the automatic host asks once, now; a human host asks when it seems right."""
        if host.decides(state, "offer_end"):
            end_vote.go_on(state, at, chance)
        else:
            state.go("end_vote", at, chance)
