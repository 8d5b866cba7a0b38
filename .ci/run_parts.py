"""Run the parts of `make test`: `python .ci/run_parts.py LANE...`, each LANE being targets of make.

Lanes run side by side, so that all cores are busy; the parts of a lane run one after the other. A part that
fails stops no other. The end tells how long each took and which failed, and so does the exit status. What a
part says is needed on this machine (a line that begins with "Needed: ") stands there again.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple


class Outcome(NamedTuple):
    part: str
    seconds: float
    passed: bool
    needed: tuple[str, ...] = ()

    def __str__(self) -> str:
        minutes, seconds = divmod(round(self.seconds), 60)
        line = f"{self.part:<12}{minutes:>3}:{seconds:02}  {'passed' if self.passed else 'FAILED'}"
        return "\n".join([line, *(f"{'':<12}{text}" for text in self.needed)])


def run_lane(lane: str) -> list[Outcome]:
    return [run_part(part) for part in lane.split()]


def run_part(part: str) -> Outcome:
    """Run one target, and print each of its lines with its name before it."""
    begun = time.monotonic()
    needed: list[str] = []
    command = ["make", "--no-print-directory", part]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(f"{part}: {line.rstrip()}\n", end="", flush=True)
            if line.startswith("Needed: "):
                needed.append(line.rstrip())
    outcome = Outcome(part, time.monotonic() - begun, running.returncode == 0, tuple(needed))
    print(f"{outcome}\n", end="", flush=True)
    return outcome


def main(lanes: list[str]) -> int:
    with ThreadPoolExecutor(len(lanes)) as pool:
        outcomes = [outcome for lane in pool.map(run_lane, lanes) for outcome in lane]
    print("", *outcomes, sep="\n")
    return 0 if all(outcome.passed for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
