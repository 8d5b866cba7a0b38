"""The bots of one table."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from turncoat.server.bots.player import ALARM, BotPlayer

if TYPE_CHECKING:
    from turncoat.server.tables.table import Table


class BotSeats:
    def __init__(self, table: Table) -> None:
        self._of = weakref.ref(table)
        self._players: dict[int, BotPlayer] = {}
        self._public = (0, 0.0)
        """The number of the latest view that everybody may have, and when it came about."""

    @property
    def _table(self) -> Table:
        table = self._of()
        assert table is not None
        return table

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def __getitem__(self, seat: int) -> BotPlayer:
        return self._players[seat]

    @property
    def busy(self) -> bool:
        return any(player.busy for player in self._players.values())

    def start(self) -> None:
        """Every bot that has a seat in the match plays."""
        if self._table.state.stage == "playing":
            if self._table.state.bots() and not self._players:
                self._table.audience.keep("watcher")
                self._public = (self._table.audience.history("watcher").n, self._table.now())
            for seat in self._table.state.bots():
                if seat not in self._players:
                    self._table.audience.history(seat)
                    self._players[seat] = BotPlayer(self._table, seat)

    def public_moment(self) -> tuple[int, float]:
        """What bots count their pauses from, so that these tell nothing of what a bot alone has seen."""
        return self._public

    def see(self) -> None:
        """There may be something new to see."""
        if self._players:
            history = self._table.audience.history("watcher")
            if history.n > self._public[0]:
                self._public = (history.n, history.recent[-1].at)
        for player in self._players.values():
            player.see()

    def ring(self, alarm: str) -> None:
        """A bot's alarm has come."""
        player = self._players.get(int(alarm.removeprefix(ALARM)))
        if player is not None:
            player.ring()

    def due(self) -> float | None:
        """When a bot must be asked though nothing has changed, by the match's clock."""
        times = [player.due() for player in self._players.values()]
        return min((time for time in times if time is not None), default=None)

    def stop(self, seat: int) -> None:
        player = self._players.pop(seat, None)
        if player is not None:
            player.stop()

    def stop_all(self) -> None:
        for seat in list(self._players):
            self.stop(seat)
