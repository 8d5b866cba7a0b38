"""Loyalty or Treachery, by Sam Smyth: two players, one deck, calls and traps."""

from turncoat.games.loyalty_or_treachery.rules import game

__all__ = ["game"]
