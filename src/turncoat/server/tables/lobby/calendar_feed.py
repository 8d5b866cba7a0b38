"""A match's agenda as iCalendar (RFC 5545), for calendars that people subscribe to.

It says when something begins, never who does what. It is built from the watcher's view, so it is the same for
everybody but for the language.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from turncoat.core.calendar import Calendar
from turncoat.server.tables.log.state import TableState
from turncoat.words import Words

FRESH: Final = timedelta(hours=1)
"""How often calendars should ask again: the number of days may change."""


def build_feed(state: TableState, language: str) -> bytes:
    """Return what is planned from now on; an empty calendar before the start and after the end."""
    import icalendar  # slow to import, and few ask for it

    say = Words(language)
    game = state.game.name
    title = say("calendar-title", game=say(f"game-{game}"), table=state.code)
    feed = icalendar.Calendar()
    feed.add("prodid", "-//Turncoat//EN")
    feed.add("version", "2.0")
    feed.add("method", "PUBLISH")
    feed.add("name", title)
    feed.add("X-WR-CALNAME", title)
    feed.add("REFRESH-INTERVAL", FRESH, parameters={"VALUE": "DURATION"})
    feed.add("X-PUBLISHED-TTL", FRESH)
    calendar = state.calendar
    if calendar is None or state.stage != "playing":
        return bytes(feed.to_ical())
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
        feed.add_component(event)
    return bytes(feed.to_ical())


def _when(calendar: Calendar, moment: float) -> datetime:
    """Return a moment in UTC, which is right across summer time without time zone data."""
    return calendar.start + timedelta(seconds=round(moment))
