"""Judge positions: what a move is worth, and how often to make which, so that nobody can predict it.

Values are chances of winning, from 0 to 1. A lead is by how many cards a pile is larger than the other's.
"""

from __future__ import annotations

from typing import Final

from turncoat.games.loyalty_or_treachery.cards import CHART, DECK_SIZE, REDS

RED_CARDS: Final = (1 << REDS) - 1

USUAL_LIMIT: Final = 2
_DRAWING: Final = [sum(1 << card for card in range(DECK_SIZE) if CHART[card] == limit) for limit in (1, 2, 3)]
"""The cards that let one draw so many."""

LOYALTY_MOST: Final = 4
"""Plans below this number are Loyalty with so many cards; the others are traps, see `trap_plan`."""


def trap_plan(kind: int, number: int) -> int:
    """Encode a Treachery as one number.

    kind: what the top card is, 0 to 5 (its colour times three, plus its place in the chart);
    number: how many cards, 1 to 3. Those below the top are the highest there are: certain calls.
    """
    return LOYALTY_MOST + kind * 3 + number - 1


def card_kind(card: int) -> int:
    """Return the colour of a card times three, plus its place in the chart."""
    return (0 if card < REDS else 3) + CHART[card] - 1


def trap_cards(plan: int, pile: list[int]) -> list[int]:
    """Return the cards of a trap out of a pile, the top card first."""
    kind, more = divmod(plan - LOYALTY_MOST, 3)
    top = -1
    for card in pile:
        if card_kind(card) == kind:
            top = card
            break
    rest = [card for card in pile if card != top]
    rest.sort(key=lambda card: CHART[card], reverse=True)
    return [top, *rest[:more]]


# What a trap looks like


def one_colour(known: int, private: int, unseen: int) -> tuple[float, float]:
    """Return how likely a pile is to be all red, and all black, to a player who knows only some of it.

    known: the cards of it that the player knows; private: how many there are besides; unseen: the cards
    that these can be. Both are sets of cards, one bit a card.
    """
    total = unseen.bit_count()
    reds = (unseen & RED_CARDS).bit_count()
    all_red = 0.0 if known & ~RED_CARDS else _all_of(reds, total, private)
    all_black = 0.0 if known & RED_CARDS else _all_of(total - reds, total, private)
    return all_red, all_black


def _all_of(part: int, total: int, drawn: int) -> float:
    """Return how likely all cards drawn out of a total are of a part of it."""
    odds = 1.0
    for place in range(min(drawn, total)):
        odds *= max(0, part - place) / (total - place)
    return odds


def red_call(all_red: float, all_black: float) -> float:
    """Return how often to call red on a trap out of such a pile: what must be so, else half the time."""
    return 1.0 if all_red > 0.5 else 0.0 if all_black > 0.5 else 0.5


def red_trap(all_red: float, all_black: float) -> float:
    """Return how often to trap with red out of a pile of both colours, which looks like that to the other.

    Half of all traps that look the same to the other are then red, counting those of piles of one colour.
    """
    if all_red >= 0.5 or all_black >= 0.5:
        return 0.0 if all_red > all_black else 1.0
    return (0.5 - all_red) / (1.0 - all_red - all_black)


# What a move is worth


def final_value(lead: float) -> float:
    """Return the chance of winning when the game ends like this (LT-15)."""
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


_OUTLOOKS: Final[dict[int, float]] = {}


def chance_without_traps(lead: int, deck: int, turns: int) -> float:
    """Return the chance of winning for whoever calls next, if nobody traps and half of all calls are right.

    lead: of the one who calls; turns: how many are left.
    """
    if deck <= 0 or turns <= 0:
        return final_value(lead)
    turns = min(turns, deck)  # a turn takes a card at least
    key = (lead + 64 << 12) + (deck << 6) + turns
    found = _OUTLOOKS.get(key, -1.0)
    if found < 0.0:
        found = 0.5 - 0.5 * chance_without_traps(1 - lead, deck - 1, turns - 1)
        for limit in CHART[:13]:
            drawn = 1 + min(limit, deck - 1)
            found += (1.0 - chance_without_traps(-lead - drawn, deck - drawn, turns - 1)) / 26
        _OUTLOOKS[key] = found
    return found


def red_gain(unseen: int, lead: int, deck: int, turns: int) -> float:
    """Return how much better it is to call red than black on a card that is any of the unseen ones.

    A right call is worth the more, the more cards it lets one draw; a wrong one always costs the same.
    """
    wrong = 1.0 - chance_without_traps(1 - lead, deck - 1, turns - 1)
    gain = 0.0
    for limit in range(1, 4):
        drawn = 1 + min(limit, deck - 1)
        right = 1.0 - chance_without_traps(-lead - drawn, deck - drawn, turns - 1)
        cards = unseen & _DRAWING[limit - 1]
        reds = (cards & RED_CARDS).bit_count()
        gain += (2 * reds - cards.bit_count()) * (right - wrong)
    return gain


class Position:
    """Holds what decides between plans, for a player who may draw cards or return some."""

    def __init__(
        self, lead: int, deck: int, turns: int, other: int, limit: int, least: int, pile: list[int]
    ) -> None:
        self.lead = lead
        self.deck = deck
        self.turns = turns
        """How many are left, this one included."""
        self.other = other
        """The size of the other's pile."""
        self.limit = limit
        self.least = least
        self.pile = pile
        self.all_red = 0.0
        self.all_black = 0.0
        """How likely the pile is to be all of one colour, to the other player."""

    def red_trap(self) -> float:
        """Return how often the top card of a trap should be red."""
        reds = 0
        for card in self.pile:
            reds += card < REDS
        if reds == 0:
            return 0.0
        return 1.0 if reds == len(self.pile) else red_trap(self.all_red, self.all_black)

    def chance_of_wrong_call(self, red: bool) -> float:
        """Return how likely the other is to call wrong on a trap of that colour."""
        called_red = red_call(self.all_red, self.all_black)
        return 1.0 - called_red if red else called_red

    def best_plan(self, red: bool) -> int:
        """Return the plan with the best prospects, if a trap has that colour on top."""
        found, best = self.least, -1.0
        for number in range(self.least, min(self.limit, self.deck) + 1):
            value = self.after_drawing(number)
            if value >= best:
                found, best = number, value
        top = self.top_card(red)
        wrong = self.chance_of_wrong_call(red)
        for number in range(1, min(self.limit, len(self.pile)) + 1):
            value = self.after_trap(number, CHART[top], wrong)
            if value > best or best == 0.0:  # with nothing to lose, it goes on
                found, best = trap_plan(card_kind(top), number), value
        return found

    def top_card(self, red: bool) -> int:
        """Return the highest card of a colour in the pile; where there is none, the highest card."""
        found = -1
        for card in self.pile:
            if found < 0:
                found = card
            elif (card < REDS) != (found < REDS):
                if (card < REDS) == red:
                    found = card
            elif CHART[card] > CHART[found]:
                found = card
        return found

    def after_drawing(self, number: int) -> float:
        """Return what it is worth to draw so many cards."""
        return 1.0 - chance_without_traps(-self.lead - number, self.deck - number, self.turns - 1)

    def trap_value(self, number: int, red: float) -> float:
        """Return what a trap of so many cards is worth that is red so often."""
        value = 0.0
        if red > 0.0:
            top = self.top_card(True)
            value += red * self.after_trap(number, CHART[top], self.chance_of_wrong_call(True))
        if red < 1.0:
            top = self.top_card(False)
            value += (1.0 - red) * self.after_trap(number, CHART[top], self.chance_of_wrong_call(False))
        return value

    def after_trap(self, number: int, top: int, wrong: float) -> float:
        """Return what a trap of so many cards is worth.

        top: the number of the chart for its top card; wrong: how likely the other is to call it wrong.
        """
        lead, left, turns = self.lead - number, self.deck + number - 1, self.turns - 2
        if turns < 0:
            return final_value(lead)
        sprung = self._after_wrong_call(lead + 1 + 2 * min(top, self.other), left, turns, number)
        return wrong * sprung + (1.0 - wrong) * self._after_right_call(lead - 1, left, turns, top)

    def _after_wrong_call(self, lead: int, left: int, turns: int, number: int) -> float:
        if number == 1 or turns == 0:
            return chance_without_traps(lead, left, turns)
        drawn = 1 + min(USUAL_LIMIT, left - 1)  # the card below is a certain call
        return 1.0 - chance_without_traps(-lead - drawn, left - drawn, turns - 1)

    def _after_right_call(self, lead: int, left: int, turns: int, top: int) -> float:
        if left == 0:
            return 0.0 if lead < 0 else 0.5  # the other rests, or traps in turn
        drawn = min(top, left)
        return chance_without_traps(lead - drawn, left - drawn, turns)
