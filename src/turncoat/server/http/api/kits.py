"""Games on paper, made once for each order and kept: they are for anybody and hold no secrets."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from turncoat.core.game import Game, Kit
from turncoat.core.print_order import Order, make_order
from turncoat.core.refusal import Illegal
from turncoat.words import Words

KEPT: Final = 128
"""More than there are orders of one game without names: so nobody can make a server print all day."""


class Kits:
    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()

    async def kit(self, game: Game, language: str, paper: str, players: int | None) -> bytes:
        """The PDF, or a refusal. It takes about a second, in a thread, while the tables play on."""
        if game.kit is None:
            raise Illegal("no_kit", game=game.name)
        order, say = make_order(game.seats, paper, players), Words(language)
        async with self._one_at_a_time:
            return await asyncio.to_thread(_printed, game.kit, order, say.language)


@lru_cache(KEPT)
def _printed(kit: Kit, order: Order, language: str) -> bytes:
    return kit(order, Words(language))
