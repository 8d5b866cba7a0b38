"""The phases of a season, one in each module."""
