"""Are You the Traitor? at a terminal."""

from turncoat.games.are_you_the_traitor.terminal.screen import AreYouTheTraitorScreen

make_screen = AreYouTheTraitorScreen

__all__ = ["make_screen"]
