"""How often something can be done in a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 0.6


def rate(play_some: Callable[[], int]) -> float:
    """Play again and again for a while; what was counted, per second of this process."""
    play_some()
    counted = 0
    since = time.process_time()
    while (spent := time.process_time() - since) < SECONDS:
        counted += play_some()
    return counted / spent
