"""The folder of a study: what it is, and every deal that was played.

    about.json      version, game, rules, seed, options, command, plans; of a shard also which
    deals.jsonl     a line for each deal (`played.py`): a journal while it goes on, sorted when it is complete

A study that was interrupted goes on where it stopped; shards are joined by their deals.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

from turncoat.core.refusal import Illegal, brief, reason
from turncoat.lab.files.journal import recover
from turncoat.lab.played import PlayedDeal, decode, encode
from turncoat.lab.study import Study, Task

ABOUT: Final = "about.json"
DEALS: Final = "deals.jsonl"


class Folder:
    """A folder that a study is written to."""

    def __init__(self, path: Path, study: Study) -> None:
        """Open the folder of a study, or refuse one that holds another study."""
        self.path = path
        self.study = study
        about = write_json(_about(study))
        try:
            path.mkdir(parents=True, exist_ok=True)
            kept = path / ABOUT
            if not kept.exists():
                if any(path.iterdir()):
                    raise Illegal("folder_not_empty", folder=path.name)
                kept.write_text(about, encoding="utf-8")
            elif kept.read_text(encoding="utf-8") != about:
                raise Illegal("folder_of_another", folder=path.name)
            self.done = {Task(deal.plan, deal.deal) for deal in recover(path / DEALS, decode)}
            self._journal: IO[bytes] = (path / DEALS).open("ab")
        except OSError as wrong:
            raise Illegal("folder_unusable", folder=brief(path), why=reason(wrong)) from None

    def add(self, deal: PlayedDeal) -> None:
        """Write a deal; it is safe from a stop of this process when this returns."""
        self._journal.write(encode(deal) + b"\n")
        self._journal.flush()
        self.done.add(Task(deal.plan, deal.deal))

    def remaining_tasks(self) -> list[Task]:
        """List the deals that have not been played."""
        return [task for task in self.study.tasks() if task not in self.done]

    def close(self) -> None:
        self._journal.close()

    def sort(self) -> None:
        """Write the deals in their order, so that the same results are the same bytes."""
        self._journal.close()
        deals = sorted(read_deals(self.path), key=lambda deal: (deal.plan, deal.deal))
        fresh = self.path / f"{DEALS}.new"
        with fresh.open("wb") as file:
            file.writelines(encode(deal) + b"\n" for deal in deals)
        fresh.replace(self.path / DEALS)


def _about(study: Study) -> dict[str, Any]:
    shard = {} if study.shard.n == 1 else {"shard": list(study.shard)}
    return study.about() | shard


def write_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def read_study(path: Path) -> Study:
    """Read which study a folder holds, or refuse."""
    try:
        about = json.loads((path / ABOUT).read_text(encoding="utf-8"))
        return Study.from_about(about)
    except OSError as wrong:
        raise Illegal("folder_unusable", folder=brief(path), why=reason(wrong)) from None
    except (ValueError, KeyError, TypeError):
        raise Illegal("folder_of_nothing", folder=path.name) from None


def read_deals(path: Path) -> Iterator[PlayedDeal]:
    """Yield the deals in a folder."""
    with (path / DEALS).open("rb") as lines:
        for line in lines:
            yield decode(line)


def join(paths: Sequence[Path], to: Path) -> Folder:
    """Join the shards of a study in a new folder, or refuse shards of different studies."""
    studies = [read_study(path) for path in paths]
    whole = studies[0].whole()
    if any(study.whole().about() != whole.about() for study in studies):
        raise Illegal("shards_differ")
    folder = Folder(to, whole)
    for path in paths:
        for deal in read_deals(path):
            if Task(deal.plan, deal.deal) not in folder.done:
                folder.add(deal)
    return folder
