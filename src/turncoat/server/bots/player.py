"""A bot in a seat of a table: it sees what the seat sees, takes its time, and plays."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
from typing import Final, NamedTuple, Protocol

from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.server.bots.pool import BotAnswer, BotPool, BotSpec, NeedsHistory, Observation

AGAIN: Final = 1.0
"""Seconds before a move that could not be stored is tried again."""
UNSTORED: Final = ("not_stored", "in_doubt", "not_read")
"""Refusals that come from the store, which has logged why."""

log = logging.getLogger("turncoat.server")


class SeatedBot(NamedTuple):
    """The bot that a seat has."""

    key: str
    """The bot's name in the pool."""
    spec: BotSpec
    haste: float
    """Per-character pace multiplier, independent of the move."""


class BotTable(Protocol):
    """The part of a table that its bots use. Times are the match's."""

    def now(self) -> float: ...

    def pace(self) -> float:
        """Return about how many seconds a bot takes for a move."""

    def standby_seconds(self) -> float:
        """Return how many seconds this server waits for another one to ask the bot first."""

    def progress(self, seat: int) -> tuple[int, int, int]:
        """Return the numbers of the seat's latest view and line, and how many moves it has made."""

    def news(self, seat: int, seen: int, heard: int | None) -> list[Observation]:
        """Return the views after number `seen`, and the lines after `heard` unless that is None."""

    async def history(self, seat: int, last: int) -> list[Observation]:
        """Return everything that the seat has seen and heard; the latest view has the number `last`."""

    def public_moment(self) -> tuple[int, float]:
        """Return the number and time of the latest public view."""

    async def play(self, seat: int, move: Json, seen: int, moved: int) -> None:
        """Play a move that the bot chose when it had seen that view and made so many moves."""

    def set_alarm(self, seat: int, at: float) -> None:
        """Have the bot woken at that time."""

    def cancel_alarm(self, seat: int) -> None: ...

    def on_idle(self) -> None:
        """Note that a bot has nothing to do."""


class BotPlayer:
    """Plays one seat: waits for news, asks the bot, and plays its move when its time has come."""

    def __init__(self, table: BotTable, seat: int, bot: SeatedBot, pool: BotPool) -> None:
        self._table = table
        self._seat = seat
        self._bot = bot
        self._pool = pool
        self._seen = 0
        """The number of the last view that the bot has been shown."""
        self._heard: int | None = None
        """The number of the last line that it was told; None if it does not listen, as far as is known."""
        self._moved = 0
        """How many moves the seat had made at that view."""
        self._wake: float | None = None
        self._has_news = True
        """Whether there is something that the bot has not been shown."""
        self._awake = asyncio.Event()
        """Set when there is news, and when the alarm goes off."""
        self.busy = True
        self._task = asyncio.get_running_loop().create_task(self._run())

    def due(self) -> float | None:
        """Return the match's time at which the bot must be asked even if nothing has changed."""
        return self._table.now() if self.busy else self._wake

    def notice_news(self) -> None:
        """Wake the bot if there is something new to see or hear."""
        n, heard, _ = self._table.progress(self._seat)
        if n > self._seen or (self._heard is not None and heard > self._heard):
            self._has_news = self.busy = True
            self._awake.set()

    def wake(self) -> None:
        """Wake the bot: its alarm has gone off."""
        self._awake.set()

    def stop(self) -> None:
        """Stop the bot, cancel its alarm, and let its process forget it."""
        self._task.cancel()
        self._table.cancel_alarm(self._seat)
        self._pool.forget(self._bot.key)

    async def _run(self) -> None:
        """Ask the bot whenever there is news or its alarm goes off, and play what it answers."""
        while True:
            woken = not self._has_news
            self._has_news, self.busy = False, True
            if not await self._stand_by(woken):
                continue
            answer = await self._ask(woken)
            self._wake = answer.wake
            ready = self._table.now() if woken else self._ready_at()
            if answer.move is not None and await self._no_news_until(ready):
                await self._play(answer.move)
            self.busy = self._has_news
            if not self.busy:
                self._table.on_idle()
            await self._no_news_until(self._wake)

    async def _stand_by(self, woken: bool) -> bool:
        """Wait for another server at this table to ask the bot first; return False if one has."""
        wait = self._table.standby_seconds()
        if not wait:
            return True
        return await self._no_news_until((self._table.now() if woken else self._ready_at()) + wait)

    async def _ask(self, woken: bool) -> BotAnswer:
        """Show the bot the news, or everything from the start if it needs that; return its answer."""
        key, spec = self._bot.key, self._bot.spec
        try:
            news = self._table.news(self._seat, self._seen, self._heard)
            heard = self._note_progress()
            try:
                answer = await self._pool.ask(key, spec, news, woken)
            except NeedsHistory:
                heard = self._note_progress()
                news = await self._table.history(self._seat, self._seen)
                answer = await self._pool.ask(key, spec, news, woken, from_start=True)
        except Exception:
            log.exception("a bot failed; the clock will play for it")
            return BotAnswer(None, None)
        self._heard = heard if answer.hears else None
        self.notice_news()
        return answer

    def _note_progress(self) -> int:
        """Note that the bot is about to be shown everything so far; return the number of the last line."""
        self._seen, heard, self._moved = self._table.progress(self._seat)
        return heard

    async def _play(self, move: Json) -> None:
        """Play a move; if it cannot be stored, try again until there is news."""
        trying = True
        while trying:
            trying = False
            try:
                await self._table.play(self._seat, move, self._seen, self._moved)
            except Illegal as no:
                if no.code in UNSTORED:
                    trying = await self._no_news_until(self._table.now() + AGAIN)
                else:
                    log.warning("a bot's move was refused: %s", no)
            except Exception:
                log.exception("a bot's move failed")

    def _ready_at(self) -> float:
        """Return the time of the bot's move: its pace after the latest public view, varied at random.

        The table's pace is `PACE` of `tables/lobby/lobby.py`, the haste that of the character
        (`core/bots/characters.py`). If the time has passed, return the next multiple of the pace after it.
        So the time of a move reveals neither what the bot alone has seen nor how long it has thought.
        """
        n, seen_at = self._table.public_moment()
        pace = self._table.pace() * self._bot.haste
        lot = hashlib.sha256(f"{self._bot.spec.seed}/{n}".encode()).digest()[0] / 256
        first, now = seen_at + pace * (0.5 + lot), self._table.now()
        return first if first >= now or not pace else first + pace * math.ceil((now - first) / pace)

    async def _no_news_until(self, time: float | None) -> bool:
        """Wait until that time, or for ever if it is None; return False if there is news before."""
        while not self._has_news:
            if time is not None and time <= self._table.now():
                return True
            if time is not None:
                self._table.set_alarm(self._seat, time)
            self._awake.clear()
            await self._awake.wait()
        return False
