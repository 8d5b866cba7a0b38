"""What people's calendars say of a season in `days`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tests.games.the_traitors.season import NAMES, at, move, until
from turncoat import Match
from turncoat.core.calendar import HOUR, Calendar
from turncoat.core.extras.agenda import Appointment
from turncoat.games.the_traitors.agenda import agenda

AUTUMN = datetime(2026, 10, 23, 15, 30, tzinfo=UTC)
"""Two days before summer time ends in Copenhagen."""
DEAL = {"traitors": [11, 12], "lots": list(range(13))}
OPENS = {
    ("breakfast",): "breakfast",
    ("mission",): "mission",
    ("armoury",): "armoury",
    ("round_table", "talk"): "round_table",
    ("round_table", "vote"): "vote",
    ("conclave", 1): "conclave",
    ("conclave", 2): "letters",
}


def in_days(players: int = 13, start: datetime = AUTUMN, **options: Any) -> Match:
    calendar = Calendar.starting(start, "Europe/Copenhagen")
    every = {"pace": "days", "days": 4, **options}
    return Match("the-traitors", NAMES[:players], 2, every, DEAL, calendar=calendar)


def plan(m: Match) -> list[Appointment]:
    assert m.calendar is not None
    return agenda(m.view("watcher"), m.options, m.calendar)


@pytest.mark.parametrize("options", [{}, {"choose_on": 2}, {"first_round_table": 2, "armoury_from": 2}])
def test_what_is_planned_happens_then(options: dict[str, Any]) -> None:
    """In a season of silence, over the end of summer time: at every moment, for all that is to come."""
    m = in_days(**options)
    choice = options.get("choose_on", 1)
    told: list[tuple[float, list[Appointment]]] = []
    opened: dict[tuple[str, int], float] = {}
    while m.result is None:
        told.append((m.now, plan(m)))
        kind = OPENS.get(at(m))
        due = m.deadline or 0
        if kind is not None:  # the first chair is filled a minute after breakfast has begun
            began = due - 60 if kind == "breakfast" else m.now
            began -= 3600 if (kind, m.view("host")["day"]) == ("mission", choice) else 0  # TT-4
            opened.setdefault((kind, m.view("host")["day"]), began)
        m.tick(due)
    final = m.view("host")["days"]
    for now, appointments in told:
        for each in appointments:
            if each.starts > now and each.kind != "final":
                assert opened[each.kind, each.day] == each.starts, each
    promised = {(each.kind, each.day) for _, appointments in told for each in appointments}
    assert {what for what in opened if what[1] < final} <= promised
    assert ("final", final) in promised
    assert plan(m) == []


def test_hours_are_by_the_clock_on_the_wall_across_summer_time() -> None:
    m = in_days()
    assert m.calendar is not None
    nights = [each.starts for each in plan(m) if each.kind == "conclave"]
    assert [m.calendar.local(starts).seconds / HOUR for starts in nights] == [21.5] * 3
    assert nights[1] - nights[0] == 25 * HOUR
    assert nights[2] - nights[1] == 24 * HOUR


def test_what_is_over_is_planned_no_more() -> None:
    m = in_days()
    assert [each.kind for each in plan(m)][:3] == ["arrival", "mission", "armoury"]
    until(m, "round_table", "vote")
    assert [each.kind for each in plan(m) if each.day == 1] == ["vote", "conclave", "letters"]
    until(m, "conclave", 2)
    assert [each.kind for each in plan(m) if each.day == 1] == ["letters"]
    until(m, "breakfast")
    assert {each.day for each in plan(m)} == {2, 3, 4}


def test_those_who_are_early_still_have_todays_plan() -> None:
    """All are ready hours before: what comes next is today's, not yesterday's or tomorrow's."""
    m = in_days()
    until(m, "round_table", "talk")
    before = [each for each in plan(m) if each.kind in ("conclave", "letters")]
    for seat in m.view("host")["alive"]:
        move(m, seat, "ready")
    assert at(m) == ("round_table", "vote")
    assert [each for each in plan(m) if each.kind in ("conclave", "letters")] == before


def test_tt_11_days_that_will_not_be_are_taken_out() -> None:
    m = in_days(days=30)
    until(m, "breakfast", day=5)
    assert {each.day for each in plan(m)} == set(range(5, 31))
    until(m, "mission", day=5)
    assert {each.day for each in plan(m)} == {5}


def test_a_plan_gives_nothing_away() -> None:
    """TT-34: another murder, a temptation or nothing named: the plan is the same until it is known."""
    decisions = [{"move": "murder", "target": 5}, {"move": "tempt", "target": 5}, None]
    plans = []
    for decision in decisions:
        m = in_days(days=6)
        until(m, "conclave", 1)
        for seat in (11, 12) if decision is not None else ():
            m.play(seat, decision)
        told = [plan(m)]
        until(m, "breakfast")
        plans.append([*told, plan(m)])
    assert plans[0] == plans[1] == plans[2]
