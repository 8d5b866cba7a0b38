"""The commands `turncoat sim` and `turncoat tournament`."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from turncoat.core import registry
from turncoat.core.bots.characters import LEVELS
from turncoat.core.extras.confidence import CONFIDENCE
from turncoat.core.game import Game, Json
from turncoat.core.refusal import Illegal
from turncoat.lab import random_play
from turncoat.lab.bots.specs import split_specs
from turncoat.lab.engines import carry_out
from turncoat.lab.figures.report import compute_measures, figures, grid, show, show_sizes
from turncoat.lab.figures.statistics import OWN
from turncoat.lab.files.folder import Folder, join, read_deals
from turncoat.lab.files.writing import write_results
from turncoat.lab.levels import Contest, as_row, compare_levels
from turncoat.lab.library import Tournament, tournament
from turncoat.lab.played import PlayedDeal
from turncoat.lab.sample import Sample
from turncoat.lab.simulation import Keep, Plan, table_size
from turncoat.lab.study import Shard, Study, make_study
from turncoat.terminal.commands.options import parse_options
from turncoat.words import Words

INTERRUPTED: Final = 130
"""The exit code of a command that was stopped from the keyboard."""
JOIN: Final = "join"
LEAST_P: Final = 0.001
"""A p below this is shown as such."""


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("sim-help"))
    def sim(
        game: Annotated[str, typer.Argument(help=say("sim-game-help"))],
        shards: Annotated[list[Path] | None, typer.Argument(help=say("sim-shards-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("sim-bots-help"))] = "",
        games: Annotated[int, typer.Option(help=say("sim-games-help"))] = 1000,
        players: Annotated[str, typer.Option(help=say("sim-players-help"))] = "",
        option: Annotated[list[str] | None, typer.Option(help=say("sim-option-help"))] = None,
        vary: Annotated[list[str] | None, typer.Option(help=say("sim-vary-help"))] = None,
        seed: Annotated[int, typer.Option(help=say("sim-seed-help"))] = 0,
        out: Annotated[Path | None, typer.Option(help=say("sim-out-help"))] = None,
        decisions: Annotated[bool, typer.Option("--decisions", help=say("sim-decisions-help"))] = False,
        logs: Annotated[bool, typer.Option("--logs", help=say("sim-logs-help"))] = False,
        engine: Annotated[str, typer.Option(help=say("sim-engine-help"))] = "processes",
        workers: Annotated[int | None, typer.Option(help=say("sim-workers-help"))] = None,
        cluster: Annotated[str | None, typer.Option(help=say("sim-cluster-help"))] = None,
        shard: Annotated[str, typer.Option(help=say("sim-shard-help"))] = "1/1",
        kernel: Annotated[bool, typer.Option("--kernel", help=say("sim-kernel-help"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=say("sim-json-help"))] = False,
    ) -> None:
        if game == JOIN:
            _join(shards or [], out, as_json, say)
            return
        line_up = split_specs(bots)
        found = registry.find(game)
        sizes = read_sizes(players)
        if kernel:
            for size in sizes:
                seats = table_size(found, line_up, size)
                options = parse_options(found, option or [], seats)
                _at_random(random_play.play(found, seats, options, games, seed), found, as_json, say)
            return
        options = parse_options(found, option or [], table_size(found, line_up, sizes[0]))
        study = make_study(
            game,
            line_up,
            games,
            sizes,
            seed,
            options,
            _read_vary(found, vary or []),
            Keep(decisions, logs),
            Shard.parse(shard),
        )
        if (decisions or logs or study.shard.n > 1) and out is None:
            raise Illegal("needs_out")
        deals, complete = simulate(study, out, say, engine, workers, cluster)
        _report(study, deals, as_json, say)
        if not complete:
            if out is not None:
                Console(stderr=True).print(say("sim-goes-on"), highlight=False)
            raise typer.Exit(INTERRUPTED)

    @app.command("tournament", help=say("tournament-help"))
    def tournament_(
        game: Annotated[str, typer.Argument(help=say("sim-game-help"))],
        bots: Annotated[str, typer.Option(help=say("sim-bots-help"))],
        games: Annotated[int, typer.Option(help=say("tournament-games-help"))] = 200,
        players: Annotated[int | None, typer.Option(help=say("tournament-players-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("sim-option-help"))] = None,
        seed: Annotated[int, typer.Option(help=say("sim-seed-help"))] = 0,
        workers: Annotated[int | None, typer.Option(help=say("sim-workers-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("sim-json-help"))] = False,
    ) -> None:
        found = registry.find(game)
        options = parse_options(found, option or [], players)
        held = tournament(game, split_specs(bots), games, players, seed, options, workers=workers)
        _show_tournament(held, as_json, say)

    @app.command(help=say("levels-help"))
    def levels(
        games: Annotated[
            list[str] | None, typer.Argument(metavar="GAME", help=say("levels-games-help"))
        ] = None,
        number: Annotated[int, typer.Option("--games", help=say("levels-number-help"))] = 200,
        players: Annotated[int | None, typer.Option(help=say("levels-players-help"))] = None,
        level: Annotated[int | None, typer.Option(min=2, max=LEVELS, help=say("levels-level-help"))] = None,
        seed: Annotated[int, typer.Option(help=say("sim-seed-help"))] = 0,
        workers: Annotated[int | None, typer.Option(help=say("sim-workers-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("sim-json-help"))] = False,
    ) -> None:
        wanted = range(2, LEVELS + 1) if level is None else [level]
        named = games or [game.name for game in registry.games().values() if game.bots]
        for game in named:
            _show_levels(
                game,
                compare_levels(game, number, players, seed, levels=wanted, workers=workers),
                as_json,
                say,
            )


def _read_vary(game: Game, given: list[str]) -> dict[str, list[Any]]:
    """Parse options that are named several times, with each value that they take."""
    varied: dict[str, list[Any]] = {}
    for text in given:
        for name, value in parse_options(game, [text]).items():
            varied.setdefault(name, []).append(value)
    return varied


def read_sizes(text: str) -> list[int | None]:
    """Parse numbers of players: `10`, `6-24`, `6,10,22`; empty: as few as possible."""
    if not text:
        return [None]
    sizes: list[int | None] = []
    for part in text.split(","):
        low, dash, high = part.partition("-")
        if not low.strip().isdecimal() or (dash and not high.strip().isdecimal()):
            raise Illegal("needs_sizes", name="--players")
        sizes += range(int(low), int(high if dash else low) + 1)
    if not sizes:
        raise Illegal("needs_sizes", name="--players")
    return sizes


def simulate(
    study: Study,
    out: Path | None,
    say: Words,
    engine: str = "processes",
    workers: int | None = None,
    cluster: str | None = None,
) -> tuple[list[PlayedDeal], bool]:
    """Carry out a study with a progress bar; return the deals, and False if it was interrupted.

    With a folder, deals that are in it already are not played again.
    """
    folder = None if out is None else Folder(out, study)
    deals = [] if folder is None else list(read_deals(folder.path))
    left = study.tasks() if folder is None else folder.remaining_tasks()
    complete = True
    with _progress(study, len(deals), say) as advance:

        def keep(deal: PlayedDeal) -> None:
            if folder is not None:
                folder.add(deal)
            deals.append(deal)
            advance(deal)

        try:
            if left:
                carry_out(study, left, keep, engine, workers, cluster)
        except KeyboardInterrupt:
            complete = False
    deals.sort(key=lambda deal: (deal.plan, deal.deal))
    if folder is not None:
        folder.close()
        if complete:
            folder.sort()
            write_results(folder.path, study, deals, say)
    return deals, complete


class _progress:  # noqa: N801 - used as a function
    """A progress bar that counts games; on a terminal only."""

    def __init__(self, study: Study, done: int, say: Words) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        self.bar = Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
        total = len(study.tasks())
        self.task = self.bar.add_task(say("sim-progress"), total=total, completed=done)

    def __enter__(self) -> Callable[[PlayedDeal], None]:
        self.bar.start()
        return lambda _: self.bar.update(self.task, advance=1)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def _join(shards: list[Path], out: Path | None, as_json: bool, say: Words) -> None:
    """Join shards in a folder and report them; say so if deals are missing."""
    if not shards or out is None:
        raise Illegal("needs_shards")
    folder = join(shards, out)
    missing = len(folder.remaining_tasks())
    folder.sort()
    deals = list(read_deals(out))
    write_results(out, folder.study, deals, say)
    _report(folder.study, deals, as_json, say)
    if missing:
        Console(stderr=True).print(say("sim-missing", deals=missing), highlight=False)
        raise typer.Exit(1)


def _report(study: Study, deals: list[PlayedDeal], as_json: bool, say: Words) -> None:
    played: list[tuple[Plan, Sample]] = list(zip(study.plans, study.samples(deals), strict=True))
    if as_json:
        print(json.dumps(_for_machines(study, played), indent=2, ensure_ascii=False))
    elif len(played) == 1:
        show(*played[0], Console(), say)
    else:
        show_sizes(played, Console(), say)


def _for_machines(study: Study, played: list[tuple[Plan, Sample]]) -> object:
    about = study.about()
    if len(played) == 1:
        return {"about": about, **figures(*played[0])}
    together = compute_measures(study.plans[0].game, [sample for _, sample in played])
    return {"about": about, "sizes": [figures(*one) for one in played], OWN: together[OWN]}


def _show_tournament(held: Tournament, as_json: bool, say: Words) -> None:
    table = held.table
    if as_json:
        print(json.dumps(table, indent=2, ensure_ascii=False))
        return
    headings = [say("sim-bot"), say("sim-rate"), say("sim-interval", confidence=table[0]["confidence"])]
    rows = [
        [
            row["bot"],
            say("sim-percent", share=row["share"]),
            say("sim-range", low=100 * row["low"], high=100 * row["high"]),
        ]
        for row in table
    ]
    Console().print(grid(headings, rows))
    Console().print(say("tournament-deals", deals=table[0]["deals"]), highlight=False)


def _show_levels(game: str, contests: Iterable[Contest], as_json: bool, say: Words) -> None:
    """Show whether each level beats the one below; a line as soon as it is known."""
    if as_json:
        print(json.dumps({"game": game, "levels": [as_row(one) for one in contests]}, ensure_ascii=False))
        return
    headings = [
        say("levels-higher"),
        say("levels-lower"),
        say("levels-share"),
        say("sim-interval", confidence=CONFIDENCE),
        say("levels-ahead"),
        say("levels-p"),
    ]
    rows = [
        [
            say("levels-level", level=say(f"level-{one.level}"), bots=", ".join(one.above)),
            say("levels-level", level=say(f"level-{one.level - 1}"), bots=", ".join(one.below)),
            say("sim-percent", share=one.share.value),
            say("sim-range", low=100 * (one.share.low or 0.0), high=100 * (one.share.high or 1.0)),
            say("levels-deals", ahead=one.ahead, behind=one.behind, deals=one.deals),
            say("levels-p-below") if one.p < LEAST_P else say("levels-p-is", p=one.p),
        ]
        for one in contests
    ]
    Console().print(game, highlight=False)
    Console().print(grid(headings, rows))


def _at_random(played: Json, game: Game, as_json: bool, say: Words) -> None:
    if as_json:
        print(json.dumps(played, indent=2, ensure_ascii=False))
        return
    headings, *rows = random_play.of(game).describe(played, say)
    Console().print(grid(list(headings), [list(row) for row in rows]))
