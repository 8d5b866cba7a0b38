"""Somebody is banished and, if the host asks, says who they were (TT-22)."""

from __future__ import annotations

from collections.abc import Iterable

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors.clauses import flow, host
from turncoat.games.the_traitors.clauses.durations import FINAL_IDENTITY
from turncoat.games.the_traitors.moves import AskIdentity
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class IdentityStage(SeasonPhase):
    name = "round_table.identity"
    moves = (*COMMON, AskIdentity)

    def _begin(self, state: TheTraitors, at: float) -> None:
        if state.final and state.pace.by_hours:
            state.since, state.until = at, at + FINAL_IDENTITY
        else:
            state.begin("identity", at)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        self._begin(state, at)
        if host.decides(state, "ask_identity"):
            host.wait(state, "ask_identity", at, state.until)

    def host_offers(self, state: TheTraitors) -> Iterable[Offer]:  # noqa: ARG002
        yield AskIdentity(True)
        yield AskIdentity(False)

    def verify_host(self, state: TheTraitors, wanted: Offer) -> None:  # noqa: ARG002
        if state.host.waiting != "ask_identity":
            raise Illegal("already_answered")

    def host_takes(self, state: TheTraitors, move: AskIdentity, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        self._answer(state, move.ask, at)
        return EVERYBODY

    def _answer(self, state: TheTraitors, ask: bool, at: float) -> None:
        state.host.waiting = None
        if ask:
            course.reveal_identity(state, at)
        self._begin(state, at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if state.host.waiting == "ask_identity":
            self._answer(state, course.is_asked(state), at)  # TT-22: the option is the fallback
            return
        flow.after_round_table(state, at, chance)
