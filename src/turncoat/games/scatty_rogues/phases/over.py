"""The game is over (SR-24): nothing more can be done."""

from __future__ import annotations

from turncoat.core.fairness.chance import Chance
from turncoat.core.phase import Phase
from turncoat.games.scatty_rogues.state import ScattyRogues


class Over(Phase[ScattyRogues]):
    name = "over"

    def enter(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        state.finish()
