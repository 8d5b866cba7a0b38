"""Figures of what was played: counted as matches end, joined, and reported to people and machines."""
