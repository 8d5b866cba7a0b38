"""The command `turncoat sim`."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from turncoat.core import registry
from turncoat.core.refusal import Illegal
from turncoat.lab.report import figures, show
from turncoat.lab.simulation import Plan, planned, table_size
from turncoat.lab.tally import Tally
from turncoat.lab.workers import cores, play_on
from turncoat.terminal.options import read_options
from turncoat.words import Words

INTERRUPTED = 130
"""The exit code of a command that was stopped from the keyboard."""


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("sim-help"))
    def sim(
        game: Annotated[str, typer.Argument(help=say("sim-game-help"))],
        bots: Annotated[str, typer.Option(help=say("sim-bots-help"))] = "",
        games: Annotated[int, typer.Option(help=say("sim-games-help"))] = 1000,
        players: Annotated[int | None, typer.Option(help=say("sim-players-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("sim-option-help"))] = None,
        seed: Annotated[int, typer.Option(help=say("sim-seed-help"))] = 0,
        workers: Annotated[int | None, typer.Option(help=say("sim-workers-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("sim-json-help"))] = False,
    ) -> None:
        line_up = [bot.strip() for bot in bots.split(",") if bot.strip()]
        found = registry.find(game)
        options = read_options(found, option or [], table_size(found, line_up, players))
        plan = planned(game, line_up, games, players, seed, options)
        if workers is not None and workers < 1:
            raise Illegal("too_few_workers")
        tally, complete = simulate(plan, workers or cores(), say)
        if as_json:
            print(json.dumps(figures(plan, tally), indent=2, ensure_ascii=False))
        else:
            show(plan, tally, Console(), say)
        if not complete:
            raise typer.Exit(INTERRUPTED)


def simulate(plan: Plan, workers: int, say: Words) -> tuple[Tally, bool]:
    """Carry the plan out with a progress bar; what was played, and whether that is all."""
    tally = Tally.empty(len(plan.bots), plan.players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not _watched()) as progress:
        task = progress.add_task(say("sim-progress"), total=plan.games)

        def told(piece: Tally) -> None:
            nonlocal tally
            tally += piece
            progress.update(task, completed=tally.games)

        try:
            play_on(workers, plan, told)
        except KeyboardInterrupt:
            return tally, False
    return tally, True


def _watched() -> bool:
    return sys.stderr.isatty()
