"""Appointments of a match that runs by the calendar, for people's own calendars."""

from __future__ import annotations

from typing import NamedTuple


class Appointment(NamedTuple):
    """One event that players may want in their calendars."""

    kind: str
    """Its name is the message `agenda-GAME-KIND`."""
    day: int
    """Of the match; there is one of a kind a day."""
    starts: float
    """In seconds since the start of the match, as all times of it."""
    ends: float
    bell: bool
    """Whether people are reminded when it begins."""
