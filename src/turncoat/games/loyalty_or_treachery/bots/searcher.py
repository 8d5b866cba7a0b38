"""A player that thinks ahead: it guesses what it cannot see, many times over, and searches."""

from __future__ import annotations

import time
from typing import Any, Final

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance, shuffle
from turncoat.games.loyalty_or_treachery.bots.counter import call, call_in_the_cut
from turncoat.games.loyalty_or_treachery.bots.memory import Memory, cards_of
from turncoat.games.loyalty_or_treachery.bots.search import Search
from turncoat.games.loyalty_or_treachery.bots.settings import budget
from turncoat.games.loyalty_or_treachery.bots.world import ALL, LOYALTY_MOST, LURE, World
from turncoat.games.loyalty_or_treachery.cards import CARDS, REDS
from turncoat.games.loyalty_or_treachery.kernel import ACTION, NOBODY, Kernel

HALF_TRUST: Final = 4
"""After how many calls of the other's a search counts on their habit in half of its worlds."""
ITERATION_SECONDS: Final = 0.002
"""What an iteration may take on a slow machine."""
AT_ONCE: Final = 16
"""Worlds between two looks at the clock."""


class Searcher:
    """Counts like the counter; after a right call it searches for what to do with it."""

    wake = None

    def __init__(self, seed: int, settings: str = "") -> None:
        self._seconds, self._iterations = budget("searcher", settings)
        self.seconds = self._seconds or self._iterations * ITERATION_SECONDS
        self._seed = seed & 0x7FFF_FFFF
        self._shown = 0
        self._chance = FastChance(self._seed)
        self._memory = Memory()

    def see(self, view: View, now: float) -> None:  # noqa: ARG002 - it never waits
        self._memory.note(view)
        self._shown += 1

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        started = time.perf_counter()
        self.see(view, now)
        # Luck of its own for every view: how far an earlier search came does not matter to this one.
        self._chance = FastChance(self._seed << 24 | self._shown)
        if view["actor"] is None or view["actor"] != view["you"]:
            return None
        if view["phase"] == "cut":
            return call_in_the_cut(view, self._chance)
        if view["phase"] == "call":
            return self._call()
        if view["phase"] == "take":
            return {"move": "take", "count": min(view["limit"], view["piles"][1 - view["you"]])}
        return self._action(view, started)

    # Calls

    def _call(self) -> dict[str, Any]:
        memory = self._memory
        if not memory.run:
            return call(memory.unseen_odds(), self._chance)
        top = memory.run[-1]
        if top.card is not None:
            return call(1.0 if top.card < REDS else 0.0, self._chance)
        certain = memory.hidden_red_odds(top)
        if certain in (0.0, 1.0):
            return call(certain, self._chance)
        habit = memory.traps_with_the_odds.drawn(self._chance)
        return call(habit if top.share > 0.5 else 1.0 - habit, self._chance)

    # Actions

    def _action(self, view: View, started: float) -> dict[str, Any]:
        memory = self._memory
        habit = memory.calls_with_the_odds
        trust = habit.times / (habit.times + HALF_TRUST)
        search = Search(memory.you, habit.odds, trust)
        done = 0
        while not self._enough(done, started):
            search.visit(self._guess(view), self._chance)
            done += 1
        plan = search.best()
        if plan < LOYALTY_MOST:
            return {"move": "loyalty", "count": plan}
        return {"move": "treachery", "cards": [CARDS[card] for card in self._guess(view).trap_cards(plan)]}

    def _enough(self, done: int, started: float) -> bool:
        if self._iterations:
            return done >= self._iterations
        if done == 0 or done % AT_ONCE:
            return False
        return time.perf_counter() - started >= self._seconds

    def _guess(self, view: View) -> World:
        """Draw a world that could be the true one, as likely as it is to be so."""
        memory, chance = self._memory, self._chance
        you = memory.you
        kernel = Kernel(view["turn_limit"], strict=self._is_strict(view))
        kernel.phase = ACTION
        kernel.turn = kernel.actor = you
        kernel.limit = view["limit"]
        kernel.turns = view["turns"]
        unseen = cards_of(ALL & ~memory.seen)
        shuffle(unseen, chance)
        kernel.deck = unseen[: memory.below]
        held = cards_of(memory.elsewhere) + unseen[memory.below :]
        seen = [0, 0]
        seen[you] = memory.seen
        seen[1 - you] = memory.exposed
        for card in held:
            seen[1 - you] |= 1 << card
        for returned in memory.run:
            if returned.card is not None:
                kernel.deck.append(returned.card)
                kernel.placed.append(you)
                continue
            card = self._drawn_for(held, returned.possible & ~memory.theirs)
            held.remove(card)
            kernel.deck.append(card)
            kernel.placed.append(1 - you)
        owner = view["returned"]["owner"]
        kernel.owner = NOBODY if owner is None else owner
        kernel.piles[you] = memory.pile.copy()
        kernel.piles[1 - you] = held
        share = memory.run[-1].share if memory.run else 0.5
        return World(kernel, seen, share)

    def _is_strict(self, view: View) -> int:
        """LT-6: whether a card must be drawn now. What later turns may ask for makes little difference."""
        return int(view["deck"] > 0 and {"move": "loyalty", "count": 0} not in view["legal"])

    def _drawn_for(self, held: list[int], possible: int) -> int:
        """One of the cards held, by lot: those that make better traps are likelier."""
        fitting = [card for card in held if possible >> card & 1] or held
        left = self._chance.below(sum(LURE[card] for card in fitting))
        for card in fitting:
            left -= LURE[card]
            if left < 0:
                return card
        return fitting[-1]
