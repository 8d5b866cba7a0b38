"""A player that counts: it knows what is left, plays the odds, and traps those who always do the same."""

from __future__ import annotations

from typing import Any, Final

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance
from turncoat.games.loyalty_or_treachery.bots.memory import Memory
from turncoat.games.loyalty_or_treachery.bots.settings import none_wanted
from turncoat.games.loyalty_or_treachery.cards import CARDS, CHART, COLOURS, NUMBERS, REDS

EVEN: Final = 0.02
"""Odds this close to one half say nothing."""
UNPROVEN: Final = 0.15
"""Nor does a habit this close to one half."""
WORTH_A_TRAP: Final = [0.5, 0.6, 0.7]
"""How likely a trap must be to spring, by how many cards could be drawn instead (1 to 3)."""
WORTH_TAKING: Final = 2
"""A smaller pile has too little to lose to a trap."""
ALREADY_WON: Final = 27
"""More than half of the cards."""


def call_in_the_cut(view: View, chance: FastChance) -> dict[str, Any]:
    """LT-2: the colour of which fewer cards have been turned; who may choose, begins."""
    if any(move["move"] == "choose_first" for move in view["legal"]):
        return {"move": "choose_first", "seat": view["you"]}
    red = sum(NUMBERS[card] < REDS for card in view["turned"])
    return call(0.5 + 0.1 * (len(view["turned"]) - 2 * red), chance)


def call(red_odds: float, chance: FastChance) -> dict[str, Any]:
    """Call the likelier colour; by lot where neither is."""
    if abs(red_odds - 0.5) <= EVEN:
        return {"move": "call", "colour": COLOURS[chance.below(2)]}
    return {"move": "call", "colour": COLOURS[0] if red_odds > 0.5 else COLOURS[1]}


class Counter:
    """Counts colours and remembers what it has seen."""

    wake = None

    def __init__(self, seed: int, settings: str = "") -> None:
        none_wanted("counter", settings)
        self._chance = FastChance(seed & 0x7FFF_FFFF)
        self._memory = Memory()

    def see(self, view: View, now: float) -> None:  # noqa: ARG002 - when it was does not matter
        self._memory.note(view)

    def act(self, view: View, now: float) -> dict[str, Any] | None:  # noqa: ARG002 - it never waits
        self._memory.note(view)
        if view["actor"] is None or view["actor"] != view["you"]:
            return None
        if view["phase"] == "cut":
            return call_in_the_cut(view, self._chance)
        if view["phase"] == "call":
            return call(self._red_odds(), self._chance)
        if view["phase"] == "take":
            return {"move": "take", "count": min(view["limit"], view["piles"][1 - view["you"]])}
        return self._action(view)

    def _red_odds(self) -> float:
        """How likely the top card is to be red."""
        memory = self._memory
        if not memory.run:
            return memory.unseen_odds()
        top = memory.run[-1]
        if top.card is None:
            return memory.hidden_red_odds(top)
        return 1.0 if top.card < REDS else 0.0

    def _action(self, view: View) -> dict[str, Any]:
        memory = self._memory
        deck, limit, other = view["deck"], view["limit"], view["piles"][1 - view["you"]]
        cards, springs = self._trap(limit)
        trap = {"move": "treachery", "cards": [CARDS[card] for card in cards]}
        if deck == 0:  # LT-13: the end, unless a trap puts it off
            return trap if len(memory.pile) <= other else {"move": "rest"}
        promising = CHART[cards[0]] == max(CHART) and springs >= WORTH_A_TRAP[limit - 1]
        if promising and other >= WORTH_TAKING and len(memory.pile) < ALREADY_WON:
            return trap
        return {"move": "loyalty", "count": min(limit, deck)}

    def _trap(self, limit: int) -> tuple[list[int], float]:
        """Return the best trap, its top card first, and how likely it is to spring.

        On top lies a high card of the colour that the other will not call, as far as their habit tells;
        below it high cards, which are then certain calls.
        """
        memory = self._memory
        share, habit = memory.my_share(), memory.calls_with_the_odds.odds
        if abs(habit - 0.5) < UNPROVEN or share == 0.5:
            red, springs = self._chance.below(2) == 0, 0.5
        else:
            red, springs = (share < 0.5) == (habit > 0.5), max(habit, 1.0 - habit)
        pile = sorted(memory.pile, key=lambda card: (-CHART[card], card))
        wanted = [card for card in pile if (card < REDS) == red]
        if not wanted:
            springs = 1.0 - springs
        top = (wanted or pile)[0]
        return [top, *[card for card in pile if card != top][: limit - 1]], springs
