"""Random play through a model of a game, beside mathematics: `models/<game's folder>/comparison.py`."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Protocol, cast

from turncoat.core.game import Game, Json
from turncoat.core.refusal import Illegal, wrong_number_of_seats
from turncoat.lab.figures.statistics import Rows
from turncoat.words import Words


class RandomPlay(Protocol):
    """A module that plays a model at random and compares it with mathematics."""

    def play(self, players: int, options: Json, games: int, seed: int) -> Json:
        """Play games; return the results beside the expected ones, in plain JSON types."""

    def describe(self, found: Json, say: Words) -> Rows:
        """Describe the result for people, as rows of a table."""


def of(game: Game) -> RandomPlay:
    models = f"turncoat.lab.models.{game.home.rpartition('.')[2]}"
    if not importlib.util.find_spec(models) or not importlib.util.find_spec(f"{models}.comparison"):
        raise Illegal("no_random_play", game=game.name)
    return cast(RandomPlay, importlib.import_module(f"{models}.comparison"))


def play(game: Game, players: int, options: Json, games: int, seed: int) -> Json:
    low, high = game.seats
    if not low <= players <= high:
        raise wrong_number_of_seats((low, high), players)
    if games < 1:
        raise Illegal("too_few_games")
    settled = game.settle(options, players)
    found = of(game).play(players, settled, games, seed)
    return {"game": game.name, "players": players, "seed": seed, **found}
