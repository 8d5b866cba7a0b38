"""Everything that a seat has seen and heard, replayed from the log for a bot that remembers."""

from __future__ import annotations

import asyncio
from typing import Final

from turncoat.server.bots.pool import Observation
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.viewers.view_history import ViewHistory

AT_ONCE: Final = 64
"""Records that are replayed before other tables have their turn."""


async def observations_from_start(state: TableState, seat: int, last: int) -> list[Observation]:
    """Return all that the seat has seen and heard; the latest view has the number `last`."""
    history = ViewHistory(seat, kept=None)
    found: list[Observation] = []
    heard = 0
    for index, match in enumerate(state.steps()):
        before = history.n
        history.stage(match)
        history.adopt()
        lines = match.talk(seat, heard)
        heard += len(lines)
        if lines or history.n > before:
            view = bytes(history.recent[-1].view) if history.n > before else None
            found.append(Observation(history.n, match.now, view, lines))
        if index % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    first = last - history.n
    return [one._replace(n=first + one.n) for one in found]
