"""Bots from anywhere: a game's own by name, a class of any module, a program in any language."""
