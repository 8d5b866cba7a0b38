"""Scatty Rogues at a terminal."""

from turncoat.games.scatty_rogues.terminal.screen import ScattyRoguesScreen

make_screen = ScattyRoguesScreen

__all__ = ["make_screen"]
