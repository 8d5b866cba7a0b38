"""The Traitors at a terminal."""

from turncoat.games.the_traitors.terminal.screen import TheTraitorsScreen

make_screen = TheTraitorsScreen

__all__ = ["make_screen"]
