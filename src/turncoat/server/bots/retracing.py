"""All that a seat has seen since the start, for a bot that wants to remember it."""

from __future__ import annotations

import asyncio
from typing import Final

from turncoat.server.bots.pool import Shown
from turncoat.server.tables.history import ViewHistory
from turncoat.server.tables.state import TableState

AT_ONCE: Final = 64
"""Records that are replayed before other tables have their turn."""


async def retraced(state: TableState, seat: int, last: int) -> list[Shown]:
    """The seat's views; the latest has the number that it has in this epoch."""
    history = ViewHistory(seat, kept=None)
    for place, match in enumerate(state.steps()):
        history.stage(match)
        history.adopt()
        if place % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    first = last - history.n
    return [Shown(first + seen.n, seen.at, bytes(seen.view)) for seen in history.recent]
