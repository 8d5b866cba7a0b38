"""The command `turncoat sim`."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from turncoat.core import registry
from turncoat.core.game import Game, Json
from turncoat.core.refusal import Illegal
from turncoat.lab import random_play
from turncoat.lab.report import figures, grid, own_of_all, show, show_sizes
from turncoat.lab.simulation import Plan, make_plan, table_size
from turncoat.lab.tally import Tally
from turncoat.lab.workers import cores, play_on
from turncoat.terminal.commands.options import parse_options
from turncoat.words import Words

INTERRUPTED = 130
"""The exit code of a command that was stopped from the keyboard."""


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("sim-help"))
    def sim(
        game: Annotated[str, typer.Argument(help=say("sim-game-help"))],
        bots: Annotated[str, typer.Option(help=say("sim-bots-help"))] = "",
        games: Annotated[int, typer.Option(help=say("sim-games-help"))] = 1000,
        players: Annotated[str, typer.Option(help=say("sim-players-help"))] = "",
        option: Annotated[list[str] | None, typer.Option(help=say("sim-option-help"))] = None,
        seed: Annotated[int, typer.Option(help=say("sim-seed-help"))] = 0,
        workers: Annotated[int | None, typer.Option(help=say("sim-workers-help"))] = None,
        kernel: Annotated[bool, typer.Option("--kernel", help=say("sim-kernel-help"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=say("sim-json-help"))] = False,
    ) -> None:
        line_up = [bot.strip() for bot in bots.split(",") if bot.strip()]
        found = registry.find(game)
        if kernel:
            for size in read_sizes(players):
                seats = table_size(found, line_up, size)
                options = parse_options(found, option or [], seats)
                _at_random(random_play.play(found, seats, options, games, seed), found, as_json, say)
            return
        plans = []
        for size in read_sizes(players):
            options = parse_options(found, option or [], table_size(found, line_up, size))
            plans.append(make_plan(game, line_up, games, size, seed, options))
        if workers is not None and workers < 1:
            raise Illegal("too_few_workers")
        played: list[tuple[Plan, Tally]] = []
        complete = True
        for plan in plans:
            tally, complete = simulate(plan, workers or cores(), say)
            played.append((plan, tally))
            if not complete:
                break
        if as_json:
            print(json.dumps(_for_machines(played), indent=2, ensure_ascii=False))
        elif len(plans) == 1:
            show(*played[0], Console(), say)
        else:
            show_sizes(played, Console(), say)
        if not complete:
            raise typer.Exit(INTERRUPTED)


def _for_machines(played: list[tuple[Plan, Tally]]) -> object:
    if len(played) == 1:
        return figures(*played[0])
    return {"sizes": [figures(*one) for one in played], "own": own_of_all(played)}


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


def simulate(plan: Plan, workers: int, say: Words) -> tuple[Tally, bool]:
    """Carry out the plan with a progress bar; return the tally, and False if it was interrupted."""
    tally = Tally.empty(len(plan.bots), plan.players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not _is_terminal()
    ) as progress:
        task = progress.add_task(say("sim-progress"), total=plan.games)

        def add_up(piece: Tally) -> None:
            nonlocal tally
            tally += piece
            progress.update(task, completed=tally.games)

        try:
            play_on(workers, plan, add_up)
        except KeyboardInterrupt:
            return tally, False
    return tally, True


def _at_random(played: Json, game: Game, as_json: bool, say: Words) -> None:
    if as_json:
        print(json.dumps(played, indent=2, ensure_ascii=False))
        return
    headings, *rows = random_play.of(game).describe(played, say)
    Console().print(grid(list(headings), [list(row) for row in rows]))


def _is_terminal() -> bool:
    return sys.stderr.isatty()
