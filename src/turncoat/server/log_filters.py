"""What those who send nonsense may leave in the operator's log: a line now and then, never a traceback."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

FAULTS: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn says of its clients."""
SELDOM: Final = 60.0
"""Seconds between two lines that say the same."""


class ClientFaults(logging.Filter):
    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._tick = tick
        self._said: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        fault = str(record.msg)
        if fault not in FAULTS:
            return True
        now = self._tick()
        if now - self._said.get(fault, -SELDOM) < SELDOM:
            self._unsaid[fault] = self._unsaid.get(fault, 0) + 1
            return False
        self._said[fault] = now
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
        more = self._unsaid.pop(fault, 0)
        if more:
            record.msg = f"{fault} ({more} more in the meantime)"
        return True


_faults: Final = ClientFaults()


def keep_short() -> None:
    """Have it so for uvicorn's log."""
    logging.getLogger("uvicorn.error").addFilter(_faults)
