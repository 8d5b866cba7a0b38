"""The game is over: nothing more can be done."""

from __future__ import annotations

from turncoat.core.phase import Phase
from turncoat.games.are_you_the_traitor.state import AreYouTheTraitor


class Over(Phase[AreYouTheTraitor]):
    name = "over"
