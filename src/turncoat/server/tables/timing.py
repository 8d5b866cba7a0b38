"""A table's clocks: the match's own, the house's (for alarms), and how the store is told when it is due."""

from __future__ import annotations

from turncoat.server.store.interface import Store
from turncoat.server.tables import events as e
from turncoat.server.tables.change import Change
from turncoat.server.tables.state import TableState


class Timing:
    def __init__(self, store: Store, state: TableState) -> None:
        self._store = store
        self._state = state

    def now(self) -> float:
        """The match's clock; 0 in the lobby."""
        if self._state.stage == "lobby":
            return 0.0
        return self._state.match_time(self._store.now())

    def match_time(self, house_time: float) -> float:
        """The match's clock at a time of the house's clock."""
        return self._state.match_time(house_time)

    def alarm_at(self, match_time: float) -> float:
        """The house's time for an alarm that must ring at a time of the match, or earlier."""
        return self._state.began + match_time

    def stored(self, match_time: float) -> float:
        """A time of the match as the store lists it."""
        return self._state.began + match_time

    def due_after(self, change: Change) -> float | None:
        """When the table must be looked at after that, should the server end now, as the store lists it."""
        state = self._state
        if any(isinstance(event, e.Began) for event in change.events):
            return self._store.now()
        if state.stage != "playing" or any(
            isinstance(event, e.Played) and event.over for event in change.events
        ):
            return None
        if state.bots() or any(isinstance(event, e.StoodIn) for event in change.events):
            return self.stored(self.now())  # a bot may be thinking
        deadline = (change.match or state.match()).deadline
        return None if deadline is None else self.stored(deadline)
