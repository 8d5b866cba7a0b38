"""Runs bots in processes of their own, so that no table waits while a bot thinks.

A bot receives its seat's views, as bytes, and returns moves; it can reach nothing else. After a crash or a
restart a bot receives the present view; one that remembers (`see`) receives all views again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

from turncoat.core import registry
from turncoat.core.bots.bot import Bot, Hears, Remembers, seat_bot
from turncoat.server.bots.fair_queue import FairQueue

THINKING: Final = 2.0
"""Most seconds of computing for a move, because the other bots of the process wait meanwhile."""
STALLING: Final = 5
"""How many times `THINKING` a move may take by the wall clock, because the machine may be busy."""


class BotSpec(NamedTuple):
    """Everything needed to make a bot."""

    game: str
    bot: str
    """Its name, with settings after a colon."""
    seed: int


class Observation(NamedTuple):
    """Lines that were said, and the view after them."""

    n: int
    at: float
    view: bytes | None
    """None if it has not changed."""
    lines: Sequence[dict[str, Any]] = ()


class BotAnswer(NamedTuple):
    """A bot's move, if it wants to make one, and when it wants to be asked again without news."""

    move: dict[str, Any] | None
    wake: float | None
    hears: bool = False
    """Whether the bot wants to be told what is said."""


class NeedsHistory(Exception):  # noqa: N818 - no error: ask again with everything
    """The bot remembers, and does not know the views before these."""


class TooSlow(Exception):  # noqa: N818 - it is not wrong, only late
    """The bot has thought too long."""


# In the process of the bots


@dataclass
class _Player:
    bot: Bot
    n: int = 0
    view: Any = None
    move: dict[str, Any] | None = None

    def show(self, news: Observation, latest: bool) -> None:
        while self.view is not None and self.wake_before(news.at):
            self.rouse()
        if isinstance(self.bot, Hears):
            for line in news.lines:
                self.bot.hear(line, news.at)
        self.n = news.n
        if news.view is not None:
            self.view = msgspec.json.decode(news.view)
        if latest:
            self.move = self.bot.act(self.view, news.at)
        elif isinstance(self.bot, Remembers):
            self.bot.see(self.view, news.at)

    def wake_before(self, at: float) -> bool:
        return self.bot.wake is not None and self.bot.wake < at

    def rouse(self) -> None:
        """Let the bot act at the time for which it asked to be woken."""
        wake = self.bot.wake
        if wake is None:
            return
        self.move = self.bot.act(self.view, wake)
        if self.bot.wake is not None and self.bot.wake <= wake:
            raise RuntimeError("a bot asked to be woken in the past")


_players: Final[dict[str, _Player]] = {}


def _act_in_time(
    key: str, spec: BotSpec, news: list[Observation], woken: bool, from_start: bool, most: float
) -> BotAnswer:
    _set_alarm(most)
    try:
        return _act(key, spec, news, woken, from_start)
    except TooSlow:
        _forget(key)  # it was interrupted in the middle of a thought
        raise
    finally:
        _set_alarm(0)


def _set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, STALLING * seconds)


def _interrupt(*_: object) -> None:
    raise TooSlow


def _act(key: str, spec: BotSpec, news: list[Observation], woken: bool, from_start: bool) -> BotAnswer:
    player = None if from_start else _players.get(key)
    if player is None:
        player = _Player(seat_bot(registry.find(spec.game).bots, spec.bot, spec.seed))
        if not news or (isinstance(player.bot, Remembers) and not from_start):
            raise NeedsHistory
        if not isinstance(player.bot, Remembers):
            news = news[-1:]
        _players[key] = player
    elif news and news[0].n > player.n + 1 and isinstance(player.bot, Remembers):
        raise NeedsHistory
    for each in news:
        player.show(each, latest=each is news[-1])
    if woken and not news:
        player.rouse()
    return BotAnswer(player.move, player.bot.wake, isinstance(player.bot, Hears))


def _forget(key: str) -> None:
    _players.pop(key, None)


def _set_up_process() -> None:
    """End the process with the server, even if the server is killed, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _interrupt)
        signal.signal(signal.SIGPROF, _interrupt)
    parent = multiprocessing.parent_process()

    def exit_with_parent() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=exit_with_parent, daemon=True).start()


# In the server


def spare_cores() -> int:
    """Return how many processes may think at once: one core is left to the server itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class BotProcess:
    """One process, in which the bots of each table think in turn."""

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _set_up_process)

    def forget(self, key: str) -> None:
        with contextlib.suppress(RuntimeError):  # a process that has ended remembers nothing
            self.executor.submit(_forget, key)

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """Processes for bots. Each bot lives in one, and moves to an idle one rather than wait."""

    def __init__(self, processes: int | None = None, thinking: float = THINKING) -> None:
        self._most = spare_cores() if processes is None else processes
        self._thinking = thinking
        self._processes: list[BotProcess] = []
        self._homes: dict[str, BotProcess] = {}
        self.decisions = 0

    async def ask(
        self, key: str, spec: BotSpec, news: list[Observation], woken: bool = False, from_start: bool = False
    ) -> BotAnswer:
        """Show the bot what is new, or wake it at the time it asked for (`woken`); return its answer.

        The key begins with the key of the bot's table. Raises NeedsHistory if the bot needs all views from
        the start, TooSlow if it thinks too long.
        """
        process = self._home(key)
        try:
            async with process.queue.turn(key.partition("/")[0]):
                asked = process.executor.submit(
                    _act_in_time, key, spec, news, woken, from_start, self._thinking
                )
                answer = await asyncio.wrap_future(asked)
        except BrokenProcessPool:
            self._lose(process)
            raise NeedsHistory from None
        self.decisions += 1
        return answer

    def _home(self, key: str) -> BotProcess:
        """Return the process for a bot: its own, or an idle one if its own is busy."""
        home = self._homes.get(key)
        if home is not None and not home.queue.load:
            return home
        best = min(self._processes, key=lambda process: process.queue.load, default=None)
        if best is None or (best.queue.load and len(self._processes) < self._most):
            best = BotProcess()
            self._processes.append(best)
        if home is not None and best.queue.load:
            return home
        if home is not None:
            home.forget(key)
        self._homes[key] = best
        return best

    def _lose(self, process: BotProcess) -> None:
        if process in self._processes:
            self._processes.remove(process)
            self._homes = {key: home for key, home in self._homes.items() if home is not process}

    def forget(self, key: str) -> None:
        home = self._homes.pop(key, None)
        if home is not None:
            home.forget(key)

    def close(self) -> None:
        for process in self._processes:
            process.close()
        self._processes.clear()
        self._homes.clear()
