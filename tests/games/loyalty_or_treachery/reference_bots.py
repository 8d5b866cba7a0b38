"""Bots to measure others against: an earlier counter, which can be predicted, and an expert who predicts."""

from __future__ import annotations

from typing import Any

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance
from turncoat.games.loyalty_or_treachery.bots.counter import (
    Mix,
    call,
    cut,
    draw_from,
    likelier,
    take_all,
)
from turncoat.games.loyalty_or_treachery.bots.habits import Habit
from turncoat.games.loyalty_or_treachery.bots.memory import Memory, Returned
from turncoat.games.loyalty_or_treachery.cards import CARDS, CHART, NUMBERS, REDS

WORTH_A_TRAP = (0.5, 0.6, 0.7)
"""How likely a trap must be to spring, by how many cards could be drawn instead (1 to 3)."""


def with_the_odds(share: float, habit: float) -> float:
    """How likely red is for somebody whose cards have the colour their pile shows most of so often."""
    return habit if share > 0.5 else 1.0 - habit


def trap(memory: Memory, red: bool, limit: int) -> dict[str, Any]:
    """The highest card of a colour on top, below it the highest there are."""
    pile = sorted(memory.pile, key=lambda card: (-CHART[card], card))
    top = next((card for card in pile if (card < REDS) == red), pile[0])
    below = [card for card in pile if card != top][: limit - 1]
    return {"move": "treachery", "cards": [CARDS[card] for card in (top, *below)]}


def call_on(memory: Memory, hidden: Any) -> Mix:
    """Call what must be so, what is left, or what is thought of a hidden card."""
    if not memory.run:
        return call(likelier(memory.unseen_odds()))
    top = memory.run[-1]
    if top.card is not None:
        return call(float(top.card < REDS))
    certain = memory.certain_colour(top)
    return call(hidden(top) if certain is None else certain)


def draw_all(view: View) -> Mix:
    return [(1.0, {"move": "loyalty", "count": min(view["limit"], view["deck"])})]


def earlier_counter(memory: Memory, view: View) -> Mix:
    """Call on traps by the odds and the other's habit; trap with what the other will not call."""
    if view["phase"] in ("cut", "take"):
        return cut(view) if view["phase"] == "cut" else take_all(view)
    if view["phase"] == "call":
        habit = memory.traps_with_the_odds.odds
        return call_on(memory, lambda top: likelier(with_the_odds(top.share, habit)))
    return _draw_or_trap(memory, view)


def _draw_or_trap(memory: Memory, view: View) -> Mix:
    share, habit = memory.my_share(), memory.calls_with_the_odds.odds
    reds = [0.5, 0.5]
    springs = 0.5
    if abs(habit - 0.5) >= 0.15 and share != 0.5:
        red = (share < 0.5) == (habit > 0.5)
        reds, springs = [float(red), float(not red)], max(habit, 1.0 - habit)
    mix: Mix = []
    other = view["piles"][1 - view["you"]]
    for odds, red in zip(reds, (True, False), strict=True):
        move = trap(memory, red, view["limit"])
        top = NUMBERS[move["cards"][0]]
        chance = springs if (top < REDS) == red else 1.0 - springs
        promising = CHART[top] == max(CHART) and chance >= WORTH_A_TRAP[view["limit"] - 1]
        trapped = promising and other >= 2 and len(memory.pile) < 27
        if not view["deck"]:
            trapped = len(memory.pile) <= other
        if odds:
            mix += [(odds, move)] if trapped else [(odds * often, drawn) for often, drawn in draw_all(view)]
    return mix


class EarlierCounter:
    wake = None

    def __init__(self, seed: int, settings: str = "") -> None:  # noqa: ARG002 - it has none
        self.chance = FastChance(seed & 0x7FFF_FFFF)
        self.memory = Memory()

    def act(self, view: View, now: float) -> dict[str, Any] | None:  # noqa: ARG002 - it never waits
        self.memory.note(view)
        return draw_from(self.mix(view), self.chance) if view["actor"] == view["you"] else None

    def mix(self, view: View) -> Mix:
        return earlier_counter(self.memory, view)


class Expert(EarlierCounter):
    """Keeps the earlier counter's account of its own traps, and traps with the colour it will not call."""

    def __init__(self, seed: int, settings: str = "") -> None:
        super().__init__(seed, settings)
        self.account = Habit(2.0, 2.0)

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        last, run = view["last"] or {}, self.memory.run
        if "to" in last and last["seat"] != view["you"] and run and run[-1].card is not None:
            self.note_call(run[-1], NUMBERS[last["card"]] < REDS)
        return super().act(view, now)

    def note_call(self, top: Returned, red: bool) -> None:
        if top.share != 0.5:
            self.account.saw(red == (top.share > 0.5))

    def mix(self, view: View) -> Mix:
        memory = self.memory
        if view["phase"] != "action":
            return call_on(memory, lambda _: 0.5) if view["phase"] == "call" else super().mix(view)
        share = memory.my_share()
        called = likelier(with_the_odds(share, self.account.odds)) if share != 0.5 else 0.5
        reds = sum(card < REDS for card in memory.pile)
        knows_more = 0 < reds < len(memory.pile) and view["piles"][1 - view["you"]] >= 2
        if knows_more and view["deck"] and (called != 0.5 or view["limit"] == 1):
            red = called == 0.0 if called != 0.5 else self.chance.below(2) == 0
            return [(1.0, trap(memory, red, view["limit"]))]
        return super().mix(view)
