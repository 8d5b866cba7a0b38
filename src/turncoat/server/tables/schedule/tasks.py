"""Background tasks: keeps them from the garbage collector and logs their failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from turncoat.core.refusal import Illegal

REPORTED: Final = ("not_stored", "in_doubt", "not_read", "table_newer")
"""Refusals that are logged where they are raised."""

log = logging.getLogger("turncoat.server")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task and log its failure, if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finish)

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if isinstance(wrong, Illegal):
            if wrong.code not in REPORTED:
                log.error("something that was due could not happen: %s", wrong)
        elif wrong is not None:
            log.error("something that was due could not happen", exc_info=wrong)
