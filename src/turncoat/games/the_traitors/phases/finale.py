"""The end: all who are left reveal themselves, one after another (TT-39)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import identity, votes
from turncoat.games.the_traitors.clauses.durations import FINAL_IDENTITY
from turncoat.games.the_traitors.moves import RevealIdentity
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Finale(SeasonPhase):
    """The last reveals: Loyal players first, so that it stays open as long as it can be.

    Within a side they follow in seat order from a random seat. A host turns the next one with `next`.
    """

    name = "finale"
    moves = (RevealIdentity,)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        first = state.alive[int(chance.stream("finale", 0).below(len(state.alive)))]
        order = votes.order_from(state.alive, first)
        state.last_reveals = tuple(sorted(order, key=lambda seat: seat in state.traitors))
        self._ask(state, at)

    def _ask(self, state: TheTraitors, at: float) -> None:
        """Ask the next one; after the last, leave all of it in view for a moment."""
        state.moments += 1
        state.since, state.ready = at, set()
        if identity.revealer(state) is None:
            state.until = at + state.pace.seconds("revealed")
        else:
            state.until = at + (FINAL_IDENTITY if state.pace.by_hours else state.pace.seconds("identity"))

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return seat == identity.revealer(state)

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        return seat == identity.revealer(state) or super().awaited(state, seat)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return [RevealIdentity()] if seat == identity.revealer(state) else []

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat != identity.revealer(state):
            raise Illegal("not_your_reveal")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        assert seat != "host"
        self._reveal(state, seat, at)
        return EVERYBODY

    def _reveal(self, state: TheTraitors, seat: int, at: float) -> None:
        state.revealed.append(seat)
        speech.announce(state, at, "identity", seats=[seat], identity=state.identity(seat))
        self._ask(state, at)

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Go on when somebody has left: to the next one, or to the end if nobody is left."""
        if not state.alive:
            state.settle(at, chance)
        else:
            self._ask(state, at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Reveal the one who is asked; after the last, end the season."""
        seat = identity.revealer(state)
        if seat is None:
            state.settle(at, chance)
        else:
            self._reveal(state, seat, at)
