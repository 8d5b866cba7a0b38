"""A player that thinks ahead: it guesses what it cannot see, many times over, and searches."""

from __future__ import annotations

import time
from typing import Any, Final

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance, shuffle
from turncoat.games.loyalty_or_treachery.bots.counter import (
    as_move,
    call,
    counted_call,
    cut,
    draw_from,
    hidden_call,
    position_in,
    take_all,
)
from turncoat.games.loyalty_or_treachery.bots.judgement import Position, card_kind, trap_plan
from turncoat.games.loyalty_or_treachery.bots.memory import Memory, cards_of
from turncoat.games.loyalty_or_treachery.bots.search import TRAP, Search
from turncoat.games.loyalty_or_treachery.bots.settings import budget
from turncoat.games.loyalty_or_treachery.bots.world import ALL, LURE, World
from turncoat.games.loyalty_or_treachery.cards import REDS
from turncoat.games.loyalty_or_treachery.kernel import ACTION, NOBODY, Kernel

BOUND: Final = 0.3
"""How far a search counts on a habit of the other's at most: who sets a trap for it gains little."""
ITERATION_SECONDS: Final = 0.002
"""What an iteration may take on a slow machine."""
AT_ONCE: Final = 16
"""Worlds between two looks at the clock."""


class Searcher:
    """Counts like the counter; after a right call it searches for what to do with it."""

    wake = None

    def __init__(self, seed: int, settings: str = "", cards: int = ALL) -> None:
        self._seconds, self._iterations = budget("searcher", settings)
        self.seconds = self._seconds or self._iterations * ITERATION_SECONDS
        self._seed = seed & 0x7FFF_FFFF
        self._shown = 0
        self._chance = FastChance(self._seed)
        self._memory = Memory(cards)

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
            return draw_from(cut(view), self._chance)
        if view["phase"] == "call":
            return draw_from(call(self._red_call(view)), self._chance)
        if view["phase"] == "take":
            return draw_from(take_all(view), self._chance)
        return self._action(view, started)

    # Calls

    def _red_call(self, view: View) -> float:
        memory = self._memory
        if not memory.run:
            return counted_call(memory, view)
        top = memory.run[-1]
        if top.card is not None:
            return float(top.card < REDS)
        mixed = hidden_call(memory, top)
        if mixed in (0.0, 1.0) or top.share == 0.5:
            return mixed
        habit = memory.traps_with_the_odds
        lean = BOUND * habit.trust * (2 * habit.odds - 1)
        return 0.5 + (lean if top.share > 0.5 else -lean)

    # Actions

    def _action(self, view: View, started: float) -> dict[str, Any]:
        memory = self._memory
        habit = memory.calls_with_the_odds
        position = position_in(view, memory)
        red = self._red_trap(position)
        search = Search(position, memory.you, red, habit.odds, BOUND * habit.trust)
        done = 0
        while not self._enough(done, started):
            search.visit(self._guess(view), self._chance)
            done += 1
        choice = search.best()
        if choice < TRAP:
            return as_move(choice, memory.pile)
        top = position.top_card(self._chance.below(1000) < round(1000 * red))
        return as_move(trap_plan(card_kind(top), choice - TRAP), memory.pile)

    def _red_trap(self, position: Position) -> float:
        """Return how often a trap is to be red: as the counter does, leaning to the colour called less."""
        red, share = position.red_trap(), self._memory.my_share()
        if red in (0.0, 1.0) or share == 0.5:
            return red
        habit = self._memory.calls_with_the_odds
        lean = BOUND * habit.trust * (2 * habit.odds - 1)
        return min(1.0, max(0.0, red - lean if share > 0.5 else red + lean))

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
        kernel = Kernel(view["turn_limit"], cards_of(memory.cards), strict=self._is_strict(view))
        kernel.phase = ACTION
        kernel.turn = kernel.actor = you
        kernel.limit = view["limit"]
        kernel.turns = view["turns"]
        unseen = cards_of(memory.cards & ~memory.seen)
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
            card = self._draw_one(held, returned.possible & ~memory.theirs)
            held.remove(card)
            kernel.deck.append(card)
            kernel.placed.append(1 - you)
        owner = view["returned"]["owner"]
        kernel.owner = NOBODY if owner is None else owner
        kernel.piles[you] = memory.pile.copy()
        kernel.piles[1 - you] = held
        world = World(kernel, seen, memory.cards)
        if memory.run:
            top = memory.run[-1]
            world.share, world.all_red, world.all_black = top.share, top.all_red, top.all_black
        return world

    def _is_strict(self, view: View) -> int:
        """LT-6: whether a card must be drawn now. What later turns may ask for makes little difference."""
        return int(view["deck"] > 0 and {"move": "loyalty", "count": 0} not in view["legal"])

    def _draw_one(self, held: list[int], possible: int) -> int:
        """Draw one of the cards held: those that make better traps are likelier."""
        fitting = [card for card in held if possible >> card & 1] or held
        left = self._chance.below(sum(LURE[card] for card in fitting))
        for card in fitting:
            left -= LURE[card]
            if left < 0:
                return card
        return fitting[-1]
