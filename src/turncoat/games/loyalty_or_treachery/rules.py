"""Loyalty or Treachery at a table: moves, clock and memory around the kernel."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Json, Start
from turncoat.core.moves import Offer, Template, kind_of, to_json
from turncoat.core.option import Option
from turncoat.core.refusal import Illegal
from turncoat.core.speech.talk import Utterance
from turncoat.core.view import Common
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.loyalty_or_treachery import kernel as k
from turncoat.games.loyalty_or_treachery import views
from turncoat.games.loyalty_or_treachery.bots import BOTS, CAST
from turncoat.games.loyalty_or_treachery.cards import (
    CARDS,
    CHART,
    COLOURS,
    DECK_SIZE,
    NUMBERS,
    RANKS,
    colour_of,
)
from turncoat.games.loyalty_or_treachery.kernel import Kernel
from turncoat.games.loyalty_or_treachery.knowledge import Knowledge
from turncoat.games.loyalty_or_treachery.moves import (
    AnyMove,
    Call,
    ChooseFirst,
    Loyalty,
    Resign,
    Rest,
    Take,
    Treachery,
)
from turncoat.games.loyalty_or_treachery.poker import NAMES, best_hand

SEATS: Final = (0, 1)
WHEN: Final[dict[Any, tuple[int, ...]]] = {
    Call: (k.CUT, k.CALL),
    ChooseFirst: (k.FIRST,),
    Loyalty: (k.ACTION,),
    Treachery: (k.ACTION,),
    Rest: (k.ACTION,),
    Take: (k.TAKE,),
}
"""In which phases each move is made."""


CALLS: Final = [Call(colour) for colour in COLOURS]
CHOICES: Final = [ChooseFirst(seat) for seat in SEATS]
LOYALTIES: Final = [Loyalty(n) for n in range(max(CHART) + 1)]
TREACHERY: Final = Template(Treachery, ("cards",))
ONE_CARD: Final = Template(Treachery, ("cards",), least=1, most=1)
REST: Final = Rest()
TAKES: Final = [Take(n) for n in range(max(CHART) + 1)]
RESIGN: Final = Resign()


LEAST_CARDS: Final = 4
"""So many cards are needed at least: two pairs may be turned in the cut."""


class Last:
    """The last move and its outcome: what is public of it, and what only some may know."""

    def __init__(self, seat: int, move: Json, by_clock: bool, **outcome: Any) -> None:
        self.seat = seat
        self.move = move
        self.by_clock = by_clock
        self.outcome = outcome
        self.cards: list[int] = []
        """Cards that moved face down, in order."""
        self.known: list[set[int]] = [set(), set()]
        """By seat: which of those cards the seat knows."""
        self.shared_view: views.LastView | None = None
        """The view of it where all see the same, built once."""


class Tally(NamedTuple):
    """What each has called, for titles: everybody saw all of it."""

    right: list[int]
    """By seat: calls that were right."""
    trapped: list[int]
    """By seat: calls that sprang a trap."""


class LoyaltyOrTreachery:
    """A match in progress."""

    def __init__(self, kernel: Kernel, move_limit: float, memory_aids: bool = True) -> None:
        self.kernel = kernel
        self.move_limit = move_limit
        self.memory_aids = memory_aids
        self.knowledge = [Knowledge(), Knowledge()]
        self.since = 0.0
        """When the seat to act began to be waited for."""
        self.shown: int | None = None
        self.last: Last | None = None
        self.utterances: list[Utterance] = []
        self.public: views.View | None = None
        """What everybody sees, once somebody has looked: every other view is made from it."""
        self.right = [0, 0]
        self.trapped = [0, 0]
        self._result: views.Result | None = None

    def copy(self) -> LoyaltyOrTreachery:
        twin = LoyaltyOrTreachery.__new__(LoyaltyOrTreachery)
        twin.kernel, twin.move_limit, twin.since = self.kernel.copy(), self.move_limit, self.since
        twin.memory_aids = self.memory_aids
        mine, theirs = self.knowledge
        twin.knowledge = [mine.copy(), theirs.copy()]
        twin.shown, twin.last, twin.utterances = self.shown, self.last, []
        twin.public, twin._result = self.public, self._result
        twin.right, twin.trapped = self.right.copy(), self.trapped.copy()
        return twin

    # What may be done

    def offers(self, seat: Seat) -> list[Offer]:
        return [*self._choices(), RESIGN] if seat == self.kernel.actor else [RESIGN]

    def _choices(self) -> list[Any]:
        game = self.kernel
        if game.phase in (k.CUT, k.CALL):
            return CALLS
        if game.phase == k.FIRST:
            return CHOICES
        if game.phase == k.TAKE:
            return TAKES[: game.count()]
        rest = [] if game.deck else [REST]  # LT-13
        least = game.least()
        trap = ONE_CARD if self._exactly_one() else TREACHERY
        return [*LOYALTIES[least : least + game.count() - 1], trap, *rest]

    def _exactly_one(self) -> bool:
        """LT-6: a strict chart, after a 2 to 5."""
        return self.kernel.strict == 1 and self.kernel.limit == 1

    def verify(self, seat: Seat, wanted: Offer) -> None:
        kind = kind_of(wanted)
        if kind is Resign:
            return
        game = self.kernel
        if seat != game.actor:
            raise Illegal("not_your_turn")
        if game.phase not in WHEN[kind]:
            raise Illegal("not_now")
        if isinstance(wanted, Loyalty):
            self._verify_count(wanted.count, min(game.limit, len(game.deck)))  # LT-6
            if wanted.count < game.least():
                raise Illegal("exactly_one")
        elif isinstance(wanted, Take):
            self._verify_count(wanted.count, game.count() - 1)  # LT-8
        elif isinstance(wanted, Treachery):
            self._verify_cards(wanted.cards)
        elif kind is Rest and game.deck:
            raise Illegal("deck_not_empty")  # LT-13

    def _verify_count(self, count: int, most: int) -> None:
        if count > most:
            raise Illegal("too_many", most=most)

    def _verify_cards(self, cards: list[str]) -> None:
        """LT-7: up to the limit, each out of the own pile."""
        game = self.kernel
        if not cards and self._exactly_one():
            raise Illegal("exactly_one")  # LT-6
        if len(cards) > game.limit:
            raise Illegal("too_many", most=game.limit)
        if len(set(cards)) < len(cards):
            raise Illegal("card_twice")
        for card in cards:
            if card not in NUMBERS:
                raise Illegal("no_such_card", card=card[:10])
            if NUMBERS[card] not in game.piles[game.actor]:
                raise Illegal("not_in_pile", card=card)

    def awaited(self, seat: Seat) -> bool:
        return seat == self.kernel.actor

    # What happens

    def play(self, seat: Seat, move: AnyMove, at: float, chance: Chance) -> Viewers:
        assert isinstance(seat, int)
        if isinstance(move, Resign):
            self._resign(seat)
        else:
            self._carry_out(seat, move, chance, by_clock=False)
        self.since = at
        self.public = None
        return EVERYBODY

    def _carry_out(self, seat: int, move: AnyMove, chance: Chance, by_clock: bool) -> None:
        match move:
            case Call(colour=colour):
                self._call(seat, colour, to_json(move), chance, by_clock)
            case ChooseFirst(seat=first):
                self.kernel.apply(first, chance)
                self.shown = None
                self.last = Last(seat, to_json(move), by_clock)
            case Loyalty(count=count):
                self._loyalty(seat, count, to_json(move), chance, by_clock)
            case Rest():
                self._loyalty(seat, 0, to_json(move), chance, by_clock)
            case Treachery(cards=cards):
                self._treachery(seat, [NUMBERS[card] for card in cards], chance)
            case Take(count=count):
                self._take(seat, count, to_json(move), chance, by_clock)
            case Resign():
                raise AssertionError("nobody resigns by the clock")
        self._settle()

    def _call(self, seat: int, colour: str, move: Json, chance: Chance, by_clock: bool) -> None:
        game = self.kernel
        cutting = game.phase == k.CUT
        card = game.deck[-1]
        putter = self._top_putter()
        game.apply(COLOURS.index(colour), chance)
        self.shown = card
        right = colour_of(card) == colour
        self.last = Last(seat, move, by_clock, card=CARDS[card], right=right)
        if not by_clock:
            self.right[seat] += right
            self.trapped[seat] += game.phase == k.TAKE
        if cutting:
            return
        holder = seat if right else 1 - seat
        if putter is not None:
            self.knowledge[1 - putter].note_drawn()
        self.knowledge[holder].note_elsewhere(card)
        self.knowledge[1 - holder].note_joined(card)
        self.last.outcome |= {"to": holder, "trap": game.phase == k.TAKE}

    def _loyalty(self, seat: int, number: int, move: Json, chance: Chance, by_clock: bool) -> None:
        """LT-6: unseen by the other, who still knows the cards that they put there themselves."""
        game = self.kernel
        self.last = last = Last(seat, move, by_clock)
        for depth in range(1, number + 1):
            card = game.deck[-depth]
            putter = game.placed[-depth] if depth <= len(game.placed) else None
            last.cards.append(card)
            last.known[seat].add(card)
            self.knowledge[seat].note_elsewhere(card)
            if putter is not None:
                self.knowledge[1 - putter].note_drawn()
            if putter == 1 - seat:
                if self.memory_aids:  # LT-14: else nobody says which of them it was
                    last.known[1 - seat].add(card)
                self.knowledge[1 - seat].note_joined(card)
        game.apply(number - game.least(), chance)

    def _treachery(self, seat: int, cards: list[int], chance: Chance) -> None:
        """LT-7: the first of the cards ends up on top."""
        game = self.kernel
        pile = game.piles[seat]
        game.apply(game.count() - 1, chance)
        for card in reversed(cards):
            game.apply(pile.index(card), chance)
        if game.phase == k.RETURN:
            game.apply(game.count() - 1, chance)
        self.knowledge[1 - seat].note_returned(len(cards))
        self.last = last = Last(seat, {"move": "treachery"}, by_clock=False)
        last.cards = cards
        last.known[seat] = set(cards)

    def _take(self, seat: int, number: int, move: Json, chance: Chance, by_clock: bool) -> None:
        """LT-8: both players know which cards were taken."""
        game = self.kernel
        game.apply(number, chance)
        taken = game.piles[seat][len(game.piles[seat]) - number :]
        for card in taken:
            self.knowledge[seat].note_elsewhere(card)
            self.knowledge[1 - seat].note_joined(card)
        self.last = last = Last(seat, move, by_clock)
        last.cards = taken
        last.known = [set(taken), set(taken)]

    def _top_putter(self) -> int | None:
        return self.kernel.placed[-1] if self.kernel.placed else None

    # The clock

    def deadline(self, viewer: Viewer | None) -> float | None:  # noqa: ARG002 - the clock is public
        return self.since + self.move_limit

    def expire(self, at: float, chance: Chance) -> Viewers:
        """LT-18: the table moves for the seat, in a way that tells nothing about it."""
        game = self.kernel
        default: AnyMove
        if game.phase in (k.CUT, k.CALL):
            default = Call(COLOURS[0] if chance.below(2) == 0 else COLOURS[1])
        elif game.phase == k.FIRST:
            default = ChooseFirst(game.actor)
        elif game.phase == k.ACTION:
            default = Loyalty(game.least())
        else:
            default = Take(game.count() - 1)
        self._carry_out(game.actor, default, chance, by_clock=True)
        self.since = at
        self.public = None
        return EVERYBODY

    # The end

    def result(self) -> views.Result | None:
        return self._result

    def _resign(self, seat: int) -> None:
        self.last = Last(seat, {"move": "resign"}, by_clock=False)
        self._result = views.Result(winners=[1 - seat], by="resignation", cards=self._sizes())

    def _settle(self) -> None:
        game = self.kernel
        if game.phase != k.OVER:
            return
        sizes = self._sizes()
        winner = game.winner()
        winners = list(SEATS) if winner == k.DRAW else [winner]
        if sizes[0] != sizes[1]:
            self._result = views.Result(winners=winners, by="cards", cards=sizes)
        else:  # LT-16
            by: views.By = "draw" if winner == k.DRAW else "hand"
            hands = [NAMES[best_hand(pile)[0]] for pile in game.piles]
            self._result = views.Result(winners=winners, by=by, cards=sizes, hands=hands)

    def _sizes(self) -> list[int]:
        return [len(pile) for pile in self.kernel.piles]

    @property
    def tally(self) -> Tally:
        return Tally(self.right, self.trapped)

    # What may be seen

    def view(self, viewer: Viewer, names: list[str], common: Common[views.Result]) -> views.View:
        return views.build(self, viewer, names, common)


def begin(start: Start, chance: Chance) -> LoyaltyOrTreachery:
    game = Kernel(start.options["turn_limit"], strict=int(start.options["strict_chart"]))
    first = _read_deal(game, start.deal)
    if first is None:
        game.begin_cut(chance)
    else:
        game.begin_play(first, chance)
    return LoyaltyOrTreachery(game, start.options["move_limit"], start.options["memory_aids"])


def _read_deal(game: Kernel, deal: Json) -> int | None:
    """Read a deal: `deck`, cards for play, first = top, and `first`, a seat, which skips LT-2.

    A deck of fewer cards, four at least, is for puzzles and research: then nothing else is played with.
    """
    for name in deal:
        if name not in ("deck", "first"):
            raise Illegal("bad_deal", field=name)
    if "deck" in deal:
        cards = deal["deck"]
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            raise Illegal("bad_deal", field="deck")
        if len(cards) < LEAST_CARDS or len(set(cards)) < len(cards) or not set(cards) <= set(CARDS):
            raise Illegal("bad_deal", field="deck")
        game.ordered = [NUMBERS[card] for card in reversed(cards)]
        game.cards = sorted(game.ordered)
    if "first" not in deal:
        return None
    first = deal["first"]
    if isinstance(first, bool) or not isinstance(first, int) or first not in SEATS:
        raise Illegal("bad_deal", field="first")
    return first


game = Game(
    name="loyalty-or-treachery",
    home="turncoat.games.loyalty_or_treachery",
    seats=(2, 2),
    begin=begin,
    moves=AnyMove,
    view=views.View,
    rules=2,
    numbers={
        "deck": DECK_SIZE,
        "chart": {rank: CHART[place] for place, rank in enumerate(RANKS)},
        "most": max(CHART),
    },
    options=(
        Option("turn_limit", "int", 500, low=1, high=100_000, rare=True),
        Option("move_limit", "seconds", 180.0, low=1, high=1_000_000),
        Option("strict_chart", "bool", False, absent=False),
        Option("memory_aids", "bool", True, absent=True),
    ),
    bots=BOTS,
    line_up=("counter",),
    cast=CAST,
)
