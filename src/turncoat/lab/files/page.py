"""A page about a study: one HTML file with everything in it, and nothing to load."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from turncoat.core import registry
from turncoat.lab.figures.report import FEW
from turncoat.lab.figures.statistics import measures
from turncoat.lab.files.charts import Drawn
from turncoat.words import Words

STYLE: Final = """
body { font: 17px/1.5 Georgia, serif; color: #2b2622; background: #fffdf8 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { color: #8a1c2b } figure { margin: 2rem 0; overflow-x: auto } svg { max-width: 100%; height: auto }
table { border-collapse: collapse; margin: 1.5rem 0; display: block; overflow-x: auto }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid #ddd3c4 }
th:first-child, td:first-child { text-align: left } code { font-size: .85em; overflow-wrap: anywhere }
"""


def write_page(file: Path, figures: dict[str, Any], charts: Sequence[Drawn], say: Words) -> None:
    """Write the page."""
    about, plans = figures["about"], figures["plans"]
    game = say(f"game-{about['game']}")
    deals = min(plan["deals"] for plan in plans)
    games = sum(plan["games"] for plan in plans)
    parts = [
        f"<h1>{escape(say('page-title', game=game))}</h1>",
        f"<p>{escape(say('page-about', games=games, deals=deals))} {escape(say('sim-deals-note'))}</p>",
    ]
    if deals < FEW:
        parts.append(f"<p><strong>{escape(say('sim-few-deals', deals=deals))}</strong></p>")
    parts += [f"<figure>{chart.svg}</figure>" for chart in charts]
    for name, measure in measures(registry.find(about["game"])).items():
        parts += [_table(rows) for rows in measure.describe(figures["together"][name], say)]
    parts.append(f"<h2>{escape(say('page-again'))}</h2><p><code>{escape(about['command'])}</code></p>")
    said = escape(json.dumps(about, ensure_ascii=False))
    parts.append(f"<details><summary>{escape(say('page-made-of'))}</summary><code>{said}</code></details>")
    head = (
        f'<!doctype html><html lang="{say.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(say('page-title', game=game))}</title><style>{STYLE}</style>"
    )
    file.write_text(head + "\n".join(parts) + "</html>\n", encoding="utf-8")


def _table(rows: Any) -> str:
    headings, *cells = rows
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in cells)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def write_charts(folder: Path, about: dict[str, Any], charts: Sequence[Drawn]) -> None:
    """Write each chart as an SVG file that says what it is."""
    folder.mkdir(exist_ok=True)
    said = escape(json.dumps(about, ensure_ascii=False))
    for chart in charts:
        start, rest = chart.svg.split(">", 1)
        text = f"{start}><metadata>{said}</metadata>{rest}\n"
        (folder / f"{chart.name}.svg").write_text(text, encoding="utf-8")
