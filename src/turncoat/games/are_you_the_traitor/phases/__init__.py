"""The parts of a round, one a module."""
