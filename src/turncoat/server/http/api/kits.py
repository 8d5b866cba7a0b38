"""PDFs of games on paper, made once for each order and cached; they hold no secrets."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from turncoat.core.extras.print_order import Order, make_order
from turncoat.core.game import Game, Kit
from turncoat.core.refusal import Illegal
from turncoat.words import Words

CACHED: Final = 128
"""More than one game has orders, so that requests cannot keep the server busy with printing."""


class Kits:
    """Makes PDFs, one at a time, in a thread."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()

    async def kit(self, game: Game, language: str, paper: str, players: int | None) -> bytes:
        """Return the PDF, or refuse a game without one. The first time takes about a second."""
        if game.kit is None:
            raise Illegal("no_kit", game=game.name)
        order, say = make_order(game.seats, paper, players), Words(language)
        async with self._one_at_a_time:
            return await asyncio.to_thread(_print, game.kit, order, say.language)


@lru_cache(CACHED)
def _print(kit: Kit, order: Order, language: str) -> bytes:
    return kit(order, Words(language))
