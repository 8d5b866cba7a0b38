"""Scatty Rogues, by Luca Bellini (moses. Verlag): eighteen doors, and what was behind them?"""

from turncoat.games.scatty_rogues.rules import game

__all__ = ["game"]
