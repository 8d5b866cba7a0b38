"""How often something can be done in a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SLICES: Final = 8
SECONDS: Final = 0.1


def rate(play_some: Callable[[], int]) -> float:
    """What is counted per second of this process, in the best of some short slices.

    Whatever else the machine does can only make a slice slower, and it spares a short one more often.
    """
    play_some()
    return max(_slice(play_some) for _ in range(SLICES))


def _slice(play_some: Callable[[], int]) -> float:
    counted = 0
    since = time.process_time()
    while (spent := time.process_time() - since) < SECONDS:
        counted += play_some()
    return counted / spent
