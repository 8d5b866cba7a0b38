"""What logs of finished matches come to, by the memory of who played: points, mistakes, objections."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from turncoat.core.extras.chart import Chart
from turncoat.core.extras.confidence import interval
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.games.scatty_rogues.views import Verdict
from turncoat.words import Words

_Z: Final = 1.959964
VERDICTS: Final[tuple[Verdict, ...]] = ("caught", "both_wrong", "unjustified")


@dataclass(frozen=True)
class Walked:
    """One turn: whose it was, at which trove (None: Scatty Rogues was due), and whether it was a mistake."""

    seat: int
    trove: int | None
    wrong: bool
    slow: bool = False


@dataclass(frozen=True)
class Objected:
    """One objection that was heard."""

    seat: int
    accused: int
    verdict: Verdict


def events(log: Json) -> Iterator[Walked | Objected]:
    """Yield the turns and objections of a match, in order. A late answer is no second turn."""
    match = Match.replay(log, upto=0)
    shown = match.view("host")
    latest: Walked | None = None
    for record in log["records"]:
        move: Mapping[str, Any] = record.get("move") or {"move": "clock"}
        if move["move"] == "say":
            match.repeat(record)
            continue
        before = shown
        match.repeat(record)
        shown = match.view("host")
        turn = _turn(before, shown, move)
        if turn is not None and not (latest is not None and latest.slow and before["accused"] == turn.seat):
            latest = turn
            yield turn
        if before["verdict"] is None and shown["verdict"] is not None:
            yield Objected(shown["objector"], shown["accused"], shown["verdict"])


def _turn(before: Json, after: Json, move: Mapping[str, Any]) -> Walked | None:
    """Return the turn that was taken, or for which the count ran out, if any."""
    trove = before["everything"]["next_trove"]
    if move["move"] in ("answer", "scatty"):
        return Walked(before["turn"], trove, after["everything"]["mistaken"])
    if move["move"] == "clock" and before["count_ends"] is not None and after["count_ends"] is None:
        return Walked(before["turn"], trove, wrong=True, slow=True)
    return None


# Counts


def count(log: Json, bots: Sequence[str]) -> Counter[str]:
    """Count by level what a match adds; counts of many matches can be added up."""
    levels = [bot.partition(":")[0] for bot in bots]
    counts = Counter({"matches": 1})
    for event in events(log):
        level = levels[event.seat]
        if isinstance(event, Walked):
            counts[f"turns/{level}"] += 1
            counts[f"mistakes/{level}"] += event.wrong
            counts[f"slow/{level}"] += event.slow
        else:
            counts[f"objections/{level}"] += 1
            counts[f"{event.verdict}/{level}"] += 1
    if log["result"] is not None:
        counts += _points(log["result"]["points"], levels)
    return counts


def _points(points: Sequence[int], levels: Sequence[str]) -> Counter[str]:
    """Return by level the average of its seats in this match, and its lead over each other level.

    A match counts once, however many seats a level has in it: they play against each other as well.
    """
    seats = {
        level: [each for each, at in zip(points, levels, strict=True) if at == level] for level in levels
    }
    average = {level: Fraction(sum(each), len(each)) for level, each in seats.items()}
    counts = Counter({f"points/{level}/{each}": 1 for level, each in average.items()})
    for one, other in combinations(sorted(average), 2):
        counts[f"lead/{one}/{other}/{average[one] - average[other]}"] += 1
    return counts


# Figures


def figures(counts: Counter[str]) -> Json:
    """Return by level points a match, mistakes a turn and objections; then each level against the others."""
    levels = sorted({name.split("/")[1] for name in counts if name.startswith("turns/")}, key=_rank)
    return {
        "matches": counts["matches"],
        "levels": {level: _level(counts, level) for level in levels},
        "against": [_against(counts, *pair) for pair in combinations(levels[::-1], 2)],
    }


def _rank(level: str) -> tuple[int, str]:
    """Return the sort key of a bot: the game's own in their order, worst memory first, then others."""
    from turncoat.games.scatty_rogues.bots import BOTS  # the rules know the bots, and figures the rules

    known = list(BOTS)
    return (known.index(level) if level in known else len(known), level)


def _level(counts: Counter[str], level: str) -> Json:
    turns, objections = counts[f"turns/{level}"], counts[f"objections/{level}"]
    return {
        "points": _mean(_spread(counts, f"points/{level}/")),
        "mistakes": _share(counts[f"mistakes/{level}"], turns),
        "slow": _share(counts[f"slow/{level}"], turns),
        "objections": _share(objections, turns),
        **{verdict: _share(counts[f"{verdict}/{level}"], objections) for verdict in VERDICTS},
    }


def _against(counts: Counter[str], better: str, worse: str) -> Json:
    """Return how often the better memory was ahead, and by how much."""
    first, second = sorted((better, worse))
    sign = 1 if first == better else -1
    leads = Counter({sign * lead: n for lead, n in _spread(counts, f"lead/{first}/{second}/").items()})
    ahead = sum(n for lead, n in leads.items() if lead > 0)
    behind = sum(n for lead, n in leads.items() if lead < 0)
    told = {"better": better, "worse": worse, "ahead": ahead, "behind": behind}
    return {**told, "level": leads[0.0], "lead": _mean(leads)}


def _spread(counts: Counter[str], family: str) -> Counter[float]:
    return Counter(
        {
            float(Fraction(name.removeprefix(family))): n
            for name, n in counts.items()
            if name.startswith(family)
        }
    )


def _mean(spread: Counter[float]) -> Json:
    """Return the mean with the interval in which it lies, going by how much matches differ."""
    number = spread.total()
    if not number:
        return {"mean": None, "low": None, "high": None}
    mean = sum(value * n for value, n in spread.items()) / number
    if number == 1:
        return {"mean": mean, "low": None, "high": None}
    variance = sum(n * (value - mean) ** 2 for value, n in spread.items()) / (number - 1)
    half = _Z * math.sqrt(variance / number)
    return {"mean": mean, "low": mean - half, "high": mean + half}


def _share(number: int, of: int) -> Json:
    if not of:
        return {"number": number, "of": of, "share": None, "low": None, "high": None}
    low, high = interval(number / of, of)
    return {"number": number, "of": of, "share": number / of, "low": low, "high": high}


def charts(found: Json) -> list[Chart]:
    """Return how many turns were mistakes, by memory."""
    rows = [
        {**own["mistakes"], "label": level} for level, own in found["levels"].items() if own["mistakes"]["of"]
    ]
    return [Chart("mistakes", "shares", rows)]


# For people


def describe(found: Json, say: Words) -> list[list[list[str]]]:
    """Tables: each level's points and mistakes, its objections, and level against level."""
    levels = found["levels"].items()
    points = ("level", "points", "interval", "turns", "mistakes", "share", "interval", "slow")
    objections = ("level", "objections", "caught", "share", "interval", "both-wrong", "unjustified")
    against = ("against", "ahead", "behind", "level-pegging", "lead", "interval")
    tables = [
        [_headings(points, say)]
        + [[level, *_average(own["points"], say), *_mistakes(own, say)] for level, own in levels],
        [_headings(objections, say)] + [[level, *_objections(own, say)] for level, own in levels],
        [_headings(against, say)] + [_pair_cells(pair, say) for pair in found["against"]],
    ]
    return tables if found["against"] else tables[:-1]


def _headings(names: Sequence[str], say: Words) -> list[str]:
    return [say(f"sr-sim-{name}") for name in names]


def _mistakes(own: Json, say: Words) -> list[str]:
    mistakes = own["mistakes"]
    turns, slow = _number(mistakes["of"], say), _number(own["slow"]["number"], say)
    return [turns, _number(mistakes["number"], say), *_percent(mistakes, say), slow]


def _objections(own: Json, say: Words) -> list[str]:
    caught = own["caught"]
    others = [_number(own[verdict]["number"], say) for verdict in ("both_wrong", "unjustified")]
    return [_number(caught["of"], say), _number(caught["number"], say), *_percent(caught, say), *others]


def _pair_cells(pair: Json, say: Words) -> list[str]:
    names = say("sr-sim-versus", better=pair["better"], worse=pair["worse"])
    games = [_number(pair[how], say) for how in ("ahead", "behind", "level")]
    return [names, *games, *_average(pair["lead"], say)]


def _average(mean: Json, say: Words) -> list[str]:
    if mean["mean"] is None:
        return ["–", "–"]
    between = "–" if mean["low"] is None else say("sr-sim-range", low=mean["low"], high=mean["high"])
    return [say("sr-sim-average", number=mean["mean"]), between]


def _percent(share: Json, say: Words) -> list[str]:
    if share["share"] is None:
        return ["–", "–"]
    between = say("sim-range", low=100 * share["low"], high=100 * share["high"])
    return [say("sr-sim-percent", share=share["share"]), between]


def _number(number: int, say: Words) -> str:
    return say("sr-sim-number", number=number)
