"""The file that says what an arena plays, and between whom.

name = "Friday night"

[limits]
games = 400           # stop after so many matches …
seconds = 3600        # … or so many seconds; the same command goes on from there
move_seconds = 5      # a bot's time for a move …
match_seconds = 120   # … and for all its moves in a match

[[games]]
game = "scatty-rogues"
players = 4           # left out: as few as the game needs
options = {}

[[bots]]
name = "mine-1"
bot = "my_bot:MyBot"            # as after --bots of turncoat sim
games = ["scatty-rogues"]       # left out: all
price = [0.5, 1.5]              # of a language model: for a million tokens read and written
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from turncoat.core import registry
from turncoat.core.game import Game
from turncoat.core.refusal import Illegal, brief, reason, wrong_number_of_seats
from turncoat.lab.arena.reference import NEWEST, PREFIX, find_pool
from turncoat.lab.bots.specs import refuse_unknown

NAME: Final = re.compile(r"[\w.+-]{1,40}")


class GameConfig(msgspec.Struct, forbid_unknown_fields=True):
    """A game that the arena plays."""

    game: str
    players: int | None = None
    options: dict[str, Any] = {}


class BotConfig(msgspec.Struct, forbid_unknown_fields=True):
    """A bot that takes part."""

    name: str
    bot: str
    games: list[str] = []
    price: tuple[float, float] | None = None


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    """When the arena stops, and how long bots may think."""

    games: int = 1000
    seconds: float = 3600
    move_seconds: float = 5
    match_seconds: float = 120


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """An arena, as its file says it."""

    name: str
    games: list[GameConfig]
    bots: list[BotConfig] = []
    limits: Limits = msgspec.field(default_factory=Limits)
    reference: str = NEWEST
    seed: int | None = None
    """Left out, it is drawn when the arena begins, so that nobody knows the deals before."""


class Board(msgspec.Struct, frozen=True):
    """A game with its number of players and its options: what bots are compared in."""

    name: str
    game: str
    players: int
    options: dict[str, Any]
    entrants: tuple[str, ...]
    """The names of the bots that play here: those of the file, then those of the pool."""

    @property
    def rules(self) -> Game:
        return registry.find(self.game)


def read_config(file: Path) -> Config:
    """Read the file of an arena, or refuse."""
    try:
        config = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Config)
    except OSError as wrong:
        raise Illegal("file_unreadable", file=brief(file), why=reason(wrong)) from None
    except (ValueError, msgspec.ValidationError) as wrong:
        raise Illegal("bad_arena", file=file.name, why=str(wrong).partition("\n")[0]) from None
    names = [bot.name for bot in config.bots]
    for name in names:
        if not NAME.fullmatch(name) or names.count(name) > 1:
            raise Illegal("bad_arena_name", name=brief(name))
    return config


def specs_of(config: Config) -> dict[str, str]:
    """Return the spec of every bot by its name: those of the file, and those of the pool of each game."""
    specs = {bot.name: bot.bot for bot in config.bots}
    for game in config.games:
        pool = find_pool(config.reference, registry.find(game.game))
        specs |= {PREFIX + spec: spec for spec in pool}
    return specs


def make_boards(config: Config) -> list[Board]:
    """Make the boards of an arena, or refuse."""
    boards: list[Board] = []
    for each in config.games:
        game = registry.find(each.game)
        low, high = game.seats
        players = low if each.players is None else each.players
        if not low <= players <= high:
            raise wrong_number_of_seats((low, high), players)
        options = game.settle(each.options, players)
        if game.clock(options) == "calendar":
            raise Illegal("by_the_calendar")
        own = [bot for bot in config.bots if not bot.games or game.name in bot.games]
        refuse_unknown(game, [bot.bot for bot in own])
        pool = [PREFIX + spec for spec in find_pool(config.reference, game)]
        entrants = (*(bot.name for bot in own), *pool)
        if len(entrants) < 2:
            raise Illegal("too_few_rivals")
        boards.append(Board(f"{game.name}-{players}", game.name, players, options, entrants))
    if not boards or len({board.name for board in boards}) < len(boards):
        raise Illegal("bad_arena_games")
    return boards
