"""Logs of whole games that are kept, so that a change of the rules is noticed.

`python -m tests.core.kept_logs` writes those that are missing, for the rules as they are now.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.laws import support
from tests.laws.support import Support, step
from turncoat import Match
from turncoat.core.fairness import contributions as mixing
from turncoat.core.fairness.verify import log_file
from turncoat.core.registry import games

FOLDER = Path(__file__).parent / "logs"
BRIEF = {"loyalty-or-treachery": {"turn_limit": 20}}


def log_path(game: str, rules: int) -> Path:
    return FOLDER / f"{game}-{rules}.json"


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def play_to_end(given: Support, seed: int) -> Match:
    """A whole game of generated play."""
    rng = Random(seed)
    table = given.setups[0]
    parts = [mixing.reveal(0, b"one"), mixing.reveal(1, b"two")]
    names = [f"Player {seat}" for seat in range(table.players)]
    options = table.options | BRIEF.get(given.game, {})
    match = Match(given.game, names, seed=seed, options=options, contributions=parts)
    while match.result is None:
        step(given, match, rng)
    return match


def eventful(given: Support) -> Match:
    """Neither a game that was given up at once nor the longest of all."""
    return sorted((play_to_end(given, seed) for seed in range(9)), key=lambda match: match.number)[5]


if __name__ == "__main__":
    for game in games().values():
        if not log_path(game.name, game.rules).exists():
            FOLDER.mkdir(exist_ok=True)
            log_path(game.name, game.rules).write_bytes(log_file(eventful(support.of(folder_of(game.name)))))
