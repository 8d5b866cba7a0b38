"""Plans of a bot: what it means to do, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class Plan(NamedTuple):
    """A move that a bot makes at a time, unless it plans otherwise before."""

    due: float
    """In seconds since the start of the match."""
    move: Callable[[], dict[str, Any] | None]
    """Decide the move when it is due; None: do nothing after all."""
    name: tuple[Any, ...] = ()
    """Identifies the plan, for bots that keep track of which they have carried out."""


def next_plan(plans: Iterable[Plan]) -> Plan | None:
    """Return the plan that is due first, or None if there is none; the first of those due together."""
    return min(plans, key=lambda plan: plan.due, default=None)
