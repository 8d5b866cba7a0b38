"""Search over guessed worlds: what each plan leads to, when both players then play as the counter does.

In each world every plan is played on from the same cards, so that luck with the cards does not decide between
them. Each player acts on what that player has seen in the world, and mixes calls and colours; so nobody in
it can see a trap, or count on one.
"""

from __future__ import annotations

from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.games.loyalty_or_treachery.bots.judgement import (
    LOYALTY_MOST,
    Position,
    card_kind,
    chance_without_traps,
    final_value,
    trap_cards,
    trap_plan,
)
from turncoat.games.loyalty_or_treachery.bots.world import World
from turncoat.games.loyalty_or_treachery.kernel import ACTION, BLACK, CALL, RED

CALM_TURNS: Final = 2
"""How many turns are played, at least, before a calm position is judged by its lead."""
PRIOR: Final = 100
"""How many worlds weigh as much as what the counter thinks of a plan."""
TRAP: Final = 10
"""Choices from this number are traps of so many cards more; the others are Loyalty with so many."""


class Search:
    """Asks, world after world, what is best for the player to move."""

    def __init__(self, position: Position, seat: int, red: float, habit: float, trust: float) -> None:
        self.seat = seat
        self.red = round(red * 1000)
        """How many of a thousand traps of the seat are to be red."""
        self.habit = round(habit * 1000)
        """How many of a thousand traps the other calls with the odds, going by habit."""
        self.trust = round(trust * 1000)
        """In how many of a thousand worlds to count on that habit."""
        self.worth: dict[int, float] = {}
        """What each choice was worth, over all worlds; it begins with what the counter thinks of it."""
        for number in range(position.least, min(position.limit, position.deck) + 1):
            self.worth[number] = PRIOR * position.after_drawing(number)
        for number in range(1, min(position.limit, len(position.pile)) + 1):
            self.worth[TRAP + number] = PRIOR * position.trap_value(number, red)

    def best(self) -> int:
        """Return the choice that was worth most; where all is lost, the one that goes on longest."""
        if max(self.worth.values()) == 0.0:
            return max(self.worth)
        return max(self.worth, key=lambda choice: self.worth[choice])

    def visit(self, world: World, chance: Chance) -> None:
        """Play every choice in a world to where it can be judged."""
        kernel = world.kernel
        most = min(kernel.limit, len(kernel.deck))
        for number in range(kernel.least(), most + 1):
            self._try(world.copy(), number, number, chance)
        top = world.position().top_card(chance.below(1000) < self.red)
        for number in range(1, min(kernel.limit, len(kernel.piles[self.seat])) + 1):
            self._try(world.copy(), TRAP + number, trap_plan(card_kind(top), number), chance)

    def _try(self, world: World, choice: int, plan: int, chance: Chance) -> None:
        self._carry_out(world, plan, chance)
        value = self._play_on(world, chance)
        self.worth[choice] = self.worth.get(choice, 0.0) + value

    def _play_on(self, world: World, chance: Chance) -> float:
        """Play to where it can be judged, and return the seat's chance of winning."""
        kernel = world.kernel
        calm_from = kernel.turns + CALM_TURNS
        while not world.over():
            if kernel.phase == CALL:
                if kernel.turns >= calm_from and world.calm():
                    lead = len(kernel.piles[self.seat]) - len(kernel.piles[1 - self.seat])
                    left, turns = len(kernel.deck), kernel.turn_limit - kernel.turns
                    mine = kernel.turn == self.seat
                    return (
                        chance_without_traps(lead, left, turns)
                        if mine
                        else 1.0 - chance_without_traps(-lead, left, turns)
                    )
                world.call(self._colour(world, chance), chance)
            elif kernel.phase == ACTION:
                self._carry_out(world, world.quick_plan(chance), chance)
            else:
                world.take(chance)
        won = kernel.winner()
        return final_value(0 if won > 1 else 1 if won == self.seat else -1)

    def _colour(self, world: World, chance: Chance) -> int:
        kernel = world.kernel
        player: int = kernel.turn
        if not kernel.placed:
            return world.counted_call(chance)
        if kernel.placed[-1] == player:
            return world.top_colour()
        if player != self.seat and chance.below(1000) < self.trust:
            likelier = RED if world.share > 0.5 else BLACK
            return likelier if chance.below(1000) < self.habit else 1 - likelier
        return world.trap_call(chance)

    def _carry_out(self, world: World, plan: int, chance: Chance) -> None:
        if plan < LOYALTY_MOST:
            world.loyalty(plan, chance)
        else:
            kernel = world.kernel
            world.treachery(trap_cards(plan, kernel.piles[kernel.turn]), chance)
