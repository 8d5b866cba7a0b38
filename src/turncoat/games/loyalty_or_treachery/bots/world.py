"""One way things may be: a kernel whose hidden cards are guessed, and what each player has seen in it."""

from __future__ import annotations

from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.games.loyalty_or_treachery.bots.judgement import (
    RED_CARDS,
    Position,
    one_colour,
    red_call,
    red_gain,
)
from turncoat.games.loyalty_or_treachery.cards import CHART, DECK_SIZE, REDS
from turncoat.games.loyalty_or_treachery.kernel import BLACK, CALL, OVER, RED, RETURN, Kernel

ALL: Final = (1 << DECK_SIZE) - 1
LURE: Final = [(1, 2, 4)[number - 1] for number in CHART]
"""How likely each card is to be returned, against the others: those that draw more make better traps."""
USUAL_LURE: Final = 2.3
LAST_CARDS: Final = 6
"""With so few cards left, a game is played out; before, the lead tells enough."""
LAST_TURNS: Final = 24


def red_share(known: list[int], unknown: int, red_odds: float) -> float:
    """Return how much of a pile is red to an observer who knows some of it; better traps weigh more.

    unknown: how many cards there are besides, each of them red with the given odds.
    """
    weight = unknown * USUAL_LURE
    red = weight * red_odds
    for card in known:
        weight += LURE[card]
        if card < REDS:
            red += LURE[card]
    return red / weight if weight else 0.5


class World:
    """A kernel with the players' counts of what they have seen."""

    def __init__(self, kernel: Kernel, seen: list[int], cards: int) -> None:
        self.kernel = kernel
        self.seen = seen
        self.cards = cards
        """All cards in play."""
        self.share = 0.5
        """How red the pile looked that the returned cards on top came from."""
        self.all_red = 0.0
        self.all_black = 0.0
        """How likely that pile was to be all of one colour, to the other player."""

    def copy(self) -> World:
        twin = World(self.kernel.copy(), self.seen.copy(), self.cards)
        twin.share, twin.all_red, twin.all_black = self.share, self.all_red, self.all_black
        return twin

    # The quick policy

    def counted_call(self, chance: Chance) -> int:
        """Return the colour that promises more on a card that was not returned, to the player who calls."""
        kernel = self.kernel
        me: int = kernel.turn
        lead = len(kernel.piles[me]) - len(kernel.piles[1 - me])
        turns: int = kernel.turn_limit - kernel.turns
        gain = red_gain(self.cards & ~self.seen[me], lead, len(kernel.deck), turns)
        if gain == 0.0:
            return chance.below(2)
        return RED if gain > 0.0 else BLACK

    def top_colour(self) -> int:
        return RED if self.kernel.deck[-1] < REDS else BLACK

    def trap_call(self, chance: Chance) -> int:
        """Return what to call on a card that the other returned."""
        odds = red_call(self.all_red, self.all_black)
        if odds == 0.5:
            return chance.below(2)
        return RED if odds > 0.5 else BLACK

    def quick_plan(self, chance: Chance) -> int:
        """Return what promises most, as far as that can be told without looking ahead."""
        position = self.position()
        return position.best_plan(chance.below(1000) < round(1000 * position.red_trap()))

    def position(self) -> Position:
        kernel = self.kernel
        me: int = kernel.turn
        pile = kernel.piles[me]
        other = len(kernel.piles[1 - me])
        turns: int = kernel.turn_limit - kernel.turns
        position = Position(
            len(pile) - other, len(kernel.deck), turns, other, kernel.limit, kernel.least(), pile
        )
        position.all_red, position.all_black = self.one_colour()
        return position

    # What happens

    def call(self, colour: int, chance: Chance) -> None:
        shown = 1 << self.kernel.deck[-1]
        self.seen[0] |= shown
        self.seen[1] |= shown
        self.kernel.apply(colour, chance)

    def loyalty(self, number: int, chance: Chance) -> None:
        kernel = self.kernel
        seen = self.seen[kernel.turn]
        for depth in range(1, number + 1):
            seen |= 1 << kernel.deck[-depth]
        self.seen[kernel.turn] = seen
        kernel.apply(number - kernel.least(), chance)

    def treachery(self, cards: list[int], chance: Chance) -> None:
        kernel = self.kernel
        self.share = self.redness()
        self.all_red, self.all_black = self.one_colour()
        pile = kernel.piles[kernel.turn]
        kernel.apply(kernel.count() - 1, chance)
        for card in reversed(cards):
            kernel.apply(pile.index(card), chance)
        if kernel.phase == RETURN:
            kernel.apply(kernel.count() - 1, chance)

    def take(self, chance: Chance) -> None:
        """Take all that may be taken."""
        kernel = self.kernel
        pile = kernel.piles[kernel.actor]
        before = len(pile)
        kernel.apply(kernel.count() - 1, chance)
        for place in range(before, len(pile)):
            self.seen[0] |= 1 << pile[place]
            self.seen[1] |= 1 << pile[place]

    def redness(self) -> float:
        """Return how red the pile of the player to move looks to the other; high cards weigh more."""
        kernel = self.kernel
        seen = self.seen[1 - kernel.turn]
        unseen = self.cards & ~seen
        left = unseen.bit_count()
        odds = (unseen & RED_CARDS).bit_count() / left if left else 0.5
        pile = kernel.piles[kernel.turn]
        known = [card for card in pile if seen >> card & 1]
        return red_share(known, len(pile) - len(known), odds)

    def one_colour(self) -> tuple[float, float]:
        """Return how likely the pile of the player to move is to be all red, and all black, to the other."""
        kernel = self.kernel
        seen = self.seen[1 - kernel.turn]
        known, private = 0, 0
        for card in kernel.piles[kernel.turn]:
            if seen >> card & 1:
                known |= 1 << card
            else:
                private += 1
        return one_colour(known, private, self.cards & ~seen)

    # How it stands

    def calm(self) -> bool:
        """Return whether no trap is laid and enough is left for the lead to tell how the match will go."""
        kernel = self.kernel
        return (
            kernel.phase == CALL
            and not kernel.placed
            and len(kernel.deck) > LAST_CARDS
            and kernel.turn_limit - kernel.turns >= LAST_TURNS
        )

    def over(self) -> bool:
        return self.kernel.phase == OVER
