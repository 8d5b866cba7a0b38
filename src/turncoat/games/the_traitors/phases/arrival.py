"""The arrival (TT-3): all are Loyal, and say in private how much they would like to be a Traitor."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.viewer import Seat, Viewers
from turncoat.games.the_traitors.clauses import flow, selection
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Eager, Level, Ready, Select
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors

LEVELS: Final[tuple[Level, ...]] = (0, 1, 2, 3)


class Arrival(SeasonPhase):
    name = "arrival"
    moves = (Ready, Eager, Select)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.since = at
        state.until = state.pace.arrival(at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return True

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host":
            return [selection.offer(state)]
        return map(Eager, LEVELS)

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat == "host":
            selection.verify(state, wanted)
        # TT-34: players may change how eager they are until the phase ends

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if seat == "host":
            return selection.select(state, move, at, chance)
        state.eager[seat] = move.level
        return frozenset([seat])

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if selection.is_waited_for(state, at):
            return
        flow.after_arrival(state, at, chance)
