"""The command `turncoat`: what it offers, in the language of whoever types it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from turncoat.core.refusal import Illegal
from turncoat.words import LANGUAGES, Words, from_environment


def main() -> None:
    """Run the command; a refusal is one clear sentence, not a traceback."""
    say = Words(_language(sys.argv[1:]))
    try:
        build(say)()
    except Illegal as no:
        typer.echo(say.refusal(no), err=True)
        sys.exit(2)


def _language(arguments: list[str]) -> str:
    """The language must be known before the help is written, so it is looked for first."""
    for place, argument in enumerate(arguments):
        asked = argument.removeprefix("--lang=") if argument.startswith("--lang=") else None
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if asked in LANGUAGES:
            return str(asked)
    return from_environment()


def build(say: Words) -> typer.Typer:
    app = typer.Typer(help=say("cli-help"), no_args_is_help=True, add_completion=False)

    @app.callback()
    def turncoat(
        lang: Annotated[str, typer.Option(help=say("cli-lang-help"))] = say.language,
    ) -> None:
        Words(lang)

    @app.command(help=say("cli-verify-help"))
    def verify(log: Annotated[Path, typer.Argument(help=say("cli-verify-log-help"))]) -> None:
        raise NotImplementedError

    return app
