"""How bots are named in simulations.

| spec | bot |
|---|---|
| `counter`, `searcher:0.1` | the game's own, with settings after the colon |
| `module:Class`, `module:Class:settings` | a class of any module, made with a seed and its settings |
| `command:node my_bot.mjs` | a program that reads and writes lines of JSON (`json_lines.py`) |
| `model:NAME`, `model:NAME@http://host/v1` | a language model (`turncoat.language_model`) |
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias, cast

from turncoat.core.bots.bot import Bot, BotMaker, seat_bot
from turncoat.core.game import Game
from turncoat.core.refusal import Illegal, brief
from turncoat.lab.bots.json_lines import JsonLinesBot
from turncoat.language_model.bot import PREFIX, Budget, ModelBot
from turncoat.language_model.endpoint import Endpoint

COMMAND: Final = "command:"
RANDOM: Final = "random"
BotSpec: TypeAlias = "str | BotMaker"
"""A bot as a spec, or the class itself, if it can be imported by its name."""


def spec_of(bot: BotSpec) -> str:
    """Return the spec of a bot that is given as a spec or as a class."""
    if isinstance(bot, str):
        return bot
    name: Any = getattr(bot, "__qualname__", "")
    return f"{bot.__module__}:{name}"


def make_bot(game: Game, spec: str, seed: int) -> Bot:
    """Make the bot that a spec asks for, or refuse."""
    if spec.startswith(COMMAND):
        return JsonLinesBot(spec.removeprefix(COMMAND), game.name, seed)
    if spec.startswith(PREFIX):
        stand_in = seat_bot(game.bots, game.usual_bot or list(game.bots)[-1], seed)
        endpoint = Endpoint.from_spec(spec.removeprefix(PREFIX))
        return ModelBot(game, endpoint, stand_in, Budget.from_environment())
    name, _, rest = spec.partition(":")
    if name in game.bots or not rest:
        return seat_bot(game.bots, spec, seed)
    attribute, _, settings = rest.partition(":")
    return _find_maker(name, attribute)(seed, settings)


@cache
def _find_maker(module: str, name: str) -> BotMaker:
    """Import a class of bots; modules in the working folder are found as well."""
    find_on_path()
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise Illegal("no_such_bot_class", module=brief(module), name=brief(name), why=brief(wrong)) from None
    return cast(BotMaker, found)


def find_on_path() -> None:
    """Let modules in the working folder be found."""
    here = os.getcwd()  # noqa: PTH109 - the text is what the path of modules holds
    if here not in sys.path:
        sys.path.insert(0, here)


def split_specs(text: str) -> list[str]:
    r"""Split specs at their commas; a backslash before a comma keeps it.

    >>> split_specs(r"counter, my_bots:Bold, command:node bot.mjs --seats 0\,1")
    ['counter', 'my_bots:Bold', 'command:node bot.mjs --seats 0,1']
    """
    kept = text.replace("\\,", "\0").split(",")
    return [spec for each in kept if (spec := each.replace("\0", ",").strip())]


def usual_line_up(game: Game, seats: int) -> list[str]:
    """Return the bots that play where none are named: the game's selection, never `random`.

    Where it has none, as many as there are seats, from the weakest to the strongest.
    """
    chosen = list(game.line_up or game.company)
    able = chosen or [bot for bot in game.bots if bot != RANDOM] or list(game.bots)
    if chosen or len(able) <= seats:
        return able[:seats]
    return [able[place * len(able) // seats] for place in range(seats)]


def refuse_unknown(game: Game, specs: Sequence[str]) -> None:
    """Refuse specs of bots that cannot be made."""
    for spec in specs:
        close(make_bot(game, spec, 0))


def close(bot: Bot) -> None:
    """Tell a bot that its match is over, if it wants to know."""
    if isinstance(bot, JsonLinesBot):
        bot.close()
