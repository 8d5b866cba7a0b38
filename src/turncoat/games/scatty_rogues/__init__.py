"""Scatty Rogues, by Luca Bellini (moses. Verlag): eighteen doors, and players who must remember them."""

from turncoat.games.scatty_rogues.rules import game

__all__ = ["game"]
