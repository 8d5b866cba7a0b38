"""The clock of a match that lasts for days: wall-clock hours in a time zone, right across summer time.

In such a match a moment is the number of seconds that have really passed since the start, also while no
server ran. A calendar says what the clock on the wall showed then. It carries the changes of its zone as data
and reads no time zone database, so that a log gives the same match on every machine and in every year.

Where the clocks are changed, two rules hold: a time that is left out (02:30 in the night when the clocks go
forward) comes at the first moment after the gap, and one that comes twice counts the first time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, Final, NamedTuple, TypeGuard
from zoneinfo import ZoneInfo

from turncoat.core.refusal import Illegal, brief

HOUR: Final = 3600
DAY: Final = 24 * HOUR
BEFORE: Final = 2 * DAY
"""A calendar knows the clock from so long before the start: what comes twice may have come before it."""

_CLOCK_TIME: Final = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
_ZONE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")
_ZONE_LENGTH: Final = 64
_FORMAT: Final = "%Y-%m-%dT%H:%M:%SZ"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_YEARS: Final = range(1970, 9000)
_MOST_CHANGES: Final = 10_000


class LocalTime(NamedTuple):
    """What the clock and the calendar on the wall show."""

    day: int
    """0 on the day of the start, 1 on the next, by the dates on the wall."""
    seconds: float
    """Since midnight, as the clock shows: 64800 when it shows 18:00."""


@dataclass(frozen=True)
class Calendar:
    """A start and a time zone, as data.

    >>> start = datetime(2026, 10, 24, 16, 0, tzinfo=UTC)
    >>> calendar = Calendar.starting(start, "Europe/Copenhagen")
    >>> calendar.local(0)
    LocalTime(day=0, seconds=64800.0)
    >>> calendar.next_time(0, "18:00") / HOUR  # summer time ends in the night
    25.0
    >>> Calendar.from_json(calendar.to_json()) == calendar
    True
    """

    start: datetime
    """In UTC, in whole seconds."""
    zone: str
    offsets: tuple[tuple[int, int], ...]
    """From which moment on the zone is how many seconds ahead of UTC; the first holds from the beginning."""

    @classmethod
    def starting(cls, start: datetime, zone: str, days: int = 400) -> Calendar:
        """Make the calendar of a match that starts then and there; clock changes after `days` are ignored."""
        place = read_zone(zone)
        if start.tzinfo is None or start.year not in _YEARS:
            raise Illegal("bad_calendar")
        begin = start.astimezone(UTC).replace(microsecond=0)
        return cls(begin, zone, tuple(_offsets(place, begin, days)))

    def moment(self, when: datetime) -> float:
        """Convert a time with its zone into seconds since the start."""
        return (when - self.start).total_seconds()

    def local(self, moment: float) -> LocalTime:
        """Return what the clock on the wall shows at a moment."""
        day, seconds = divmod(self._label(moment), DAY)
        return LocalTime(int(day) - int(self._label(0) // DAY), float(seconds))

    def next_time(self, after: float, time: str) -> float:
        """Return the first moment later than `after` when the clock on the wall comes to that time."""
        return self._next(after, time)[1]

    def to_json(self) -> dict[str, Any]:
        """Write the calendar as the log has it."""
        return {
            "start": self.start.strftime(_FORMAT),
            "zone": self.zone,
            "offsets": [list(change) for change in self.offsets],
        }

    @classmethod
    def from_json(cls, given: object) -> Calendar:
        """Read a calendar out of a log; refuse everything but its one written form."""
        if type(given) is not dict or list(map(type, given)) != [str] * 3:
            raise Illegal("bad_calendar")
        start, zone = _read_start(given.get("start")), given.get("zone")
        if start is None or not is_zone_name(zone):
            raise Illegal("bad_calendar")
        return cls(start, zone, _read_offsets(given.get("offsets")))

    def _label(self, moment: float) -> float:
        """Return the local time at a moment, in seconds since 1970 began there."""
        ahead = self.offsets[0][1]
        for since, offset in self.offsets:
            if since <= moment:
                ahead = offset
        return self._base + moment + ahead

    @property
    def _base(self) -> int:
        return (self.start - _EPOCH) // timedelta(seconds=1)

    def _moment_of(self, label: int) -> float:
        """Return the moment at which the local time first reaches `label`."""
        passed = label - self._base
        first = passed - self.offsets[0][1]
        for since, ahead in self.offsets[1:]:
            if first < since:
                break
            first = max(since, passed - ahead)
        return float(first)

    def _next(self, after: float, time: str) -> tuple[int, float]:
        """Return the next occurrence of a time of day: in local seconds, and as a moment."""
        label = int(self._label(after) // DAY) * DAY + seconds_of(time)
        while (moment := self._moment_of(label)) <= after:
            label += DAY
        return label, moment


def is_clock_time(value: object) -> TypeGuard[str]:
    """Return whether a value is a time of day as it is written here: `08:00`, `23:59`."""
    return type(value) is str and _CLOCK_TIME.fullmatch(value) is not None


def seconds_of(time: str) -> int:
    """Convert a time of day into seconds since midnight.

    >>> seconds_of("18:30")
    66600
    """
    found = _CLOCK_TIME.fullmatch(time)
    if found is None:
        raise ValueError(f"not a time of day: {time!r}")
    return int(found[1]) * HOUR + int(found[2]) * 60


def is_zone_name(value: object) -> TypeGuard[str]:
    """Return whether a value could name a time zone; which zones exist differs between machines."""
    return type(value) is str and len(value) <= _ZONE_LENGTH and _ZONE.fullmatch(value) is not None


def read_zone(name: object) -> tzinfo:
    """Find a time zone as this machine knows it, or refuse. Not for use in rules."""
    if is_zone_name(name):
        try:
            return ZoneInfo(name)
        except (LookupError, ValueError, OSError):  # unknown, not a time zone file, a folder
            pass
    raise Illegal("unknown_zone", zone=brief(name))


def _offsets(place: tzinfo, start: datetime, days: int) -> Iterator[tuple[int, int]]:
    def ahead(moment: int) -> int:
        offset = (start + timedelta(seconds=moment)).astimezone(place).utcoffset()
        assert offset is not None
        return offset // timedelta(seconds=1)

    last = ahead(-BEFORE)
    yield -BEFORE, last
    for hour in range(HOUR - BEFORE, days * DAY + 1, HOUR):
        if ahead(hour) == last:
            continue
        low, high = hour - HOUR, hour
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if ahead(middle) == last else (low, middle)
        last = ahead(hour)
        yield high, last


def _read_start(value: object) -> datetime | None:
    if type(value) is not str or len(value) != len("2026-10-24T16:00:00Z"):
        return None
    try:
        start = datetime.fromisoformat(value)
    except ValueError:
        return None
    return start if start.year in _YEARS and start.strftime(_FORMAT) == value else None


def _read_offsets(value: object) -> tuple[tuple[int, int], ...]:
    if type(value) is not list or not 0 < len(value) <= _MOST_CHANGES:
        raise Illegal("bad_calendar")
    read: list[tuple[int, int]] = []
    for change in value:
        if type(change) is not list or list(map(type, change)) != [int, int]:
            raise Illegal("bad_calendar")
        moment, ahead = change
        # Never the same twice running, and the first from the start on or earlier: one written form.
        in_order = read[-1][0] < moment and read[-1][1] != ahead if read else moment <= 0
        if not in_order or abs(ahead) >= DAY or abs(moment) > _YEARS.stop * 366 * DAY:
            raise Illegal("bad_calendar")
        read.append((moment, ahead))
    return tuple(read)
