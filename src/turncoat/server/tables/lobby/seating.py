"""Seating bots: one of the game's own, or a character."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection
from itertools import chain
from typing import Final

from turncoat.core.bots.characters import CHARACTERS, choose_characters
from turncoat.core.refusal import Illegal
from turncoat.server.bots.thinking_limit import check_bot
from turncoat.server.tables.lobby.names import free_name, is_taken
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState
from turncoat.server.wire.messages_in import NAME_LENGTH

SEED_BITS: Final = 63
NAME_SUFFIXES: Final = ("II", "III", "IV", "V")


def seat_bot(state: TableState, seat: int, wanted: str) -> e.BotSat:
    """Seat a bot under a name that nobody else at the table has. `wanted`: a character, or a bot's spec."""
    if wanted in CHARACTERS and state.game.bots:
        who = CHARACTERS[wanted]
        name = _namesake(who.name, state.names())
        face = state.face_for(name, who.face)
        return _bot_event(state, seat, name, state.game.played_by(wanted), who=wanted, face=face)
    plain = wanted.partition(":")[0].replace("-", " ").replace("_", " ").capitalize()[: NAME_LENGTH - 3]
    name = free_name(plain, state.names())
    return _bot_event(state, seat, name, wanted, face=state.face_for(name, None))


def fill(state: TableState) -> list[e.BotSat]:
    """Seat characters on all open seats."""
    if not state.game.bots:
        raise Illegal("no_bots", game=state.game.name)
    seated: list[e.BotSat] = []
    for seat, who in zip(_open_seats(state), expected_characters(state), strict=True):
        seated.append(seat_bot(state.after(seated), seat, who))
    return seated


def expected_characters(state: TableState) -> list[str]:
    """Return the characters that take the open seats, in order, if they are filled.

    Chance decides, but by the table's key: so the lobby can say beforehand who comes.
    """
    here = [place.who for place in state.places if place.who is not None]
    return choose_characters(len(_open_seats(state)), here, random.Random(state.key))


def stand_in(state: TableState, seat: int, wanted: str) -> e.StoodIn:
    """Let a bot play for somebody who is away."""
    bot = state.game.played_by(wanted) if wanted in CHARACTERS and state.game.bots else wanted
    check_bot(state.game, bot)
    return e.StoodIn(seat=seat, bot=bot, seed=secrets.randbits(SEED_BITS))


def _open_seats(state: TableState) -> list[int]:
    return [seat for seat, place in enumerate(state.places) if place.kind == "open"]


def _bot_event(state: TableState, seat: int, name: str, bot: str, **more: object) -> e.BotSat:
    check_bot(state.game, bot)
    return e.BotSat(seat=seat, name=name, bot=bot, seed=secrets.randbits(SEED_BITS), **more)  # type: ignore[arg-type]


def _namesake(name: str, taken: Collection[str]) -> str:
    """Return a character's name, numbered if it is taken: Pip II."""
    tries = chain([name], (f"{name} {number}" for number in NAME_SUFFIXES))
    return next((one for one in tries if not is_taken(one, taken)), free_name(name, taken))
