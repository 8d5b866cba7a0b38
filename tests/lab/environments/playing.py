"""Helpers: random play of an environment, and matches that differ only in what one seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tests.laws import support
from turncoat import Match
from turncoat.core.registry import games
from turncoat.lab.environments.episode import Episode

GAMES = list(games())
FOLDERS = {name: game.home.rpartition(".")[2] for name, game in games().items()}
PAIRS = 3
"""So many pairs of twins are looked at for each game."""
MOMENTS = 2
"""At so many moments of each."""


class Still:
    """A bot that never does anything: what it could see makes no difference to others."""

    wake: float | None = None

    def __init__(self, seed: int, settings: str) -> None:
        pass

    def act(self, view: Mapping[str, Any], now: float) -> None:
        """Wait."""


def play_at_random(episode: Episode, seed: int, most: int = 10_000) -> int:
    """Choose at random until it is over; return how many choices were made."""
    rng, number = Random(seed), 0
    while episode.actor is not None and number < most:
        episode.choose(episode.actor, rng.choice(list(episode.ways(episode.actor))))
        number += 1
    return number


def twins(game: str) -> Iterator[tuple[Match, Match, int]]:
    """Yield moments of pairs of matches that differ only in what a seat may not know."""
    known, found, rng = support.of(FOLDERS[game]), 0, Random(5)
    while found < PAIRS:
        match = support.generate_match(known, rng)
        if match.over or match.options.get("host") == "human":
            continue
        seat = rng.randrange(len(match.seats))
        twin = known.twin(match, seat, rng)
        if twin is None or twin.number != match.number:
            continue
        found += 1
        for upto in {match.number, *(rng.randrange(match.number + 1) for _ in range(MOMENTS))}:
            yield Match.replay(match.log, upto=upto), Match.replay(twin.log, upto=upto), seat
