"""How often an address may ask for tables by their codes: one limit for HTTP and for the socket.

Codes are short, so that people can read them aloud. What keeps a stranger from trying them all is this.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.server.limits import Buckets, Limits

WRONG: Final = ("no_such_table", "bad_token")


class Knocks:
    def __init__(self, limits: Limits) -> None:
        self._asked = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._wrong = Buckets(limits.wrong_per_second, limits.wrong_at_once)
        self._seconds = limits.wrong_seconds
        self.limited = 0
        self.misses = 0
        """For the metrics."""

    def too_fast(self, address: str, parts: float = 1) -> bool:
        """Whether there have been too many requests; this is one of them."""
        fine = self._asked.take(address, parts)
        self.limited += not fine
        return not fine

    def guessing(self, address: str) -> bool:
        """Whether too much of what was asked for did not exist."""
        return self._wrong.empty(address)

    def missed(self, address: str) -> None:
        """What was asked for does not exist."""
        self.misses += 1
        self._wrong.take(address)

    @contextlib.asynccontextmanager
    async def alike(self) -> AsyncIterator[None]:
        """A wrong code and a wrong token get the same answer, as long after the question."""
        time = asyncio.get_running_loop().time
        due = time() + self._seconds
        try:
            yield
        except Illegal as no:
            if no.code not in WRONG:
                raise
            await asyncio.sleep(max(0.0, due - time()))
            raise Illegal("bad_token") from None
