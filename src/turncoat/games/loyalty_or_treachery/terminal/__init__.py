"""Loyalty or Treachery at a terminal."""

from turncoat.games.loyalty_or_treachery.terminal.table import Table

__all__ = ["Table"]
