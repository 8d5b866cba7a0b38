"""Table options as they are typed: `rounds=5`, `lists=2,4`, `hours=Europe/Copenhagen,breakfast=08:00`."""

from __future__ import annotations

from typing import Any, Final

from turncoat.core.game import Game
from turncoat.core.option import ZONE, Option, check_zones
from turncoat.core.refusal import Illegal, brief

YES, NO, NONE = "yes", "no", "none"
_TRUTH: Final = {"true": True, YES: True, "false": False, NO: False}


def parse_options(game: Game, given: list[str], players: int | None = None) -> dict[str, Any]:
    """Parse options and check them for this number of players. A refusal says which values are right."""
    low, high = game.seats
    known = players if players is not None and low <= players <= high else None
    return dict(_parse(game, text, known) for text in given)


def format_value(value: object) -> str:
    """Return a value as it is typed after `name=`."""
    match value:
        case bool():
            return YES if value else NO
        case float() if value.is_integer():
            return str(int(value))
        case list():
            return ",".join(map(format_value, value)) or NONE
        case dict():
            return ",".join(at if name == ZONE else f"{name}={at}" for name, at in value.items())
    return str(value)


def bounds(option: Option, seats: tuple[int, int]) -> tuple[float | None, float | None]:
    """Return the least and the most that a number can be for any number of players in this range."""
    each = [option.bounds(players) for players in range(seats[0], seats[1] + 1)]
    lows, highs = [low for low, _ in each if low is not None], [high for _, high in each if high is not None]
    return min(lows, default=None), max(highs, default=None)


def _parse(game: Game, text: str, players: int | None) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Illegal("option_without_value", option=brief(text))
    for option in game.options:
        if option.name == name.strip():
            seats = game.seats if players is None else (players, players)
            return option.name, _check(option, value.strip(), players, seats)
    raise Illegal("unknown_option", option=brief(name))


def _check(option: Option, text: str, players: int | None, seats: tuple[int, int]) -> Any:
    try:
        value = option.check(_value(option, text), players)
    except (Illegal, ValueError):
        raise _refusal(option, brief(text), seats) from None
    check_zones((option,), {option.name: value})
    return value


def _value(option: Option, text: str) -> Any:
    match option.kind:
        case "bool":
            return _TRUTH.get(text.lower())
        case "list":
            return [] if text in ("", NONE) else [int(item) for item in text.split(",")]
        case "hours":
            return _hours(text)
        case "int" | "seat" if text not in option.words:
            return int(text)
        case "seconds" if text not in option.words:
            return float(text)
    return text


def _hours(text: str) -> dict[str, str]:
    """Read hours; the part without a name is the time zone."""
    hours: dict[str, str] = {}
    for part in text.split(","):
        name, equals, at = (piece.strip() for piece in part.partition("="))
        hours[name if equals else ZONE] = at if equals else name
    return hours


def _refusal(option: Option, given: str, seats: tuple[int, int]) -> Illegal:
    """Build the refusal that says what would be right."""
    name = option.name
    match option.kind:
        case "bool":
            return Illegal("option_bool", option=name, given=given)
        case "choice":
            return Illegal("option_choice", option=name, given=given, choices=", ".join(option.choices))
        case "hours":
            return Illegal("option_hours", option=name, given=given, example=format_value(option.default))
    low, high = bounds(option, seats)
    if low is None or high is None:
        return Illegal("bad_option", option=name)
    words = ", ".join(option.words)
    match option.kind:
        case "list":
            most = max(option.most_items(players) for players in range(seats[0], seats[1] + 1))
            return Illegal("option_list", option=name, given=given, low=low, high=high, most=most)
        case "seat":
            return Illegal("option_seat", option=name, given=given, high=high)
        case "int" if words:
            return Illegal("option_int_or_word", option=name, given=given, low=low, high=high, words=words)
        case "int":
            return Illegal("option_int", option=name, given=given, low=low, high=high)
    if words:
        return Illegal("option_seconds_or_word", option=name, given=given, low=low, high=high, words=words)
    return Illegal("option_seconds", option=name, given=given, low=low, high=high)
