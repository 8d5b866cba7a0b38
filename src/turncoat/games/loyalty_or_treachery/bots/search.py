"""Tree search over guessed worlds, with a tree for each player.

A guessed world holds cards that a player cannot see. Were there one tree, the player in it would act on
them: walk around every trap, and know every colour. So each player has a tree of their own, whose paths
are what that player observes, and learns there what is best on average over all the worlds that look
the same to them. Values are chances of winning, from 0 to 1.
"""

from __future__ import annotations

import math
from typing import Final

from turncoat.core.chance import Chance
from turncoat.games.loyalty_or_treachery.bots.world import LOYALTY_MOST, World
from turncoat.games.loyalty_or_treachery.cards import CHART, REDS
from turncoat.games.loyalty_or_treachery.kernel import ACTION, BLACK, CALL, DRAW, RED

CURIOSITY: Final = 0.25
"""How much a choice that was tried little is favoured."""
CALM_TURNS: Final = 2
"""How many turns are played, at least, before a calm position is judged by its lead."""
DEEP: Final = 40

SAW_CALL: Final = 1000
SAW_RETURN: Final = 2000


class Node:
    """A place in one player's tree: what that player has observed so far."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.worth: dict[int, float] = {}
        self.next: dict[int, Node] = {}

    def choose(self, choices: list[int], chance: Chance) -> int:
        """The choice that promises most, the untried first."""
        visits = self.visits
        total = 0
        fresh: list[int] = []
        for choice in choices:
            tried = visits.get(choice, 0)
            if tried == 0:
                fresh.append(choice)
            total += tried
        if fresh:
            return fresh[chance.below(len(fresh))]
        spread = CURIOSITY * math.sqrt(math.log(total))
        best, found = -1.0, choices[0]
        for choice in choices:
            tried = visits[choice]
            promise = self.worth[choice] / tried + spread / math.sqrt(tried)
            if promise > best:
                best, found = promise, choice
        return found

    def learn(self, choice: int, value: float) -> None:
        self.visits[choice] = self.visits.get(choice, 0) + 1
        self.worth[choice] = self.worth.get(choice, 0.0) + value


class Search:
    """Asks, world after world, what is best for one seat."""

    def __init__(self, seat: int, habit: float, trust: float) -> None:
        """habit: how likely the other is to call with the odds; trust: how far to count on that."""
        self.seat = seat
        self.habit = round(habit * 1000)
        self.trust = round(trust * 1000)
        self.roots = [Node(), Node()]

    def best(self) -> int:
        """The plan tried most often."""
        visits = self.roots[self.seat].visits
        worth = self.roots[self.seat].worth
        return max(visits, key=lambda plan: (visits[plan], worth[plan]))

    def visit(self, world: World, chance: Chance) -> None:
        """Play a world, which is used up, to where it can be judged, and learn from it."""
        kernel = world.kernel
        places = [self.roots[0], self.roots[1]]
        growing = True
        began = kernel.turns
        walked: list[Node] = []
        chosen: list[int] = []
        actors: list[int] = []
        while not world.over():
            player = kernel.actor
            if kernel.phase == CALL:
                if kernel.turns - began >= CALM_TURNS and world.calm():
                    break
                top = kernel.deck[-1]
                if not kernel.placed:
                    colour = world.counted_call(chance)
                elif kernel.placed[-1] == player:
                    colour = world.top_colour()
                elif player != self.seat and chance.below(1000) < self.trust:
                    colour = self._by_habit(world, chance)
                elif growing:
                    colour = places[player].choose([RED, BLACK], chance)
                    walked.append(places[player])
                    chosen.append(colour)
                    actors.append(player)
                else:
                    colour = chance.below(2)
                world.call(colour, chance)
                if growing:
                    event = SAW_CALL + colour * 6 + (3 if top < REDS else 0) + CHART[top] - 1
                    growing = self._walk(places, event, event)
            elif kernel.phase == ACTION:
                if growing:
                    plan = places[player].choose(world.plans(), chance)
                    walked.append(places[player])
                    chosen.append(plan)
                    actors.append(player)
                else:
                    plan = world.quick_plan()
                event = plan
                if plan < LOYALTY_MOST:
                    world.loyalty(plan, chance)
                else:
                    cards = world.trap_cards(plan)
                    event = SAW_RETURN + len(cards)
                    world.treachery(cards, chance)
                if growing:
                    growing = (
                        self._walk(places, plan, event) if player == 0 else self._walk(places, event, plan)
                    )
            else:
                world.take(chance)
        value = self.value(world)
        for node, choice, actor in zip(walked, chosen, actors, strict=True):
            node.learn(choice, value if actor == self.seat else 1.0 - value)

    def _walk(self, places: list[Node], first: int, second: int) -> bool:
        """Both players go on along what they saw; False where one's tree had no such path yet."""
        known = True
        for player, event in ((0, first), (1, second)):
            place = places[player]
            ahead = place.next.get(event)
            if ahead is None:
                ahead = Node()
                place.next[event] = ahead
                known = False
            places[player] = ahead
        return known

    def _by_habit(self, world: World, chance: Chance) -> int:
        likelier = RED if world.share > 0.5 else BLACK
        return likelier if chance.below(1000) < self.habit else 1 - likelier

    def value(self, world: World) -> float:
        """The seat's chance of winning: certain at the end, else from the lead and what is left."""
        kernel = world.kernel
        if world.over():
            winner = kernel.winner()
            return 0.5 if winner == DRAW else 1.0 if winner == self.seat else 0.0
        lead = len(kernel.piles[self.seat]) - len(kernel.piles[1 - self.seat])
        turn = 0.6 if kernel.turn == self.seat else -0.6
        return 1.0 / (1.0 + math.exp(-0.83 * (lead + turn) / math.sqrt(len(kernel.deck))))
