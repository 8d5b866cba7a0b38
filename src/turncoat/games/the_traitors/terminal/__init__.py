"""The Traitors at a terminal."""

from turncoat.games.the_traitors.terminal.table import Table

__all__ = ["Table"]
