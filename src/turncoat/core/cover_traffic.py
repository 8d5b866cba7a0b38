"""Times in which a seat's traffic must give nothing away: who is told something, how much, when.

Views keep secrets, and still a phone that is told something in the night when its neighbours' are not gives
its owner away to whoever counts messages. So a game can say that some seats are *covered* for a while. Then
a server tells all of them something at the same moments, in frames of one size, whether or not there is news;
and asks their clients to answer each of them in one size too.
"""

from __future__ import annotations

from typing import NamedTuple


class CoverTraffic(NamedTuple):
    """Everything in it must be known to everybody."""

    name: str
    """Another one: something has happened that all of them see at once, and are told at once."""
    seats: frozenset[int]
    every: float
    """Seconds between two frames."""
    room: int
    """Bytes that a frame has for what is private, beside a view as watchers see it."""
