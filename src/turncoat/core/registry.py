"""The registry of games: the folders of `turncoat.games`, and entry points of other packages."""

from __future__ import annotations

import difflib
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
        known = list(games())
        raise Illegal(
            "unknown_game", name=brief(name), nearest=_nearest(brief(name), known), games=", ".join(known)
        )
    return game


def _nearest(name: str, known: list[str]) -> str:
    """Return the game that was probably meant, or `none`."""
    typed = name.lower().replace(" ", "-").replace("_", "-")
    parts = [each for each in known if len(typed) > 2 and typed in each]
    words = {word: each for each in known for word in (each, *each.split("-")) if len(word) > 3}
    close = [words[word] for word in difflib.get_close_matches(typed, words, 1, 0.7)]
    return next(iter(parts or close), "none")


def catalogue() -> list[dict[str, Any]]:
    """List the games with their seat ranges, options (types, defaults and bounds), editions and bots."""
    return [game.describe() for game in games().values()]
