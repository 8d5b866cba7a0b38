"""Writes everything that a study gives into its folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from turncoat.lab.figures.report import compute_measures, figures
from turncoat.lab.files.charts import can_draw, draw_all
from turncoat.lab.files.folder import Folder, write_json
from turncoat.lab.files.page import write_charts, write_page
from turncoat.lab.files.tables import (
    DECISION_COLUMNS,
    MATCH_COLUMNS,
    decision_rows,
    has_parquet,
    match_rows,
    write_csv,
    write_logs,
    write_parquet,
)
from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Study, Task
from turncoat.words import Words


def all_figures(study: Study, deals: Sequence[PlayedDeal]) -> dict[str, Any]:
    """Compute the figures of a study: what it is, its plans, and all of them together."""
    samples = study.samples(deals)
    return {
        "about": study.about(),
        "plans": [figures(plan, sample) for plan, sample in zip(study.plans, samples, strict=True)],
        "together": compute_measures(study.plans[0].game, samples),
    }


def write_all(folder: Path, study: Study, deals: Sequence[PlayedDeal]) -> None:
    """Write the deals and everything that they give."""
    kept = Folder(folder, study)
    for deal in deals:
        if Task(deal.plan, deal.deal) not in kept.done:
            kept.add(deal)
    kept.sort()
    write_results(folder, study, deals)


def write_results(folder: Path, study: Study, deals: Sequence[PlayedDeal], say: Words | None = None) -> None:
    """Write tables, figures, logs and a report, in English unless told; the deals must be in their order."""
    about = study.about()
    tables = [("matches", MATCH_COLUMNS, match_rows)]
    if study.keep.decisions:
        tables.append(("decisions", DECISION_COLUMNS, decision_rows))
    for name, columns, rows in tables:
        write_csv(folder / f"{name}.csv", about, list(columns), rows(study, deals))
        if has_parquet():
            write_parquet(folder / f"{name}.parquet", about, columns, rows(study, deals))
    figures = all_figures(study, deals)
    (folder / "figures.json").write_text(write_json(figures), encoding="utf-8")
    write_logs(folder / "logs", deals)
    if can_draw() and deals:
        charts = list(draw_all(figures, say or Words("en")))
        write_charts(folder / "charts", about, charts)
        write_page(folder / "report.html", figures, charts, say or Words("en"))
