"""Are You the Traitor? at a terminal."""

from turncoat.games.are_you_the_traitor.terminal.table import Table

__all__ = ["Table"]
