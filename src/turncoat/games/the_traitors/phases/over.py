"""The season is over: nothing more can be done."""

from __future__ import annotations

from turncoat.core.phase import Phase
from turncoat.games.the_traitors.state import TheTraitors


class Over(Phase[TheTraitors]):
    name = "over"
