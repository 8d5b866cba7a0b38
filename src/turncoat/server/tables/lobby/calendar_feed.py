"""A match's agenda as iCalendar (RFC 5545), for calendars that people subscribe to.

It says when something begins, never who does what: it is made of what anybody at the table can see, and the
same for all of them but for the language.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from turncoat.core.calendar import Calendar
from turncoat.server.tables.log.state import TableState
from turncoat.words import Words

FRESH: Final = timedelta(hours=1)
"""How often calendars should ask again: days may become fewer."""


def feed(state: TableState, language: str) -> bytes:
    """What is planned from now on; nothing before the start and after the end."""
    import icalendar  # only for those who ask for it

    say = Words(language)
    game = state.game.name
    title = say("calendar-title", game=say(f"game-{game}"), table=state.code)
    told = icalendar.Calendar()
    told.add("prodid", "-//Turncoat//EN")
    told.add("version", "2.0")
    told.add("method", "PUBLISH")
    told.add("name", title)
    told.add("X-WR-CALNAME", title)
    told.add("REFRESH-INTERVAL", FRESH, parameters={"VALUE": "DURATION"})
    told.add("X-PUBLISHED-TTL", FRESH)
    calendar = state.calendar
    if calendar is None or state.stage != "playing":
        return bytes(told.to_ical())
    for planned in state.game.agenda(state.match().view("watcher"), state.options, calendar):
        name = say(f"agenda-{game}-{planned.kind}")
        event = icalendar.Event()
        event.add("uid", f"{state.key}-{planned.day}-{planned.kind}@turncoat")
        event.add("dtstamp", calendar.start)
        event.add("dtstart", _when(calendar, planned.starts))
        event.add("dtend", _when(calendar, planned.ends))
        event.add("summary", name)
        event.add("description", title)
        event.add("transp", "TRANSPARENT")
        if planned.bell:
            bell = icalendar.Alarm()
            bell.add("action", "DISPLAY")
            bell.add("trigger", timedelta())
            bell.add("description", name)
            event.add_component(bell)
        told.add_component(event)
    return bytes(told.to_ical())


def _when(calendar: Calendar, moment: float) -> datetime:
    """In UTC: it needs no time zone data and is right across summer time."""
    return calendar.start + timedelta(seconds=round(moment))
