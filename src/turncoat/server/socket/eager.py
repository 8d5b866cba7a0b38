"""Work that begins at once, in the caller's own time, and goes on whenever what it waits for is there.

A task would begin in the next round of the event loop, and wake up through everything that it was started
from. A move is over in two steps, so that costs it more than some of its parts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Eager:
    """Carries a coroutine out. It is no task: what it awaits must not ask for the current one."""

    __slots__ = ("_failed", "_finished", "_work")

    def __init__(
        self,
        work: Coroutine[Any, Any, None],
        finished: Callable[[], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        self._work = work
        self._finished = finished
        self._failed = failed
        self._step()

    def _step(self, _: object = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            self._finished()
        except Exception as wrong:
            self._failed(wrong)
        else:
            if awaited is None:  # as `asyncio.sleep(0)` has it: others first
                asyncio.get_running_loop().call_soon(self._step)
            else:
                awaited._asyncio_future_blocking = False  # as a task says that it has seen to it
                awaited.add_done_callback(self._step)
