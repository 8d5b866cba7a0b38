"""Run a coroutine synchronously until its first await, then on future callbacks.

Saves one event-loop turn per message. This is the whole interface to it: `Eager(work, finished, failed)`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Eager:
    """Runs a coroutine at once, in the caller's stack frame, and continues it when its futures are done.

    It calls `finished` when the coroutine returns, `failed` when it raises. It is no `asyncio.Task`: inside
    the coroutine `asyncio.current_task()` is None or the caller's, so `asyncio.timeout` cannot be used, and
    nothing can cancel it.
    """

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
            if awaited is None:  # a bare yield, as in `asyncio.sleep(0)`
                asyncio.get_running_loop().call_soon(self._step)
            else:
                awaited._asyncio_future_blocking = False  # a Task does the same with a future it awaits
                awaited.add_done_callback(self._step)
