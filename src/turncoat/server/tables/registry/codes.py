"""The codes that people read aloud: four letters, and more when the short ones get crowded.

A table's key is 16 letters, is never given out again, and leads to it as well: that is how finished games
stay reachable when their codes are free for others.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.server.store.codes import Codes

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which look like numbers."""
LENGTHS: Final = (4, 5, 6)
KEY_LENGTH: Final = 16
CROWDED: Final = 0.05
"""Where more of the codes of a length are taken than this part, longer ones are given out: guessing at random
must lead nowhere nearly always."""
TRIES: Final = 40
COUNTED: Final = 60.0
"""Seconds until it is counted again how many are taken."""
HOUR: Final = 3600.0
RESULT: Final = 48 * HOUR
"""How long a code still leads to a game that is over."""
IDLE: Final = 30 * 24 * HOUR
"""How long it leads to a table where no game has begun."""

_CODE: Final = re.compile(f"[{LETTERS}]{{{LENGTHS[0]},{LENGTHS[-1]}}}")
_KEY: Final = re.compile(f"[{LETTERS}]{{{KEY_LENGTH}}}")


def new_key() -> str:
    return _drawn(KEY_LENGTH)


def is_code(text: str) -> bool:
    return _CODE.fullmatch(text) is not None


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def checked_shard(letter: str) -> str:
    """The first letter of all codes that a server gives out."""
    shard = letter.upper()
    if len(shard) != 1 or shard not in LETTERS:
        raise Illegal("bad_shard", letter=letter[:20])
    return shard


class CodeBook:
    def __init__(
        self,
        codes: Codes,
        wall: Callable[[], float],
        shard: str = "",
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        """`shard`: what every code begins with that is given out here."""
        self._codes = codes
        self._wall = wall
        self._shard = shard
        self._tick = tick
        self._taken: Counter[int] = Counter()
        self._counted: float | None = None

    async def take(self, table: str) -> str:
        """A code that leads to that table from now on."""
        for _ in range(TRIES):
            length = await self._length()
            code = self._shard + _drawn(length - len(self._shard))
            if await self._codes.take(code, table, self._wall()):
                self._taken[length] += 1
                return code
        raise Illegal("house_full")

    async def lead(self, text: str) -> str | None:
        """The key of the table that a code, or a key, leads to."""
        if is_key(text):
            return text
        if not is_code(text):
            return None
        return await self._codes.find(text) or text  # tables had their codes for keys once

    async def address(self, code: str, key: str) -> str:
        """What leads to a table: its code as long as it has it, then its key."""
        return code if await self.lead(code) == key else key

    async def of(self, tables: Sequence[str]) -> list[str]:
        """What people call these tables by."""
        found = await self._codes.of(tables)
        return [found.get(table, table) for table in tables]

    async def tidy(self) -> list[str]:
        """Free the codes that nobody needs any more."""
        now = self._wall()
        await self._codes.mark_finished(now)
        freed = await self._codes.free_expired(now - RESULT, now - IDLE, now - HOUR)
        await self._count()
        return freed

    async def _count(self) -> None:
        self._taken = Counter(await self._codes.count(self._shard))
        self._counted = self._tick()

    def taken(self) -> dict[int, int]:
        """How many codes of each length are in use, when last counted and by what was given out since."""
        return {length: self._taken[length] for length in LENGTHS}

    async def _length(self) -> int:
        if self._counted is None or self._tick() - self._counted > COUNTED:
            await self._count()
        for length in LENGTHS:
            room = len(LETTERS) ** (length - len(self._shard))
            if self._taken[length] < room * CROWDED:
                return length
        return LENGTHS[-1]


def _drawn(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
