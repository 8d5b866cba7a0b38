"""A log filter for complaints about clients: at most one line a minute for each kind, never a traceback."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

CLIENT_ERRORS: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn logs about malformed requests."""
REPEAT_SECONDS: Final = 60.0
"""Seconds between two lines that say the same."""


class ClientErrorFilter(logging.Filter):
    """Logs each client error at most once a minute, as a warning, and counts those in between."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._tick = tick
        self._logged_at: dict[str, float] = {}
        self._suppressed: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the record; shorten it if it is a client error."""
        error = str(record.msg)
        if error not in CLIENT_ERRORS:
            return True
        now = self._tick()
        if now - self._logged_at.get(error, -REPEAT_SECONDS) < REPEAT_SECONDS:
            self._suppressed[error] = self._suppressed.get(error, 0) + 1
            return False
        self._logged_at[error] = now
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
        more = self._suppressed.pop(error, 0)
        if more:
            record.msg = f"{error} ({more} more in the meantime)"
        return True


_client_errors: Final = ClientErrorFilter()


def install() -> None:
    """Add the filter to uvicorn's log."""
    logging.getLogger("uvicorn.error").addFilter(_client_errors)
