"""What a simulation came to, for people (tables) and for machines (JSON)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from textwrap import fill
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from turncoat.core import registry
from turncoat.core.extras.confidence import CONFIDENCE
from turncoat.lab.figures.statistics import OWN, measures
from turncoat.lab.figures.tally import Score, Tally, advantage, mean, percentile
from turncoat.lab.sample import Estimate, Sample, Together
from turncoat.lab.simulation import Plan
from turncoat.terminal.commands.options import format_value
from turncoat.words import Words

NARROW: Final = 9
"""Headings are broken where they are wider than this and than what stands below them."""


FEW: Final = 20
"""With fewer deals than this the report says that intervals are wide."""


def figures(plan: Plan, sample: Sample) -> dict[str, Any]:
    """Compute all figures in plain JSON types; these names stay. Every interval is by deals."""
    tally = sample.total
    gain = sample.mean(advantage)
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "players": plan.players,
        "seed": plan.seed,
        "games": tally.games,
        "planned": plan.games,
        "deals": sample.deals,
        "complete": tally.games == plan.games,
        "confidence": CONFIDENCE,
        "bots": [
            {
                "bot": bot,
                **_score(sample, lambda tally, place=place: tally.bots[place]),  # type: ignore[misc]
                "first": _score(sample, lambda tally, place=place: tally.first[place]),  # type: ignore[misc]
                "later": _score(sample, lambda tally, place=place: tally.later[place]),  # type: ignore[misc]
                "refused": tally.mistakes[place],
            }
            for place, bot in enumerate(plan.bots)
        ],
        "seats": [
            {"seat": seat, **_score(sample, lambda tally, seat=seat: tally.seats[seat])}  # type: ignore[misc]
            for seat in range(plan.players)
        ],
        "roles": [
            {"role": role, **_score(sample, lambda tally, role=role: tally.roles[role])}  # type: ignore[misc]
            for role in sorted(tally.roles)
        ],
        "first_advantage": None if gain is None else {"points": gain.value, "margin": _margin(gain)},
        "by": dict(_often(tally)),
        "decided": [{"by": by, **_by(sample, by)} for by, _ in _often(tally)],
        "turns": _length(tally.turns),
        "records": _length(tally.records),
        "seconds": _length(tally.seconds),
        **compute_measures(plan.game, [sample]),
    }


def compute_measures(game: str, samples: Sequence[Sample]) -> dict[str, Any]:
    """Compute what each measure of a game found, over tables of several sizes together; `own` at least."""
    together = Together(samples)
    found: dict[str, Any] = {OWN: None}
    for name, measure in measures(registry.find(game)).items():
        found[name] = together.with_intervals(
            lambda tally, name=name, measure=measure: measure.figures(tally.counts.get(name, Counter()))  # type: ignore[misc]
        )
    return found


def _score(sample: Sample, of: Callable[[Tally], Score]) -> dict[str, Any]:
    score = of(sample.total)
    counted = {"wins": score.wins, "draws": score.draws, "losses": score.losses}
    share = sample.share(lambda tally: of(tally).rate if of(tally).number else None)
    if share is None:
        return {**counted, "rate": None, "low": None, "high": None}
    return {**counted, "rate": share.value, "low": share.low, "high": share.high}


def _often(tally: Tally) -> list[tuple[str, int]]:
    """List how games were decided, the most frequent first."""
    return sorted(tally.by.items(), key=lambda item: (-item[1], item[0]))


def _by(sample: Sample, by: str) -> dict[str, Any]:
    share = sample.share(lambda tally: tally.by[by] / tally.games if tally.games else None)
    assert share is not None
    return {"games": sample.total.by[by], "share": share.value, "low": share.low, "high": share.high}


def _margin(gain: Estimate) -> float | None:
    return None if gain.high is None else gain.high - gain.value


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


def show(plan: Plan, sample: Sample, console: Console, say: Words) -> None:
    """Print the figures as tables."""
    found = figures(plan, sample)
    title = say(
        "sim-title",
        game=say(f"game-{plan.game}"),
        games=found["games"],
        deals=found["deals"],
        seats=plan.players,
        seed=str(plan.seed),
    )
    console.print(title, highlight=False)
    for name, value in plan.given.items():
        console.print(f"{name}={format_value(value)}", highlight=False)
    if not found["complete"]:
        console.print(say("sim-interrupted", planned=plan.games), highlight=False)
    if found["games"]:
        console.print(_rates(found, say), _lengths(found, say))
        if found["by"]:
            console.print(_outcomes(found, say))
        _show_measures(plan.game, found, console, say)
        for line in _remarks(found, say):
            console.print(line, highlight=False)


def _show_measures(game: str, found: dict[str, Any], console: Console, say: Words) -> None:
    for name, measure in measures(registry.find(game)).items():
        for headings, *rows in measure.describe(found[name], say):
            console.print(grid(list(headings), [list(row) for row in rows]))


def show_sizes(played: Sequence[tuple[Plan, Sample]], console: Console, say: Words) -> None:
    """Print tables for several sizes together, or for each plan by itself where options vary too."""
    plan, sizes = played[0][0], [plan.players for plan, _ in played]
    if not measures(registry.find(plan.game)) or len(set(sizes)) < len(sizes):
        for each, sample in played:
            show(each, sample, console, say)
        return
    games = sum(sample.total.games for _, sample in played)
    title = say(
        "sim-title-sizes",
        game=say(f"game-{plan.game}"),
        games=games,
        deals=min(sample.deals for _, sample in played),
        low=min(sizes),
        high=max(sizes),
        seed=str(plan.seed),
    )
    console.print(title, highlight=False)
    planned = sum(plan.games for plan, _ in played)
    if games < planned:
        console.print(say("sim-interrupted", planned=planned), highlight=False)
    _show_measures(plan.game, compute_measures(plan.game, [sample for _, sample in played]), console, say)
    remarks = [line for each, sample in played for line in _remarks(figures(each, sample), say)]
    for line in dict.fromkeys(remarks):
        console.print(line, highlight=False)


def _rates(found: dict[str, Any], say: Words) -> Grid:
    told_first = any(bot["first"]["rate"] is not None for bot in found["bots"])
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
    for unit in ("turns", "records", "seconds"):
        length = found[unit]
        if length is not None and length["max"]:
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
            say(f"by-{found['game']}-{row['by']}"),
            say("sim-count", number=row["games"]),
            _percent(row["share"], say),
            say("sim-range", low=100 * row["low"], high=100 * row["high"]),
        ]
        for row in found["decided"]
    ]
    interval = say("sim-interval", confidence=CONFIDENCE)
    return grid([say("sim-decided"), say("sim-games"), say("sim-share"), interval], rows)


def _remarks(found: dict[str, Any], say: Words) -> list[str]:
    few = found["deals"] < FEW
    remarks = [say("sim-few-deals", deals=found["deals"]) if few else say("sim-deals-note")]
    gain = found["first_advantage"]
    if gain is not None and gain["margin"] is not None:
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
