"""What carries out a study: processes of this machine, or engines that other people wrote.

Every deal is a function of the study and its number, so results are the same on every engine, on any number
of workers, in any order. A deal whose worker died is played again.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from turncoat.core.refusal import Illegal, brief
from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Study, Task

Report: TypeAlias = Callable[[PlayedDeal], None]
ENGINES: Final = {"processes": "", "joblib": "joblib", "dask": "distributed", "ray": "ray"}
"""The engines by name, and the module that each needs."""


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def carry_out(
    study: Study,
    tasks: Sequence[Task],
    report: Report,
    engine: str = "processes",
    workers: int | None = None,
    cluster: str | None = None,
) -> None:
    """Play these deals of a study; call `report` with each, in any order.

    engine: one of `ENGINES`.
    workers: how many processes; left out, one for each core.
    cluster: the address of a Dask or Ray cluster that runs already; left out, one is started here.
    """
    if engine not in ENGINES:
        raise Illegal("unknown_engine", name=brief(engine), engines=", ".join(ENGINES))
    number = cores() if workers is None else workers
    if number < 1:
        raise Illegal("too_few_workers")
    if engine == "processes":
        from turncoat.lab.engines.processes import play_on

        play_on(min(number, len(tasks)), study, tasks, report)
        return
    with _needs(engine):
        from turncoat.lab.engines.through_joblib import play_through

        play_through(engine, number, cluster, study, tasks, report)


@contextmanager
def _needs(engine: str) -> Iterator[None]:
    """Refuse an engine that is not installed."""
    try:
        for module in ("joblib", ENGINES[engine]):
            importlib.import_module(module)
    except ImportError:
        raise Illegal("engine_not_installed", engine=engine) from None
    yield
