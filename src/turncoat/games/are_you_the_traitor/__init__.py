"""Are You the Traitor?, by Andrew Looney: free talk, one Stop, and everybody's secret is out."""

from turncoat.games.are_you_the_traitor.rules import game

__all__ = ["game"]
