"""The weakest player: any move, as luck has it."""

from __future__ import annotations

from typing import Any

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance, shuffle
from turncoat.games.loyalty_or_treachery.bots.settings import none_wanted


class RandomBot:
    """Picks among the legal moves, each as likely as the others; never resigns."""

    wake = None

    def __init__(self, seed: int, settings: str = "") -> None:
        none_wanted("random", settings)
        self._chance = FastChance(seed & 0x7FFF_FFFF)

    def act(self, view: View, now: float) -> dict[str, Any] | None:  # noqa: ARG002 - it never waits
        if view["actor"] is None or view["actor"] != view["you"]:
            return None
        moves = [move for move in view["legal"] if move["move"] != "resign"]
        move: dict[str, Any] = moves[self._chance.below(len(moves))]
        if move["move"] == "treachery":
            return {
                "move": "treachery",
                "cards": self._some(view["pile"], move.get("least", 0), view["limit"]),
            }
        return dict(move)

    def _some(self, pile: list[str], least: int, limit: int) -> list[str]:
        """Choose some cards of the pile, from `least` to `limit`, in any order."""
        places = list(range(len(pile)))
        shuffle(places, self._chance)
        number = least + self._chance.below(min(limit, len(pile)) + 1 - least)
        return [pile[place] for place in places[:number]]
