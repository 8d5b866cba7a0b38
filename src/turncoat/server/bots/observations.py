"""Puts views and lines of talk together for a bot."""

from __future__ import annotations

from typing import Any

from turncoat.server.bots.pool import Observation
from turncoat.server.wire.messages_out import NumberedView


def observations(views: list[NumberedView], lines: list[dict[str, Any]], n: int) -> list[Observation]:
    """Join each view with the lines that were said before it; `n` is the number of the view before them."""
    found: list[Observation] = []
    for view in views:
        before = [line for line in lines if line["at"] <= view.at]
        lines = lines[len(before) :]
        found.append(Observation(view.n, view.at, bytes(view.view), before))
        n = view.n
    if lines:
        found.append(Observation(n, lines[-1]["at"], None, lines))
    return found
