"""The command `turncoat`, in the user's language."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

import turncoat.client.commands
import turncoat.lab.arena.commands
import turncoat.lab.commands
import turncoat.server.launch.commands
import turncoat.server.maintenance.commands
import turncoat.terminal.commands.kit
import turncoat.terminal.commands.play
import turncoat.terminal.commands.words
from turncoat import __version__
from turncoat.core.fairness.verify import check
from turncoat.core.refusal import Illegal, brief, reason
from turncoat.core.registry import games
from turncoat.terminal.commands.game_list import render_game
from turncoat.terminal.commands.localized_help import Commands, localize, usage_refusal
from turncoat.terminal.commands.verify_report import render_report
from turncoat.terminal.screen import Screen, set_error_handler
from turncoat.words import LANGUAGES, Words, from_environment

DISHONEST: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130


def main() -> None:
    """Run the command; a refusal is one clear sentence, not a traceback."""
    set_error_handler(sys.stdout, "look-alike")
    set_error_handler(sys.stderr, "look-alike")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command with these arguments and return the exit code."""
    say = Words(from_environment())
    try:
        language, rest = split_language(arguments)
        say = say if language is None else Words(language)
        code = localize(build(say), say).main(rest, "turncoat", standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except Illegal as no:
        typer.echo(say.refusal(no), err=True)
        return REFUSED
    except typer.TyperException as wrong:
        typer.echo(say.refusal(usage_refusal(wrong)), err=True)
        return REFUSED
    except (KeyboardInterrupt, typer.Abort):
        typer.echo(say("cli-stopped"), err=True)
        return INTERRUPTED
    except BrokenPipeError:
        _close_stdout()
        return DISHONEST


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang` out of the arguments, before they are parsed: help texts depend on it."""
    asked, rest, left = None, list[str](), iter(arguments)
    for argument in left:
        if argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        elif argument == "--lang":
            asked = next(left, "")
        else:
            rest.append(argument)
    return asked, rest


def build(say: Words) -> typer.Typer:
    """Build the app with all commands; a bare `turncoat` serves."""
    app = typer.Typer(cls=Commands, help=say("cli-help"), add_completion=False, rich_markup_mode="rich")

    @app.callback(invoke_without_command=True)
    def turncoat_(
        context: typer.Context,
        lang: Annotated[  # noqa: ARG001 - read before, here for the help
            str, typer.Option(help=say("cli-lang-help", languages=", ".join(LANGUAGES)), show_default=False)
        ] = say.language,
        version: Annotated[bool, typer.Option("--version", help=say("cli-version-help"))] = False,
    ) -> None:
        if version:
            typer.echo(f"turncoat {__version__}")
        elif context.invoked_subcommand is None:
            turncoat.server.launch.commands.start_server(say)

    turncoat.server.launch.commands.add_commands(app, say)
    turncoat.server.maintenance.commands.add_commands(app, say)
    turncoat.terminal.commands.play.add_commands(app, say)
    turncoat.lab.commands.add_commands(app, say)
    turncoat.lab.arena.commands.add_commands(app, say)
    turncoat.client.commands.add_commands(app, say)
    turncoat.terminal.commands.kit.add_commands(app, say)
    turncoat.terminal.commands.words.add_commands(app, say)

    @app.command(help=say("cli-verify-help"))
    def verify(log: Annotated[Path, typer.Argument(help=say("cli-verify-log-help"))]) -> None:
        data = _read(log)
        screen = Screen(sys.stdin, sys.stdout)
        try:
            report = check(data)
        except Illegal as no:
            typer.echo(say.refusal(no), err=True)
            raise typer.Exit(DISHONEST) from None
        screen.show(render_report(report, say))

    @app.command("games", help=say("cli-games-help"))
    def list_games() -> None:
        screen = Screen(sys.stdin, sys.stdout)
        for game in games().values():
            screen.show(render_game(game, say))

    return app


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except (OSError, ValueError) as wrong:
        raise Illegal("file_unreadable", file=brief(file), why=reason(wrong)) from None


def _close_stdout() -> None:
    """Send further output nowhere: the reader of the pipe has gone, and a flush at exit would fail."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
