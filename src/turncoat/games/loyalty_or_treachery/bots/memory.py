"""What one seat knows and remembers: everything here comes from the views it was shown.

Sets of cards are whole numbers with one bit a card, because search asks about them all the time.
"""

from __future__ import annotations

from typing import Any

from turncoat.core.bots.bot import View
from turncoat.games.loyalty_or_treachery.bots.habits import Habit
from turncoat.games.loyalty_or_treachery.bots.judgement import RED_CARDS, one_colour
from turncoat.games.loyalty_or_treachery.bots.world import ALL, red_share
from turncoat.games.loyalty_or_treachery.cards import COLOURS, DECK_SIZE, NUMBERS, REDS


def cards_of(held: int) -> list[int]:
    """Return a set of cards as numbers."""
    return [card for card in range(DECK_SIZE) if held >> card & 1]


def bits(cards: list[int]) -> int:
    held = 0
    for card in cards:
        held |= 1 << card
    return held


def numbers(cards: list[str | None]) -> list[int | None]:
    """Return returned cards as numbers; they come top first and go top last."""
    return [None if card is None else NUMBERS[card] for card in reversed(cards)]


class Returned:
    """A returned card on the deck, as this seat remembers it being put there."""

    def __init__(
        self, card: int | None, possible: int, share: float, one_colour: tuple[float, float]
    ) -> None:
        self.card = card
        """The card, where this seat put it there itself."""
        self.possible = possible
        """Which cards it can be."""
        self.share = share
        """How red the putter's pile looked, just before, to the player who does not know the card."""
        self.all_red, self.all_black = one_colour
        """How likely that pile was to be all of one colour, to that player."""


class Memory:
    """Show it every view, in order; a view left out makes it less sure, not wrong."""

    def __init__(self, cards: int = ALL) -> None:
        """cards: what is played with."""
        self.cards = cards
        self.you = 0
        self.pile: list[int] = []
        self.run: list[Returned] = []
        """The returned cards, the top of the deck last."""
        self.deck = cards.bit_count()
        self.sizes = [0, 0]
        self.seen = 0
        """Every card that this seat has ever known the place of: none of them lies below the run."""
        self.exposed = 0
        """Those of them that the other player is known to have seen, too."""
        self._own_run = 0
        self.theirs = 0
        """Cards that are certainly in the other's pile."""
        self.calls_with_the_odds = Habit(2.0, 2.0)
        """Whether the other calls the colour that a pile shows most of, when a trap lies on top."""
        self.traps_with_the_odds = Habit(2.0, 2.0)
        """Whether the cards that the other returns have the colour that their pile shows most of."""

    def copy(self) -> Memory:
        twin = Memory(self.cards)
        twin.you, twin.deck = self.you, self.deck
        twin.pile, twin.sizes, twin.run = self.pile, self.sizes, self.run
        twin.seen, twin.exposed, twin.theirs = self.seen, self.exposed, self.theirs
        twin._own_run = self._own_run
        twin.calls_with_the_odds = self.calls_with_the_odds.copy()
        twin.traps_with_the_odds = self.traps_with_the_odds.copy()
        return twin

    # Being shown a view

    def note(self, view: View) -> None:
        """Take in a new view."""
        self.you = view["you"]
        if view["phase"] == "cut":
            return
        before = self.run
        share_of_mine, share_of_theirs = self.my_share(), self.their_share()
        colour_of_mine, colour_of_theirs = self.my_colour(), self.their_colour()
        last: dict[str, Any] = view["last"] or {}
        self._learn_habits(last, before)
        run = self._run(view, last)
        self._see(view, last, before, run)
        self.run = before[: len(run)]
        for place, card in enumerate(run):
            if place < len(self.run) and self.run[place].card == card:
                continue
            if card is None:
                possible = self.cards & ~bits(self.pile) & ~self.theirs & ~self._own_run
                returned = Returned(None, possible, share_of_theirs, colour_of_theirs)
            else:
                returned = Returned(card, 1 << card, share_of_mine, colour_of_mine)
            self.run[place:] = [returned]

    def _run(self, view: View, last: dict[str, Any]) -> list[int | None]:
        """Return the returned cards, the top last: as the view has them, else as this seat remembers them.

        Without memory aids (LT-14) the view does not tell them.
        """
        count = view["returned"]["count"]
        if len(view["run"]) == count:
            return numbers(view["run"])
        known = [returned.card for returned in self.run]
        if last.get("move", {}).get("move") == "treachery":
            placed = numbers(last["move"]["cards"])
            known = (known + [None] * count)[: count - len(placed)] + placed
        return (known + [None] * count)[:count]

    def _learn_habits(self, last: dict[str, Any], before: list[Returned]) -> None:
        if "card" not in last or "to" not in last or not before:
            return
        top = before[-1]
        called = COLOURS.index(last["move"]["colour"])
        if last["by_clock"] or top.share == 0.5:
            return
        if top.card is None:
            self.traps_with_the_odds.saw((NUMBERS[last["card"]] < REDS) == (top.share > 0.5))
        elif last["seat"] != self.you:
            self.calls_with_the_odds.saw((called == 0) == (top.share > 0.5))

    def _see(self, view: View, last: dict[str, Any], before: list[Returned], run: list[int | None]) -> None:
        self.pile = [NUMBERS[card] for card in view["pile"]]
        self.deck = view["deck"]
        self.sizes = view["piles"]
        self.theirs = bits([NUMBERS[card] for card in view["theirs"]])
        named = [last["card"]] if "to" in last else list(last.get("cards", ()))
        moved = [None if card is None else NUMBERS[card] for card in named]
        for depth, card in enumerate(moved, 1):
            if card is None:
                continue
            self.seen |= 1 << card
            kind = last["move"]["move"]
            theirs_before = depth <= len(before) and before[-depth].card is None
            if kind != "loyalty" or last["seat"] != self.you or theirs_before:
                self.exposed |= 1 << card
        self.exposed |= self.theirs
        self._own_run = bits([card for card in run if card is not None])
        self.seen |= bits(self.pile) | self._own_run | self.theirs

    # What follows from it

    @property
    def hidden(self) -> int:
        """How many of the other's returned cards lie on the deck."""
        return sum(returned.card is None for returned in self.run)

    @property
    def below(self) -> int:
        """How many cards lie below the returned ones."""
        return self.deck - len(self.run)

    @property
    def elsewhere(self) -> int:
        """Cards that were seen and are now with the other: in their pile, or among those they returned."""
        return self.seen & ~bits(self.pile) & ~self._own_run

    def unseen_odds(self) -> float:
        """Return how likely a card never seen is to be red."""
        unseen = self.cards & ~self.seen
        return (unseen & RED_CARDS).bit_count() / unseen.bit_count() if unseen else 0.5

    def their_share(self) -> float:
        """Return how red the other's pile looks from here."""
        known = self.elsewhere
        held = self.sizes[1 - self.you] + self.hidden
        return red_share(cards_of(known), max(0, held - known.bit_count()), self.unseen_odds())

    def my_share(self) -> float:
        """Return how red the own pile must look to the other."""
        own = bits(self.pile)
        private = own & ~self.exposed
        unseen = private.bit_count() + self.below
        red = (private & RED_CARDS).bit_count() + self.below * self.unseen_odds()
        return red_share(cards_of(own & self.exposed), private.bit_count(), red / unseen if unseen else 0.5)

    def their_colour(self) -> tuple[float, float]:
        """Return how likely the other's pile is all red, and all black, as seen from here."""
        known = self.elsewhere
        held = self.sizes[1 - self.you] + self.hidden
        return one_colour(known, max(0, held - known.bit_count()), self.cards & ~self.seen)

    def my_colour(self) -> tuple[float, float]:
        """Return how likely the own pile must seem to the other to be all red, and all black."""
        own = bits(self.pile)
        private = own & ~self.exposed
        # What the other holds unseen is unknown here: the cards that are left stand for it.
        return one_colour(own & self.exposed, private.bit_count(), private | (self.cards & ~self.seen))

    def certain_colour(self, top: Returned) -> float | None:
        """Return 1.0 if a card that the other returned must be red, 0.0 if it must be black."""
        held = top.possible & (self.elsewhere | (self.cards & ~self.seen))
        reds = held & RED_CARDS
        if not reds or reds == held:
            return 1.0 if reds else 0.0
        return None
