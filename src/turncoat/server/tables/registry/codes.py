"""The codes that people read aloud: four letters, and more when the short ones get crowded.

A table's key has 16 letters, is never given out again, and leads to the table as well: so a finished match
stays reachable when its code is free for others.
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
"""Largest share of the codes of one length that may be taken. Above it longer codes are given out, so that a
random guess almost always misses."""
TRIES: Final = 40
COUNTED: Final = 60.0
"""Seconds until the taken codes are counted again."""
HOUR: Final = 3600.0
RESULT: Final = 48 * HOUR
"""How long a code still leads to a match that is over."""
IDLE: Final = 30 * 24 * HOUR
"""How long it leads to a table where no match has begun."""

_CODE: Final = re.compile(f"[{LETTERS}]{{{LENGTHS[0]},{LENGTHS[-1]}}}")
_KEY: Final = re.compile(f"[{LETTERS}]{{{KEY_LENGTH}}}")


def new_key() -> str:
    return _draw(KEY_LENGTH)


def is_code(text: str) -> bool:
    return _CODE.fullmatch(text) is not None


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def check_shard(letter: str) -> str:
    """Return the first letter of a server's codes, in upper case; refuse anything but one letter."""
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
        """`shard`: the first letter of every code that this server gives out."""
        self._codes = codes
        self._wall = wall
        self._shard = shard
        self._tick = tick
        self._taken: Counter[int] = Counter()
        self._counted: float | None = None

    async def take(self, table: str) -> str:
        """Reserve and return a code that leads to that table from now on."""
        for _ in range(TRIES):
            length = await self._length()
            code = self._shard + _draw(length - len(self._shard), self._shard)
            if await self._codes.take(code, table, self._wall()):
                self._taken[length] += 1
                return code
        raise Illegal("house_full")

    async def find_key(self, text: str) -> str | None:
        """Return the key of the table that a code, or a key, leads to."""
        if is_key(text):
            return text
        if not is_code(text):
            return None
        return await self._codes.find(text)

    async def address_of(self, code: str, key: str) -> str:
        """Return the table's code if that still leads to it, else its key."""
        return code if await self.find_key(code) == key else key

    async def codes_of(self, tables: Sequence[str]) -> list[str]:
        """Return the codes of these tables; the key of one that has none."""
        found = await self._codes.of(tables)
        return [found.get(table, table) for table in tables]

    async def free_old_codes(self) -> list[str]:
        """Free the codes of tables that are long over or were never used, and return them."""
        now = self._wall()
        await self._codes.mark_finished(now)
        freed = await self._codes.free_expired(now - RESULT, now - IDLE, now - HOUR)
        await self._count()
        return freed

    async def _count(self) -> None:
        self._taken = Counter(await self._codes.count(self._shard))
        self._counted = self._tick()

    def count_used(self) -> dict[int, int]:
        """Return how many codes of each length are in use: counted lately, plus those given out since."""
        return {length: self._taken[length] for length in LENGTHS}

    async def _length(self) -> int:
        """Return the shortest length whose codes are not crowded."""
        if self._counted is None or self._tick() - self._counted > COUNTED:
            await self._count()
        for length in LENGTHS:
            room = len(LETTERS) ** (length - len(self._shard))
            if self._taken[length] < room * CROWDED:
                return length
        return LENGTHS[-1]


def _draw(length: int, before: str = "") -> str:
    """Return random letters, none of which stands three times in the code: that is hard to say aloud."""
    while True:
        drawn = "".join(secrets.choice(LETTERS) for _ in range(length))
        if max(Counter(before + drawn).values(), default=0) < 3:
            return drawn
