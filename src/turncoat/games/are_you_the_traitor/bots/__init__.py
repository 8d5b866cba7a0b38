"""Players of Are You the Traitor? made of code: three tempers, the most timid first, and the characters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from turncoat.core.bots.bot import Bot, BotMaker, bad_settings, read_languages
from turncoat.games.are_you_the_traitor.bots.player import Player
from turncoat.games.are_you_the_traitor.bots.temper import BY_CHARACTER, TEMPERS
from turncoat.words import LANGUAGES

_SHARE: Final = re.compile(r"0?\.[0-9]{1,3}|1(\.0{1,3})?")


def make_bot(name: str, seed: int, settings: str) -> Bot:
    """Make a bot; its settings are the languages that it may speak, as in `rosa:fr` or `steady:en+da`.

    A temper may begin with the share of talk that it takes in, as in `steady:0.6` or `steady:0.6+fr`.
    """
    temper = TEMPERS[name] if name in TEMPERS else BY_CHARACTER[name]
    share, _, languages = settings.partition("+")
    if name in TEMPERS and share[:1].isdigit() | share.startswith("."):
        if not _SHARE.fullmatch(share):
            raise bad_settings(name, settings, f"{name}:0.5, {name}:fr")
        temper, settings = replace(temper, attention=float(share)), languages
    return Player(seed, temper, read_languages(name, settings, LANGUAGES))


BOTS: Final[Mapping[str, BotMaker]] = {name: partial(make_bot, name) for name in (*TEMPERS, *BY_CHARACTER)}
COMPANY: Final = ("thea", "baldur", "nora", "viggo", "lucian", "clement", "osric", "mathilde", "rosa")
"""Who fills several seats: all manners, neither beginners nor only masters."""
