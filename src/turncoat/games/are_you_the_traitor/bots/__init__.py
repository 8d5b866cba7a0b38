"""Players of Are You the Traitor? made of code, the most timid first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from turncoat.core.bot import Bot, BotMaker, bad_settings
from turncoat.games.are_you_the_traitor.bots.player import Player
from turncoat.games.are_you_the_traitor.bots.temper import TEMPERS


def seated(name: str, seed: int, settings: str) -> Bot:
    if settings:
        raise bad_settings(name, settings)
    return Player(seed, TEMPERS[name])


BOTS: Final[Mapping[str, BotMaker]] = {name: partial(seated, name) for name in TEMPERS}
