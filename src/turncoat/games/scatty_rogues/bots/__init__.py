"""Players of Scatty Rogues made of code, from the worst memory to the best."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from turncoat.core.bots.bot import Bot, BotMaker, read_languages
from turncoat.core.bots.characters import CHARACTERS
from turncoat.games.scatty_rogues.bots.level import LEVELS
from turncoat.games.scatty_rogues.bots.player import Player
from turncoat.words import LANGUAGES


def make_bot(name: str, seed: int, settings: str) -> Bot:
    """Make a bot; its settings are the languages of its code words, as in `elephant:fr+da` (none: all)."""
    return Player(seed, LEVELS[name], read_languages(name, settings, LANGUAGES))


BOTS: Final[Mapping[str, BotMaker]] = {name: partial(make_bot, name) for name in LEVELS}
CAST: Final[Mapping[str, str]] = {
    who: list(LEVELS)[character.level - 1] for who, character in CHARACTERS.items()
}
"""How well the people of the house remember: those of a level alike."""
