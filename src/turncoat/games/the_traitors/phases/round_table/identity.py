"""Somebody is banished and, if the host asks, says who they were (TT-22)."""

from __future__ import annotations

from turncoat.core.chance import Chance
from turncoat.games.the_traitors import days
from turncoat.games.the_traitors.phases.chapter import Chapter
from turncoat.games.the_traitors.seconds import FINAL_IDENTITY
from turncoat.games.the_traitors.state import TheTraitors


class IdentityStage(Chapter):
    name = "round_table.identity"

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        if state.final and state.pace.by_hours:
            state.since, state.until = at, at + FINAL_IDENTITY
        else:
            state.begin("identity", at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        days.after_round_table(state, at, chance)
