"""Tree search over guessed worlds, with a tree for each player.

A guessed world holds cards that a player cannot see. Were there one tree, the player in it would act on
them: walk around every trap, and know every colour. So each player has a tree of their own, whose paths
are what that player observes, and learns there what is best on average over all the worlds that look
the same to them. Values are chances of winning, from 0 to 1.
"""

from __future__ import annotations

import math
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.games.loyalty_or_treachery.bots.world import LOYALTY_MOST, World
from turncoat.games.loyalty_or_treachery.cards import CHART, REDS
from turncoat.games.loyalty_or_treachery.kernel import ACTION, BLACK, CALL, DRAW, RED

CURIOSITY: Final = 0.25
"""How much a choice that was tried little is favoured."""
CALM_TURNS: Final = 2
"""How many turns are played, at least, before a calm position is judged by its lead."""
LEAD_WORTH: Final = 0.83
"""The weight of a lead of one card, over the root of the cards left (fitted to 60,000 simulated games)."""
TURN_WORTH: Final = 0.6
"""How many cards it is worth to be the one to call."""

SAW_CALL: Final = 1000
SAW_RETURN: Final = 2000


class Node:
    """A place in one player's tree: what that player has observed so far."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.worth: dict[int, float] = {}
        self.next: dict[int, Node] = {}

    def choose(self, choices: list[int], chance: Chance) -> int:
        """Return the choice that promises most; untried choices come first."""
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


class Walk:
    """One world's way through both trees, and the choices made on it."""

    def __init__(self, roots: list[Node]) -> None:
        self.places = roots.copy()
        self.known = True
        """Whether both players have been here before; from where one has not, the quick policy plays on."""
        self.nodes: list[Node] = []
        self.choices: list[int] = []
        self.players: list[int] = []

    def choose(self, player: int, choices: list[int], chance: Chance) -> int:
        node = self.places[player]
        choice = node.choose(choices, chance)
        self.nodes.append(node)
        self.choices.append(choice)
        self.players.append(player)
        return choice

    def saw(self, player: int, event: int, other_event: int) -> None:
        """Note what the player observed, and what the other player observed."""
        if self.known:
            self._follow(player, event)
            self._follow(1 - player, other_event)

    def _follow(self, player: int, event: int) -> None:
        place = self.places[player]
        ahead = place.next.get(event)
        if ahead is None:
            ahead = Node()
            place.next[event] = ahead
            self.known = False
        self.places[player] = ahead

    def learn(self, seat: int, value: float) -> None:
        """Note how much the world turned out to be worth to that seat."""
        for place, node in enumerate(self.nodes):
            node.learn(self.choices[place], value if self.players[place] == seat else 1.0 - value)


class Search:
    """Asks, world after world, what is best for one seat."""

    def __init__(self, seat: int, habit: float, trust: float) -> None:
        """habit: how likely the other is to call with the odds; trust: how far to count on that."""
        self.seat = seat
        self.habit = round(habit * 1000)
        self.trust = round(trust * 1000)
        self.roots = [Node(), Node()]

    def best(self) -> int:
        """Return the plan tried most often."""
        root = self.roots[self.seat]
        return max(root.visits, key=lambda plan: (root.visits[plan], root.worth[plan]))

    def visit(self, world: World, chance: Chance) -> None:
        """Play a world, which is used up, to where it can be judged, and learn from it."""
        kernel = world.kernel
        walk = Walk(self.roots)
        calm_from = kernel.turns + CALM_TURNS
        while not world.over():
            if kernel.phase == CALL:
                if kernel.turns >= calm_from and world.calm():
                    break
                self._call(world, walk, chance)
            elif kernel.phase == ACTION:
                self._action(world, walk, chance)
            else:
                world.take(chance)
        walk.learn(self.seat, self.value(world))

    def _call(self, world: World, walk: Walk, chance: Chance) -> None:
        kernel = world.kernel
        player: int = kernel.turn
        top = kernel.deck[-1]
        if not kernel.placed:
            colour = world.counted_call(chance)
        elif kernel.placed[-1] == player:
            colour = world.top_colour()
        elif player != self.seat and chance.below(1000) < self.trust:
            colour = self._by_habit(world, chance)
        elif walk.known:
            colour = walk.choose(player, [RED, BLACK], chance)
        else:
            colour = chance.below(2)
        world.call(colour, chance)
        event = SAW_CALL + colour * 6 + (3 if top < REDS else 0) + CHART[top] - 1
        walk.saw(player, event, event)

    def _action(self, world: World, walk: Walk, chance: Chance) -> None:
        player: int = world.kernel.turn
        plan = walk.choose(player, world.plans(), chance) if walk.known else world.quick_plan()
        if plan < LOYALTY_MOST:
            world.loyalty(plan, chance)
            walk.saw(player, plan, plan)
        else:
            cards = world.trap_cards(plan)
            world.treachery(cards, chance)
            walk.saw(player, plan, SAW_RETURN + len(cards))  # LT-7: how many, not which

    def _by_habit(self, world: World, chance: Chance) -> int:
        likelier = RED if world.share > 0.5 else BLACK
        return likelier if chance.below(1000) < self.habit else 1 - likelier

    def value(self, world: World) -> float:
        """Return the seat's chance of winning: certain at the end, else from the lead and what is left."""
        kernel = world.kernel
        if world.over():
            winner = kernel.winner()
            return 0.5 if winner == DRAW else 1.0 if winner == self.seat else 0.0
        lead = len(kernel.piles[self.seat]) - len(kernel.piles[1 - self.seat])
        turn = TURN_WORTH if kernel.turn == self.seat else -TURN_WORTH
        return 1.0 / (1.0 + math.exp(-LEAD_WORTH * (lead + turn) / math.sqrt(len(kernel.deck))))
