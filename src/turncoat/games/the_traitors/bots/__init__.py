"""The bots for The Traitors, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from turncoat.core.bots.bot import Bot, BotMaker, read_languages
from turncoat.games.the_traitors.bots.player import Player
from turncoat.games.the_traitors.bots.random_bot import RandomBot
from turncoat.games.the_traitors.bots.temperaments import TEMPERAMENTS
from turncoat.words import LANGUAGES

RANDOM: Final = "random"


def make_bot(name: str, seed: int, settings: str) -> Bot:
    """Build a bot; its settings are the languages that it may speak. The random bot never speaks."""
    languages = read_languages(name, settings, LANGUAGES)
    return RandomBot(seed) if name == RANDOM else Player(seed, TEMPERAMENTS[name], languages)


BOTS: Final[Mapping[str, BotMaker]] = {name: partial(make_bot, name) for name in (RANDOM, *TEMPERAMENTS)}
