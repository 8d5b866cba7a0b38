"""What a simulation came to, for people (tables) and for machines (JSON)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from textwrap import fill
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from turncoat.core import registry
from turncoat.core.extras.confidence import CONFIDENCE, interval
from turncoat.lab.simulation import Plan
from turncoat.lab.statistics import of as own_figures
from turncoat.lab.tally import Score, Tally, advantage, mean, percentile
from turncoat.words import Words

NARROW: Final = 9
"""Headings are broken where they are wider than this and than what stands below them."""


def figures(plan: Plan, tally: Tally) -> dict[str, Any]:
    """All figures in plain JSON types; these names stay."""
    gain = advantage(tally)
    own = own_figures(registry.find(plan.game))
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "players": plan.players,
        "seed": plan.seed,
        "games": tally.games,
        "planned": plan.games,
        "complete": tally.games == plan.games,
        "confidence": CONFIDENCE,
        "bots": [
            {
                "bot": bot,
                **_score(tally.bots[place], tally.games),
                "first": _score(tally.first[place]),
                "later": _score(tally.later[place]),
                "refused": tally.mistakes[place],
            }
            for place, bot in enumerate(plan.bots)
        ],
        "seats": [{"seat": seat, **_score(score)} for seat, score in enumerate(tally.seats)],
        "first_advantage": None if gain is None else {"points": gain[0], "margin": gain[1]},
        "by": dict(sorted(tally.by.items(), key=lambda item: (-item[1], item[0]))),
        "turns": _length(tally.turns),
        "records": _length(tally.records),
        "own": None if own is None else own.figures(tally.own),
    }


def _score(score: Score, games: int | None = None) -> dict[str, Any]:
    """Give a score with its interval; a bot in several seats of a game counts as one observation."""
    counted = {"wins": score.wins, "draws": score.draws, "losses": score.losses}
    if not score.number:
        return {**counted, "rate": None, "low": None, "high": None}
    low, high = interval(score.rate, min(score.number, games or score.number))
    return {**counted, "rate": score.rate, "low": low, "high": high}


def _length(lengths: Counter[int]) -> dict[str, Any] | None:
    if not lengths:
        return None
    shares = {"p10": 0.1, "median": 0.5, "p90": 0.9}
    return {
        "mean": mean(lengths),
        "min": min(lengths),
        **{name: percentile(lengths, share) for name, share in shares.items()},
        "max": max(lengths),
    }


def show(plan: Plan, tally: Tally, console: Console, say: Words) -> None:
    """Print the figures as tables."""
    found = figures(plan, tally)
    title = say(
        "sim-title", game=say(f"game-{plan.game}"), games=tally.games, seats=plan.players, seed=str(plan.seed)
    )
    console.print(title, highlight=False)
    if not found["complete"]:
        console.print(say("sim-interrupted", planned=plan.games), highlight=False)
    if tally.games:
        console.print(_rates(found, say), _lengths(found, say))
        if found["by"]:
            console.print(_outcomes(found, say))
        own = own_figures(registry.find(plan.game))
        for headings, *rows in [] if own is None else own.describe(found["own"], say):
            console.print(grid(list(headings), [list(row) for row in rows]))
        for line in _remarks(found, say):
            console.print(line, highlight=False)


def own_of_all(played: Sequence[tuple[Plan, Tally]]) -> Any:
    """Compute the game's own figures over tables of several sizes together."""
    own = own_figures(registry.find(played[0][0].game))
    counts: Counter[str] = sum((tally.own for _, tally in played), Counter())
    return None if own is None else own.figures(counts)


def show_sizes(played: Sequence[tuple[Plan, Tally]], console: Console, say: Words) -> None:
    """Tables of several sizes: the game's own figures for all of them, or each size by itself."""
    own = own_figures(registry.find(played[0][0].game))
    if own is None:
        for plan, tally in played:
            show(plan, tally, console, say)
        return
    plan, sizes = played[0][0], [plan.players for plan, _ in played]
    games = sum(tally.games for _, tally in played)
    title = {"low": min(sizes), "high": max(sizes), "seed": str(plan.seed)}
    console.print(
        say("sim-title-sizes", game=say(f"game-{plan.game}"), games=games, **title), highlight=False
    )
    planned = sum(plan.games for plan, _ in played)
    if games < planned:
        console.print(say("sim-interrupted", planned=planned), highlight=False)
    for headings, *rows in own.describe(own_of_all(played), say):
        console.print(grid(list(headings), [list(row) for row in rows]))
    for plan, tally in played:
        for line in _remarks(figures(plan, tally), say):
            console.print(line, highlight=False)


def _rates(found: dict[str, Any], say: Words) -> Grid:
    told_first = found["first_advantage"] is not None
    headings = [say("sim-bot"), say("sim-won"), say("sim-drawn"), say("sim-lost"), say("sim-rate")]
    headings.append(say("sim-interval", confidence=CONFIDENCE))
    headings += [say("sim-first"), say("sim-later")] if told_first else []
    rows = []
    for bot in found["bots"]:
        row = [bot["bot"], *(say("sim-count", number=bot[how]) for how in ("wins", "draws", "losses"))]
        row += [_percent(bot["rate"], say), say("sim-range", low=100 * bot["low"], high=100 * bot["high"])]
        row += [_percent(bot[when]["rate"], say) for when in ("first", "later") if told_first]
        rows.append(row)
    return grid(headings, rows)


def _lengths(found: dict[str, Any], say: Words) -> Grid:
    rows = []
    for unit in ("turns", "records"):
        length = found[unit]
        if length is not None:
            ends = (say("sim-count", number=length[name]) for name in ("p10", "median", "p90"))
            rows.append([say(f"sim-length-{unit}"), say("sim-average", number=length["mean"]), *ends])
    return grid(
        [
            say("sim-length"),
            say("sim-mean"),
            "10\N{NO-BREAK SPACE}%",
            say("sim-median"),
            "90\N{NO-BREAK SPACE}%",
        ],
        rows,
    )


def _outcomes(found: dict[str, Any], say: Words) -> Grid:
    rows = [
        [
            say(f"by-{found['game']}-{how}"),
            say("sim-count", number=number),
            _percent(number / found["games"], say),
        ]
        for how, number in found["by"].items()
    ]
    return grid([say("sim-decided"), say("sim-games"), say("sim-share")], rows)


def _remarks(found: dict[str, Any], say: Words) -> list[str]:
    remarks = []
    gain = found["first_advantage"]
    if gain is not None:
        points, margin = 100 * gain["points"], 100 * gain["margin"]
        remarks.append(say("sim-advantage", points=points, margin=margin))
    for bot in found["bots"]:
        if bot["refused"]:
            remarks.append(say("sim-refused", bot=bot["bot"], count=bot["refused"]))
    return remarks


def grid(headings: list[str], rows: list[list[str]]) -> Grid:
    """Headings wider than their column are broken, to spare room in narrow terminals."""
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for place, (heading, *cells) in enumerate(zip(headings, *rows, strict=True)):
        heading = fill(heading, max(NARROW, *(len(cell) for cell in cells)), break_long_words=False)
        grid.add_column(heading, justify="right" if place else "left", overflow="fold")
    for row in rows:
        grid.add_row(*row)
    return grid


def _percent(share: float | None, say: Words) -> str:
    return "–" if share is None else say("sim-percent", share=share)
