"""The appointments of a season of the pace `days`, for people's calendars.

They follow from the watchers' view alone, so they are the same for all, in the game or out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from turncoat.core.calendar import DAY, Calendar
from turncoat.core.extras.agenda import Appointment
from turncoat.core.game import Json


class Part(NamedTuple):
    """A part of the day: from one of the table's hours to another."""

    kind: str
    since: str
    until: str


DAY_PARTS: Final = (
    Part("breakfast", "breakfast", "mission"),
    Part("mission", "mission", "armoury"),
    Part("armoury", "armoury", "round_table"),
    Part("round_table", "round_table", "vote"),
    Part("vote", "vote", "conclave"),
    Part("conclave", "conclave", "letters"),
    Part("letters", "letters", "breakfast"),
)
FINAL: Final = Part("final", "armoury", "conclave")
"""One appointment for the whole final: the number of its Round Tables is not known beforehand (TT-36)."""
SILENT: Final = ("letters",)
"""The parts without a reminder: a letter must not have one of its own (TT-34), and people sleep."""


def agenda(view: Json, options: Json, calendar: Calendar) -> list[Appointment]:
    """Return the appointments from now to the end of the season, from the watchers' view."""
    deadline, day, days = view["deadline"], view["day"], view["days"]
    if deadline is None:
        return []
    planned = []
    if view["phase"] == "arrival":
        planned.append(Appointment("arrival", 0, 0.0, deadline, bell=False))
    dawn = _dawn(calendar, options["hours"], deadline)
    for number in range(day, days + 1):
        before: float | None = None
        for part, starts, ends in _day(calendar, options["hours"], dawn):
            if not _is_held(part, number, days, options):
                continue
            if number > day or _is_to_come(part, view):
                # A part that is not held leaves no gap: the next begins at once
                since = starts if before is None else before
                planned.append(Appointment(part.kind, number, since, ends, part.kind not in SILENT))
            before = ends
        dawn = calendar.next_time(dawn, options["hours"]["breakfast"])
    return planned


def _dawn(calendar: Calendar, hours: Json, deadline: float) -> float:
    """Return when the present day began: the last breakfast hour before the deadline."""
    dawn = calendar.next_time(deadline - 2 * DAY, hours["breakfast"])
    while (later := calendar.next_time(dawn, hours["breakfast"])) < deadline:
        dawn = later
    return dawn


def _day(calendar: Calendar, hours: Json, dawn: float) -> Iterator[tuple[Part, float, float]]:
    starts, times = dawn, {"breakfast": dawn}
    for part in DAY_PARTS:
        ends = calendar.next_time(starts, hours[part.until])
        yield part, starts, ends
        times[part.until] = starts = ends
    yield FINAL, times[FINAL.since], times[FINAL.until]


def _is_held(part: Part, day: int, days: int, options: Json) -> bool:
    """Return whether a day may have this part (TT-12); an armoury also depends on the mission."""
    if part is FINAL or day == days:
        return day == days and part.kind in ("breakfast", "mission", "final")
    chosen = day >= int(options["choose_on"])
    match part.kind:
        case "breakfast":
            return day > 1
        case "armoury":
            return chosen and day >= int(options["armoury_from"])
        case "round_table" | "vote":
            return chosen and day >= int(options["first_round_table"])
        case "conclave" | "letters":
            return chosen
    return True


def _is_to_come(part: Part, view: Json) -> bool:
    """Return whether this part of the present day is not over."""
    if part is FINAL:
        return True
    return [each.kind for each in DAY_PARTS].index(part.kind) >= _present(view)


def _present(view: Json) -> int:
    match view["phase"]:
        case "arrival" | "selection" | "mission":
            return 1
        case "breakfast":
            return 0
        case "armoury":
            return 2
        case "round_table":
            return 3 if view["stage"] == "talk" else 4
        case "conclave":
            return 5 if view["part"] == 1 else 6
    return len(DAY_PARTS)
