"""Scatty Rogues at a terminal."""

from turncoat.games.scatty_rogues.terminal.table import Table

__all__ = ["Table"]
