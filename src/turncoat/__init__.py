"""Turncoat: a table for games of treachery."""

from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.registry import catalogue

__all__ = ["Illegal", "Match", "catalogue"]
__version__ = "0.1.0"
