"""Cover traffic: times in which the network traffic of some seats must look alike.

Views keep secrets, but a phone that receives a message at night while its neighbours' phones do not gives its
owner away to anybody who counts messages. A game can therefore declare some seats *covered* for a while. A
server then sends all of them frames of one size at the same moments, with or without news, and asks their
clients to answer each frame with a message of one size.
"""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """An even pace of messages."""

    name: str
    """Changes when a public event begins it anew."""
    every: float
    """Seconds between two messages."""


class CoverTraffic(NamedTuple):
    """Which seats are covered, and how. Everything in it must be public knowledge."""

    name: str
    """Changes when a public event ends the current padding schedule; that event is sent at once."""
    seats: frozenset[int]
    every: float
    """Seconds between two frames."""
    room: int
    """Bytes that a frame reserves for private news, beside a watcher's view."""
