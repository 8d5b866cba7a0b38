"""The season as it would be if only what a viewer may not know were different."""

from __future__ import annotations

from random import Random

from turncoat import Match
from turncoat.core.viewer import Viewer


def twin(match: Match, viewer: Viewer, rng: Random) -> Match | None:
    return None
