"""The parts of the game, one a module."""
