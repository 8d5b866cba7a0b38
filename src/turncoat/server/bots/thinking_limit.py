"""How long a bot at a table may think: the bots of all tables share the server's cores."""

from __future__ import annotations

from typing import Final

from turncoat.core.bots.bot import Budgeted, seat_bot
from turncoat.core.game import Game
from turncoat.core.refusal import Illegal

THOUGHT: Final = 1.0
"""Most seconds that a bot's settings may give it for a move."""


def check_bot(game: Game, spec: str) -> None:
    """Refuse a bot that the game does not have, or that would keep the others waiting."""
    bot = seat_bot(game.bots, spec, 0)
    if isinstance(bot, Budgeted) and bot.seconds > THOUGHT:
        raise Illegal("bot_too_slow", bot=spec.partition(":")[0], seconds=THOUGHT)


def limit_bot(game: Game, spec: str) -> str:
    """Return the bot's spec, without settings that would let it think too long."""
    try:
        check_bot(game, spec)
    except Illegal:
        return spec.partition(":")[0]
    return spec
