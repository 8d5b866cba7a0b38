"""Who sits where: the person on the first seat, bots on the others."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from turncoat.core.bot import Bot, seat_bot
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.terminal.saves import Saved


def usual_bot(game: Game) -> str:
    """The bot that a game wants a person to meet first, or the strongest."""
    if not game.bots:
        raise Illegal("no_bots", game=game.name)
    return game.usual_bot or list(game.bots)[-1]


def speaking(game: Game, bot: str, language: str) -> str:
    """The bot, speaking the person's language if it speaks at all and nothing else was asked for."""
    return f"{bot}:{language}" if game.bots_speak and ":" not in bot else bot


def table_size(game: Game, players: int | None) -> int:
    """So many players, or as few as the game takes with a bot among them."""
    return max(game.seats[0], 2) if players is None else players


def opponents(game: Game, bot: str | None, language: str) -> list[str]:
    """Who sits down, in turn: the bot that is asked for, or the company that the game keeps."""
    wanted = [bot] if bot is not None else list(game.company) or [usual_bot(game)]
    return [speaking(game, one, language) for one in wanted]


def new_game(
    game: Game,
    person: str,
    bots: Sequence[str],
    options: dict[str, Any],
    seed: int | None,
    players: int | None = None,
) -> Saved:
    """The bots in turn on every seat but the first."""
    for bot in bots:
        seat_bot(game.bots, bot, 0)
    low, high = game.seats
    if players is not None and not low <= players <= high:
        raise Illegal("wrong_number_of_seats", low=low, high=high, given=players)
    size = table_size(game, players)
    settled = game.settle(options, size)
    if game.clock(settled) == "calendar":
        raise Illegal("by_the_calendar")
    if game.seats_host(settled):
        raise Illegal("led_by_a_person")
    others = range(1, size)
    seated = {seat: bots[(seat - 1) % len(bots)] for seat in others}
    names = _called([bot.partition(":")[0].replace("_", " ").capitalize() for bot in seated.values()], person)
    return Saved(Match(game.name, [person, *names], seed=seed, options=options), 0, seated)


def _called(names: Sequence[str], person: str) -> list[str]:
    """Numbered where somebody else has the name."""
    all_names = [*names, person]
    if len(set(names)) == 1:
        return [name if len(names) == 1 else f"{name} {number}" for number, name in enumerate(names, 1)]
    return [
        name if all_names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def seated(saved: Saved) -> dict[int, Bot]:
    """The bots; the luck of each follows from the match's seed and tells nothing about it."""
    bots, seed = find(saved.match.game).bots, bytes.fromhex(saved.match.log["seed"])
    return {
        seat: seat_bot(
            bots, spec, int.from_bytes(hashlib.sha256(b"turncoat/bot/%d/" % seat + seed).digest()[:7])
        )
        for seat, spec in saved.bots.items()
    }
