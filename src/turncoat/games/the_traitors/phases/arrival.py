"""Arrival (TT-3): everybody arrives Loyal, and says in private how much they would like to be a Traitor."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.viewer import Viewers
from turncoat.games.the_traitors.clauses import flow, selection
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Eager, Level, Ready, Select
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors

LEVELS: Final[tuple[Level, ...]] = (0, 1, 2, 3)


class Arrival(SeasonPhase):
    name = "arrival"
    moves = (*COMMON, Ready, Eager, Select)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        state.since = at
        state.until = state.pace.arrival(at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:  # noqa: ARG002
        return True

    def asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:  # noqa: ARG002
        return map(Eager, LEVELS)

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        """TT-34: it may be changed until the phase ends."""

    def take(self, state: TheTraitors, seat: int, move: Eager, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        state.eager[seat] = move.level
        return frozenset([seat])

    def host_offers(self, state: TheTraitors) -> Iterable[Offer]:
        yield selection.offer(state)

    def verify_host(self, state: TheTraitors, wanted: Offer) -> None:
        selection.verify(state, wanted)

    def host_takes(self, state: TheTraitors, move: Select, at: float, chance: Chance) -> Viewers:
        return selection.take(state, self, move, at, chance)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if selection.is_waited_for(state, at):
            return
        flow.after_arrival(state, at, chance)
