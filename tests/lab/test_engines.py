"""The same results on every engine, on any number of workers, and when workers are killed."""

from __future__ import annotations

import os
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from turncoat.core.refusal import Illegal
from turncoat.lab import engines
from turncoat.lab.engines import carry_out
from turncoat.lab.files.folder import Folder, join
from turncoat.lab.files.writing import write_all
from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Shard, Study, make_study

LT = "loyalty-or-treachery"


RAY = pytest.param(
    "ray",
    marks=pytest.mark.skipif(
        find_spec("ray") is None, reason="244 MB, and not for every Python: `make test-ray`"
    ),
)


def small(**more: Any) -> Study:
    return make_study(LT, ["counter", "random"], 24, seed=5, vary={"turn_limit": [20, 30]}, **more)


def play_study(study: Study, engine: str, workers: int) -> list[PlayedDeal]:
    deals: list[PlayedDeal] = []
    carry_out(study, study.tasks(), deals.append, engine, workers)
    return sorted(deals, key=lambda deal: (deal.plan, deal.deal))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.time_limit(120)
@pytest.mark.filterwarnings("ignore")  # Dask closes its loops late
@pytest.mark.parametrize(
    ("engine", "workers"),
    [("processes", 2), ("joblib", 2), ("dask", 2), ("dask", 3), pytest.param("ray", 2, marks=RAY.marks)],
)
def test_every_engine_gives_the_same_bytes(engine: str, workers: int, tmp_path: Path) -> None:
    """Dask: a real cluster of worker processes on this machine."""
    study = small()
    write_all(tmp_path / "one", study, play_study(study, "processes", 1))
    write_all(tmp_path / "many", study, play_study(study, engine, workers))
    assert contents(tmp_path / "one") == contents(tmp_path / "many")


KILLED = Path("killed")


class DiesOnce:
    """A bot whose first process in this folder is killed in the middle of a match."""

    wake: float | None = None

    def __init__(self, seed: int, settings: str) -> None:
        self.seed, self.mark = seed, Path(settings)

    def act(self, view: Any, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        if view["turns"] == 5 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        legal = [move for move in view["legal"] if "open" not in move and move["move"] != "resign"]
        return legal[self.seed % len(legal)] if view["awaited"] and legal else None


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process by a signal")
@pytest.mark.time_limit(120)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("engine", ["processes", "joblib", "dask", RAY])
def test_a_killed_worker_costs_nothing_but_time(engine: str, tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    study = make_study(LT, ["random", f"tests.lab.test_engines:DiesOnce:{mark}"], 24, seed=2)
    deals = play_study(study, engine, 2)
    assert mark.exists()
    assert deals == play_study(study, "processes", 1)


def test_shards_joined_are_the_whole(tmp_path: Path) -> None:
    whole = small()
    write_all(tmp_path / "whole", whole, play_study(whole, "processes", 1))
    parts = []
    for number in (1, 2, 3):
        shard = small(shard=Shard(number, 3))
        parts.append(tmp_path / f"part{number}")
        write_all(parts[-1], shard, play_study(shard, "processes", 1))
    joined = join(parts, tmp_path / "joined")
    assert joined.remaining_tasks() == []
    joined.close()
    joined.sort()
    assert contents(tmp_path / "joined")["deals.jsonl"] == contents(tmp_path / "whole")["deals.jsonl"]
    other = make_study(LT, ["random"], 4)
    write_all(tmp_path / "other", other, play_study(other, "processes", 1))
    with pytest.raises(Illegal, match="shards_differ"):
        join([parts[0], tmp_path / "other"], tmp_path / "wrong")


def test_a_folder_goes_on_where_it_stopped_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    study = small()
    deals = play_study(study, "processes", 1)
    folder = Folder(tmp_path / "a", study)
    for deal in deals[:3]:
        folder.add(deal)
    folder.close()
    file = tmp_path / "a" / "deals.jsonl"
    file.write_bytes(file.read_bytes()[:-7])
    again = Folder(tmp_path / "a", study)
    assert len(again.remaining_tasks()) == len(deals) - 2
    again.close()
    write_all(tmp_path / "a", study, deals)
    write_all(tmp_path / "b", study, deals)
    assert contents(tmp_path / "a") == contents(tmp_path / "b")


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path / "a", small()).close()
    with pytest.raises(Illegal, match="folder_of_another"):
        Folder(tmp_path / "a", make_study(LT, ["random"], 4))
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").touch()
    with pytest.raises(Illegal, match="folder_not_empty"):
        Folder(tmp_path / "b", small())


def test_an_engine_that_is_not_installed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engines.ENGINES, "ray", "no_such_module")
    with pytest.raises(Illegal, match="engine_not_installed"):
        play_study(small(), "ray", 2)
