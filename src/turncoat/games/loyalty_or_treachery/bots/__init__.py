"""Players of Loyalty or Treachery made of code, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from turncoat.core.bots.bot import BotMaker
from turncoat.games.loyalty_or_treachery.bots.counter import STYLES, make_counter
from turncoat.games.loyalty_or_treachery.bots.random_bot import RandomBot
from turncoat.games.loyalty_or_treachery.bots.searcher import Searcher

BOTS: Final[Mapping[str, BotMaker]] = {
    "random": RandomBot,
    **{name: partial(make_counter, name) for name in STYLES},
    "searcher": Searcher,
}
CAST: Final[Mapping[str, str]] = {
    **dict.fromkeys(("pip", "gustav"), "novice"),
    **dict.fromkeys(("rosa", "lucian", "clement"), "casual"),
    **dict.fromkeys(("thea", "baldur", "nora"), "counter"),
    **dict.fromkeys(("viggo", "mathilde"), "searcher:iterations=100"),
    **dict.fromkeys(("osric", "isolde"), "searcher"),
}
"""How the people of the house play: those of a level play alike."""
