"""One way things may be: a kernel whose hidden cards are guessed, and what each player has seen in it."""

from __future__ import annotations

from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.games.loyalty_or_treachery.cards import CHART, DECK_SIZE, REDS
from turncoat.games.loyalty_or_treachery.kernel import BLACK, CALL, OVER, RED, RETURN, Kernel

ALL: Final = (1 << DECK_SIZE) - 1
RED_CARDS: Final = (1 << REDS) - 1
LURE: Final = [(1, 2, 4)[number - 1] for number in CHART]
"""How likely each card is to be returned, against the others: those that draw more make better traps."""
USUAL_LURE: Final = 2.3
LAST_CARDS: Final = 6
"""With so few cards left, a game is played out; before, the lead tells enough."""
LAST_TURNS: Final = 24

LOYALTY_MOST: Final = 4
"""Plans below this number are Loyalty with so many cards; the others are traps, see `trap_plan`."""


def trap_plan(kind: int, number: int) -> int:
    """Encode a Treachery as one number.

    kind: what the top card is, 0 to 5 (its colour times three, plus its place in the chart);
    number: how many cards, 1 to 3. Those below the top are the highest there are: certain calls.
    """
    return LOYALTY_MOST + kind * 3 + number - 1


def red_share(known: list[int], unknown: int, red_odds: float) -> float:
    """How much of a pile is red, to an observer who knows some of its cards; better traps weigh more.

    unknown: how many cards there are besides, each of them red with the given odds.
    """
    weight = unknown * USUAL_LURE
    red = weight * red_odds
    for card in known:
        weight += LURE[card]
        if card < REDS:
            red += LURE[card]
    return red / weight if weight else 0.5


def kind_of(card: int) -> int:
    return (0 if card < REDS else 3) + CHART[card] - 1


class World:
    """A kernel with the players' counts of what they have seen."""

    def __init__(self, kernel: Kernel, seen: list[int], share: float) -> None:
        self.kernel = kernel
        self.seen = seen
        self.share = share
        """How red the pile looked that the returned cards on top came from."""

    # The quick policy

    def counted_call(self, chance: Chance) -> int:
        """Return the likelier colour of a card that was not returned, for the player who calls."""
        unseen = ALL & ~self.seen[self.kernel.turn]
        red = (unseen & RED_CARDS).bit_count()
        black = unseen.bit_count() - red
        if red == black:
            return chance.below(2)
        return RED if red > black else BLACK

    def top_colour(self) -> int:
        return RED if self.kernel.deck[-1] < REDS else BLACK

    def quick_plan(self) -> int:
        """Draw all one may; a trap only where the game would end and be lost."""
        kernel = self.kernel
        if not kernel.deck:
            mine = kernel.piles[kernel.turn]
            if len(mine) <= len(kernel.piles[1 - kernel.turn]):
                top = max(mine, key=lambda card: CHART[card])
                return trap_plan(kind_of(top), kernel.limit)
        return kernel.least() + kernel.count() - 2

    # Plans

    def plans(self) -> list[int]:
        """Everything worth considering after a right call."""
        kernel = self.kernel
        pile = kernel.piles[kernel.turn]
        found = list(range(kernel.least(), kernel.least() + kernel.count() - 1))
        best = [-1, -1]
        for card in pile:
            colour = RED if card < REDS else BLACK
            best[colour] = max(best[colour], kind_of(card))
        for kind in best:
            if kind >= 0:
                for number in range(1, min(kernel.limit, len(pile)) + 1):
                    found.append(trap_plan(kind, number))
        return found

    def trap_cards(self, plan: int) -> list[int]:
        """Return the cards of a trap, the top card first."""
        kind, more = divmod(plan - LOYALTY_MOST, 3)
        pile = self.kernel.piles[self.kernel.turn]
        top = -1
        for card in pile:
            if kind_of(card) == kind:
                top = card
                break
        rest = [card for card in pile if card != top]
        rest.sort(key=lambda card: CHART[card], reverse=True)
        return [top, *rest[:more]]

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
        self.share = self.perceived()
        pile = kernel.piles[kernel.turn]
        kernel.apply(kernel.count() - 1, chance)
        for card in reversed(cards):
            kernel.apply(pile.index(card), chance)
        if kernel.phase == RETURN:
            kernel.apply(kernel.count() - 1, chance)

    def take(self, chance: Chance) -> None:
        """All that may be taken."""
        kernel = self.kernel
        pile = kernel.piles[kernel.actor]
        before = len(pile)
        kernel.apply(kernel.count() - 1, chance)
        for place in range(before, len(pile)):
            self.seen[0] |= 1 << pile[place]
            self.seen[1] |= 1 << pile[place]

    def perceived(self) -> float:
        """How red the pile of the player to move looks to the other, high cards weighing more."""
        kernel = self.kernel
        seen = self.seen[1 - kernel.turn]
        unseen = ALL & ~seen
        left = unseen.bit_count()
        odds = (unseen & RED_CARDS).bit_count() / left if left else 0.5
        pile = kernel.piles[kernel.turn]
        known = [card for card in pile if seen >> card & 1]
        return red_share(known, len(pile) - len(known), odds)

    # How it stands

    def calm(self) -> bool:
        """No trap is laid, and there is enough left for the lead to tell how it will go."""
        kernel = self.kernel
        return (
            kernel.phase == CALL
            and not kernel.placed
            and len(kernel.deck) > LAST_CARDS
            and kernel.turn_limit - kernel.turns >= LAST_TURNS
        )

    def over(self) -> bool:
        return self.kernel.phase == OVER
