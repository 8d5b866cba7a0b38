"""Carries out a plan on several cores. The result does not depend on how many."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from turncoat.lab.simulation import Plan, play_all, play_deal
from turncoat.lab.tally import Tally

OFTEN: Final = 0.2
"""Seconds of work that are lost at most, and between two steps of a progress bar."""


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_on(workers: int, plan: Plan, report: Callable[[Tally], None]) -> None:
    """Play the whole plan on so many cores; call `report` with the tallies of its parts, in any order."""
    workers = min(workers, plan.deals)
    if workers == 1:
        play_all(plan, report)
        return
    context = get_context("spawn")
    next_deal = context.Value("q", 0)
    open_ends: list[Connection] = []
    crew: list[Any] = []
    try:
        with _block_interrupts():
            for _ in range(workers):
                ours, theirs = context.Pipe(duplex=False)
                worker = context.Process(target=_work, args=(plan, next_deal, theirs), daemon=True)
                worker.start()
                theirs.close()
                crew.append(worker)
                open_ends.append(ours)
        while open_ends:
            for end in wait(open_ends):
                assert isinstance(end, Connection)
                if not _receive(end, report):
                    open_ends.remove(end)
    finally:
        for worker in crew:
            worker.terminate()
        for worker in crew:
            worker.join()


def _receive(end: Connection, report: Callable[[Tally], None]) -> bool:
    """Take one message from a worker; False when it was the last."""
    try:
        piece: Tally | BaseException | None = end.recv()
    except EOFError:
        raise RuntimeError("a worker ended before its work was done") from None
    if isinstance(piece, BaseException):
        raise piece
    if piece is not None:
        report(piece)
    return piece is not None


def _work(plan: Plan, next_deal: Any, end: Connection) -> None:
    """Run in a worker process: play deals that no other worker has taken, and report often."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for piece in _pieces(plan, next_deal):
            end.send(piece)
        end.send(None)
    except BrokenPipeError:
        return
    except Exception as wrong:
        end.send(wrong)


def _pieces(plan: Plan, next_deal: Any) -> Iterator[Tally]:
    piece = Tally.empty(len(plan.bots), plan.players)
    since = time.monotonic()
    while True:
        with next_deal.get_lock():
            deal = next_deal.value
            next_deal.value += 1
        if deal >= plan.deals:
            break
        piece += play_deal(plan, deal)
        if time.monotonic() - since >= OFTEN:
            yield piece
            piece = Tally.empty(len(plan.bots), plan.players)
            since = time.monotonic()
    if piece.games:
        yield piece


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Block SIGINT while starting processes, so that Ctrl-C interrupts this process only."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
