"""The last tie (TT-23 (e)): the host decides; the automatic host draws lots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors.clauses import host
from turncoat.games.the_traitors.moves import Tie
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class HostRules(SeasonPhase):
    name = "round_table.host_rules"
    moves = (Tie,)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.begin("host_rules", at)
        # TT-24: where everybody was tied, and so nobody could be voted for, lots decide and not the host
        if host.decides(state, "tie") and state.table.stage == "safe_vote":
            limit = state.pace.hour("identity", state.hour)
            host.wait(state, "tie", at, limit)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return [Tie("revote"), Tie("lots")] if seat == "host" else []

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if state.host.waiting != "tie":
            raise Illegal("handed_over")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        state.host.waiting = None
        if move.rule == "lots":
            course.draw_lots(state, at, chance)
        else:
            course.open_vote(state, "revote", at, chance)
        return EVERYBODY

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.host.waiting = None
        course.draw_lots(state, at, chance)
