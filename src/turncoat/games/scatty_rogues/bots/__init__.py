"""Players of Scatty Rogues made of code, from the worst memory to the best."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from turncoat.core.bot import Bot, BotMaker, bad_settings
from turncoat.games.scatty_rogues.bots.level import LEVELS
from turncoat.games.scatty_rogues.bots.player import Player
from turncoat.words import LANGUAGES


def seated(name: str, seed: int, settings: str) -> Bot:
    """Settings are the languages of its code words: `elephant:fr`, `elephant:fr+da`."""
    languages = settings.split("+") if settings else []
    if not set(languages) <= set(LANGUAGES):
        raise bad_settings(name, settings, f"{name}:fr, {name}:en+da")
    return Player(seed, LEVELS[name], languages or LANGUAGES)


BOTS: Final[Mapping[str, BotMaker]] = {name: partial(seated, name) for name in LEVELS}
