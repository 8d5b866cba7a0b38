"""The banished player reveals their identity, if the host asks (TT-22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import flow, host, identity
from turncoat.games.the_traitors.clauses.durations import FINAL_IDENTITY
from turncoat.games.the_traitors.moves import AskIdentity, RevealIdentity
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class IdentityStage(SeasonPhase):
    name = "round_table.identity"
    moves = (AskIdentity, RevealIdentity)
    open_to_those_out = (RevealIdentity,)

    def _begin(self, state: TheTraitors, at: float) -> None:
        if state.final and state.pace.by_hours:
            state.since, state.until = at, at + FINAL_IDENTITY
        else:
            state.begin("identity", at)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        self._begin(state, at)
        if host.decides(state, "ask_identity"):
            host.wait(state, "ask_identity", at, state.until)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host":
            return [AskIdentity(True), AskIdentity(False)]
        return [RevealIdentity()] if seat == identity.revealer(state) else []

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat != "host":
            if seat != identity.revealer(state):
                raise Illegal("not_your_reveal")
        elif state.host.waiting != "ask_identity":
            raise Illegal("already_answered")

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        return seat == identity.revealer(state) or super().awaited(state, seat)

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if isinstance(move, RevealIdentity):
            self._reveal(state, at)
        else:
            self._answer(state, move.ask, at)
        return EVERYBODY

    def _reveal(self, state: TheTraitors, at: float) -> None:
        """Make the identity public, and leave it in view for a moment; in `days` until the evening's hour."""
        course.reveal_identity(state, at)
        state.moments += 1
        by_hour = state.pace.by_hours and not state.final
        state.since = at
        state.until = max(at, state.hour) if by_hour else at + state.pace.seconds("revealed")

    def _answer(self, state: TheTraitors, ask: bool, at: float) -> None:
        state.host.waiting = None
        if not state.scenes:
            if ask:
                course.reveal_identity(state, at)
            self._begin(state, at)
            return
        state.table.asked = ask
        state.moments += 1
        if not ask:
            speech.announce(state, at, "not_asked", seats=[state.table.banished])
        if state.pace.by_hours and not state.final:
            state.since, state.until = at, max(at, state.hour)
        else:
            self._begin(state, at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if state.host.waiting == "ask_identity":
            self._answer(state, course.asks_for_identity(state), at)  # TT-22: the option is the fallback
            return
        if identity.revealer(state) is not None:
            self._reveal(state, at)  # the player's time is over
            return
        flow.after_round_table(state, at, chance)
