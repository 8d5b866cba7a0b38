"""Tells everybody how the table is: usually at once, and at a bounded rate if it changes all the time.

A `table` message is long and goes to everybody, so a small request could make the server send a thousand
times as much. When the budget is spent, changes are gathered: the table is sent once there is budget again,
as it is then. People with a place and those who watch have budgets of their own, so that a crowd of watchers
slows nobody at the table down. All of it depends on public facts alone: how long the message is, how many are
connected, when the table changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turncoat.server.limits import Limits
from turncoat.server.tables.schedule.alarms import Alarms
from turncoat.server.tables.viewers.audience import Audience
from turncoat.server.tables.viewers.byte_budget import ByteBudget
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.tables.viewers.crowd import split_crowd
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, encode_frame

TO_SEATS: Final = "table to seats"
TO_WATCHERS: Final = "table to watchers"
"""The names of the two groups of connections, and of their alarms."""
LEAST_COST: Final = 25_000
"""Fewest bytes that a message counts as, so that a small table too is told only a few times a second."""


class TableChanges:
    """Sends `table` messages to the connections of one table, within a budget for each group."""

    def __init__(
        self, key: str, alarms: Alarms, now: Callable[[], float], limits: Limits, audience: Audience
    ) -> None:
        self._key = key
        self._alarms = alarms
        self._now = now
        self._audience = audience
        self._budgets = {
            group: ByteBudget(limits.table_bytes_per_second, limits.table_bytes_at_once, now)
            for group in (TO_SEATS, TO_WATCHERS)
        }
        self._known_watchers: tuple[int, list[o.WatcherInfo]] = (0, [])

    def tell(
        self, build: Callable[[], o.TableInfo], but: Connection | None = None, at_once: bool = False
    ) -> None:
        """Tell everybody but one, or set an alarm for those who are to be told later.

        `at_once`: whatever the budget is; for changes that come once in a match.
        """
        frame: Frame | None = None
        for group, budget in self._budgets.items():
            wait = 0.0 if at_once else budget.seconds_until_free()
            if wait > 0:
                self._alarms.set_no_later(self._key, group, self._now() + wait)
                continue
            self._alarms.cancel(self._key, group)
            frame = frame or self._encode(build())
            self._send(group, frame, but)

    def tell_late(self, group: str, build: Callable[[], o.TableInfo]) -> None:
        """Tell a group how the table is, now that its budget allows it."""
        self._send(group, self._encode(build()))

    def knows_watchers(self, table: o.TableInfo) -> bool:
        """Return whether everybody has been told of these watchers, or will be when an alarm goes off."""
        return self._known_watchers == (table.watchers, table.watching)

    def _encode(self, table: o.TableInfo) -> Frame:
        self._known_watchers = table.watchers, table.watching
        return encode_frame(o.TableChanged(table))

    def _send(self, group: str, frame: Frame, but: Connection | None = None) -> None:
        group_members = self._members(group)
        if group_members:
            self._budgets[group].spend(max(LEAST_COST, len(group_members) * frame.size))
        for connection in group_members:
            if connection is not but:
                connection.send_now(frame)

    def _members(self, group: str) -> list[Connection]:
        early, late = split_crowd(self._audience)
        return early if group == TO_SEATS else late
