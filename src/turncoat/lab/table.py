"""A table of bots: they get views, hear what is said, give moves, and time passes when all of them wait."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from turncoat.core.bot import Bot
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.seated import SeatedBot
from turncoat.core.viewer import NOBODY


class Table:
    """A match with a bot in every seat.

    Every bot is shown every new view of its seat, and asked again when it has heard something. The moves that
    they give are played in turn, beginning with another seat each time, so that no seat is quicker than the
    others. A move that is refused is dropped: what it was an answer to has changed, or the bot is mistaken
    and the clock moves for it.
    """

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        self.match = match
        self.bots = [SeatedBot(bot, seat) for seat, bot in enumerate(bots)]
        self.mistakes = [0] * len(bots)
        """By seat: moves that were refused though nothing had changed since the bot's view."""
        self._shown: list[dict[str, Any] | None] = [None] * len(bots)
        self._spoken = 0
        self._called = [-math.inf] * len(bots)
        """When each bot was last asked: a bot is never woken twice at one moment."""
        self._given: dict[int, tuple[int, dict[str, Any]]] = {}
        """Moves not played yet: by seat, the number of the record before it was given, and the move."""

    def play_out(self) -> None:
        """Play until the match is over."""
        while not self.match.over:
            self._show()
            if self._given:
                self._play_next()
            else:
                self._wait()

    def _show(self) -> None:
        """Ask every bot whose view has changed or who heard something; its answer replaces the one before."""
        touched, spoken = self.match.take_touched(), self.match.spoken
        if touched == NOBODY and spoken == self._spoken and self._shown[0] is not None:
            return
        for seat, bot in enumerate(self.bots):
            view = self._shown[seat]
            asked = bot.hear(self.match) if spoken > self._spoken else False
            if view is None or touched is None or seat in touched:
                fresh = self.match.view(seat)
                asked = asked or fresh != view
                view = self._shown[seat] = fresh
            if asked:
                self._ask(seat, view)
        self._spoken = spoken

    def _ask(self, seat: int, view: dict[str, Any]) -> None:
        now = self.match.now
        self._called[seat] = now
        move = self.bots[seat].bot.act(view, now)
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
        if self.match.over:
            return
        self._show()
        for seat, wake in wakes.items():
            if wake <= now and self._called[seat] < now:
                view = self._shown[seat]
                assert view is not None
                self._ask(seat, view)

    def _wake(self, seat: int) -> float | None:
        wake = self.bots[seat].bot.wake
        return None if wake is None or wake <= self._called[seat] else wake
