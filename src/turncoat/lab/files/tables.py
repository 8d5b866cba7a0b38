"""Rows of matches and of decisions, as CSV and as Parquet; the logs, one a file."""

from __future__ import annotations

import csv
import importlib.util
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from turncoat.core.log import canonical
from turncoat.lab.figures.tally import outcome_for
from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Study

Row: TypeAlias = dict[str, Any]
MATCH_COLUMNS: Final = {
    "plan": int,
    "deal": int,
    "turn": int,
    "players": int,
    "options": str,
    "by": str,
    "records": int,
    "seconds": float,
    "turns": int,
    "first": int,
    "seat": int,
    "bot": str,
    "role": str,
    "outcome": float,
    "refused": int,
}
"""A row for each seat of each match: `plan`, `deal` and `turn` name the match, `outcome` is 1, 0 or ½."""
DECISION_COLUMNS: Final = {
    "plan": int,
    "deal": int,
    "turn": int,
    "n": int,
    "at": float,
    "seat": int,
    "bot": str,
    "phase": str,
    "choices": int,
    "move": str,
    "json": str,
}
"""A row for each move that was played; `n` is its record in the log."""


def match_rows(study: Study, deals: Iterable[PlayedDeal]) -> Iterator[Row]:
    """Yield a row for each seat of each match."""
    for deal in deals:
        plan = study.plans[deal.plan]
        options = json.dumps(dict(plan.given), sort_keys=True, ensure_ascii=False)
        for match in deal.matches:
            common = {
                "plan": deal.plan,
                "deal": deal.deal,
                "turn": match.turn,
                "players": plan.players,
                "options": options,
                "by": match.by,
                "records": match.records,
                "seconds": match.seconds,
                "turns": match.turns,
                "first": match.first,
            }
            for seat, bot in enumerate(match.bots):
                yield {
                    **common,
                    "seat": seat,
                    "bot": plan.bots[bot],
                    "role": None if match.roles is None else match.roles[seat],
                    "outcome": outcome_for(seat, match.winners, plan.players),
                    "refused": match.mistakes[seat],
                }


def decision_rows(study: Study, deals: Iterable[PlayedDeal]) -> Iterator[Row]:
    """Yield a row for each decision that was kept."""
    for deal in deals:
        bots = study.plans[deal.plan].bots
        for match in deal.matches:
            for made in match.decisions:
                yield {
                    "plan": deal.plan,
                    "deal": deal.deal,
                    "turn": match.turn,
                    "n": made.n,
                    "at": made.at,
                    "seat": made.seat,
                    "bot": bots[match.bots[made.seat]],
                    "phase": made.phase,
                    "choices": made.choices,
                    "move": made.move["move"],
                    "json": canonical(made.move).decode(),
                }


def write_csv(file: Path, about: Row, columns: Sequence[str], rows: Iterable[Row]) -> None:
    """Write CSV with a first line that says what it is: skip it, or take `#` for a comment."""
    with file.open("w", encoding="utf-8", newline="") as text:
        text.write(f"# {json.dumps(about, ensure_ascii=False)}\n")
        writer = csv.DictWriter(text, list(columns), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def has_parquet() -> bool:
    """Return whether Parquet can be written: the extra `turncoat[lab]` brings what it takes."""
    return importlib.util.find_spec("pyarrow") is not None


def write_parquet(file: Path, about: Row, columns: dict[str, type], rows: Iterable[Row]) -> None:
    """Write Parquet; its schema's metadata says what it is, under `turncoat`."""
    import pyarrow
    from pyarrow import parquet

    kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    schema = pyarrow.schema(
        [(name, kinds[kind]) for name, kind in columns.items()],
        metadata={"turncoat": json.dumps(about, ensure_ascii=False)},
    )
    with parquet.ParquetWriter(file, schema) as writer:
        for some in _by_many(rows):
            writer.write_table(pyarrow.Table.from_pylist(some, schema))


def _by_many(rows: Iterable[Row], number: int = 50_000) -> Iterator[list[Row]]:
    some: list[Row] = []
    for row in rows:
        some.append(row)
        if len(some) == number:
            yield some
            some = []
    if some:
        yield some


def write_logs(folder: Path, deals: Iterable[PlayedDeal]) -> None:
    """Write the log of each match; `turncoat verify` checks each of them."""
    for deal in deals:
        for match in deal.matches:
            if match.log is not None:
                folder.mkdir(exist_ok=True)
                name = f"{deal.plan:03}-{deal.deal:06}-{match.turn:02}.json"
                (folder / name).write_bytes(canonical(match.log) + b"\n")
