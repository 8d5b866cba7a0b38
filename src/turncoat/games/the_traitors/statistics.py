"""Statistics of finished seasons: wins, banishments, and how often the bots' beliefs come true.

Counts of several seasons can be added up. The banishments of one season depend on each other, so that an
interval must count seasons and not banishments: the sums of squares say how much seasons differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

from turncoat.core.extras.chart import Chart
from turncoat.core.extras.confidence import interval
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.games.the_traitors.bots.inference.observations import Observations
from turncoat.games.the_traitors.clauses.dealing import numbers
from turncoat.words import Words

EDGES: Final = (0, 5, 10, 15, 20, 30, 40, 50, 60, 80, 100)
"""The limits, in per cent, between which beliefs are grouped."""
MILLION: Final = 1_000_000


def count(log: Json, bots: Sequence[str] = ()) -> Counter[str]:  # noqa: ARG001 - sides matter, not bots
    """Count one season, from its log."""
    match = Match.replay(log, upto=0)
    observations, counts = Observations(), Counter[str]()
    heard = moments = 0
    banished: set[int] = set()
    for record in (None, *log["records"]):
        if record is not None:
            match.repeat(record)
        for line in match.talk("watcher", heard):
            heard += 1
            observations.hear(line)
        if match.moments != moments:
            moments = match.moments
            view = match.view("watcher")
            observations.see(view)
            if view["stage"] == "vote":
                _count_beliefs(match, observations, counts)
            elif view["stage"] == "identity" and view["banished"] not in banished:
                banished.add(view["banished"])
                _count_banishment(match, view, counts)
    _add_squares(counts)
    players, recap = len(log["seats"]), match.view("watcher").get("recap")
    if log["result"] is not None and recap is not None:
        key = f"{players}/{len(recap['first_traitors'])}"
        counts[f"seasons/{key}"] += 1
        counts[f"won/{key}"] += log["result"]["side"] == "traitors"
    return counts


def _count_beliefs(match: Match, observations: Observations, counts: Counter[str]) -> None:
    """Count how likely every Loyal player holds every other to be a Traitor, and whether that is true."""
    truth = match.view("host")["everything"]["identities"]
    assert observations.belief is not None
    for seat in observations.alive:
        if truth[seat] == "loyal":
            believed = observations.belief.odds_for(seat)
            for other in observations.alive:
                if other != seat:
                    row = _row(believed[other])
                    counts[f"belief/{row}/n"] += 1
                    counts[f"belief/{row}/x"] += truth[other] == "traitor"
                    counts[f"thought/{row}"] += round(MILLION * believed[other])


def _row(likely: float) -> int:
    """Return the row of the group between two EDGES that the probability falls into."""
    return next(place for place, high in enumerate(EDGES[1:]) if 100 * likely <= high or high == EDGES[-1])


def _count_banishment(match: Match, view: Json, counts: Counter[str]) -> None:
    """Count whether a Traitor was banished, and how likely that would have been by lot."""
    truth = match.view("host")["everything"]["identities"]
    banished = view["banished"]
    alive = {*view["alive"], banished}
    when = "final" if view["day"] == view["days"] else "before"
    for key in ("banished/all", f"banished/{when}", f"banished/day{view['day']}"):
        counts[f"{key}/n"] += 1
        counts[f"{key}/x"] += truth[banished] == "traitor"
        counts[f"{key}/chance"] += round(
            MILLION * sum(truth[seat] == "traitor" for seat in alive) / len(alive)
        )


def _add_squares(counts: Counter[str]) -> None:
    """Add the sums of squares for all that is counted many times in a season."""
    for name in [name for name in counts if name.endswith("/n")]:
        key = name.removesuffix("n")
        n, x = counts[f"{key}n"], counts[f"{key}x"]
        counts.update({f"{key}nn": n * n, f"{key}xn": x * n, f"{key}xx": x * x, f"{key}seasons": 1})


def fixed_sides(players: int, luck: Random) -> tuple[Json, list[str]]:
    """Return a deal in which the Traitors are drawn already (TT-5), and the side of each seat."""
    chosen = luck.sample(range(players), luck.choice(numbers(None, players)))
    sides = ["traitors" if seat in chosen else "loyal" for seat in range(players)]
    return {"traitors": sorted(chosen)}, sides


def roles(log: Json) -> list[str] | None:
    """Return by seat whether it began as a Traitor, became one, or stayed Loyal."""
    match = Match.replay(log)
    recap = match.view("watcher").get("recap")
    if recap is None:
        return None
    last = match.view("host")["everything"]["identities"]
    return [
        "traitor" if seat in recap["first_traitors"] else "recruit" if identity == "traitor" else "loyal"
        for seat, identity in enumerate(last)
    ]


# Figures


def figures(counts: Counter[str]) -> Json:
    """Return the figures in plain JSON types."""
    seasons = sorted(tuple(map(int, name.split("/")[1:])) for name in counts if name.startswith("seasons/"))
    return {
        "seasons": sum(counts[f"seasons/{players}/{number}"] for players, number in seasons),
        "sides": [
            {
                "players": players,
                "traitors": number,
                **_share(counts[f"won/{players}/{number}"], counts[f"seasons/{players}/{number}"]),
            }
            for players, number in seasons
        ],
        "banishments": {when: _banishments(counts, when) for when in ("all", "before", "final")},
        "days": [
            {"day": day, **_banishments(counts, f"day{day}")}
            for day in range(1, 1 + max((_day(name) for name in counts), default=0))
        ],
        "beliefs": [_belief(counts, row) for row in range(len(EDGES) - 1)],
    }


def _day(name: str) -> int:
    """Return the day of a count of banishments by day; 0 for other counts."""
    day = name.removeprefix("banished/day").partition("/")[0]
    return int(day) if day.isdecimal() else 0


def charts(found: Json) -> list[Chart]:
    """Return how often the banished were Traitors, beside the lot, by day; and whether beliefs came true."""
    days = [{**row, "label": row["day"], "beside": row["chance"]} for row in found["days"] if row["of"]]
    beliefs = [row for row in found["beliefs"] if row["of"]]
    return [Chart("banished", "shares", days), Chart("beliefs", "reliability", beliefs)]


def _share(number: int, of: int) -> Json:
    low, high = interval(number / of if of else 0.0, of)
    return {"number": number, "of": of, "share": number / of if of else None, "low": low, "high": high}


def _ratio(counts: Counter[str], key: str) -> Json:
    """Return a share of what is counted many times a season, with an interval for dependent counts."""
    n, x, seasons = counts[f"{key}/n"], counts[f"{key}/x"], counts[f"{key}/seasons"]
    if not n:
        return _share(0, 0)
    share = x / n
    spread = (
        counts[f"{key}/xx"] - 2 * share * counts[f"{key}/xn"] + share * share * counts[f"{key}/nn"]
    ) / n**2
    alike = share * (1 - share) / spread if spread > 0 else seasons
    low, high = interval(share, max(1, min(n, round(alike))))
    return {"number": x, "of": n, "share": share, "low": low, "high": high}


def _banishments(counts: Counter[str], when: str) -> Json:
    key = f"banished/{when}"
    n = counts[f"{key}/n"]
    return {**_ratio(counts, key), "chance": counts[f"{key}/chance"] / MILLION / n if n else None}


def _belief(counts: Counter[str], row: int) -> Json:
    n = counts[f"belief/{row}/n"]
    thought = counts[f"thought/{row}"] / MILLION / n if n else None
    edges = {"from": EDGES[row] / 100, "to": EDGES[row + 1] / 100}
    return {**edges, "thought": thought, **_ratio(counts, f"belief/{row}")}


# For people


def describe(found: Json, say: Words) -> list[list[list[str]]]:
    """Return tables of wins, of banishments, and of how often beliefs come true."""
    numbers = ("players", "traitors", "of", "number")
    sides = [
        [*(say("tt-sim-number", number=row[name]) for name in numbers), *_share_cells(row, say)]
        for row in found["sides"]
    ]
    banished = [
        [
            say(f"tt-sim-banished-{when}"),
            say("tt-sim-number", number=row["of"]),
            say("tt-sim-number", number=row["number"]),
            *_share_cells(row, say),
            _percent(row["chance"], say),
        ]
        for when, row in found["banishments"].items()
    ]
    beliefs = [
        [
            say("tt-sim-between", low=low, high=high),
            say("tt-sim-number", number=row["of"]),
            _percent(row["thought"], say),
            *_share_cells(row, say),
        ]
        for (low, high), row in zip(pairwise(EDGES), found["beliefs"], strict=True)
        if row["of"]
    ]
    tables = [
        [_headings(("players", "chosen", "seasons", "won", "share", "interval"), say), *sides],
        [_headings(("banishments", "number", "traitors", "share", "interval", "chance"), say), *banished],
        [_headings(("believed", "number", "thought", "were", "interval"), say), *beliefs],
    ]
    return [table for table in tables if len(table) > 1]


def _headings(names: Sequence[str], say: Words) -> list[str]:
    return [say(f"tt-sim-heading-{name}") for name in names]


def _share_cells(row: Any, say: Words) -> list[str]:
    if row["share"] is None:
        return ["–", "–"]
    return [_percent(row["share"], say), say("sim-range", low=100 * row["low"], high=100 * row["high"])]


def _percent(share: float | None, say: Words) -> str:
    return "–" if share is None else say("tt-sim-percent", share=share)
