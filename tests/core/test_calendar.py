"""Days on the wall's clock: from the log alone, and right where the clocks are changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat import Illegal
from turncoat.core import calendar as calendars
from turncoat.core.calendar import DAY, HOUR, Calendar, read_zone, seconds_of

COPENHAGEN, NEW_YORK, LORD_HOWE = "Europe/Copenhagen", "America/New_York", "Australia/Lord_Howe"


def calendar(zone: str, year: int, month: int, day: int, hour: int, minute: int) -> Calendar:
    """Starting at that local time."""
    return Calendar.starting(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)), zone)


def wall(of: Calendar, moment: float) -> str:
    """What the wall shows by the machine's own database."""
    return f"{(of.start + timedelta(seconds=moment)).astimezone(ZoneInfo(of.zone)):%m-%d %H:%M}"


def next_wall(of: Calendar, after: float, time: str) -> str:
    return wall(of, of.next_time(after, time))


def test_the_clock_on_the_wall() -> None:
    evening = calendar(COPENHAGEN, 2026, 11, 16, 18, 30)
    assert evening.local(0) == (0, seconds_of("18:30"))
    assert evening.local(5.5 * HOUR) == (1, 0)
    assert evening.local(5.5 * HOUR - 0.25) == (0, DAY - 0.25)
    assert evening.moment(datetime(2026, 11, 16, 18, 30, tzinfo=UTC)) == HOUR


def test_the_next_time_is_always_later() -> None:
    evening = calendar(COPENHAGEN, 2026, 11, 16, 18, 0)
    assert evening.next_time(0, "18:01") == 60
    assert evening.next_time(0, "18:00") == DAY
    assert evening.next_time(-0.001, "18:00") == 0
    assert evening.next_time(0.001, "17:59") == DAY - 60


@pytest.mark.parametrize(
    ("zone", "start", "wanted", "comes"),
    [
        # The clocks go forward: a time that is left out comes when the gap is over.
        (COPENHAGEN, (2027, 3, 28, 1, 0), "02:30", "03-28 03:00"),
        (COPENHAGEN, (2027, 3, 28, 1, 0), "03:00", "03-28 03:00"),
        (COPENHAGEN, (2027, 3, 27, 18, 0), "18:00", "03-28 18:00"),
        (NEW_YORK, (2027, 3, 14, 0, 0), "02:00", "03-14 03:00"),
        (LORD_HOWE, (2026, 10, 4, 0, 0), "02:15", "10-04 02:30"),
        # They go back: a time that comes twice counts the first time.
        (COPENHAGEN, (2026, 10, 25, 0, 0), "02:30", "10-25 02:30"),
        (NEW_YORK, (2026, 11, 1, 0, 0), "01:30", "11-01 01:30"),
        (LORD_HOWE, (2027, 4, 4, 0, 0), "01:45", "04-04 01:45"),
        ("Asia/Kolkata", (2026, 10, 25, 0, 0), "02:30", "10-25 02:30"),
    ],
)
def test_a_time_where_the_clocks_are_changed(
    zone: str, start: tuple[int, int, int, int, int], wanted: str, comes: str
) -> None:
    assert next_wall(calendar(zone, *start), 0, wanted) == comes


@pytest.mark.parametrize(
    ("zone", "start", "hours"),
    [
        (COPENHAGEN, (2026, 10, 24, 18, 0), 25),
        (COPENHAGEN, (2027, 3, 27, 18, 0), 23),
        (LORD_HOWE, (2027, 4, 3, 18, 0), 24.5),
        (LORD_HOWE, (2026, 10, 3, 18, 0), 23.5),
        ("Asia/Kolkata", (2026, 10, 24, 18, 0), 24),
        ("UTC", (2026, 10, 24, 18, 0), 24),
    ],
)
def test_how_long_a_day_is(zone: str, start: tuple[int, int, int, int, int], hours: float) -> None:
    assert calendar(zone, *start).next_time(0, "18:00") == hours * HOUR


def test_a_time_that_comes_twice_comes_once_a_day() -> None:
    night = calendar(COPENHAGEN, 2026, 10, 25, 2, 30)
    assert wall(night, HOUR) == "10-25 02:30"
    assert next_wall(night, 0, "02:30") == "10-26 02:30"
    assert next_wall(night, 0, "02:45") == "10-25 02:45"
    # Also where the match starts in the second of the two hours.
    again = Calendar.starting(datetime(2026, 10, 25, 1, 30, tzinfo=UTC), COPENHAGEN)
    assert wall(again, 0) == "10-25 02:30"
    assert next_wall(again, 0, "02:45") == "10-26 02:45"


def test_a_day_that_a_zone_leaves_out_altogether() -> None:
    """Samoa had no 30 December 2011."""
    samoa = calendar("Pacific/Apia", 2011, 12, 29, 23, 0)
    assert samoa.local(HOUR).day == 2
    assert next_wall(samoa, 0, "08:00") == "12-31 00:00"  # the time left out comes after the gap


def test_the_rules_read_no_time_zone_database(monkeypatch: pytest.MonkeyPatch) -> None:
    before = calendar(COPENHAGEN, 2026, 10, 24, 18, 0)
    logged = json.loads(json.dumps(before.to_json()))
    monkeypatch.setattr(calendars, "ZoneInfo", None)
    after = Calendar.from_json(logged)
    assert after == before
    assert after.to_json() == logged
    assert after.next_time(0, "18:00") == 25 * HOUR


def test_as_it_stands_in_the_log() -> None:
    assert calendar(COPENHAGEN, 2026, 10, 24, 18, 0).to_json() == {
        "start": "2026-10-24T16:00:00Z",
        "zone": COPENHAGEN,
        "offsets": [
            [-2 * DAY, 7200],
            [9 * HOUR, 3600],
            [155 * DAY - 15 * HOUR, 7200],
            [372 * DAY - 15 * HOUR, 3600],
        ],
    }


def test_a_calendar_begins_on_a_whole_second() -> None:
    began = Calendar.starting(datetime(2026, 11, 16, 18, 0, 7, 900_000, tzinfo=UTC), "UTC")
    assert began.start == datetime(2026, 11, 16, 18, 0, 7, tzinfo=UTC)


def test_changes_are_found_to_the_second() -> None:
    began = Calendar.starting(datetime(2026, 10, 24, 16, 7, 23, tzinfo=UTC), COPENHAGEN)
    assert began.offsets[1] == (9 * HOUR - 7 * 60 - 23, 3600)


@pytest.mark.parametrize(
    "zone",
    [
        "",
        "Europe",
        "Europe/Atlantis",
        "../etc/passwd",
        "/etc/localtime",
        "A" * 65,
        "UTC\n",
        "Ørsted",
        None,
        7,
    ],
)
def test_zones_that_there_are_not(zone: Any) -> None:
    with pytest.raises(Illegal, match="unknown_zone"):
        read_zone(zone)


def test_a_start_without_a_zone_of_its_own_is_refused() -> None:
    with pytest.raises(Illegal, match="bad_calendar"):
        Calendar.starting(datetime(2026, 11, 16), "UTC")


GOOD: dict[str, Any] = {"start": "2026-10-24T16:00:00Z", "zone": "UTC", "offsets": [[-9, 0], [5, 3600]]}


def broken() -> Iterator[object]:
    yield from (None, [], "x", 7, {}, {**GOOD, "more": 1}, {1: 2, 3: 4, 5: 6})
    for start in (
        *(
            "2026-10-24T16:00:00+00:00",
            "2026-10-24 16:00:00Z",
            "2026-13-24T16:00:00Z",
            "0001-10-24T16:00:00Z",
        ),
        *("2026-10-24T16:00:00", "", None, 0, "9999-10-24T16:00:00Z", "2026-W43-6T16:00:00Z"),
    ):
        yield {**GOOD, "start": start}
    for zone in ("", None, 7, "../x", "a b", "A" * 65):
        yield {**GOOD, "zone": zone}
    wrong: tuple[Any, ...] = (
        *([], None, [[]], [[0]], [[0, 0, 0]], [[0.0, 0]], [[0, 0.0]], [[0, True]], [[0, None]], [0, 0]),
        *([[1, 0]], [[0, DAY]], [[0, -DAY]], [[0, 0], [0, 60]], [[0, 0], [5, 0]], [[-9, 0], [-10, 60]]),
        *([[0, 0], [10**30, 60]], [(0, 0)], ((0, 0),), [[0, 0] for _ in range(20_000)]),
    )
    for offsets in wrong:
        yield {**GOOD, "offsets": offsets}
    for missing in GOOD:
        yield {name: value for name, value in GOOD.items() if name != missing}


@pytest.mark.parametrize("wrong", list(broken()))
def test_what_is_no_calendar_is_refused(wrong: object) -> None:
    assert Calendar.from_json(GOOD).offsets == ((-9, 0), (5, 3600))
    with pytest.raises(Illegal, match="bad_calendar"):
        Calendar.from_json(wrong)


ZONES = (
    *(COPENHAGEN, NEW_YORK, LORD_HOWE, "UTC", "Asia/Kolkata", "Africa/Casablanca", "Pacific/Apia"),
    *("America/St_Johns", "Europe/Dublin", "Asia/Tehran", "America/Caracas", "Asia/Pyongyang"),
)


def next_by_walking(start: datetime, zone: ZoneInfo, after: int, time: str) -> int:
    """Walk minute by minute and watch the wall: a time comes when it has not shown so late a time before."""
    latest = datetime.min
    moment = after - 3 * DAY
    while True:
        shown = (start + timedelta(seconds=moment)).astimezone(zone).replace(tzinfo=None)
        if shown > latest:
            midnight = latest.replace(hour=0, minute=0) if latest > datetime.min else shown
            wanted = [midnight + timedelta(days=days, seconds=seconds_of(time)) for days in range(3)]
            if moment > after and any(latest < each <= shown for each in wanted):
                return moment
            latest = shown
        moment += 60


@settings(max_examples=60, deadline=None)
@given(
    zone=st.sampled_from(ZONES),
    minute=st.integers(0, 60 * 24 * 365 * 50),
    around=st.integers(-36 * 60, 36 * 60),
    change=st.integers(0, 20),
    time=st.tuples(st.integers(0, 23), st.integers(0, 59)),
)
def test_the_next_time_as_the_database_of_time_zones_has_it(
    zone: str, minute: int, around: int, change: int, time: tuple[int, int]
) -> None:
    start = datetime(1990, 1, 1, tzinfo=UTC) + timedelta(minutes=minute)
    made = Calendar.starting(start, zone)
    place, wanted = ZoneInfo(zone), f"{time[0]:02}:{time[1]:02}"
    near = made.offsets[change % len(made.offsets)][0]  # mostly close to a change of the clocks
    after = max(0, near // 60 * 60 + around * 60)
    if after > 397 * DAY:
        return
    assert made.next_time(after, wanted) == next_by_walking(start, place, after, wanted)
    local = (start + timedelta(seconds=after)).astimezone(place)
    assert made.local(after).seconds == (local.hour * 60 + local.minute) * 60 + local.second
    assert made.local(after).day == (local.date() - start.astimezone(place).date()).days
