"""The list that `turncoat games` prints."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from turncoat.core.game import Game
from turncoat.core.option import Option
from turncoat.terminal.commands.options import bounds, format_value
from turncoat.words import Words


def render_game(game: Game, say: Words) -> RenderableType:
    """Lay out one game: its name, a description, how many can play, its bots and options."""
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
        if option.hidden:
            continue
        grid.add_row(Text(option.name), Text(_description(game, option, say)))
        grid.add_row(Text(), Text(_values(game, option, say), style="faint"))
    return grid


def _description(game: Game, option: Option, say: Words) -> str:
    message = f"option-{game.name}-{option.name}"
    if not say.has(message):
        return ""
    name, about = say(f"option-{game.name}-{option.name}"), say(f"option-{game.name}-{option.name}-about")
    return f"{name} {about}" if name.endswith("?") else f"{name}. {about}"


def _values(game: Game, option: Option, say: Words) -> str:
    may_be, default = _may_be(game, option, say), _default(game, option, say)
    return f"{may_be}; {default}" if may_be else default


def _may_be(game: Game, option: Option, say: Words) -> str:
    if option.choices:
        return ", ".join(option.choices)
    low, high = bounds(option, game.seats)
    if low is None or high is None:
        return ", ".join(option.words)
    span = say("cli-games-range", low=low, high=high)
    if option.bounds(game.seats[0]) != option.bounds(game.seats[1]):
        span = say("cli-games-range-by-players", range=span)
    if option.kind == "list":
        return say("cli-games-list", most=option.most_items(game.seats[1]), range=span)
    return say("cli-games-or", range=span, words=", ".join(option.words)) if option.words else span


def _default(game: Game, option: Option, say: Words) -> str:
    low, high = game.seats
    runs: list[tuple[str, int, int]] = []
    for players in range(low, high + 1):
        value = format_value(option.usual(players))
        first = runs.pop()[1] if runs and runs[-1][0] == value else players
        runs.append((value, first, players))
    if len(runs) == 1:
        return say("cli-games-default", value=runs[0][0])
    values = (f"{first if first == last else f'{first}–{last}'}: {value}" for value, first, last in runs)
    return say("cli-games-default-by-players", values=", ".join(values))
