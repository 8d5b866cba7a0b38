"""What a simulation keeps of what was played, deal by deal: plain data to be written, joined and read."""

from __future__ import annotations

from typing import Any

import msgspec


class Decision(msgspec.Struct, frozen=True):
    """One move that was played, with what its player was shown before it."""

    n: int
    """The number of its record in the log."""
    at: float
    """In seconds since the start of the match."""
    seat: int
    phase: str
    choices: int
    """How many moves its player was offered; a template counts as one."""
    move: dict[str, Any]


class Played(msgspec.Struct, frozen=True):
    """One match that is over."""

    turn: int
    """By how many seats all players had moved on."""
    bots: list[int]
    """By seat: the bot's place in the line-up."""
    winners: list[int]
    by: str | None
    """How it was decided, in games that say so."""
    records: int
    seconds: float
    """By the match's own clock."""
    turns: int | None
    """In games that show everybody how many turns there were."""
    first: int | None
    """Who took the first turn, in games that show everybody."""
    roles: list[str] | None
    """By seat, in games whose roles last for a match."""
    mistakes: list[int]
    """By seat: moves that were refused without excuse."""
    counts: dict[str, dict[str, int]]
    """What was counted in it, by the name of the measure: `own` is the game's own."""
    decisions: list[Decision] = []
    log: dict[str, Any] | None = None


class PlayedDeal(msgspec.Struct, frozen=True):
    """One deal, played from every seat: the unit of every interval, because its matches share their luck."""

    plan: int
    """The number of the plan in its study."""
    deal: int
    matches: list[Played]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(PlayedDeal).decode
