"""Players of Loyalty or Treachery made of code, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turncoat.core.bots.bot import BotMaker
from turncoat.games.loyalty_or_treachery.bots.counter import Counter
from turncoat.games.loyalty_or_treachery.bots.random_bot import RandomBot
from turncoat.games.loyalty_or_treachery.bots.searcher import Searcher

CAST: Final[Mapping[str, str]] = {
    "pip": "random",
    "gustav": "random",
    **dict.fromkeys(("rosa", "lucian", "clement", "thea", "baldur"), "counter"),
    "nora": "searcher:0.02",
    "viggo": "searcher:0.05",
    "mathilde": "searcher:0.1",
    "osric": "searcher:0.3",
    "isolde": "searcher:0.5",
}
"""How the people of the house play: from whatever comes to mind to thinking ahead."""
BOTS: Final[Mapping[str, BotMaker]] = {"random": RandomBot, "counter": Counter, "searcher": Searcher}
