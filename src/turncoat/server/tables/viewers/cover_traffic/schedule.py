"""The times at which seats are sent frames whether or not there is news."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turncoat.core.cover_traffic import Pace
from turncoat.server.tables.schedule.alarms import Alarms

BEAT: Final = "beat"
"""The name of the alarm for the next frame."""


class FrameSchedule:
    """Sets the alarm for the next frame: at an even pace from the event that began it."""

    def __init__(self, key: str, alarms: Alarms, now: Callable[[], float]) -> None:
        self._key = key
        self._alarms = alarms
        self._now = now
        self._pace_name: str | None = None
        self._next_at = 0.0

    def update(self, pace: Pace | None, has_viewers: bool) -> None:
        """Set the alarm for the next frame, if there is a pace and somebody is connected.

        A frame that was missed is left out; the pace stays the same.
        """
        if pace is None and self._pace_name is None:
            return
        name = None if pace is None else pace.name
        if name != self._pace_name:
            self._pace_name = name
            self._alarms.cancel(self._key, BEAT)
            self._next_at = self._now()
        if pace is not None and has_viewers and self._alarms.at(self._key, BEAT) is None:
            behind = max(0.0, self._now() - self._next_at)
            self._next_at += pace.every * (1 + behind // pace.every)
            self._alarms.set(self._key, BEAT, self._next_at)
