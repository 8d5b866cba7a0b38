"""Plays deals in processes of this machine, with nothing but the standard library."""

from __future__ import annotations

import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Study, Task

OFTEN: Final = 0.2
"""About how many seconds of work a worker is given at a time: what is lost at most when it is killed."""
MOST_AT_ONCE: Final = 64
TRIES: Final = 3
"""A deal is given up when this many workers died that had it."""


def play_on(workers: int, study: Study, tasks: Sequence[Task], report: Callable[[PlayedDeal], None]) -> None:
    """Play the deals on so many processes; call `report` with each, in any order."""
    if workers <= 1:
        for task in tasks:
            report(study.play(task))
        return
    crew = _Crew(study, tasks)
    try:
        for _ in range(workers):
            crew.hire()
        while crew.workers:
            for played in crew.next_results():
                report(played)
    finally:
        crew.dismiss()


class _Worker:
    """A process, and the deals that it has in hand."""

    def __init__(self, study: Study) -> None:
        context = get_context("spawn")
        self.end, theirs = context.Pipe()
        self.process: Any = context.Process(target=_work, args=(study, theirs), daemon=True)
        with _block_interrupts():
            self.process.start()
        theirs.close()
        self.in_hand: list[Task] = []

    def give(self, tasks: list[Task]) -> None:
        self.in_hand = tasks
        try:
            self.end.send(tasks)
        except OSError:
            return  # it has died, and is found dead when it is waited for


class _Crew:
    """The processes, and the deals that none of them has."""

    def __init__(self, study: Study, tasks: Sequence[Task]) -> None:
        self.study = study
        self.left = deque(tasks)
        self.lost: Counter[Task] = Counter()
        self.workers: dict[Connection, _Worker] = {}
        self.at_once = 1

    def hire(self) -> None:
        worker = _Worker(self.study)
        self.workers[worker.end] = worker
        worker.give(self._take())

    def _take(self) -> list[Task]:
        """Take the next deals; fewer towards the end, so that all workers finish together."""
        number = max(1, min(self.at_once, len(self.left) // (2 * len(self.workers))))
        return [self.left.popleft() for _ in range(min(number, len(self.left)))]

    def next_results(self) -> Iterator[PlayedDeal]:
        """Wait for workers, give them new deals, and yield what they played."""
        for end in wait(list(self.workers)):
            assert isinstance(end, Connection)
            worker = self.workers[end]
            try:
                results, seconds = end.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if isinstance(results, BaseException):
                raise results
            self.at_once = min(MOST_AT_ONCE, max(1, round(OFTEN * len(results) / max(seconds, 1e-6))))
            if self.left:
                worker.give(self._take())
            else:
                del self.workers[end]
                worker.give([])
            yield from results

    def _replace(self, worker: _Worker) -> None:
        """Put back what a dead worker had in hand, and start another one."""
        del self.workers[worker.end]
        self.lost.update(worker.in_hand)
        worst = max(worker.in_hand, key=lambda task: self.lost[task])
        if self.lost[worst] >= TRIES:
            raise RuntimeError(f"{TRIES} workers died while they played deal {worst.deal}")
        self.left.extendleft(reversed(worker.in_hand))
        self.at_once = 1
        self.hire()

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.process.terminate()
        for worker in self.workers.values():
            worker.process.join()


def _work(study: Study, end: Connection) -> None:
    """Run in a worker process: play the deals that come until none come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while tasks := end.recv():
            since = time.monotonic()
            end.send(([study.play(task) for task in tasks], time.monotonic() - since))
    except (EOFError, BrokenPipeError):
        return
    except Exception as wrong:
        end.send((wrong, 0.0))


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Block SIGINT while starting a process, so that Ctrl-C interrupts this process only."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
