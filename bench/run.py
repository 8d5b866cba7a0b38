"""Every figure that is stated, measured in one run: `make bench` prints it and keeps it in results.md."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROUNDS: Final = 5
GAMES: Final = {"kernel": 1_000_000, "table": 5_000}
NAMES: Final = {
    "open_spiel_example": "OpenSpiel, leduc_poker, chance drawn by numpy",
    "open_spiel": "OpenSpiel, leduc_poker, a leaner loop",
    "open_spiel_even": "OpenSpiel, leduc_poker, a loop for even chances only",
    "rlcard": "RLCard, leduc-holdem",
}
WAYS: Final = {
    "kernel": "kernel",
    "scatty": "kernel of Scatty Rogues, five players",
    "castle": "kernel of The Traitors, seasons of 22",
    "match": "`Match`, legal and play",
    "table": "`Match`, two bots with all views",
}


def measured(module: str, *arguments: str, copy: Path | None = None) -> Any:
    """What a module of this folder prints, run in a process of its own."""
    environment = dict(os.environ) if copy is None else {**os.environ, "PYTHONPATH": str(copy)}
    command = [sys.executable, "-m", f"bench.{module}", *arguments]
    return json.loads(
        subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout
    )


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of some rounds: what else the machine does can only make a round slower."""
    return {name: max(found[name] for found in rounds) for name in rounds[0]}


def speed(slow: Path, fast: Path) -> list[str]:
    rounds: dict[str, list[dict[str, float]]] = {"slow": [], "fast": [], "peers": []}
    missing: dict[str, str] = {}
    for _ in range(ROUNDS):
        for kind, copy in (("slow", slow), ("fast", fast)):
            found = measured("ours", copy=copy)
            assert found["compiled"] == (kind == "fast"), f"{copy} is not what it should be"
            rounds[kind].append(found["rates"])
        found = measured("peers")
        missing = found["missing"]
        rounds["peers"].append(found["rates"])
    ours, compiled, peers = (best(rounds[kind]) for kind in ("slow", "fast", "peers"))

    lines = ["| random play | decisions/s | times OpenSpiel |", "|---|---:|---:|"]
    base = peers.get("open_spiel")
    for kind, found in (("interpreted", ours), ("compiled", compiled)):
        lines += [_row(f"Turncoat {kind}: {WAYS[way]}", rate, base) for way, rate in found.items()]
    lines += [_row(NAMES[name], rate, base) for name, rate in peers.items()]
    lines += [f"| {NAMES[name]} | could not be measured: {why} | |" for name, why in missing.items()]
    faster = ", ".join(f"{compiled[way] / ours[way]:.1f}" for way in ("kernel", "scatty", "castle"))
    return [*lines, "", f"Compiled kernels: {faster} times interpreted."]


def _row(what: str, rate: float, base: float | None) -> str:
    return f"| {what} | {rate:,.0f} | {'' if base is None else f'{rate / base:.1f}'} |"


def memory(slow: Path, fast: Path) -> list[str]:
    lines = ["| in one process | held | grown by |", "|---|---:|---:|"]
    for kind, copy in (("interpreted", slow), ("compiled", fast)):
        for way, games in GAMES.items():
            found = measured("memory", way, str(games), copy=copy)
            what = f"{games:,} games, {kind}, {WAYS[way]}"
            lines.append(f"| {what} | {found['held'] / 1024:.1f} MB | {found['grown'] / 1024:.1f} MB |")
    return lines


def machine() -> str:
    """What it ran on: the processor, how many cores, and the Python."""
    try:
        about = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.partition(":")[2].strip() for line in about if line.startswith("model name"))
    except (FileNotFoundError, StopIteration):
        model = platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def main(slow: Path, fast: Path) -> None:
    text = "\n".join(
        [
            "# Measured by `make bench`",
            "",
            f"{machine()}.",
            f"One core for each line; the best of {ROUNDS} rounds taken in turn. Trust the ratios.",
            "A decision is a player's: what chance decides is not counted, but the time it takes is.",
            "",
            *speed(slow, fast),
            "",
            *memory(slow, fast),
            "",
        ]
    )
    (HERE / "results.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
