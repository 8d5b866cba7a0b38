"""Table options as they are typed: `name=value`."""

from __future__ import annotations

from typing import Any

from turncoat.core.game import Game
from turncoat.core.option import Option
from turncoat.core.refusal import Illegal, brief


def read_options(game: Game, given: list[str]) -> dict[str, Any]:
    """Each checked as the game wants it, or a refusal that says what would be right."""
    return dict(_read(game, text) for text in given)


def _read(game: Game, text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Illegal("option_without_value", option=brief(text))
    for option in game.options:
        if option.name == name.strip():
            return option.name, _checked(option, value.strip())
    raise Illegal("unknown_option", option=brief(name))


def _checked(option: Option, text: str) -> Any:
    try:
        return option.check(_value(option, text))
    except (Illegal, ValueError):
        raise _out_of_range(option, text) from None


def _value(option: Option, text: str) -> Any:
    if option.kind == "int":
        return int(text)
    if option.kind == "seconds":
        return float(text)
    if option.kind == "bool":
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower())
    return text


def _out_of_range(option: Option, text: str) -> Illegal:
    given = brief(text)
    if option.kind == "bool":
        return Illegal("option_bool", option=option.name, given=given)
    if option.kind == "choice":
        return Illegal("option_choice", option=option.name, given=given, choices=", ".join(option.choices))
    if option.low is None or option.high is None:
        return Illegal("bad_option", option=option.name)
    if option.kind == "int":
        return Illegal("option_int", option=option.name, given=given, low=option.low, high=option.high)
    return Illegal("option_seconds", option=option.name, given=given, low=option.low, high=option.high)
