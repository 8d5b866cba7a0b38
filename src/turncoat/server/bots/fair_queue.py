"""A queue for one process of bots: the table whose bots have thought least lately comes next.

So a quick bot waits for one thought at most, not for all slow bots of other tables. Tables with slow bots
take turns, however many bots each has.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

CREDIT: Final = 1.0
"""Most seconds of advantage over other tables, for a table whose bots have not thought lately."""


class FairQueue:
    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By table; of two tables that have thought equally long, the first is next."""
        self._thought: dict[str, float] = {}
        """By table, in seconds; forgotten once it is more than `CREDIT` behind."""
        self._latest = 0.0

    @property
    def load(self) -> int:
        """How many bots think or wait."""
        return self._busy + sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for the table's turn and take it."""
        await self._wait(table)
        started = self._tick()
        try:
            yield
        finally:
            self._thought[table] = self._account(table) + self._tick() - started
            self._pass_on()

    def _account(self, table: str) -> float:
        return max(self._thought.get(table, 0.0), self._latest - CREDIT)

    async def _wait(self, table: str) -> None:
        if not self._busy:
            self._busy = True
            self._latest = self._account(table)
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn has just come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            table = min(self._waiting, key=self._account)
            queue = self._waiting.pop(table)
            first = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind its equals
            if not first.done():
                self._busy = True
                self._latest = self._account(table)
                first.set_result(None)
        least = self._latest - CREDIT
        self._thought = {table: thought for table, thought in self._thought.items() if thought > least}
