"""The break before the end vote (TT-36)."""

from __future__ import annotations

from turncoat.core.chance import Chance
from turncoat.games.the_traitors.moves import Ready
from turncoat.games.the_traitors.phases.chapter import COMMON, Chapter
from turncoat.games.the_traitors.state import TheTraitors
from turncoat.games.the_traitors.votes import Seats


class FinalBreak(Chapter):
    name = "final_break"
    moves = (*COMMON, Ready)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        state.begin("final_break", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:  # noqa: ARG002
        return True

    def asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.go("end_vote", at, chance)
