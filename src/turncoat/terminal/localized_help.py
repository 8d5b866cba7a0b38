"""Typer's help pages and error messages in the player's language."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperGroup
from typer.main import get_command

from turncoat.core.refusal import Illegal, brief
from turncoat.core.registry import games
from turncoat.terminal.game_list import render_game
from turncoat.terminal.screen import Screen
from turncoat.words import Words

_ARGUMENTS = "turncoat.arguments"


class Commands(TyperGroup):
    """The commands by name; an unknown one is refused with `Illegal`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise Illegal("unknown_command", name=brief(args[0]))
        ctx.meta[_ARGUMENTS] = args
        return super().resolve_command(ctx, args)


def localize(app: typer.Typer, say: Words) -> Any:
    """Return the command that an app makes, with the words that Typer adds in the language of `say`."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-panel-commands")
    rich_utils.DEFAULT_STRING = say("cli-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("cli-required")
    group: Any = get_command(app)
    for command in _all(group):
        command.get_help_option(typer.Context(command)).help = say("cli-help-help")
        command.get_usage = _usage(command.get_usage, say)
        command.format_help = _help(command.format_help, say)
    return group


def _all(command: Any) -> list[Any]:
    """Return a command and those below it."""
    return [command, *(each for below in getattr(command, "commands", {}).values() for each in _all(below))]


def _usage(plain: Callable[[typer.Context], str], say: Words) -> Callable[[typer.Context], str]:
    return lambda context: plain(context).replace("Usage:", say("cli-usage"), 1)


def _help(plain: Callable[..., None], say: Words) -> Callable[..., None]:
    """Print the options of a game after the help, if the game is named before `--help`."""

    def with_options(context: typer.Context, formatter: Any) -> None:
        plain(context, formatter)
        for word in context.meta.get(_ARGUMENTS, ()):
            if word in games():
                Screen(sys.stdin, sys.stdout).show(render_game(games()[word], say))

    return with_options


def usage_refusal(wrong: typer.TyperException) -> Illegal:
    """Return the refusal for what Typer found wrong with a command line."""
    parameter: Any = getattr(wrong, "param", None)
    name = brief(getattr(wrong, "option_name", "") if parameter is None else _parameter_name(parameter))
    match type(wrong).__name__:
        case "NoSuchOption":
            return Illegal("unknown_switch", name=name)
        case "BadOptionUsage":
            return Illegal("needs_value", name=name)
        case "MissingParameter":
            return Illegal("missing", name=name)
        case "BadParameter":
            return Illegal("bad_value", name=name)
    return Illegal("bad_usage")


def _parameter_name(parameter: Any) -> str:
    return str(
        max(parameter.opts, key=len) if parameter.param_type_name == "option" else parameter.name.upper()
    )
