"""Records of what an arena has played: plain data, a line for each deal."""

from __future__ import annotations

import msgspec


class Conduct(msgspec.Struct):
    """How a bot behaved in a match, apart from how it played."""

    moves: int = 0
    """Moves that were played for its seat, by it or by its stand-in."""
    refused: int = 0
    late: int = 0
    failed: int = 0
    """How often it raised an error, or its program ended."""
    stood_in: int = 0
    """Moves that its stand-in gave."""
    seconds: float = 0.0
    """Seconds of wall-clock time that the bot thought."""
    calls: int = 0
    """Of a language model: requests, and tokens that were read and written."""
    read: int = 0
    written: int = 0


class Contest(msgspec.Struct, frozen=True):
    """A match, or a round of it, in which each seat had one role."""

    roles: list[str] | None
    """By seat; None in games without roles."""
    winners: list[int]
    together: bool = False
    """Whether the winners won as a team, and the others lost as one."""


class ArenaMatch(msgspec.Struct, frozen=True):
    """A match that is over."""

    turn: int
    """By how many seats all players had moved on."""
    winners: list[int]
    contests: list[Contest]
    records: int
    log: str
    """Its log, in the folder of the arena."""
    conduct: list[Conduct]
    """By seat."""


class ArenaDeal(msgspec.Struct, frozen=True):
    """One deal, played from every seat."""

    board: str
    deal: int
    at: str
    """When it was played."""
    line_up: list[str]
    """Who plays; with more seats than bots they take turns."""
    matches: list[ArenaMatch]

    def entrant(self, turn: int, seat: int, players: int) -> str:
        """Return who sat in a seat after all players had moved on."""
        return self.line_up[(seat + turn) % players % len(self.line_up)]

    def seating(self, match: ArenaMatch) -> list[str]:
        """Return by seat who played."""
        players = len(match.conduct)
        return [self.entrant(match.turn, seat, players) for seat in range(players)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ArenaDeal).decode
