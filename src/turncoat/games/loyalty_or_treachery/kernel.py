"""Loyalty or Treachery as fast as Python allows: the rules, and nothing but the rules.

At every moment the legal actions are the numbers 0 to `count() - 1`:

    CUT, CALL   0 red, 1 black
    FIRST       the seat that takes the first turn
    ACTION      0 to k: Loyalty with so many cards more than `least()`; k + 1: Treachery
    RETURN      a place in the own pile: that card goes on top of the deck; the last number: no more
    TAKE        how many cards to take

The same source compiles with mypyc.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from turncoat.core.fairness.chance import Chance, FastChance, shuffle
from turncoat.games.loyalty_or_treachery.cards import CHART, DECK_SIZE, REDS
from turncoat.games.loyalty_or_treachery.poker import best_hand

CUT: Final = 0
FIRST: Final = 1
CALL: Final = 2
ACTION: Final = 3
RETURN: Final = 4
TAKE: Final = 5
OVER: Final = 6

RED: Final = 0
BLACK: Final = 1
NOBODY: Final = -1
DRAW: Final = 2

_RED_BELOW: Final[i64] = REDS
WHOLE_DECK: Final = list(range(DECK_SIZE))


class Kernel:
    """One game. Decks, piles and runs are lists of card numbers; the top of the deck is the last.

    It is played with the cards that it is given, so that another game can play it with fewer.
    """

    def __init__(self, turn_limit: i64, cards: list[int] = WHOLE_DECK, strict: i64 = 0) -> None:
        self.cards: list[int] = cards
        """What it is played with; never changed."""
        self.strict: i64 = strict
        """Whether after a 2 to 5 exactly one card is drawn or returned (LT-6)."""
        self.phase: i64 = CUT
        self.turn: i64 = 0
        self.actor: i64 = 0
        self.deck: list[int] = []
        self.piles: list[list[int]] = [[], []]
        self.placed: list[i64] = []
        """Who put each returned card there; the last is the top of the deck (LT-11)."""
        self.owner: i64 = NOBODY
        """For whom the returned cards spring: one owner for all of them (LT-10)."""
        self.limit: i64 = 0
        self.left: i64 = 0
        self.turns: i64 = 0
        self.turn_limit: i64 = turn_limit
        self.began: i64 = 0
        self.first: i64 = NOBODY
        self.turned: list[int] = []
        self.ordered: list[int] = []
        """The deck for play where a deal fixes it; empty: shuffled."""

    def copy(self) -> Kernel:
        twin = Kernel(self.turn_limit, self.cards, self.strict)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.actor = self.actor
        twin.deck = self.deck.copy()
        twin.piles = [self.piles[0].copy(), self.piles[1].copy()]
        twin.placed = self.placed.copy()
        twin.owner = self.owner
        twin.limit = self.limit
        twin.left = self.left
        twin.turns = self.turns
        twin.began = self.began
        twin.first = self.first
        twin.turned = self.turned.copy()
        twin.ordered = self.ordered.copy()
        return twin

    # Set-up

    def begin_cut(self, chance: Chance) -> None:
        """LT-1, LT-2: a shuffled deck, and a seat chosen at random to call first."""
        self.began = chance.below(2)
        self.turn = self.began
        self.actor = self.began
        self.deck = self.cards.copy()
        shuffle(self.deck, chance)
        self.phase = CUT

    def begin_play(self, first: i64, chance: Chance) -> None:
        """Put the turned cards back, shuffle the deck again and begin the first turn."""
        self.turned = []
        if self.ordered:
            self.deck = self.ordered.copy()
        else:
            self.deck = self.cards.copy()
            shuffle(self.deck, chance)
        self.first = first
        self.turn = first
        self.actor = first
        self.phase = CALL

    # Actions

    def count(self) -> i64:
        """Return how many actions are legal now; 0 when the game is over."""
        phase = self.phase
        if phase <= CALL:
            return 2
        if phase == ACTION:
            size: i64 = len(self.deck)
            return min(self.limit, size) - self.least() + 2
        if phase == RETURN:
            held: i64 = len(self.piles[self.actor])
            return held if self.must_return() else held + 1
        if phase == TAKE:
            victim: i64 = len(self.piles[1 - self.actor])
            return min(self.limit, victim) + 1
        return 0

    def least(self) -> i64:
        """Return how many cards Loyalty must draw: one after a 2 to 5 of a strict chart (LT-6)."""
        return 1 if self.strict and self.limit == 1 and self.deck else 0

    def must_return(self) -> bool:
        """Return whether Treachery must return a card yet: with a strict chart, after a 2 to 5 (LT-6)."""
        return self.strict == 1 and self.limit == 1 and self.left == 1

    def apply(self, action: i64, chance: Chance) -> None:
        """Apply a legal action; behaviour for others is undefined."""
        phase = self.phase
        if phase == CALL:
            self._call(action)
        elif phase == ACTION:
            number = action + self.least()
            if number <= self.limit and number <= len(self.deck):
                self._loyalty(number)
            else:
                self.left = self.limit
                self.phase = RETURN
        elif phase == RETURN:
            self._return(action)
        elif phase == TAKE:
            self._take(action, chance)
        elif phase == CUT:
            self._cut(action)
        elif phase == FIRST:
            self.begin_play(action, chance)

    def _cut(self, colour: i64) -> None:
        card = self.deck.pop()
        self.turned.append(card)
        if (card >= _RED_BELOW) == (colour == BLACK):
            self.phase = FIRST  # LT-2: the first whose call is right chooses
        elif not self.deck:
            self.actor = self.began
            self.phase = FIRST
        else:
            self.actor = 1 - self.actor
        self.turn = self.actor

    def _call(self, colour: i64) -> None:
        me = self.turn
        card = self.deck.pop()
        trapper: i64 = NOBODY
        if self.placed:
            trapper = self.owner
            self.placed.pop()
            if not self.placed:
                self.owner = NOBODY
        if (card >= _RED_BELOW) == (colour == BLACK):
            self.piles[me].append(card)  # LT-4
            self.limit = CHART[card]
            self.phase = ACTION
            return
        other = 1 - me
        self.piles[other].append(card)  # LT-5
        if trapper == other and self.piles[me]:
            self.limit = CHART[card]  # LT-8; LT-9: one's own returned cards spring nothing
            self.actor = other
            self.phase = TAKE
        else:
            self._end_turn()

    def _loyalty(self, number: i64) -> None:
        pile = self.piles[self.turn]
        drawn: i64 = 0
        while drawn < number:
            pile.append(self.deck.pop())
            if self.placed:
                self.placed.pop()  # LT-11
            drawn += 1
        if not self.placed:
            self.owner = NOBODY
        self._end_turn()

    def _return(self, place: i64) -> None:
        me = self.turn
        pile = self.piles[me]
        if place == len(pile):
            self._end_turn()
            return
        self.deck.append(pile.pop(place))
        self.placed.append(me)
        self.owner = me  # LT-10: of all returned cards in the deck
        self.left -= 1
        if self.left == 0 or not pile:
            self._end_turn()

    def _take(self, number: i64, chance: Chance) -> None:
        taker = self.piles[self.actor]
        victim = self.piles[1 - self.actor]
        taken: i64 = 0
        while taken < number:
            taker.append(victim.pop(chance.below(len(victim))))  # LT-8: blind
            taken += 1
        self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        self.limit = 0
        if not self.deck or self.turns >= self.turn_limit:
            self.phase = OVER  # LT-15, LT-17
            return
        self.turn = 1 - self.turn
        self.actor = self.turn
        self.phase = CALL

    # End

    def winner(self) -> i64:
        """Return the seat with most cards, then with the better hand (LT-15, LT-16), or DRAW."""
        lead: i64 = len(self.piles[0]) - len(self.piles[1])
        if lead == 0:
            ours, theirs = best_hand(self.piles[0]), best_hand(self.piles[1])
            lead = 1 if ours > theirs else -1 if ours < theirs else 0
        return 0 if lead > 0 else 1 if lead < 0 else DRAW


def play_at_random(kernel: Kernel, chance: FastChance) -> i64:
    """Play to the end, every legal action equally likely; return how many decisions that took."""
    source = chance.source
    decisions: i64 = 0
    while kernel.phase != OVER:
        number = 2 if kernel.phase <= CALL else kernel.count()
        kernel.apply(source.randrange(number), chance)
        decisions += 1
    return decisions
