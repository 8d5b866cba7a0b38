"""The games as `turncoat games` lists them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.game import Game
from turncoat.core.option import Option
from turncoat.words import Words


def listed(game: Game, say: Words) -> RenderableType:
    """One game: its name, what it is, who can play it, and what can be set."""
    called = f" ({say(f'game-{game.name}')})" if say.has(f"game-{game.name}") else ""
    low, high = game.seats
    if low == high:
        players = say("cli-games-players", low=low)
    else:
        players = say("cli-games-players-range", low=low, high=high)
    about = [Text(say(f"about-{game.name}"))] if say.has(f"about-{game.name}") else []
    bots = [Text(say("cli-games-bots", bots=", ".join(game.bots)), style="faint")] if game.bots else []
    return Group(
        Text(game.name, style="brass.strong")
        .append(called, style="brass")
        .append(f"  {players}", style="faint"),
        *[Padding(line, (0, 0, 0, 2)) for line in (*about, *bots)],
        Padding(_options(game, say), (0, 0, 1, 2)),
    )


def _options(game: Game, say: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="key")
    grid.add_column()
    for option in game.options:
        grid.add_row(Text(option.name), Text(_told(game, option, say)))
        grid.add_row(Text(), Text(_values(option, say), style="faint"))
    return grid


def _told(game: Game, option: Option, say: Words) -> str:
    message = f"option-{game.name}-{option.name}"
    if not say.has(message):
        return ""
    name, about = say(f"option-{game.name}-{option.name}"), say(f"option-{game.name}-{option.name}-about")
    return f"{name}. {about}"


def _values(option: Option, say: Words) -> str:
    default = say("cli-games-default", value=_written(option.default))
    if option.choices:
        return f"{', '.join(option.choices)}; {default}"
    if option.low is None or option.high is None:
        return default
    return f"{say('cli-games-range', low=_written(option.low), high=_written(option.high))}; {default}"


def _written(value: object) -> str:
    """As it is typed after `name=`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
