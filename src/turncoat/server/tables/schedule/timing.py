"""A table's clocks: the match's own, the house's (for alarms), and how the store is told when it is due.

The clock of most matches is the house's, which stands still while no server runs. A match with a calendar
runs on wall-clock time, whoever is there to see it.
"""

from __future__ import annotations

from typing import Final

from turncoat.server.store.interface import Store
from turncoat.server.tables.log.decision import Change
from turncoat.server.tables.log.state import TableState

MILLISECONDS: Final = 3
"""Decimals of a time, so that times are written alike."""
RECHECK: Final = 60.0
"""Most seconds to an alarm for wall-clock time: that clock may be set, and a machine may sleep."""
RECHECK_AWAY: Final = 3600.0
"""The same for a table that is not in memory."""


class Timing:
    def __init__(self, store: Store, state: TableState) -> None:
        self._store = store
        self._state = state

    def now(self) -> float:
        """The match's clock; 0 in the lobby."""
        state = self._state
        if state.stage == "lobby":
            return 0.0
        if state.calendar is None:
            time = round(self._store.now() - state.began, MILLISECONDS)
            return max(0.0, time)
        return max(0.0, round(self._store.wall() - self._zero(), MILLISECONDS))

    def match_time(self, house_time: float) -> float:
        """The match's clock at a time of the house's clock."""
        passed = self._store.now() - house_time
        return max(0.0, round(self.now() - passed, MILLISECONDS))

    def alarm_at(self, match_time: float, recheck: float = RECHECK) -> float:
        """The house's time for an alarm that must ring at a time of the match, or earlier."""
        if self._state.calendar is None:
            return self._zero() + match_time
        return self._store.now() + min(recheck, match_time - self.now())

    def stored(self, match_time: float) -> float:
        """A time of the match as the store lists it: the house's or, with a calendar, the wall's."""
        return self._zero() + match_time

    def due_after(self, change: Change) -> float | None:
        """When the table must be looked at after that, should the server end now, as the store lists it."""
        state, played = self._state, change.match
        if played is None and any(event.rearranges for event in change.events):
            state = state.after(change.events)
        if state.stage != "playing" or (played is not None and played.over):
            return None
        if self._state.stage == "lobby" or state.has_bots:  # all is new, or a bot may be thinking
            return self._store.now() if state.calendar is None else self._store.wall()
        deadline = (played or self._state.match()).deadline
        return None if deadline is None else self.stored(deadline)

    def _zero(self) -> float:
        """When the match's clock began, by the clock that it runs on."""
        calendar = self._state.calendar
        return self._state.began if calendar is None else calendar.start.timestamp()
