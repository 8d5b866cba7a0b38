"""Turncoat: a table for games of treachery."""

import turncoat.games  # noqa: F401 - loaded first, so that the function below keeps the name `games`
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.registry import games

__all__ = ["Illegal", "Match", "games"]
__version__ = "0.1.0"
