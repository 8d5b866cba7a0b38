"""A table's clocks: the match's own, the store's (for alarms), and the wall clock.

Most matches run on the store's clock, which stands still while no server runs. A match with a calendar runs
on wall-clock time.
"""

from __future__ import annotations

from typing import Final

from turncoat.server.store.interface import Store
from turncoat.server.tables.log.decision import Decision
from turncoat.server.tables.log.state import TableState

MILLISECONDS: Final = 3
"""Decimals of a time in the log."""
RECHECK: Final = 60.0
"""Most seconds to an alarm for wall-clock time: that clock may be set, and a machine may sleep."""
RECHECK_AWAY: Final = 3600.0
"""The same for a table that is not in memory."""


class Timing:
    def __init__(self, store: Store, state: TableState) -> None:
        self._store = store
        self._state = state

    def now(self) -> float:
        """Return the match's time; 0 in the lobby."""
        state = self._state
        if state.stage == "lobby":
            return 0.0
        if state.calendar is None:
            time = round(self._store.now() - state.began, MILLISECONDS)
            return max(0.0, time)
        return max(0.0, round(self._store.wall() - self._zero(), MILLISECONDS))

    def match_time(self, store_time: float) -> float:
        """Convert a time of the store's clock to the match's."""
        passed = self._store.now() - store_time
        return max(0.0, round(self.now() - passed, MILLISECONDS))

    def alarm_at(self, match_time: float, recheck: float = RECHECK) -> float:
        """Return the store's time for an alarm that must go off at a time of the match, or earlier."""
        if self._state.calendar is None:
            return self._zero() + match_time
        return self._store.now() + min(recheck, match_time - self.now())

    def listed_time(self, match_time: float) -> float:
        """Convert a time of the match to the store's clock, or with a calendar to the wall clock."""
        return self._zero() + match_time

    def due_after(self, decision: Decision) -> float | None:
        """Return when the table must be loaded if the server ends right after this decision."""
        state, played = self._state, decision.match
        if played is None and any(event.rearranges for event in decision.events):
            state = state.after(decision.events)
        if state.stage != "playing" or (played is not None and played.over):
            return None
        if self._state.stage == "lobby" or state.has_bots:  # the match is new, or a bot may be thinking
            return self._store.now() if state.calendar is None else self._store.wall()
        deadline = (played or self._state.match()).deadline
        return None if deadline is None else self.listed_time(deadline)

    def _zero(self) -> float:
        """Return when the match's clock began, by the clock that it runs on."""
        calendar = self._state.calendar
        return self._state.began if calendar is None else calendar.start.timestamp()
