"""The length of every step, in each pace (TT-2).

In `party` and `evening` a step lasts a number of seconds. In `days` most steps end at an hour of the day that
the table has set; the others last a number of seconds, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from turncoat.core.calendar import HOUR, Calendar
from turncoat.core.option import ZONE

Step: TypeAlias = Literal[
    "arrival",
    "selection",
    "chair",
    "breakfast",
    "mission",
    "armoury",
    "talk",
    "vote",
    "further_vote",
    "shown_vote",
    "floor",
    "defence",
    "talk_again",
    "host_rules",
    "identity",
    "revealed",
    "conclave_1",
    "conclave_2",
    "final_break",
    "end_vote",
]


class Row(NamedTuple):
    party: float
    evening: float
    days: float | str
    """Seconds, or the name of the hour at which the step ends."""


SECONDS: Final[Mapping[Step, Row]] = {
    "arrival": Row(120, 300, "mission"),
    "selection": Row(30, 45, 3600),
    "chair": Row(4, 8, 60),
    "breakfast": Row(90, 300, "mission"),
    "mission": Row(240, 600, "armoury"),
    "armoury": Row(45, 90, "round_table"),
    "talk": Row(300, 900, "vote"),
    "vote": Row(60, 120, 1800),
    "further_vote": Row(60, 120, 600),
    "shown_vote": Row(6, 8, 10),
    "floor": Row(20, 45, 10),
    "defence": Row(60, 60, 600),
    "talk_again": Row(60, 60, 600),
    "host_rules": Row(5, 8, 10),
    "identity": Row(15, 30, "conclave"),
    "revealed": Row(6, 8, 10),
    "conclave_1": Row(60, 180, "letters"),
    "conclave_2": Row(30, 90, "breakfast"),
    "final_break": Row(120, 600, 3600),
    "end_vote": Row(45, 90, 3600),
}
EARLIER_SECONDS: Final[Mapping[Step, Row]] = {
    "shown_vote": Row(6, 10, 10),
    "conclave_1": Row(75, 180, "letters"),
    "conclave_2": Row(45, 90, "breakfast"),
}
"""The steps that were of other lengths before version 4 of the rules."""
READING: Final = 0.05
"""The seconds for which a vote is shown longer, for each character of its reason (TT-21)."""
QUICK: Final = 1 / 5
"""The share of the seconds of `party`, for a host who rehearses with bots."""
ARRIVAL_HOURS: Final = 12
"""The hours that the arrival lasts in `days`, at the least."""
FINAL_IDENTITY: Final = 600.0
"""Seconds in `days` on the final day, where no night follows and another Round Table may."""
LATER_TALK: Final = 1 / 3
"""The share of the first Round Table's talk that later ones have (TT-36)."""

HOURS: Final[dict[str, str]] = {
    ZONE: "UTC",
    "breakfast": "08:00",
    "mission": "10:00",
    "armoury": "17:00",
    "round_table": "18:00",
    "vote": "20:00",
    "conclave": "21:30",
    "letters": "23:00",
}
"""The hours of a day in `days`, unless the table sets others."""


class Pace:
    """The lengths of the steps at one table."""

    def __init__(
        self, name: str, hours: Mapping[str, str], calendar: Calendar | None, present: bool = True
    ) -> None:
        """Take the lengths of the present rules, or else those before version 4."""
        self.name = name
        self._seconds = SECONDS if present else {**SECONDS, **EARLIER_SECONDS}
        self._hours = hours
        self._calendar = calendar

    @property
    def by_hours(self) -> bool:
        return self._calendar is not None

    def seconds(self, step: Step) -> float:
        """Return the seconds of a step that no hour ends."""
        row = self._seconds[step]
        if self._calendar is None:
            return (
                row.evening if self.name == "evening" else row.party * (QUICK if self.name == "quick" else 1)
            )
        assert not isinstance(row.days, str)
        return row.days

    def vote_seconds(self, letters: int) -> tuple[float, float]:
        """Return how long a vote is shown at least and at most, by the length of its reason (TT-21)."""
        least, most = self.seconds("shown_vote"), self.seconds("floor")
        reading = letters * READING * (QUICK if self.name == "quick" else 1)
        return min(most, least + reading), most

    def hour(self, step: Step, last: float) -> float | None:
        """Return the set hour that ends a step, the next after the last one; None: the step has seconds."""
        name = SECONDS[step].days
        if self._calendar is None or not isinstance(name, str):
            return None
        return self._calendar.next_time(last, self._hours[name])

    def arrival(self, at: float) -> float:
        if self._calendar is None:
            return at + self.seconds("arrival")
        due = self._calendar.next_time(at, self._hours["mission"])
        while due < at + ARRIVAL_HOURS * HOUR:
            due = self._calendar.next_time(due, self._hours["mission"])
        return due

    def morning(self, last: float) -> float:
        """Return when the next day begins, after a night without a Conclave."""
        if self._calendar is None:
            return last
        return self._calendar.next_time(last, self._hours["breakfast"])

    def talk(self, last: float) -> float:
        """Return the seconds of a Round Table's talk where no hour ends it."""
        if self._calendar is None:
            return self.seconds("talk")
        opens = self._calendar.next_time(last, self._hours["round_table"])
        return self._calendar.next_time(opens, self._hours["vote"]) - opens
