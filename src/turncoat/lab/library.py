"""The functions of `turncoat.lab`: play one match, simulate many, compare bots, compare settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, TypeAlias

from turncoat.core import registry
from turncoat.core.extras.confidence import CONFIDENCE
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.lab.bot_match import BotMatch
from turncoat.lab.bots.specs import BotSpec, close, make_bot, spec_of, usual_line_up
from turncoat.lab.engines import carry_out
from turncoat.lab.figures.report import figures
from turncoat.lab.files.tables import Row, decision_rows, match_rows
from turncoat.lab.files.writing import write_all
from turncoat.lab.played import PlayedDeal
from turncoat.lab.sample import Sample
from turncoat.lab.simulation import Keep
from turncoat.lab.study import Study, make_study

Json: TypeAlias = dict[str, Any]


def play(
    game: str,
    bots: Sequence[BotSpec] = (),
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Match:
    """Play one match between bots, and return it finished.

    bots: specs (`"counter"`, `"module:Class"`, `"command:node bot.mjs"`) or classes; with more seats than
        bots they take turns. Left out: the game's usual line-up.

    >>> match = play("loyalty-or-treachery", ["counter", "random"], seed=7)
    >>> match.result["winners"], match.number
    ([0], 64)
    """
    found = registry.find(game)
    specs = [spec_of(bot) for bot in bots]
    number = max(found.seats[0], len(specs)) if players is None else players
    specs = specs or usual_line_up(found, number)
    match = Match(game, [f"P{seat}" for seat in range(number)], seed, options, deal)
    seated = [make_bot(found, specs[seat % len(specs)], seed + seat) for seat in range(number)]
    BotMatch(match, seated).play_out()
    for bot in seated:
        close(bot)
    return match


@dataclass(frozen=True)
class Simulation:
    """What was played, deal by deal, and the figures it gives."""

    study: Study
    deals: Sequence[PlayedDeal]
    """In order. The matches of a deal share its luck: intervals count deals."""

    @property
    def samples(self) -> list[Sample]:
        """Count the deals, plan by plan."""
        return self.study.samples(self.deals)

    @property
    def figures(self) -> Json:
        """The figures of the first plan, or of the only one, in plain JSON types."""
        return figures(self.study.plans[0], self.samples[0])

    def all_figures(self) -> list[Json]:
        """Compute the figures of each plan: of each size and each combination of options."""
        pairs = zip(self.study.plans, self.samples, strict=True)
        return [figures(plan, sample) for plan, sample in pairs]

    def match_rows(self) -> Iterator[Row]:
        """Yield a row for each seat of each match, ready for a data frame."""
        return match_rows(self.study, self.deals)

    def decision_rows(self) -> Iterator[Row]:
        """Yield a row for each move that was played, if decisions were kept."""
        return decision_rows(self.study, self.deals)

    def save(self, folder: str | Path) -> None:
        """Write tables, figures, a report and the logs that were kept into a folder."""
        write_all(Path(folder), self.study, self.deals)


def simulate(
    game: str,
    bots: Sequence[BotSpec] = (),
    games: int = 1000,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    decisions: bool = False,
    logs: bool = False,
    engine: str = "processes",
    workers: int | None = 1,
    cluster: str | None = None,
) -> Simulation:
    """Play many games between bots, every deal from every seat.

    games: at least so many; whole deals are played.
    decisions, logs: keep a row for each move, and the log of each match.
    engine, workers, cluster: see `turncoat.lab.engines`. More than one worker needs a script that starts with
        `if __name__ == "__main__":`, as everything does that starts processes. None: all cores.

    The same arguments give the same results, on any engine and any number of workers.

    >>> found = simulate("loyalty-or-treachery", ["counter", "random"], games=40, seed=1).figures
    >>> found["games"], found["deals"], found["bots"][0]["wins"]
    (40, 20, 37)
    """
    return sweep(
        game,
        bots,
        games,
        [players],
        seed,
        options,
        decisions=decisions,
        logs=logs,
        engine=engine,
        workers=workers,
        cluster=cluster,
    )


def sweep(
    game: str,
    bots: Sequence[BotSpec] = (),
    games: int = 1000,
    players: Sequence[int | None] = (None,),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, Sequence[Any]] | None = None,
    *,
    decisions: bool = False,
    logs: bool = False,
    engine: str = "processes",
    workers: int | None = 1,
    cluster: str | None = None,
) -> Simulation:
    """Simulate every number of players with every combination of the options in `vary`, on the same deals.

    >>> found = sweep("loyalty-or-treachery", games=4, vary={"turn_limit": [5, 10]}).all_figures()
    >>> [(each["options"]["turn_limit"], each["turns"]["max"]) for each in found]
    [(5, 5), (10, 10)]
    """
    specs = [spec_of(bot) for bot in bots]
    study = make_study(game, specs, games, players, seed, options, vary, Keep(decisions, logs))
    deals: list[PlayedDeal] = []
    carry_out(study, study.tasks(), deals.append, engine, workers, cluster)
    return Simulation(study, sorted(deals, key=lambda deal: (deal.plan, deal.deal)))


@dataclass(frozen=True)
class Tournament:
    """Every pair of bots on the same deals."""

    pairs: Mapping[tuple[str, str], Simulation]

    @property
    def table(self) -> list[Json]:
        """The bots, best first: the share of games won against all others, with its interval by deals.

        Every opponent weighs the same. Pairs share their deals, so the interval leaves out a deal in all.
        """
        bots = dict.fromkeys(bot for pair in self.pairs for bot in pair)
        rows = [{"bot": bot, **self._standing(bot)} for bot in bots]
        return sorted(rows, key=lambda row: -row["share"])

    def _standing(self, bot: str) -> Json:
        met = [
            (simulation.samples[0], pair.index(bot)) for pair, simulation in self.pairs.items() if bot in pair
        ]
        totals = [sample.total.bots[place].rate for sample, place in met]
        rests = zip(*([rest.bots[place].rate for rest in sample.rests] for sample, place in met), strict=True)
        without: list[float | None] = [sum(rates) / len(rates) for rates in rests]
        value, low, high = met[0][0].share_from(sum(totals) / len(totals), without)
        return {"share": value, "low": low, "high": high, "confidence": CONFIDENCE, "deals": met[0][0].deals}


def tournament(
    game: str,
    bots: Sequence[BotSpec],
    games: int = 200,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    engine: str = "processes",
    workers: int | None = 1,
    cluster: str | None = None,
) -> Tournament:
    """Let every pair of bots play so many games on the same deals; at larger tables they take turns in seats.

    >>> table = tournament("loyalty-or-treachery", ["random", "counter"], games=20).table
    >>> [row["bot"] for row in table], table[0]["deals"]
    (['counter', 'random'], 10)
    """
    specs = [spec_of(bot) for bot in bots]
    if len(set(specs)) < max(2, len(specs)):
        raise Illegal("too_few_rivals")
    on: Json = {"engine": engine, "workers": workers, "cluster": cluster}
    return Tournament(
        {pair: simulate(game, pair, games, players, seed, options, **on) for pair in combinations(specs, 2)}
    )
