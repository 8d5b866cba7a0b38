"""Players of Loyalty or Treachery made of code, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turncoat.core.bot import BotMaker
from turncoat.games.loyalty_or_treachery.bots.counter import Counter
from turncoat.games.loyalty_or_treachery.bots.random_bot import RandomBot
from turncoat.games.loyalty_or_treachery.bots.searcher import Searcher

BOTS: Final[Mapping[str, BotMaker]] = {"random": RandomBot, "counter": Counter, "searcher": Searcher}
