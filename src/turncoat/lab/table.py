"""A table of bots: they get views, give moves, and time passes when all of them wait."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from turncoat.core.bot import Bot
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal


class Table:
    """A match with a bot in every seat.

    Every bot is shown every new view of its seat. The moves that they give are played in turn, beginning
    with another seat each time, so that no seat is quicker than the others. A move that is refused is
    dropped: what it was an answer to has changed, or the bot is mistaken and the clock moves for it.
    """

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        self.match = match
        self.bots = bots
        self.mistakes = [0] * len(bots)
        """By seat: moves that were refused though nothing had changed since the bot's view."""
        self._shown: list[dict[str, Any] | None] = [None] * len(bots)
        self._called = [-math.inf] * len(bots)
        """When each bot was last asked: a bot is never woken twice at one moment."""
        self._given: dict[int, tuple[int, dict[str, Any]]] = {}
        """Moves not played yet: by seat, the number of the record before it was given, and the move."""

    def play_out(self) -> None:
        """Play until the match is over."""
        while self.match.result is None:
            self._show()
            if self._given:
                self._play_next()
            else:
                self._wait()

    def _show(self) -> None:
        """Ask every bot whose view has changed; its answer takes the place of the one before."""
        for seat in range(len(self.bots)):
            view = self.match.view(seat)
            if view != self._shown[seat]:
                self._shown[seat] = view
                self._ask(seat, view)

    def _ask(self, seat: int, view: dict[str, Any]) -> None:
        now = self.match.now
        self._called[seat] = now
        move = self.bots[seat].act(view, now)
        if move is None:
            self._given.pop(seat, None)
        else:
            self._given[seat] = (self.match.number, move)

    def _play_next(self) -> None:
        number = self.match.number
        seat = min(self._given, key=lambda seat: (seat - number) % len(self.bots))
        given_at, move = self._given.pop(seat)
        try:
            self.match.play(seat, move)
        except Illegal:
            self.mistakes[seat] += given_at == number

    def _wait(self) -> None:
        """Nobody moves, so time goes on: to the match's deadline or to when a bot wants to be woken."""
        wakes = {seat: wake for seat in range(len(self.bots)) if (wake := self._wake(seat)) is not None}
        times = [time for time in (*wakes.values(), self.match.deadline) if time is not None]
        if not times:
            raise RuntimeError(f"{self.match.game}: everybody waits and no clock runs")
        now = max(self.match.now, min(times))
        self.match.tick(now)
        if self.match.result is not None:
            return
        self._show()
        for seat, wake in wakes.items():
            if wake <= now and self._called[seat] < now:
                self._ask(seat, self.match.view(seat))

    def _wake(self, seat: int) -> float | None:
        wake = self.bots[seat].wake
        return None if wake is None or wake <= self._called[seat] else wake
