"""How long everything takes: TT-2, in all paces."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.games.the_traitors.season import NAMES, at, move, until
from turncoat import Illegal, Match
from turncoat.core.calendar import HOUR, Calendar
from turncoat.core.game import Json


def lengths(pace: str) -> dict[str, float]:
    """How long each step takes in a season of silence."""
    m = Match("the-traitors", NAMES[:9], 2, {"pace": pace, "days": 2}, {"lots": list(range(9))})
    found: dict[str, float] = {}
    while m.result is None:
        where = "/".join(map(str, at(m)))
        began = m.now
        m.tick(m.deadline or 0)
        found.setdefault(where, m.now - began)
    return found


@pytest.mark.parametrize("pace", ["party", "evening"])
def test_tt_2_the_table_of_seconds(pace: str) -> None:
    """TT-2: the mission's first part, with the doors open, is a quarter of it."""
    table = {
        "arrival": (120, 300),
        "selection/1": (15, 22.5),
        "selection/2": (15, 22.5),
        "breakfast": (4, 8),
        "mission": (60, 150),
        "armoury": (45, 90),
        "round_table/talk": (300, 900),
        "round_table/vote": (60, 120),
        "round_table/reveal": (6, 8),
        "round_table/defence": (60, 60),
        "round_table/runoff": (60, 120),
        "round_table/talk_again": (60, 60),
        "round_table/runoff_again": (60, 120),
        "round_table/host_rules": (5, 8),
        "round_table/identity": (15, 30),
        "conclave/1": (60, 180),
        "conclave/2": (30, 90),
        "final_break": (120, 600),
        "end_vote": (45, 90),
        "finale": (15, 30),
    }
    assert lengths(pace) == {name: row[pace == "evening"] for name, row in table.items()}


def test_the_pace_of_a_rehearsal_is_a_fifth_of_a_party() -> None:
    assert lengths("quick") == pytest.approx(
        {name: seconds / 5 for name, seconds in lengths("party").items()}
    )


def in_days(start: datetime, **options: object) -> Match:
    calendar = Calendar.starting(start, "Europe/Copenhagen")
    every: Json = {"pace": "days", "days": 3, **options}
    return Match("the-traitors", NAMES[:9], 2, every, {"lots": list(range(9))}, calendar=calendar)


def clock(m: Match) -> tuple[int, str]:
    """The day and the time on the wall."""
    assert m.calendar is not None
    day, seconds = m.calendar.local(m.now)
    return day, f"{int(seconds) // 3600:02}:{int(seconds) % 3600 // 60:02}"


def test_tt_2_days_have_set_hours_across_summer_time() -> None:
    """TT-2: the clocks go back in the night to day 1 of the calendar."""
    m = in_days(datetime(2026, 10, 24, 16, 0, tzinfo=UTC))  # 18:00 there
    begins: dict[tuple[int, str], tuple[int, str]] = {}
    while m.result is None:
        host = m.view("host")
        begins.setdefault((host["day"], "/".join(map(str, at(m)))), clock(m))
        m.tick(m.deadline or 0)
    assert begins[1, "selection/1"] == (1, "10:00")
    assert begins[1, "mission"] == (1, "11:00")
    assert begins[1, "armoury"] == (1, "17:00")
    assert begins[1, "round_table/talk"] == (1, "18:00")
    assert begins[1, "round_table/vote"] == (1, "20:00")
    assert begins[1, "conclave/1"][1] == "21:30"
    assert begins[1, "conclave/2"] == (1, "23:00")
    assert begins[2, "breakfast"] == (2, "08:00")
    assert begins[2, "mission"] == (2, "10:00")
    assert begins[3, "round_table/talk"][0] == 3


def test_tt_2_in_days_the_arrival_lasts_at_least_twelve_hours_unless_all_are_ready() -> None:
    m = in_days(datetime(2026, 6, 1, 6, 0, tzinfo=UTC))  # 08:00 there
    assert m.deadline == 26 * HOUR
    for seat in range(9):
        move(m, seat, "ready")
    until(m, "armoury")
    assert clock(m) == (0, "17:00")


def test_tt_2_in_days_hours_can_be_set_and_a_calendar_is_needed() -> None:
    m = in_days(datetime(2026, 6, 1, 6, 0, tzinfo=UTC), hours={"armoury": "15:30"})
    assert clock(until(m, "armoury")) == (1, "15:30")
    with pytest.raises(Illegal, match="bad_calendar"):
        Match("the-traitors", NAMES[:9], 2, {"pace": "days"})


def test_tt_2_in_days_a_night_without_a_conclave_ends_in_the_morning() -> None:
    m = in_days(datetime(2026, 6, 1, 6, 0, tzinfo=UTC), choose_on=2)
    until(m, "breakfast")
    assert m.view("host")["seated"] == []
    m.tick(m.deadline or 0)
    assert clock(m) == (2, "08:01")


def test_tt_2_a_season_of_days_is_replayed_from_its_log() -> None:
    m = until(in_days(datetime(2026, 6, 1, 6, 0, tzinfo=UTC)), "mission", day=2)
    assert Match.replay(m.log).view("host") == m.view("host")
