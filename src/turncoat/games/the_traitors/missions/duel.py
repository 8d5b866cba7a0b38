"""The Duel (TT-14): pairs by lot play short games of Loyalty or Treachery with a small deck.

The share of right calls of all players earns the bars; the best are those who win most cards. So honesty
about the deck pays for the group, and treachery for one player.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from typing import ClassVar, Final, Self

from msgspec import UNSET

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.core.view import Common
from turncoat.games.loyalty_or_treachery import kernel as k
from turncoat.games.loyalty_or_treachery import views as lt
from turncoat.games.loyalty_or_treachery.cards import CARDS, COLOURS, NUMBERS, REDS, colour_of, names_of
from turncoat.games.loyalty_or_treachery.kernel import Kernel
from turncoat.games.loyalty_or_treachery.moves import Call, Loyalty, Resign, Rest, Take, Treachery
from turncoat.games.loyalty_or_treachery.rules import LoyaltyOrTreachery
from turncoat.games.the_traitors.clauses import dealing
from turncoat.games.the_traitors.missions import views
from turncoat.games.the_traitors.missions.mission import Mission, Setting
from turncoat.games.the_traitors.moves import Act, MissionMove, MissionName

DECK: Final = [NUMBERS[rank + suit] for suit in "HDSC" for rank in "27Q"]
"""From each suit one card for each number of the chart."""
TURNS: Final = 6
"""The turns of a game, three for each player; the mission's clock has as many parts."""
TREACHERY: Final = Template(MissionMove, ("act",))
"""The offer of a Treachery with cards, which has too many ways to offer each."""
NO_LIMIT: Final = 1.0
"""The time limit of a game, which is not used: the mission has the clock."""


@dataclass
class Bout:
    """One pair's game. Its seats are called places: 0 and 1."""

    game: LoyaltyOrTreachery
    seats: tuple[int | None, int | None]
    """By place: the player's seat; None: the table plays."""
    number: int
    calls: list[int] = field(default_factory=lambda: [0, 0])
    right: list[int] = field(default_factory=lambda: [0, 0])

    def copy(self) -> Bout:
        return Bout(self.game.copy(), self.seats, self.number, self.calls.copy(), self.right.copy())

    @property
    def actor(self) -> int | None:
        """The place that is asked now."""
        kernel = self.game.kernel
        return None if kernel.phase == k.OVER else int(kernel.actor)

    def play(self, act: Act, at: float, chance: Chance) -> None:
        place = self.actor
        assert place is not None
        self.game.play(place, act, at, chance)  # type: ignore[arg-type]
        if isinstance(act, Call):
            assert self.game.last is not None
            self.calls[place] += 1
            self.right[place] += self.game.last.outcome["right"]

    def silent_act(self) -> Act:
        """Return the act for a silent player, who earns nothing (TT-14): a wrong call, no card."""
        kernel = self.game.kernel
        if kernel.phase == k.CALL:
            return Call(COLOURS[1 - COLOURS.index(colour_of(kernel.deck[-1]))])
        return Take(0) if kernel.phase == k.TAKE else Loyalty(0)

    def tables_choice(self, place: int) -> Act | None:
        """Return the table's act: the likelier colour by count, or the most cards. None: either colour."""
        kernel = self.game.kernel
        if kernel.phase == k.TAKE:
            return Take(int(kernel.count()) - 1)
        if kernel.phase == k.ACTION:
            return Loyalty(min(int(kernel.limit), len(kernel.deck)))
        seen = {*kernel.piles[place], *self.game.knowledge[place].certain()}
        red = sum((1 if card < REDS else -1) for card in DECK if card not in seen)
        return None if red == 0 else Call(COLOURS[0] if red > 0 else COLOURS[1])


@dataclass
class Duel(Mission):
    name: ClassVar[MissionName] = "duel"
    day: int
    part: float
    """Seconds that a turn may take."""
    bouts: list[Bout]
    due: int = 1
    """The turns of each game that must be over when the present step ends."""
    active: set[int] = field(default_factory=set)
    """The players who have made a move."""

    @classmethod
    def begin(cls, setting: Setting, chance: Chance) -> Self:
        luck = chance.stream("duel", setting.day)
        order: list[int | None] = [
            setting.seats[place] for place in dealing.random_order(len(setting.seats), luck)
        ]
        if len(order) % 2:
            order.append(None)  # an odd player faces the table
        bouts = []
        for number in range(len(order) // 2):
            kernel = Kernel(TURNS, DECK)
            kernel.begin_play(0, luck)  # place 0 begins: the pairs are drawn in order, so that is a lot, too
            game = LoyaltyOrTreachery(kernel, NO_LIMIT)
            bouts.append(Bout(game, (order[2 * number], order[2 * number + 1]), number))
        whole = setting.ends - setting.begins
        part = whole if setting.by_hours else whole / TURNS
        due = TURNS if setting.by_hours else 1
        return cls(setting.seats, setting.ends, setting.begins + part, setting.day, part, bouts, due)

    def copy(self) -> Self:
        twin = copy(self)
        twin.bouts = [bout.copy() for bout in self.bouts]
        twin.active = self.active.copy()
        return twin

    @property
    def turn_key(self) -> tuple[int | None, ...]:
        return tuple(bout.actor for bout in self.bouts)

    def _own(self, seat: int) -> tuple[Bout, int]:
        """Return the seat's game and its place in it."""
        return next((bout, bout.seats.index(seat)) for bout in self.bouts if seat in bout.seats)

    # Moves

    def offers(self, seat: int) -> Iterable[Offer]:
        bout, place = self._own(seat)
        if bout.actor != place:
            return
        for offer in bout.game.offers(place):
            if isinstance(offer, Template):
                yield MissionMove(Treachery([]))
                yield TREACHERY
            elif not isinstance(offer, Resign):
                yield MissionMove(offer)  # type: ignore[arg-type]

    def verify(self, seat: int, act: Act) -> None:
        if not isinstance(act, Call | Loyalty | Treachery | Rest | Take):
            raise Illegal("another_mission")
        bout, place = self._own(seat)
        if bout.actor is None:
            raise Illegal("duel_is_over")
        bout.game.verify(place, act)

    def awaits(self, seat: int, ready: bool) -> bool:
        bout, place = self._own(seat)
        return bout.actor == place

    # Events

    def take(self, seat: int, act: Act, at: float, chance: Chance) -> bool:
        bout, _ = self._own(seat)
        self.active.add(seat)
        self._play(bout, act, at, chance)
        self._table_plays(bout, at, chance)
        return self._over

    def expire(self, at: float, chance: Chance) -> bool:
        """Play the silent act for players who are late, and go on."""
        for bout in self.bouts:
            while bout.actor is not None and bout.game.kernel.turns < self.due:
                bout.play(bout.silent_act(), at, chance)
                self._table_plays(bout, at, chance)
        self.due += 1
        self.until = at + self.part
        return self._over

    def all_ready(self, at: float, chance: Chance) -> bool:
        self.due = TURNS
        return self.expire(at, chance)

    def lose(self, seat: int, at: float, chance: Chance) -> bool:
        """Let the table take the place of a player who has left."""
        bout, place = self._own(seat)
        self.seats = tuple(other for other in self.seats if other != seat)
        bout.seats = (None, bout.seats[1]) if place == 0 else (bout.seats[0], None)
        if bout.seats == (None, None):
            self.bouts.remove(bout)
        else:
            self._table_plays(bout, at, chance)
        return self._over

    def _table_plays(self, bout: Bout, at: float, chance: Chance) -> None:
        while (place := bout.actor) is not None and bout.seats[place] is None:
            choice = bout.tables_choice(place)
            if choice is None:
                lot = int(self._luck(bout, "duel call", chance).below(len(COLOURS)))
                choice = Call(COLOURS[0] if lot == 0 else COLOURS[1])
            self._play(bout, choice, at, chance)

    def _play(self, bout: Bout, act: Act, at: float, chance: Chance) -> None:
        """Play an act; only cards that are taken blindly are drawn by lot (LT-8)."""
        bout.play(act, at, self._luck(bout, "duel take", chance) if isinstance(act, Take) else chance)

    def _luck(self, bout: Bout, purpose: str, chance: Chance) -> Chance:
        """Return a stream of luck of its own for each game and turn (TT-34)."""
        return chance.stream(f"{purpose} {bout.number}", self.day * TURNS + bout.game.kernel.turns)

    @property
    def _over(self) -> bool:
        return all(bout.actor is None for bout in self.bouts)

    # Results

    def share(self) -> Fraction:
        """Return the share of right calls of all players, without the table's; a call not made is wrong."""
        right = made = 0
        for bout in self.bouts:
            for place, seat in enumerate(bout.seats):
                if seat is not None:
                    right += bout.right[place]
                    made += bout.calls[place]
        return Fraction(right, max(1, made))

    def measure(self, seat: int) -> int:
        bout, place = self._own(seat)
        return len(bout.game.kernel.piles[place]) if seat in self.active else 0

    # Views

    def view(self, seat: int | None) -> views.Duel:
        progress = views.DuelProgress(
            bouts=[_bout_view(bout) for bout in self.bouts], turns=TURNS, due=self.due, deck=names_of(DECK)
        )
        return views.Duel(ends=self.ends, progress=progress, mine=None if seat is None else self._mine(seat))

    def _mine(self, seat: int) -> views.DuelMine:
        """Build the player's view of their own game, as in Loyalty or Treachery."""
        bout, place = self._own(seat)
        common = Common[lt.Result](
            game="", edition=UNSET, you=place, legal=[], awaited=False, deadline=None, result=None
        )
        seen = lt.build(bout.game, place, ["", ""], common)
        assert seen.pile is not UNSET
        return views.DuelMine(
            bout=self.bouts.index(bout),
            place=place,
            phase=seen.phase,
            turn=seen.turn,
            deck=seen.deck,
            returned=seen.returned,
            run=seen.run,
            theirs=seen.theirs,
            pile=seen.pile,
            limit=seen.limit,
            last=seen.last,
        )

    def hidden_part(self) -> views.Hidden:
        return views.Hidden(
            bouts=[
                views.HiddenBout(
                    deck=names_of(bout.game.kernel.deck[::-1]),
                    piles=[names_of(pile) for pile in bout.game.kernel.piles],
                )
                for bout in self.bouts
            ]
        )


def _bout_view(bout: Bout) -> views.BoutView:
    """Build a watcher's view of a game."""
    kernel, shown = bout.game.kernel, bout.game.shown
    return views.BoutView(
        seats=[*bout.seats],
        actor=bout.actor,
        turns=int(kernel.turns),
        cards=[len(pile) for pile in kernel.piles],
        right=[*bout.right],
        calls=[*bout.calls],
        shown=None if shown is None else CARDS[shown],
    )
