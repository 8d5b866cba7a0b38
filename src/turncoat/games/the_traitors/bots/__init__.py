"""Players of The Traitors made of code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turncoat.core.bot import BotMaker
from turncoat.games.the_traitors.bots.random_bot import RandomBot

BOTS: Final[Mapping[str, BotMaker]] = {"random": RandomBot}
