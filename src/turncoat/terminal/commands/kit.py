"""`turncoat kit`: a game on paper, as a PDF."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from turncoat.core.extras.print_order import PAPERS, make_order
from turncoat.core.refusal import Illegal, brief, reason
from turncoat.core.registry import find
from turncoat.terminal.screen import Screen
from turncoat.words import LANGUAGES, Words


def add_commands(app: typer.Typer, say: Words) -> None:
    """Add `turncoat kit`."""

    @app.command(help=say("cli-kit-help"))
    def kit(
        game: Annotated[str, typer.Argument(help=say("cli-kit-game"))],
        out: Annotated[Path | None, typer.Option(help=say("cli-kit-out"))] = None,
        players: Annotated[int | None, typer.Option(help=say("cli-kit-players"))] = None,
        names: Annotated[str, typer.Option(help=say("cli-kit-names"), show_default=False)] = "",
        language: Annotated[
            str,
            typer.Option(help=say("cli-lang-help", languages=", ".join(LANGUAGES)), show_default=False),
        ] = say.language,
        paper: Annotated[str, typer.Option(help=say("cli-kit-paper", papers=", ".join(PAPERS)))] = "a4",
    ) -> None:
        found = find(game)
        if found.kit is None:
            raise Illegal("no_kit", game=game)
        given = names.split(",") if names.strip() else []
        pdf = found.kit(make_order(found.seats, paper, players, given), Words(language))
        file = out or Path(f"{game}-{language}-{paper}.pdf")
        _write(file, pdf)
        Screen(sys.stdin, sys.stdout).show_sentence(say("cli-kit-done", file=str(file)))


def _write(file: Path, pdf: bytes) -> None:
    try:
        file.write_bytes(pdf)
    except (OSError, ValueError) as wrong:
        raise Illegal("file_unwritable", file=brief(file), why=reason(wrong)) from None
