"""Players of Are You the Traitor? made of code, the most timid first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turncoat.core.bot import BotMaker

BOTS: Final[Mapping[str, BotMaker]] = {}
