"""Players of Are You the Traitor? made of code, the most timid first."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from turncoat.core.bots.bot import Bot, BotMaker, bad_settings
from turncoat.games.are_you_the_traitor.bots.player import Player
from turncoat.games.are_you_the_traitor.bots.temper import TEMPERS


def make_bot(name: str, seed: int, settings: str) -> Bot:
    """Make a bot; its settings are the share of talk that it takes in, as in `steady:0.6` (none: all)."""
    if not settings:
        return Player(seed, TEMPERS[name])
    if not re.fullmatch(r"0?\.[0-9]{1,3}|1(\.0{1,3})?", settings):
        raise bad_settings(name, settings, f"{name}:0.5, {name}:0.9")
    return Player(seed, replace(TEMPERS[name], attention=float(settings)))


CAST: Final[Mapping[str, str]] = {
    "pip": "timid:0.3",
    "gustav": "bold:0.3",
    "rosa": "bold:0.5",
    "lucian": "steady:0.5",
    "clement": "timid:0.5",
    "thea": "bold:0.7",
    "baldur": "steady:0.7",
    "nora": "timid:0.7",
    "viggo": "bold:0.85",
    "mathilde": "timid:0.85",
    "osric": "steady",
    "isolde": "bold",
}
"""The bot that plays each character: a temper, and as much attention as the character's level wants."""
BOTS: Final[Mapping[str, BotMaker]] = {name: partial(make_bot, name) for name in TEMPERS}
