"""The command `turncoat arena`."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from turncoat.core.refusal import Illegal
from turncoat.lab.arena.config import Config, make_boards, read_config
from turncoat.lab.arena.folder import ArenaFolder
from turncoat.lab.arena.page import overall, write_page
from turncoat.lab.arena.play import Player
from turncoat.lab.arena.ratings import rate_roles
from turncoat.lab.arena.results import compute_results
from turncoat.lab.arena.schedule import Schedule
from turncoat.lab.figures.report import grid
from turncoat.lab.files.folder import write_json
from turncoat.words import Words

OFTEN: Final = 60.0
"""Seconds between two writings of the page."""
INTERRUPTED: Final = 130


def add_commands(app: typer.Typer, say: Words) -> None:
    @app.command(help=say("arena-help"))
    def arena(
        file: Annotated[Path, typer.Argument(help=say("arena-file-help"))],
        out: Annotated[Path, typer.Option(help=say("arena-out-help"))] = Path("arena"),
        games: Annotated[int | None, typer.Option(help=say("arena-games-help"))] = None,
        seconds: Annotated[float | None, typer.Option(help=say("arena-seconds-help"))] = None,
    ) -> None:
        config = read_config(file)
        if games is not None:
            config.limits.games = games
        if seconds is not None:
            config.limits.seconds = seconds
        complete = hold(config, out, say)
        if not complete:
            Console(stderr=True).print(say("sim-goes-on"), highlight=False)
            raise typer.Exit(INTERRUPTED)


def hold(config: Config, out: Path, say: Words, clock: Callable[[], float] = time.monotonic) -> bool:
    """Play within the limits, and write ratings; return False if it was interrupted."""
    rate_roles([])  # refuses at once where openskill is missing
    boards = make_boards(config)
    folder = ArenaFolder(out, config, boards)
    schedule = Schedule(boards, folder.deals)
    player = Player(out, config, folder.seed)
    began = written = clock()
    played, complete, wide = 0, True, sys.stdout.isatty()
    try:
        while played < config.limits.games and clock() - began < config.limits.seconds:
            board, line_up = schedule.next()
            deal = player.play(board, schedule.deals[board.name], line_up)
            folder.add(deal)
            schedule.note(board.name, deal.deal, line_up, len(deal.matches))
            played += len(deal.matches)
            if clock() - written > OFTEN:
                written = clock()
                _write(folder, config, say)
    except KeyboardInterrupt:
        complete = False
    finally:
        folder.close()
    if not folder.deals:
        raise Illegal("arena_without_games") if complete else KeyboardInterrupt
    headings, rows = overall(_write(folder, config, say), say)
    shown = slice(None) if wide and Console().width >= 140 else slice(9)
    Console().print(grid(headings[shown], [row[shown] for row in rows]))
    Console().print(say("arena-written", folder=str(out)), highlight=False)
    return complete


def _write(folder: ArenaFolder, config: Config, say: Words) -> dict[str, object]:
    results = compute_results(folder.about, config, folder.deals)
    (folder.path / "results.json").write_text(write_json(results), encoding="utf-8")
    write_page(folder.path / "index.html", results, say)
    return results
