"""What a seat has seen and heard, as a bot is shown it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from turncoat.server.bots.pool import Shown
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.viewers.view_history import ViewHistory
from turncoat.server.wire.messages_out import SeenView

AT_ONCE: Final = 64
"""Records that are replayed before other tables have their turn."""


def shown(views: list[SeenView], lines: list[dict[str, Any]], n: int) -> list[Shown]:
    """Views with the lines that were said before each; `n` is the number of the view before them."""
    told: list[Shown] = []
    for view in views:
        before = [line for line in lines if line["at"] <= view.at]
        lines = lines[len(before) :]
        told.append(Shown(view.n, view.at, bytes(view.view), before))
        n = view.n
    if lines:
        told.append(Shown(n, lines[-1]["at"], None, lines))
    return told


async def retraced(state: TableState, seat: int, last: int) -> list[Shown]:
    """All that the seat has seen and heard since the start; the latest view has the number `last`."""
    history = ViewHistory(seat, kept=None)
    told: list[Shown] = []
    heard = 0
    for place, match in enumerate(state.steps()):
        before = history.n
        history.stage(match)
        history.adopt()
        lines = match.talk(seat, heard)
        heard += len(lines)
        if lines or history.n > before:
            view = bytes(history.recent[-1].view) if history.n > before else None
            told.append(Shown(history.n, match.now, view, lines))
        if place % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    first = last - history.n
    return [one._replace(n=first + one.n) for one in told]
