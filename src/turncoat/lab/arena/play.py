"""Plays one deal of an arena: from every seat, with bots that may do anything, and keeps the logs."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from turncoat.core.fairness.verify import log_file
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.lab.arena.config import Board, Config, specs_of
from turncoat.lab.arena.records import ArenaDeal, ArenaMatch, Contest
from turncoat.lab.arena.referee import RefereedMatch
from turncoat.lab.arena.reference import find_stand_in
from turncoat.lab.bots.specs import close, make_bot
from turncoat.lab.figures.statistics import contests_of, roles_of

LOGS = "logs"


class Player:
    """Plays the deals of an arena into its folder."""

    def __init__(self, folder: Path, config: Config, seed: bytes) -> None:
        self._folder = folder
        self._specs = specs_of(config)
        self._config = config
        self._seed = seed

    def play(self, board: Board, deal: int, line_up: Sequence[str]) -> ArenaDeal:
        """Play a deal from every seat, all players moving on by a seat each time."""
        matches = [self._play(board, deal, turn, line_up) for turn in range(board.players)]
        at = datetime.now(UTC).isoformat(timespec="seconds")
        return ArenaDeal(board.name, deal, at, list(line_up), matches)

    def _lot(self, *about: int | str) -> bytes:
        """Return random bytes that nobody knows before, and that tell nothing of other deals."""
        return hashlib.sha256(self._seed + "/".join(map(str, about)).encode()).digest()

    def _play(self, board: Board, deal: int, turn: int, line_up: Sequence[str]) -> ArenaMatch:
        names = [f"P{seat}" for seat in range(board.players)]
        match = Match(board.game, names, self._lot("deal", board.name, deal), board.options)
        seated, limits = [], self._config.limits
        for seat in range(board.players):
            player = (seat + turn) % board.players
            seed = int.from_bytes(self._lot("bot", board.name, deal, player)[:7], "big")
            seated.append(make_bot(board.rules, self._specs[line_up[player % len(line_up)]], seed))
        refereed = RefereedMatch(
            match,
            seated,
            (limits.move_seconds, limits.match_seconds),
            find_stand_in(self._config.reference, board.rules),
            int.from_bytes(self._lot("stand-in", board.name, deal)[:7], "big"),
        )
        refereed.play_out()
        for bot in seated:
            close(bot)
        assert match.result is not None
        log = f"{LOGS}/{board.name}/{deal:06}-{turn:02}.json"
        self._keep(log, match)
        winners = list(match.result["winners"])
        return ArenaMatch(
            turn, winners, _contests(board, match, winners), match.number, log, refereed.finish()
        )

    def _keep(self, log: str, match: Match) -> None:
        file = self._folder / log
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(log_file(match))
        except OSError:
            raise Illegal("arena_full", folder=self._folder.name) from None


def _contests(board: Board, match: Match, winners: list[int]) -> list[Contest]:
    """Return what roles are rated by: the rounds, where roles last for a round; else the whole match."""
    rounds = contests_of(board.rules, match.log)
    if rounds is not None:
        return [Contest(roles, won, together=True) for roles, won in rounds]
    return [Contest(roles_of(board.rules, match.log), winners)]
