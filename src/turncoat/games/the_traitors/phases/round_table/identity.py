"""The banished player tells their identity, if the host asks (TT-22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors.clauses import flow, host
from turncoat.games.the_traitors.clauses.durations import FINAL_IDENTITY
from turncoat.games.the_traitors.moves import AskIdentity
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class IdentityStage(SeasonPhase):
    name = "round_table.identity"
    moves = (AskIdentity,)

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
        return [AskIdentity(True), AskIdentity(False)] if seat == "host" else []

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if state.host.waiting != "ask_identity":
            raise Illegal("already_answered")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        self._answer(state, move.ask, at)
        return EVERYBODY

    def _answer(self, state: TheTraitors, ask: bool, at: float) -> None:
        state.host.waiting = None
        if ask:
            course.reveal_identity(state, at)
        self._begin(state, at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if state.host.waiting == "ask_identity":
            self._answer(state, course.asks_for_identity(state), at)  # TT-22: the option is the fallback
            return
        flow.after_round_table(state, at, chance)
