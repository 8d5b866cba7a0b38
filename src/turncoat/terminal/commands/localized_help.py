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
from turncoat.terminal.commands.game_list import render_game
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
        for parameter in [*command.params, command.get_help_option(typer.Context(command))]:
            shown = _placeholder(parameter, say)
            parameter.display_type_rich = lambda ctx, shown=shown: shown  # noqa: ARG005 - Typer's signature
            parameter._get_number_range_help_str = lambda: None  # the placeholder says it
        command.format_help = _help(command.format_help, say)
    return group


def _placeholder(parameter: Any, say: Words) -> str | None:
    """Return what stands for a parameter's value in the help: a word, not a type of Python's."""
    if parameter.param_type_name != "option" or not _kind(parameter):
        return None
    if parameter.metavar is not None:
        return str(parameter.metavar)
    low, high = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if low is not None and high is not None:
        return f"{low:g}–{high:g}"
    return say(f"cli-takes-{_kind(parameter)}")


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
        case "MissingParameter" if name == "GAME":
            return Illegal("which_game", games=", ".join(games()))
        case "MissingParameter":
            return Illegal("missing", name=name)
        case "BadParameter":
            return _bad_value(name, parameter)
    return Illegal("bad_usage")


def _bad_value(name: str, parameter: Any) -> Illegal:
    """Return the refusal that says what kind of value would be right."""
    low, high = getattr(parameter, "min", None), getattr(parameter, "max", None)
    match _kind(parameter):
        case "number" if low is not None and high is not None:
            return Illegal("needs_number_between", name=name, low=low, high=high)
        case "number" if _type_name(parameter).startswith("int"):
            return Illegal("needs_whole_number", name=name)
        case "number":
            return Illegal("needs_number", name=name)
    return Illegal("bad_value", name=name)


def _kind(parameter: Any) -> str:
    """Return what a parameter takes: `number`, `file`, `text`, or nothing if it is a switch."""
    kind = _type_name(parameter)
    if kind == "bool":
        return ""
    return "number" if kind.startswith(("int", "float")) else "file" if kind == "path" else "text"


def _type_name(parameter: Any) -> str:
    """Return the name that Typer gives a parameter's type: `int`, `float range`, `bool`, `list[str]`."""
    described = getattr(parameter, "display_type", lambda _: None)(None)
    return str(described or "").strip("<>")


def _parameter_name(parameter: Any) -> str:
    return str(
        max(parameter.opts, key=len) if parameter.param_type_name == "option" else parameter.name.upper()
    )
