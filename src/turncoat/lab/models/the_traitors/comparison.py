"""A comparison of simulated seasons with exact probabilities that a Traitor is left in the end.

Players vote and murder at random, the Traitors do not recruit, and the end vote always fails.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from turncoat.core.extras.confidence import CONFIDENCE, interval
from turncoat.core.fairness.chance import FastChance
from turncoat.core.game import Json
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.clauses.dealing import draw_number
from turncoat.lab.models.the_traitors.odds import a_traitor_is_left, most_traitors, table_sizes
from turncoat.lab.models.the_traitors.season import SeasonModel, draw_traitors, play_at_random
from turncoat.words import Words


def play(players: int, options: Json, games: int, seed: int) -> Json:
    """Play seasons at random; return one row for each number of Traitors: with `secret` two (TT-5)."""
    days, wanted = options["days"], options["traitors"]
    sizes = table_sizes(players, days)
    if isinstance(wanted, int) and wanted > most_traitors(sizes):
        raise Illegal("traitors_beyond_formula", most=most_traitors(sizes))
    chance = FastChance(seed)
    seasons: Counter[int] = Counter()
    survived: Counter[int] = Counter()
    decisions = 0
    for _ in range(games):
        number = draw_number(wanted, players, chance)
        season = SeasonModel(players, days, recruiting=False, asked=False)
        season.begin(draw_traitors(players, number, chance), [])
        decisions += play_at_random(season, chance)
        seasons[number] += 1
        survived[number] += season.traitors > 0
    rows = [_row(number, survived[number], seasons[number], sizes) for number in sorted(seasons)]
    return {"days": days, "round_tables": sizes, "decisions": int(decisions), "a_traitor_is_left": rows}


def _row(traitors: int, survived: int, seasons: int, sizes: list[int]) -> Json:
    low, high = interval(survived / seasons, seasons)
    exact: Fraction = a_traitor_is_left(sizes, traitors)
    return {
        "traitors": traitors,
        "seasons": seasons,
        "share": survived / seasons,
        "low": low,
        "high": high,
        "exact": str(exact),
        "expected": float(exact),
    }


def describe(found: Json, say: Words) -> list[list[str]]:
    names = ("traitors", "seasons", "share")
    headings = [say(f"tt-random-{name}") for name in names]
    headings += [say("sim-interval", confidence=CONFIDENCE), say("tt-random-expected")]
    return [headings] + [
        [
            str(row["traitors"]),
            say("sim-count", number=row["seasons"]),
            say("tt-random-percent", share=row["share"]),
            say("tt-random-range", low=100 * row["low"], high=100 * row["high"]),
            say("tt-random-percent", share=row["expected"]),
        ]
        for row in found["a_traitor_is_left"]
    ]
