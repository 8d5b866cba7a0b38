"""A match between bots: they get views and talk and give moves; time passes when all of them wait."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from turncoat.core.bots.bot import Bot, SkipsViews
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import NOBODY

log = logging.getLogger("turncoat.lab")

Note: TypeAlias = Callable[[int, dict[str, Any], dict[str, Any]], None]
"""Takes a move that was played: its seat, the view that its bot was shown, and the move."""


class BotMatch:
    """A match with a bot in every seat.

    Each bot is asked for a move when its view has changed and when it has heard something. The moves are
    played in turn, beginning with another seat each time, so that no seat is quicker than the others. A
    refused move is dropped: the match has changed since, or the bot is mistaken and the clock will move for
    it. A dozing bot (`SkipsViews`) hears all talk and gets views only when it may be asked something new.
    """

    def __init__(self, match: Match, bots: Sequence[Bot], note: Note | None = None) -> None:
        self.match = match
        self._note = note
        self.bots = [SeatedBot(bot, seat) for seat, bot in enumerate(bots)]
        self.mistakes = [0] * len(bots)
        """By seat: moves that were refused though nothing had changed since the bot's view."""
        self._shown: list[dict[str, Any] | None] = [None] * len(bots)
        self._spoken = 0
        self._moments = 0
        self._dozers = [bot if isinstance(bot, SkipsViews) else None for bot in bots]
        self._missed = [False] * len(bots)
        """Who has not been shown their present view."""
        self._called = [-math.inf] * len(bots)
        """When each bot was last asked: a bot is never woken twice at one moment."""
        self._given: dict[int, tuple[int, dict[str, Any]]] = {}
        """Moves not played yet: by seat, the number of the record before it was given, and the move."""

    def play_out(self) -> None:
        """Play until the match is over."""
        while not self.match.over:
            self.show()
            self.step()

    def step(self) -> None:
        """Play one of the moves that the bots gave, or let time pass if none of them did."""
        if self._given:
            self._play_next()
        else:
            self._wait()

    def show(self) -> None:
        """Ask every bot whose view has changed or who heard something; its answer replaces the one before."""
        touched, spoken, moments = (
            self.match.take_changed_viewers(),
            self.match.line_count,
            self.match.moments,
        )
        if touched == NOBODY and spoken == self._spoken and self._shown[0] is not None:
            return
        said, turned = spoken > self._spoken, moments > self._moments
        for seat, bot in enumerate(self.bots):
            asked = bot.hear(self.match) if said else False
            changed = touched is None or seat in touched
            if self._dozes(seat) and not turned:
                self._missed[seat] |= changed
                continue
            view = self._shown[seat]
            if view is None or changed or self._missed[seat]:
                fresh = self._look(seat)
                asked = asked or fresh != view
                view = fresh
            if asked:
                self._ask(seat, view)
        self._spoken, self._moments = spoken, moments

    def _dozes(self, seat: int) -> bool:
        dozer = self._dozers[seat]
        return dozer is not None and dozer.dozing and self._shown[seat] is not None

    def _look(self, seat: int) -> dict[str, Any]:
        """Return the seat's present view, and remember it as shown."""
        self._missed[seat] = False
        view = self._shown[seat] = self.match.view(seat)
        return view

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
        except Illegal as no:
            if given_at == number:
                self._note_mistake(seat, move, no)
            return
        shown = self._shown[seat]
        if self._note is not None and shown is not None:
            self._note(seat, shown, move)

    def _note_mistake(self, seat: int, move: dict[str, Any], no: Illegal) -> None:
        """Count a move that its view did not allow, and log the first one of each seat."""
        self.mistakes[seat] += 1
        if self.mistakes[seat] == 1:
            name = self.match.seats[seat]
            log.warning("the bot of seat %d (%s) sent %s, which was refused: %s", seat, name, move, no)

    def _wait(self) -> None:
        """Advance time, because no bot moves, to the deadline or to when a bot wants to be woken."""
        wakes = {seat: wake for seat in range(len(self.bots)) if (wake := self._wake(seat)) is not None}
        times = [time for time in (*wakes.values(), self.match.deadline) if time is not None]
        if not times:
            raise RuntimeError(f"{self.match.game}: everybody waits and no clock runs")
        now = max(self.match.now, min(times))
        self.match.tick(now)
        if self.match.over:
            return
        self.show()
        for seat, wake in wakes.items():
            if wake <= now and self._called[seat] < now:
                view = self._shown[seat]
                assert view is not None
                self._ask(seat, self._look(seat) if self._missed[seat] else view)

    def _wake(self, seat: int) -> float | None:
        wake = self.bots[seat].bot.wake
        return None if wake is None or wake <= self._called[seat] else wake
