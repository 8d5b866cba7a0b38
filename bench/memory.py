"""A million simulated games in one process do not grow it. Prints JSON; sizes are in kilobytes.

`python bench/memory.py kernel 1000000` plays through the kernel, `… table 20000` through matches and bots.
"""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Callable
from pathlib import Path

from bench import ours

PAGE = resource.getpagesize() // 1024
WARM_UP = 20


def resident() -> int:
    """What this process holds in memory now; where that cannot be read, the most that it ever held."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE
    except FileNotFoundError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def growth(play_some: Callable[[], int], times: int) -> tuple[int, int]:
    """What the process held when it had warmed up, and by how much it grew until the end."""
    before = 0
    for time in range(times):
        if time == times // WARM_UP:
            before = resident()
        play_some()
    return before, resident() - before


if __name__ == "__main__":
    how, games = sys.argv[1], int(sys.argv[2])
    before, grown = (
        growth(ours.kernel_games, games // 100) if how == "kernel" else growth(ours.table_game, games)
    )
    print(json.dumps({"games": games, "held": before, "grown": grown}))
