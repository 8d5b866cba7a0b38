"""The commands `turncoat words`: what a translation lacks."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from turncoat.core.refusal import Illegal, brief
from turncoat.words import LANGUAGES, Words

if TYPE_CHECKING:
    from turncoat.words.check import Finding

INCOMPLETE: Final = 1


def add_commands(app: typer.Typer, say: Words) -> None:
    words = typer.Typer(cls=app.info.cls, help=say("words-help"), rich_markup_mode="rich")

    @words.callback(invoke_without_command=True)
    def about(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    @words.command("check", help=say("words-check-help"))
    def check_words(
        language: Annotated[str, typer.Argument(help=say("words-language-help"))] = "",
        same: Annotated[bool, typer.Option("--same", help=say("words-same-help"))] = False,
    ) -> None:
        asked = [language] if language else [*LANGUAGES[1:]]
        complete = [_is_complete(each, same, say) for each in asked]
        if not all(complete):
            raise typer.Exit(INCOMPLETE)

    app.add_typer(words, name="words")


def _is_complete(language: str, same: bool, say: Words) -> bool:
    """Print what a language lacks, and return whether that is nothing."""
    from turncoat.words.check import CODE, check

    if CODE.fullmatch(language) is None:
        raise Illegal("bad_language", name=brief(language))
    progress = check(language)
    for finding in progress.findings:
        if finding.kind != "same" or same:
            typer.echo(_sentence(finding, say))
    alike = sum(finding.kind == "same" for finding in progress.findings)
    typer.echo(say("words-sum", language=language, done=progress.present, total=progress.total, same=alike))
    if language not in LANGUAGES:
        typer.echo(say("words-unlisted", language=language))
    return progress.is_complete and language in LANGUAGES


def _sentence(finding: "Finding", say: Words) -> str:
    file = _shown(finding.file)
    match finding.kind:
        case "file":
            return say("words-file", file=file, count=int(finding.detail))
        case "extra-file":
            return say("words-extra-file", file=file)
        case "parameters" | "function":
            return say(f"words-{finding.kind}", file=file, name=finding.name, names=finding.detail)
    return say(f"words-{finding.kind}", file=file, name=finding.name)


def _shown(file: str) -> str:
    """Return a path as it is typed here: within this folder without what leads to it."""
    relative = os.path.relpath(file)
    return file if relative.startswith("..") else str(Path(relative))
