"""Keeps a match going whatever its bots do: counts what they do wrong, and has a stand-in move for them.

A bot that is late, fails or sends a move that is refused loses only that move: a stand-in of the pool, which
is shown everything that the seat has seen and heard, moves instead. So a bot's opponents gain nothing by its
errors, and a bot that errs plays as well as its stand-in and no better. Errors are shown in columns of their
own, and a bot that leaves too many moves to its stand-in is not ranked.
"""

from __future__ import annotations

import logging
import math
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from turncoat.core import registry
from turncoat.core.bots.bot import Bot, Hears, Line, View
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.lab.arena.records import Conduct
from turncoat.lab.bot_match import BotMatch
from turncoat.lab.bots.json_lines import JsonLinesBot
from turncoat.lab.bots.specs import make_bot
from turncoat.language_model.usage import Metered

CHANCES: Final = 3
"""After so many errors in a match the stand-in plays on to its end."""

log = logging.getLogger("turncoat.lab")
_told: Final[set[tuple[type, type]]] = set()
"""Which errors of which bots were logged: each once, with where it happened."""


class TimeUp(BaseException):
    """A bot has thought too long. Not an `Exception`, so that the bot does not catch it by accident."""


@contextmanager
def limit_time(seconds: float) -> Iterator[None]:
    """Raise TimeUp in what runs longer, where the system and the thread allow it."""
    if (
        seconds == math.inf
        or not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def interrupt(*_: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-3))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)


class _StandIn:
    """A bot of the pool that can move for a seat at any moment: it is shown what went before."""

    def __init__(self, match: Match, seat: int, spec: str, seed: int) -> None:
        self._seated = SeatedBot(make_bot(registry.find(match.game), spec, seed), seat)
        self._past = Match.replay(match.log, upto=0)

    @property
    def wake(self) -> float | None:
        return self._seated.bot.wake

    def act(self, match: Match) -> dict[str, Any] | None:
        for record in match.log["records"][self._past.number :]:
            self._seated.remember(self._past)
            self._past.repeat(record)
        return self._seated.act(match)


class RefereedBot:
    """A bot whose time is limited and whose errors are counted."""

    def __init__(self, bot: Bot, limits: tuple[float, float]) -> None:
        self.bot = bot
        self.conduct = Conduct()
        self.out = False
        """Whether the stand-in plays on to the end of the match."""
        self.substitute: Any = None
        """Gives the stand-in's move; set by the referee."""
        self._limits = limits

    @property
    def wake(self) -> float | None:
        wake: Any = None
        if self.out:
            wake = self.substitute.wake
        else:
            with self._judge():
                wake = self.bot.wake
        return float(wake) if isinstance(wake, int | float) else None

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        moves: list[dict[str, Any] | None] = []
        if not self.out:
            with self._judge():
                moves.append(_check(self.bot.act(view, now)))
        return moves[0] if moves else self.stand_in()

    def stand_in(self) -> dict[str, Any] | None:
        """Return the stand-in's move, and count it."""
        move: dict[str, Any] | None = self.substitute.act()
        self.conduct.stood_in += move is not None
        return move

    def err(self) -> None:
        """Count towards the errors after which the stand-in plays on."""
        conduct = self.conduct
        self.out = self.out or conduct.late + conduct.failed + conduct.refused >= CHANCES

    @contextmanager
    def _judge(self) -> Iterator[None]:
        """Limit the bot's time; count it, and count errors instead of letting them through."""
        began, left = time.monotonic(), self._limits[1] - self.conduct.seconds
        try:
            with limit_time(min(self._limits[0], left)):
                yield
        except TimeUp:
            self.conduct.late += 1
            self.err()
            if isinstance(self.bot, JsonLinesBot):
                self.bot.end()
                self.out = True
        except Illegal as no:
            if no.code == "bot_late":
                self.conduct.late += 1
            else:
                self.conduct.failed += 1
            self.out = True  # its program has ended
        except Exception as wrong:
            if (type(self.bot), type(wrong)) not in _told:
                _told.add((type(self.bot), type(wrong)))
                log.warning("the bot %s failed", type(self.bot).__qualname__, exc_info=True)
            self.conduct.failed += 1
            self.err()
        self.conduct.seconds += time.monotonic() - began
        if self.conduct.seconds >= self._limits[1] and not self.out:
            self.conduct.late += 1
            self.out = True


def _check(move: Any) -> dict[str, Any] | None:
    """Return a bot's move if it is one by its form."""
    if move is None or isinstance(move, dict):
        return move
    raise TypeError(f"a move is a dictionary, not {type(move).__name__}")


class RefereedListener(RefereedBot):
    """The same for a bot that listens."""

    def hear(self, line: Line, now: float) -> None:
        if not self.out and isinstance(self.bot, Hears):
            with self._judge():
                self.bot.hear(line, now)


class RefereedMatch(BotMatch):
    """A match between bots that may do anything."""

    def __init__(
        self, match: Match, bots: Sequence[Bot], limits: tuple[float, float], stand_in: str, seed: int
    ) -> None:
        self.judged = [
            (RefereedListener if isinstance(bot, Hears) else RefereedBot)(bot, _limits(bot, limits))
            for bot in bots
        ]
        for seat, judged in enumerate(self.judged):
            judged.substitute = _Substitute(match, seat, stand_in, seed + seat)
        super().__init__(match, self.judged, self._count)

    def _count(self, seat: int, view: dict[str, Any], move: dict[str, Any]) -> None:  # noqa: ARG002
        self.judged[seat].conduct.moves += 1

    def _note_mistake(self, seat: int, move: dict[str, Any], no: Illegal) -> None:
        super()._note_mistake(seat, move, no)
        judged = self.judged[seat]
        if judged.out:
            return
        judged.conduct.refused += 1
        judged.err()
        instead = judged.stand_in()
        if instead is not None:
            self._given[seat] = (self.match.number, instead)

    def finish(self) -> list[Conduct]:
        """Return how the bots behaved, with what they spent."""
        for judged in self.judged:
            if isinstance(judged.bot, Metered):
                usage = judged.bot.usage
                conduct = judged.conduct
                conduct.calls, conduct.read, conduct.written = usage.calls, usage.read, usage.written
                conduct.stood_in += usage.stood_in
                conduct.refused += usage.refused
                conduct.late += usage.late
                conduct.failed += usage.failed
        return [judged.conduct for judged in self.judged]


def _limits(bot: Bot, limits: tuple[float, float]) -> tuple[float, float]:
    """Return a bot's limits: a language model has a budget and a time limit of its own."""
    return (math.inf, math.inf) if isinstance(bot, Metered) else limits


class _Substitute:
    """A stand-in that is made when it is first needed."""

    def __init__(self, match: Match, seat: int, spec: str, seed: int) -> None:
        self._made_of = (match, seat, spec, seed)
        self._stand_in: _StandIn | None = None

    @property
    def wake(self) -> float | None:
        return None if self._stand_in is None else self._stand_in.wake

    def act(self) -> dict[str, Any] | None:
        if self._stand_in is None:
            self._stand_in = _StandIn(*self._made_of)
        return self._stand_in.act(self._made_of[0])
