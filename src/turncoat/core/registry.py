"""The registry of games: the folders of `turncoat.games`, and entry points of other packages."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from turncoat.core.game import Game
from turncoat.core.refusal import Illegal, brief

ENTRY_POINTS = "turncoat.games"
_HOME = "turncoat.games"


@cache
def games() -> dict[str, Game]:
    """Return all games by name. A folder of `turncoat.games` presents its game as `game`."""
    home = importlib.import_module(_HOME)
    found = [
        importlib.import_module(f"{_HOME}.{module.name}").game
        for module in pkgutil.iter_modules(home.__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group=ENTRY_POINTS)]
    return {game.name: game for game in found}


def find(name: object) -> Game:
    """Find the game of that name, or refuse."""
    game = games().get(name) if isinstance(name, str) else None
    if game is None:
        raise Illegal("unknown_game", name=brief(name))
    return game


def catalogue() -> list[dict[str, Any]]:
    """List the games with their seat ranges, options (types, defaults and bounds), editions and bots."""
    return [game.describe() for game in games().values()]
