"""Computes the figures that the documentation states: `make figures`.

Writes the tables of docs/mathematics.md anew, draws docs/images/learning.svg, and runs every command that a
page names for its figures; what these say goes into build/figures, a file each, to be compared with the page.
That takes hours; `python docs/figures.py tables` does the tables alone.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from math import sqrt
from pathlib import Path
from typing import Final

from turncoat.lab.models.the_traitors.recurrences import WAYS, simulate, traitors_win

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "mathematics.md"
OUT: Final = ROOT / "build" / "figures"
SIZES: Final = ((7, 2), (8, 2), (9, 3), (10, 3), (11, 3), (11, 5))
GAMES: Final = 4000
BEGIN, END = "<!-- recurrences -->\n", "<!-- end -->"
COMMANDS: Final = ("turncoat sim ", "turncoat tournament ", "python -m turncoat.lab.")
PAGES: Final = ("bots.md",)
"""The pages whose commands give their figures."""


def recurrences() -> str:
    """Return the table of exact and simulated shares, with how many standard errors they are apart."""
    lines = [
        "| players, Traitors | votes | exactly | simulated | standard errors apart |",
        "|---|---|---|---|---|",
    ]
    for players, traitors in SIZES:
        for way in WAYS:
            exact = float(traitors_win(way, players, traitors))
            found = simulate(way, players, traitors, GAMES, seed=players)
            error = sqrt(exact * (1 - exact) / GAMES)
            apart = abs(found - exact) / error if error else 0.0
            name = way.replace("_", "-")
            lines.append(
                f"| {players}, {traitors} | {name} | {_percent(exact)} | {_percent(found)} | {apart:.1f} |"
            )
    return "\n".join(lines) + "\n"


def _percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def page() -> str:
    """Return the page with its table computed anew."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + BEGIN + recurrences() + END + rest.split(END)[1]


def commands() -> list[str]:
    """Return the commands that the pages name for their figures."""
    blocks = [
        block
        for name in PAGES
        for block in re.findall(r"```sh\n(.*?)```", strength((ROOT / "docs" / name).read_text()), re.DOTALL)
    ]
    return [line for block in blocks for line in block.splitlines() if line.startswith(COMMANDS)]


def strength(page: str) -> str:
    """Return the part of a page that says how strong bots are."""
    return page.partition("## How strong they are")[2]


def run(command: str, number: int) -> None:
    """Run a command, and keep what it says."""
    first, *rest = shlex.split(command)
    program = [sys.executable] if first == "python" else [str(Path(sys.executable).with_name(first))]
    print(f"{number}: {command}", flush=True)
    done = subprocess.run([*program, *rest], cwd=ROOT, capture_output=True, text=True, check=True)
    (OUT / f"{number}.txt").write_text(f"{command}\n\n{done.stdout}", encoding="utf-8")


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    if "tables" in sys.argv:
        return
    OUT.mkdir(parents=True, exist_ok=True)
    for number, command in enumerate(commands(), 1):
        run(command, number)
    training = [str(ROOT / "docs" / "example_training.py"), "--plot", str(ROOT / "docs/images/learning.svg")]
    subprocess.run([sys.executable, *training], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
