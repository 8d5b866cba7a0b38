"""Pools of reference bots: what figures of different arenas are compared by.

A pool never changes once it has a name. What its bots do is condensed in a fingerprint, which every arena
keeps and shows: arenas with the same pool and the same fingerprint measured against the same opponents.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from turncoat.core.fairness.verify import log_file
from turncoat.core.game import Game
from turncoat.core.refusal import Illegal, brief
from turncoat.lab.library import play

PREFIX: Final = "pool/"
"""Before the names of the pool's bots: no bot that registers can be called so."""
POOLS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "2026-11": {
        "loyalty-or-treachery": ("novice", "casual", "counter", "searcher:iterations=100"),
        "are-you-the-traitor": ("timid", "steady", "bold"),
        "scatty-rogues": ("goldfish", "squirrel", "hound", "raven", "elephant"),
        "the-traitors": ("pip", "clement", "thea", "nora", "viggo", "osric", "isolde"),
    },
}
"""By name and game; the middle one stands in for a bot that fails."""
NEWEST: Final = "2026-11"


def find_pool(name: str, game: Game) -> Sequence[str]:
    """Return the pool's bots for a game; none for games that it does not know."""
    if name not in POOLS:
        raise Illegal("unknown_pool", name=brief(name), pools=", ".join(POOLS))
    return POOLS[name].get(game.name, ())


def find_stand_in(name: str, game: Game) -> str:
    """Return the bot that moves for one that fails: the middle one of the pool."""
    pool = find_pool(name, game) or list(game.bots)
    return pool[len(pool) // 2]


def fingerprint(name: str, game: Game) -> str:
    """Condense how the pool's bots play a game: the digest of one match between them."""
    pool = find_pool(name, game)
    if not pool:
        return ""
    low, high = game.seats
    return hashlib.sha256(
        log_file(play(game.name, pool[:high], 1, max(low, min(len(pool), high))))
    ).hexdigest()[:16]
