"""A bot in a seat of a table: it sees what the seat sees, takes its time, and plays."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from turncoat.core.refusal import Illegal
from turncoat.server.bots.pool import Decision, Forgotten, Made, Shown
from turncoat.server.tables.history import ViewHistory

if TYPE_CHECKING:
    from turncoat.server.tables.table import Table

log = logging.getLogger("turncoat.server")


class BotPlayer:
    def __init__(self, table: Table, seat: int) -> None:
        place = table.state.places[seat]
        assert place.bot is not None
        self._table = table
        self._seat = seat
        self._made = Made(table.state.game.name, place.bot, place.bot_seed)
        self._key = f"{table.state.code}/{seat}/{place.bot_seed}"
        self._shown = 0
        """How many views the bot has been shown."""
        self._wake: float | None = None
        self._new = asyncio.Event()
        self._new.set()
        self.busy = True
        self._task = asyncio.get_running_loop().create_task(self._sit())

    def due(self) -> float | None:
        """When the bot must be asked though nothing has changed, by the house's clock."""
        if self.busy:
            return self._table.house.clock.now()
        return None if self._wake is None else self._table.state.began + self._wake

    def see(self) -> None:
        """There may be something new to see."""
        if self._table.audience.history_of(self._seat).n > self._shown:
            self.busy = True
            self._new.set()

    def stop(self) -> None:
        self._task.cancel()
        self._table.house.bots.forget(self._key)

    async def _sit(self) -> None:
        while True:
            roused = not self._new.is_set()
            self._new.clear()
            self.busy = True
            decision = await self._ask(roused)
            self._wake = decision.wake
            if decision.move is not None and not await self._something_new(self._pause()):
                await self._play(decision)
            self.busy = self._new.is_set()
            if not self.busy:
                self._table.house.drop_if_idle(self._table)
            await self._something_new(self._until_wake())

    async def _ask(self, roused: bool) -> Decision:
        """Show the bot what it has not seen yet; if it knows nothing, everything from the start."""
        bots = self._table.house.bots
        history = self._table.audience.history_of(self._seat)
        try:
            try:
                views = _shown(history, self._shown)
                self._shown = history.n
                return await bots.ask(self._key, self._made, views, roused)
            except Forgotten:
                whole = await self._table.audience.retrace(ViewHistory(self._seat, kept=None))
                self._shown = whole.n
                return await bots.ask(self._key, self._made, _shown(whole, 0), roused)
        except Exception:
            log.exception("a bot failed; the clock will play for it")
            return Decision(None, None)

    async def _play(self, decision: Decision) -> None:
        assert decision.move is not None
        try:
            await self._table.bot_moves(self._seat, decision.move)
        except Illegal as no:
            log.warning("a bot's move was refused: %s", no)
        except Exception:
            log.exception("a bot's move failed")

    def _pause(self) -> float:
        """How long it thinks: the table's pace, varied by lot, never by what it holds."""
        lot = hashlib.sha256(f"{self._made.seed}/{self._shown}".encode()).digest()[0] / 256
        wanted = self._table.state.pace * (0.5 + lot)
        history = self._table.audience.history_of(self._seat)
        passed = self._table.now() - (history.recent[-1].at if history.recent else 0)
        return max(0.0, wanted - passed)

    def _until_wake(self) -> float | None:
        return None if self._wake is None else max(0.0, self._wake - self._table.now())

    async def _something_new(self, within: float | None) -> bool:
        """Wait for something new to see, no longer than that."""
        if within is not None and within <= 0:
            return self._new.is_set()
        try:
            await asyncio.wait_for(self._new.wait(), within)
        except TimeoutError:
            return False
        return True


def _shown(history: ViewHistory, since: int) -> list[Shown]:
    return [Shown(seen.n, seen.at, bytes(seen.view)) for seen in history.since(since)]
