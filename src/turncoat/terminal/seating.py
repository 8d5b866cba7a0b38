"""Seats of a game at the terminal: the person on the first, bots on the others."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from turncoat.core.bots.bot import Bot, seat_bot
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal, wrong_number_of_seats
from turncoat.core.registry import find
from turncoat.terminal.saves import SavedGame


def usual_bot(game: Game) -> str:
    """Return the bot that a game offers first, or its strongest; refuse a game without bots."""
    if not game.bots:
        raise Illegal("no_bots", game=game.name)
    return game.usual_bot or list(game.bots)[-1]


def bot_in_language(game: Game, bot: str, language: str) -> str:
    """Return the bot with the person's language as its setting, if it speaks and has no setting yet."""
    return f"{bot}:{language}" if game.bots_speak and ":" not in bot else bot


def table_size(game: Game, players: int | None) -> int:
    """Return the number of players asked for, or the fewest with a bot among them."""
    return max(game.seats[0], 2) if players is None else players


def opponents(game: Game, bot: str | None, language: str) -> list[str]:
    """Return the bots to seat, in turn: the one asked for, or the game's own selection."""
    wanted = [bot] if bot is not None else list(game.company) or [usual_bot(game)]
    return [bot_in_language(game, one, language) for one in wanted]


def new_game(
    game: Game,
    person: str,
    bots: Sequence[str],
    options: dict[str, Any],
    seed: int | None,
    players: int | None = None,
) -> SavedGame:
    """Begin a match with the bots in turn on every seat but the first.

    Refuse unknown bots and options, wrong numbers of players, and games that a terminal cannot play.
    """
    for bot in bots:
        seat_bot(game.bots, bot, 0)
    low, high = game.seats
    if players is not None and not low <= players <= high:
        raise wrong_number_of_seats((low, high), players)
    size = table_size(game, players)
    settled = game.settle(options, size)
    if game.clock(settled) == "calendar":
        raise Illegal("by_the_calendar")
    if game.seats_host(settled):
        raise Illegal("led_by_a_person")
    others = range(1, size)
    seated = {seat: bots[(seat - 1) % len(bots)] for seat in others}
    names = _number_names(
        [bot.partition(":")[0].replace("_", " ").capitalize() for bot in seated.values()], person
    )
    suited = game.settle(game.at_table(settled, False, [0]), size)
    return SavedGame(Match(game.name, [person, *names], seed=seed, options=suited), 0, seated)


def _number_names(names: Sequence[str], person: str) -> list[str]:
    """Return the names, with numbers where several players would have the same."""
    all_names = [*names, person]
    if len(set(names)) == 1:
        return [name if len(names) == 1 else f"{name} {number}" for number, name in enumerate(names, 1)]
    return [
        name if all_names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def make_bots(saved: SavedGame) -> dict[int, Bot]:
    """Make the bots of a game, by seat.

    A bot's seed is a hash of the match's seed, so that a resumed bot decides the same and learns nothing.
    """
    bots, seed = find(saved.match.game).bots, bytes.fromhex(saved.match.log["seed"])
    return {
        seat: seat_bot(
            bots, spec, int.from_bytes(hashlib.sha256(b"turncoat/bot/%d/" % seat + seed).digest()[:7])
        )
        for seat, spec in saved.bots.items()
    }
