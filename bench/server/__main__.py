"""Measures the server and the bare stack in the same run, and writes bench/server/results.md.

`python -m bench.server compare OTHER` measures this tree and another checkout in turn, and only prints;
`python -m bench.server shortcuts` measures what `Eager` and the frame reader bring, and only prints.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.server.memory import grown
from turncoat.server.uvicorn_server import listen

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SECONDS = 6.0
ROUNDS = 5
TABLES = (1, 10, 100, 500)
WATCHERS = 10
TICKS = os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(file: str, root: Path = ROOT, without: Sequence[str] = ()) -> Iterator[tuple[int, int]]:
    """Run a server in its own process, without some shortcuts; yield its port and its process id."""
    with contextlib.closing(listen("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.server.subject", str(port), file, *without],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    pin(process.pid, 0)
    try:
        assert process.stdout.readline() == b"ready\n"
        yield port, process.pid
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def pin(pid: int, place: int) -> None:
    """Give a process a core of its own, where there are two: being moved about costs more than some moves."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(pid, {cores[place]})


def cpu(pid: int) -> float:
    """CPU-seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measured(what: str, pid: int, *arguments: object, module: str = "bench.server.load") -> dict[str, Any]:
    """What the load client found, and the CPU-seconds that the server needed meanwhile."""
    client = subprocess.Popen(
        [sys.executable, "-m", module, what, *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert client.stdout is not None
    pin(client.pid, 1)
    assert client.stdout.readline() == "go\n"
    before = cpu(pid)
    line = client.stdout.readline()
    used = cpu(pid) - before
    client.wait()
    return {**json.loads(line), "cpu": used}


def main() -> None:
    lines = [
        "# What the server can carry",
        "",
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}."
        " Server and load client have a process each. Trust the ratios.",
        "",
    ]
    with tempfile.TemporaryDirectory() as folder:
        for part in (rates, latencies, memory):
            found = part(Path(folder))
            print("\n".join(found), flush=True)
            lines += [*found, ""]
    (HERE / "results.md").write_text("\n".join(lines).rstrip() + "\n")


def rates(folder: Path) -> list[str]:
    everybody = WATCHERS + 2
    lines = [
        f"## Durable moves, tables of two players and {WATCHERS} watchers, as fast as they go",
        "",
        "A move is read, played, stored on disk, answered, and each view sent to those who see it. Bare: the"
        " same stack sends a text of the same size to as many, and does nothing else. Five rounds of each, in"
        " turn: the best of both, what share that is, and the middle one of the five shares. One table alone"
        " shares its commits with nobody: each move wakes the thread that writes, and waits for it.",
        "",
        "| tables | moves a CPU-second | bare broadcasts a CPU-second | share | middle share |",
        "|---|---|---|---|---|",
    ]
    for tables in TABLES:
        mine, theirs = [], []
        for turn in range(ROUNDS):
            with serving(str(folder / f"rate{tables}-{turn}")) as (port, pid):
                ours = measured("load", pid, port, tables, WATCHERS, SECONDS / 2, 0)
            with serving("bare") as (port, pid):
                bare = measured("bare", pid, port, tables, everybody, SECONDS / 2, ours["size"])
            mine.append(ours["moves"] / ours["cpu"])
            theirs.append(bare["rounds"] / bare["cpu"])
        middle = statistics.median(one / other for one, other in zip(mine, theirs, strict=True))
        share = max(mine) / max(theirs)
        lines.append(f"| {tables} | {max(mine):,.0f} | {max(theirs):,.0f} | {share:.2f} | {middle:.2f} |")
    return lines


def latencies(folder: Path) -> list[str]:
    lines = [
        "## From a move to the last seat",
        "",
        "Two players and somebody who watches at each table; each table makes about a move a second."
        " And the same tables as fast as they go.",
        "",
        "| tables | p50 | p99 | moves a second | CPU | at full speed: moves a CPU-second | p50 | p99 |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tables in TABLES:
        with serving(str(folder / f"calm{tables}")) as (port, pid):
            calm = measured("load", pid, port, tables, 1, SECONDS, 1)
        with serving(str(folder / f"full{tables}")) as (port, pid):
            full = measured("load", pid, port, tables, 1, SECONDS, 0)
        lines.append(
            f"| {tables} | {calm['p50']:.1f} ms | {calm['p99']:.1f} ms | {calm['moves'] / SECONDS:,.0f}"
            f" | {calm['cpu'] / SECONDS:.0%} | {full['moves'] / full['cpu']:,.0f}"
            f" | {full['p50']:.1f} ms | {full['p99']:.1f} ms |"
        )
    return lines


def memory(folder: Path) -> list[str]:
    with serving(str(folder / "memory")) as (port, pid):
        before, after, finished, idle = grown(port, pid)
    return [
        "## Memory",
        "",
        f"With {finished:,} finished tables and {idle:,} that were left in the middle, all of them played on"
        f" this server: {after - before:.1f} MB more than with none ({before:.0f} MB).",
    ]


def compare(other: Path) -> None:
    """Moves a CPU-second at tables of twelve, here and in another checkout, each round in turn."""
    print("| tables | here | there | here against there, middle round |")
    print("|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for tables in TABLES[:3]:
            rates: dict[Path, list[float]] = {ROOT: [], other: []}
            for turn in range(ROUNDS):
                for root, found in rates.items():
                    name = f"{tables}-{turn}-{'here' if root == ROOT else 'there'}"
                    with serving(str(Path(folder) / name), root) as (port, pid):
                        ours = measured("load", pid, port, tables, WATCHERS, SECONDS / 2, 0)
                    found.append(ours["moves"] / ours["cpu"])
            here, there = rates[ROOT], rates[other]
            middle = statistics.median(one / two for one, two in zip(here, there, strict=True))
            print(f"| {tables} | {max(here):,.0f} | {max(there):,.0f} | {middle:.2f} |", flush=True)


def shortcuts() -> None:
    """Print moves a CPU-second at tables of twelve with and without the server's shortcuts."""
    kinds = {
        "both": (),
        "no Eager": ("eager",),
        "no frame reader": ("frames",),
        "neither": ("eager", "frames"),
    }
    print("| tables | with both | without | share of both, middle round |")
    print("|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for tables in TABLES[:3]:
            found: dict[str, list[float]] = {kind: [] for kind in kinds}
            for turn in range(ROUNDS):
                for number, (kind, without) in enumerate(kinds.items()):
                    file = str(Path(folder) / f"{tables}-{turn}-{number}")
                    with serving(file, without=without) as (port, pid):
                        ours = measured("load", pid, port, tables, WATCHERS, SECONDS / 2, 0)
                    found[kind].append(ours["moves"] / ours["cpu"])
            for kind in ("no Eager", "no frame reader", "neither"):
                share = statistics.median(a / b for a, b in zip(found[kind], found["both"], strict=True))
                best = f"{max(found['both']):,.0f} | {kind}: {max(found[kind]):,.0f}"
                print(f"| {tables} | {best} | {share:.2f} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["shortcuts"]:
        shortcuts()
    elif sys.argv[1:2] == ["compare"]:
        compare(Path(sys.argv[2]).resolve())
    else:
        main()
