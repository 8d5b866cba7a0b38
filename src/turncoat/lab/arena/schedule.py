"""Who plays next: those who have played least, with those whom they have met least."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from turncoat.lab.arena.config import Board
from turncoat.lab.arena.records import ArenaDeal


class Schedule:
    """How often the bots of each board have played and met; a bot that comes later catches up first."""

    def __init__(self, boards: Sequence[Board], played: Iterable[ArenaDeal] = ()) -> None:
        self._boards = boards
        self.deals: Counter[str] = Counter()
        """By board: the number of the next deal."""
        self._games: Counter[str] = Counter()
        self._played: Counter[tuple[str, str]] = Counter()
        self._met: Counter[tuple[str, frozenset[str]]] = Counter()
        for deal in played:
            self.note(deal.board, deal.deal, deal.line_up, len(deal.matches))

    def note(self, board: str, deal: int, line_up: Sequence[str], games: int) -> None:
        """Count a deal that is played."""
        self.deals[board] = max(self.deals[board], deal + 1)
        self._games[board] += games
        self._played.update((board, name) for name in line_up)
        self._met.update((board, frozenset(pair)) for pair in combinations(line_up, 2))

    def next(self) -> tuple[Board, list[str]]:
        """Choose the board with the fewest games so far, and who plays there."""
        board = min(self._boards, key=lambda board: self._games[board.name])
        line_up: list[str] = []
        left = list(board.entrants)
        while left and len(line_up) < board.players:
            chosen = min(left, key=lambda name: self._rank(board.name, name, line_up))
            left.remove(chosen)
            line_up.append(chosen)
        return board, line_up

    def _rank(self, board: str, name: str, others: Sequence[str]) -> tuple[int, int, bytes]:
        """Return what a bot is chosen by: meetings with the others, deals played, then a lot."""
        meetings = sum(self._met[board, frozenset((name, other))] for other in others)
        lot = hashlib.sha256(f"{board}/{self.deals[board]}/{name}".encode()).digest()
        return meetings, self._played[board, name], lot
