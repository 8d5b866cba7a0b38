"""Players of Loyalty or Treachery made of code, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turncoat.core.bot import BotMaker

BOTS: Final[Mapping[str, BotMaker]] = {}
