"""The last tie (TT-23 (e)): the host decides; the automatic host draws lots."""

from __future__ import annotations

from turncoat.core.chance import Chance
from turncoat.games.the_traitors.phases.chapter import Chapter
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.state import TheTraitors


class HostRules(Chapter):
    name = "round_table.host_rules"

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        state.begin("host_rules", at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        course.draw_lots(state, at, chance)
