"""The ceremony in which the Traitors are chosen and meet (TT-4, TT-6).

All are asked for the same gesture at the same moments, for a fixed time, whoever they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors.clauses import flow, host, selection
from turncoat.games.the_traitors.moves import Seen, Select
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors

HALVES = 2


class HostSelects(SeasonPhase):
    """The time in which a human host goes round and chooses; nobody has anything to look at yet."""

    name = "selection.host"
    moves = (Select,)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.begin("selection", at)
        host.wait(state, "select", at, hour=state.until)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return [selection.offer(state)] if seat == "host" else ()

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        selection.verify(state, wanted)

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        return selection.select(state, move, at, chance)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Go on with the host's choice; without one the table draws (TT-41)."""
        state.host.waiting = None
        state.go("selection.1", at, chance)


class Half(SeasonPhase):
    """One of the two halves: in the first all read their card, in the second the Traitors meet, too."""

    moves = (Seen,)

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"selection.{number}"  # type: ignore[misc]  # one class for both

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if self.number == 1:
            state.choose_traitors(chance)
        else:
            selection.meet(state)
        state.seen = set()
        state.since, state.ready = at, set()
        state.until = at + state.pace.seconds("selection") / HALVES

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        """Wait for everybody who is left, whatever they have sent (as TT-34), never for the host."""
        return seat in state.alive

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return () if seat == "host" else [Seen()]

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat in state.seen:
            raise Illegal("already_seen")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        assert seat != "host"
        state.seen.add(seat)
        return EVERYBODY

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if self.number < HALVES:
            state.go("selection.2", at, chance)
        else:
            flow.after_selection(state, at, chance)
