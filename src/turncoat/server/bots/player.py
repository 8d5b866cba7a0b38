"""A bot in a seat of a table: it sees what the seat sees, takes its time, and plays."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import weakref
from typing import TYPE_CHECKING, Final

from turncoat.core.characters import CHARACTERS
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.server.bots.bounds import bounded
from turncoat.server.bots.pool import Decision, Forgotten, Made, Shown
from turncoat.server.bots.retracing import retraced, shown

if TYPE_CHECKING:
    from turncoat.server.tables.log.state import TableState
    from turncoat.server.tables.table import Table

ALARM: Final = "bot "
"""The name of a bot's alarm, before its seat."""
AGAIN: Final = 10.0
"""Seconds until a move that could not be stored is tried again."""
UNSTORED: Final = ("not_stored", "in_doubt", "not_read")
"""Refusals that are the store's: it has told the operator."""

log = logging.getLogger("turncoat.server")


class BotPlayer:
    def __init__(self, table: Table, seat: int) -> None:
        place = table.state.places[seat]
        assert place.bot is not None
        self._of = weakref.ref(table)
        self._seat = seat
        bot = bounded(table.state.game, place.bot)
        self._made = Made(table.state.game.name, spoken(table.state, bot), place.bot_seed)
        character = CHARACTERS.get(place.who or "")
        self._haste = 1.0 if character is None else character.haste
        """Some people of the house take their time, others do not; in all that they do alike."""
        self._key = f"{table.state.key}/{seat}/{place.bot_seed}"
        self._pool = table.services.bots
        self._shown = 0
        """The number of the last view that the bot has been shown."""
        self._heard: int | None = None
        """The number of the last line that it was told; None: it does not listen, as far as is known."""
        self._moved = 0
        """How many moves the seat had made then."""
        self._wake: float | None = None
        self._new = True
        """Whether there is something that the bot has not been shown."""
        self._roused = asyncio.Event()
        """Set when there is something new, and when the alarm rings."""
        self.busy = True
        self._task = asyncio.get_running_loop().create_task(self._sit())

    @property
    def _table(self) -> Table:
        table = self._of()
        assert table is not None
        return table

    def due(self) -> float | None:
        """When the bot must be asked though nothing has changed, by the match's clock."""
        return self._table.now() if self.busy else self._wake

    def see(self) -> None:
        """There may be something new to see."""
        history = self._table.audience.history(self._seat)
        if history.n > self._shown or (self._heard is not None and history.heard > self._heard):
            self._new = self.busy = True
            self._roused.set()

    def ring(self) -> None:
        self._roused.set()

    def stop(self) -> None:
        self._task.cancel()
        self._table.services.alarms.cancel(self._table.state.key, self._alarm)
        self._pool.forget(self._key)

    @property
    def _alarm(self) -> str:
        return f"{ALARM}{self._seat}"

    async def _sit(self) -> None:
        while True:
            woken = not self._new
            self._new, self.busy = False, True
            if not await self._stand_by(woken):
                continue
            decision = await self._ask(woken)
            self._wake = decision.wake
            ready = self._table.now() if woken else self._ready_at()
            if decision.move is not None and await self._nothing_new_until(ready):
                await self._play(decision)
            self.busy = self._new
            if not self.busy:
                self._table.services.at_rest(self._table)
            await self._nothing_new_until(self._wake)

    async def _stand_by(self, woken: bool) -> bool:
        """Leave it to another server at this table, where one comes first; whether it has not acted."""
        wait = self._table.standby()
        if not wait:
            return True
        return await self._nothing_new_until((self._table.now() if woken else self._ready_at()) + wait)

    async def _ask(self, woken: bool) -> Decision:
        """Show the bot what is new; if it wants to know what came before, everything from the start."""
        try:
            told = self._untold()
            heard = self._note()
            try:
                decision = await self._pool.ask(self._key, self._made, told, woken)
            except Forgotten:
                heard = self._note()
                told = await retraced(self._table.state, self._seat, self._shown)
                decision = await self._pool.ask(self._key, self._made, told, woken, from_start=True)
        except Exception:
            log.exception("a bot failed; the clock will play for it")
            return Decision(None, None)
        self._heard = heard if decision.hears else None
        self.see()
        return decision

    def _untold(self) -> list[Shown]:
        history = self._table.audience.history(self._seat)
        lines: list[Json] = []
        if self._heard is not None:
            lines = self._table.state.match().talk(self._seat, self._heard)
        return shown(history.since(self._shown), lines, self._shown)

    def _note(self) -> int:
        """How far the table has got, as the bot is about to be told; the number of the last line."""
        history = self._table.audience.history(self._seat)
        self._shown, self._moved = history.n, self._table.state.moves[self._seat]
        return history.heard

    async def _play(self, decision: Decision) -> None:
        """Play; again and again where the store cannot take it, until something else has happened."""
        assert decision.move is not None
        trying = True
        while trying:
            trying = False
            try:
                await self._table.bot_moves(self._seat, decision.move, self._shown, self._moved)
            except Illegal as no:
                if no.code in UNSTORED:
                    trying = await self._nothing_new_until(self._table.now() + AGAIN)
                else:
                    log.warning("a bot's move was refused: %s", no)
            except Exception:
                log.exception("a bot's move failed")

    def _ready_at(self) -> float:
        """When it has thought: after the table's pace, varied by lot, from what everybody saw last.

        If that is over, at the next beat of that pace: neither what the bot alone has seen nor how long it
        took for a thought can be told from the moment of its move.
        """
        n, seen_at = self._table.bots.public_moment()
        pace = self._table.state.pace * self._haste
        lot = hashlib.sha256(f"{self._made.seed}/{n}".encode()).digest()[0] / 256
        first, now = seen_at + pace * (0.5 + lot), self._table.now()
        return first if first >= now or not pace else first + pace * math.ceil((now - first) / pace)

    async def _nothing_new_until(self, time: float | None) -> bool:
        """Wait until that time of the match, or until there is something new to see."""
        alarms, timing = self._table.services.alarms, self._table.timing
        while not self._new:
            if time is not None and time <= self._table.now():
                return True
            if time is not None:
                alarms.set(self._table.state.key, self._alarm, timing.alarm_at(time))
            self._roused.clear()
            await self._roused.wait()
        return False


def spoken(state: TableState, bot: str) -> str:
    """The bot, speaking the languages of the people at the table if it speaks at all.

    They follow from the log, so that after a restart it is the same bot.
    """
    if not state.game.bots_speak or ":" in bot:
        return bot
    return f"{bot}:{'+'.join(sorted({state.place(seat).language for seat in state.people()}))}".rstrip(":")
