"""Tells those who watch how the match is: at once, and at a bounded rate of what one player changes.

A move is short, and the view that follows from it goes to everybody who watches. When a player has used up
their budget, what they change further is gathered: the crowd is sent the latest view once there is budget
again, or when somebody else moves. All of it depends on what watchers see, and on who moves in their sight.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from turncoat.core.viewer import Seat
from turncoat.server.limits import Limits
from turncoat.server.tables.schedule.alarms import Alarms
from turncoat.server.tables.viewers.byte_budget import ByteBudget
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.wire.frame import Frame

TO_CROWD: Final = "view to watchers"
"""The name of the alarm."""
SCREENS: Final = 4
"""How many screens are told as early as the seats, because they show the table to a whole room."""


class Crowd:
    """Sends views to the watchers of one table, within a budget for each player."""

    def __init__(self, key: str, alarms: Alarms, now: Callable[[], float], limits: Limits) -> None:
        self._key = key
        self._alarms = alarms
        self._now = now
        self._limits = limits
        self._budgets: dict[Seat, ByteBudget] = {}
        self._unpaid: set[Seat] = set()
        """Who has changed what the crowd is still to be told."""

    def tell_view(
        self, connections: Sequence[Connection], frame: Frame, movers: Collection[Seat], at_once: bool = False
    ) -> None:
        """Tell all of them of a view; or the first screens alone, and the rest when the alarm goes off.

        `movers`: who has changed it; nobody, if time has.
        """
        early, late = split_crowd(connections)
        self._unpaid.update(movers)
        wait = max((self._budget(seat).seconds_until_free() for seat in movers), default=0.0)
        if wait > 0 and not at_once:
            self._alarms.set_no_later(self._key, TO_CROWD, self._now() + wait)
            connections = early
        else:
            self._alarms.cancel(self._key, TO_CROWD)
            for seat in self._unpaid:
                self._budget(seat).spend(len(late) * frame.size)
            self._unpaid.clear()
        for connection in connections:
            connection.send_now(frame)

    def _budget(self, seat: Seat) -> ByteBudget:
        if seat not in self._budgets:
            rate, most = self._limits.watched_bytes_per_second, self._limits.watched_bytes_at_once
            self._budgets[seat] = ByteBudget(rate, most, self._now)
        return self._budgets[seat]


def split_crowd(connections: Iterable[Connection]) -> tuple[list[Connection], list[Connection]]:
    """Return those who are told first, people with a place and a few screens, and all others."""
    early: list[Connection] = []
    late: list[Connection] = []
    screens = 0
    for each in connections:
        screens += each.role == "screen"
        is_early = each.seat is not None or (each.role == "screen" and screens <= SCREENS)
        (early if is_early else late).append(each)
    return early, late
