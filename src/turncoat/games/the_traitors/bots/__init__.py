"""Players of The Traitors made of code, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from turncoat.core.bot import Bot, BotMaker, bad_settings
from turncoat.games.the_traitors.bots.player import Player
from turncoat.games.the_traitors.bots.random_bot import RandomBot
from turncoat.games.the_traitors.bots.temperaments import TEMPERAMENTS
from turncoat.words import LANGUAGES

RANDOM: Final = "random"


def seated(name: str, seed: int, settings: str) -> Bot:
    """Settings are the languages it may speak: `rosa:fr`, `rosa:fr+da`. The random bot is mute."""
    languages = settings.split("+") if settings else []
    if not set(languages) <= set(LANGUAGES):
        raise bad_settings(name, settings, f"{name}:fr, {name}:en+da")
    if name == RANDOM:
        return RandomBot(seed)
    return Player(seed, TEMPERAMENTS[name], languages or LANGUAGES)


BOTS: Final[Mapping[str, BotMaker]] = {name: partial(seated, name) for name in (RANDOM, *TEMPERAMENTS)}
