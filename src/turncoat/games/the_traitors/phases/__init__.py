"""The parts of a season, one a module."""
