"""The page of an arena: one HTML file with nothing to load, that links to the logs beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from turncoat.lab.files.page import STYLE
from turncoat.words import Words

WIDE: Final = """
body { max-width: 78rem } td { white-space: nowrap }
td:nth-child(2), th:nth-child(2) { text-align: left }
"""
"""The tables here are wide, and their second column is often a name."""


def write_page(file: Path, results: dict[str, Any], say: Words) -> None:
    """Write the page."""
    about = results["about"]
    title = escape(say("arena-title", name=about["name"]))
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(say('arena-about', matches=results['matches'], deals=results['deals']))}</p>",
        f"<p>{escape(say('arena-how', pool=about['reference']))}</p>",
        _table(*overall(results, say)),
        f"<p>{escape(say('arena-unranked'))}</p>",
        f"<h2>{escape(say('arena-against'))}</h2><p>{escape(say('arena-against-how'))}</p>",
        _table(*against(results, say)),
    ]
    for board in results["boards"]:
        parts.append(f"<h2>{escape(_board(board, say))}</h2>")
        parts += [_table(*ratings(board["table"], say)), _table(*roles(board, say))]
    parts.append(f"<h2>{escape(say('arena-matches'))}</h2><p>{escape(say('arena-matches-how'))}</p>")
    parts.append(_matches(results, say))
    said = escape(json.dumps(about, ensure_ascii=False))
    parts.append(f"<details><summary>{escape(say('page-made-of'))}</summary><code>{said}</code></details>")
    head = (
        f'<!doctype html><html lang="{say.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}{WIDE}</style>"
    )
    fresh = file.with_suffix(".new")
    fresh.write_text(head + "\n".join(parts) + "</html>\n", encoding="utf-8")
    fresh.replace(file)


def overall(results: dict[str, Any], say: Words) -> tuple[list[str], list[list[str]]]:
    """Return the table of all bots: headings and rows."""
    headings = [
        say("arena-rank"),
        say("sim-bot"),
        say("arena-rating"),
        say("arena-interval"),
        say("arena-deals"),
        say("arena-refused"),
        say("arena-late"),
        say("arena-failed"),
        say("arena-stood-in"),
        say("arena-seconds"),
        say("arena-calls"),
        say("arena-tokens"),
        say("arena-cost"),
    ]
    rows = [
        [
            "–" if row["rank"] is None else str(row["rank"]),
            row["bot"],
            str(round(row["value"])),
            _range(row, 1, say),
            *(say("sim-count", number=row[name]) for name in ("deals", "refused", "late", "failed")),
            say("sim-percent", share=row["stood_in"]),
            say("arena-precise", number=row["seconds"]),
            *(say("sim-count", number=row[name]) if row[name] else "" for name in ("calls", "tokens")),
            "" if row["cost"] is None else say("arena-precise", number=row["cost"]),
        ]
        for row in results["table"]
    ]
    return headings, rows


def ratings(table: Sequence[dict[str, Any]], say: Words) -> tuple[list[str], list[list[str]]]:
    """Return the table of one board: headings and rows."""
    headings = [say("sim-bot"), say("arena-rating"), say("arena-interval")]
    return headings, [[row["bot"], str(round(row["value"])), _range(row, 1, say)] for row in table]


def roles(board: dict[str, Any], say: Words) -> tuple[list[str], list[list[str]]]:
    """Return the ratings by role: headings and rows."""
    headings = [
        say("sim-bot"),
        say("arena-role"),
        say("arena-contests"),
        say("arena-won"),
        say("arena-interval"),
        say("arena-skill"),
        say("arena-doubt"),
    ]
    rows = [
        [
            row["bot"],
            _role(board["game"], row["role"], say),
            say("sim-count", number=row["contests"]),
            say("sim-percent", share=row["won"]["value"]),
            _range(row["won"], 100, say),
            say("sim-average", number=row["mu"]),
            say("sim-average", number=row["sigma"]),
        ]
        for row in board["roles"]
    ]
    return headings, rows


def against(results: dict[str, Any], say: Words) -> tuple[list[str], list[list[str]]]:
    """Return the head-to-heads: headings and rows."""
    names = [row["bot"] for row in results["table"]]
    rows = []
    for one in names:
        met = [results["against"][one].get(other) for other in names]
        rows.append([one, *("" if each is None else say("sim-percent", share=each["value"]) for each in met)])
    return [say("sim-bot"), *names], rows


def _board(board: dict[str, Any], say: Words) -> str:
    game = say(f"game-{board['game']}")
    return say("arena-board", game=game, players=board["players"])


def _role(game: str, role: str | None, say: Words) -> str:
    if role is None:
        return say("arena-any-role")
    return say(f"role-{game}-{role}") if say.has(f"role-{game}-{role}") else role


def _range(row: dict[str, Any], scale: int, say: Words) -> str:
    if row["low"] is None:
        return ""
    if scale == 1:
        return f"{round(row['low'])}–{round(row['high'])}"
    return say("sim-range", low=scale * row["low"], high=scale * row["high"])


def _matches(results: dict[str, Any], say: Words) -> str:
    headings = [say("arena-when"), say("arena-where"), say("arena-who"), say("arena-log")]
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    rows = []
    for match in results["latest"]:
        won = [
            f"<strong>{escape(name)}</strong>" if name in match["winners"] else escape(name)
            for name in match["players"]
        ]
        link = f'<a href="{escape(match["log"])}">{escape(match["log"].rpartition("/")[2])}</a>'
        cells = [escape(match["at"]), escape(match["board"]), ", ".join(won), link]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
