"""A budget of bytes that may be sent."""

from __future__ import annotations

from collections.abc import Callable


class ByteBudget:
    """Bytes that may be sent: refilled steadily; a message goes out whole if anything is left."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._left = most
        self._at = now()

    def seconds_until_free(self) -> float:
        """Return how long nothing more may be sent; 0 if something may be sent now."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, -self._left / self._rate)

    def spend(self, size: int) -> None:
        self._left -= size
