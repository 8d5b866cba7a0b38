"""Limits on looking up tables by code or token, shared by HTTP and the socket.

Codes are short, so that people can read them aloud. These limits keep a stranger from trying them all.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.server.limits import Limits, TokenBuckets

FAILED_LOOKUPS: Final = ("no_such_table", "bad_token")
"""Refusals that must look alike from outside."""


class LookupLimits:
    """Counts lookups and failed lookups by client network."""

    def __init__(self, limits: Limits) -> None:
        self._requests = TokenBuckets(limits.requests_per_second, limits.requests_at_once)
        self._misses = TokenBuckets(limits.wrong_per_second, limits.wrong_at_once)
        self._seconds = limits.wrong_seconds
        self.limited = 0
        """Requests that came too fast, for the metrics."""
        self.misses = 0
        """Failed lookups, for the metrics."""

    def allow(self, address: str, cost: float = 1) -> bool:
        """Count a request and return whether the address is within its rate."""
        allowed = self._requests.take(address, cost)
        self.limited += not allowed
        return allowed

    def is_guessing(self, address: str) -> bool:
        """Return whether too many lookups of this address have failed."""
        return self._misses.is_empty(address)

    def count_miss(self, address: str) -> None:
        """Count a lookup that found nothing."""
        self.misses += 1
        self._misses.take(address)

    @contextlib.asynccontextmanager
    async def constant_time(self) -> AsyncIterator[None]:
        """Turn every failed lookup into the same refusal, raised the same time after entry.

        A caller cannot tell a wrong code from a wrong token, neither by the answer nor by its delay.
        """
        time = asyncio.get_running_loop().time
        due = time() + self._seconds
        try:
            yield
        except Illegal as no:
            if no.code not in FAILED_LOOKUPS:
                raise
            await asyncio.sleep(max(0.0, due - time()))
            raise Illegal("bad_token") from None
