"""Loyalty or Treachery at a terminal."""

from turncoat.games.loyalty_or_treachery.terminal.screen import LoyaltyOrTreacheryScreen

make_screen = LoyaltyOrTreacheryScreen

__all__ = ["make_screen"]
