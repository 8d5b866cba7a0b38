"""Plays deals through joblib: on its own processes, on a Dask cluster or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import joblib

from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Study, Task

BATCH: Final = 256
"""Deals are reported after so many, where a backend gives results only when all are there."""
TRIES: Final = 3
"""Workers that die one after another, without a deal played between, stop the study after this many."""


def play_through(
    engine: str,
    workers: int,
    cluster: str | None,
    study: Study,
    tasks: Sequence[Task],
    report: Callable[[PlayedDeal], None],
) -> None:
    """Play the deals on a joblib backend; call `report` with each, in any order."""
    left, failures = dict.fromkeys(tasks), 0
    with ExitStack() as stack:
        backend = stack.enter_context(_BACKENDS[engine](workers, cluster))
        while left:
            try:
                for played in _results(backend, study, list(left)):
                    del left[Task(played.plan, played.deal)]
                    failures = 0
                    report(played)
            except _DEATHS[engine]():
                failures += 1
                if failures == TRIES:
                    raise


def _results(backend: dict[str, Any], study: Study, tasks: list[Task]) -> Iterator[PlayedDeal]:
    """Yield deals as they are played; on a backend that cannot, batch by batch."""
    with joblib.parallel_config(**backend):
        if backend["backend"] == "ray":
            for first in range(0, len(tasks), BATCH):
                yield from joblib.Parallel()(
                    joblib.delayed(study.play)(task) for task in tasks[first : first + BATCH]
                )
            return
        yield from joblib.Parallel(return_as="generator_unordered")(
            joblib.delayed(study.play)(task) for task in tasks
        )


@contextmanager
def _loky(workers: int, cluster: str | None) -> Iterator[dict[str, Any]]:  # noqa: ARG001
    from joblib.externals.loky import get_reusable_executor

    try:
        yield {"backend": "loky", "n_jobs": workers}
    finally:
        get_reusable_executor().shutdown(kill_workers=True)


@contextmanager
def _dask(workers: int, cluster: str | None) -> Iterator[dict[str, Any]]:
    from distributed import Client, LocalCluster

    with ExitStack() as stack:
        if cluster is None:
            local: Any = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
            place: Any = stack.enter_context(local)
        else:
            place = cluster
        client = stack.enter_context(Client(place))
        yield {"backend": "dask", "client": client, "n_jobs": -1}


@contextmanager
def _ray(workers: int, cluster: str | None) -> Iterator[dict[str, Any]]:
    import ray
    from ray.util.joblib import register_ray

    register_ray()
    if cluster is None:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=cluster, log_to_driver=False)
    try:
        yield {"backend": "ray", "n_jobs": -1 if cluster else workers}
    finally:
        ray.shutdown()


def _loky_deaths() -> tuple[type[BaseException], ...]:
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    return (TerminatedWorkerError,)


def _dask_deaths() -> tuple[type[BaseException], ...]:
    from distributed import KilledWorker
    from distributed.comm.core import CommClosedError

    return (KilledWorker, CommClosedError)


def _ray_deaths() -> tuple[type[BaseException], ...]:
    from ray.exceptions import RayError

    return (RayError,)


_BACKENDS: Final = {"joblib": _loky, "dask": _dask, "ray": _ray}
_DEATHS: Final = {"joblib": _loky_deaths, "dask": _dask_deaths, "ray": _ray_deaths}
