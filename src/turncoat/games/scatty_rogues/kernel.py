"""Scatty Rogues as fast as Python allows: the rules, and nothing but the rules.

Words, clocks and who knows what are around it. At every moment the legal actions are the numbers 0 to
`count() - 1`:

    HIDE      the trove, from 0; except in set-up also DECLINE
    ANSWER    0 to 17: the number of that trove; then the traps that are no figures: a picture's word, a sign;
              then SCATTY; OTHER: anything else; SLOW: the count ran out
    OBJECT    the hands that go up at once, as bits: the lowest is the seat to the accused's left; 0: nobody's
    CORRECT   as in ANSWER; OTHER: anything else, or too late
    PENALTY   which of the others who have a penalty card, in seat order, it is taken from

The same source compiles with mypyc.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from turncoat.core.fairness.chance import Chance, FastChance, shuffle
from turncoat.games.scatty_rogues.traps import FIGURES, PICTURES, SIGNS, TRAPS

HIDE: Final = 0
ANSWER: Final = 1
OBJECT: Final = 2
CORRECT: Final = 3
PENALTY: Final = 4
OVER: Final = 5

TROVES: Final = 18
DECLINE: Final = 18
"""No trap is hidden (SR-10, SR-20)."""
SCATTY: Final = 36
OTHER: Final = 37
SLOW: Final = 38
NOTHING: Final = -1
"""No trap: a treasure in a trove or in the loot. No seat. No answer yet."""
DUE: Final = 18
"""The position after the last trove, where Scatty Rogues is due (SR-10)."""

DRAW_PILE: Final = 15
HIDDEN_BEFORE: Final = 3
PENALTIES_EACH: Final = 2
TREASURE_POINTS: Final = 3
TRAP_POINTS: Final = -1
PENALTY_POINTS: Final = -1

SET_UP: Final = 0
CALLED: Final = 1
REWARD: Final = 2

UNJUSTIFIED: Final = 0
CAUGHT: Final = 1
BOTH_WRONG: Final = 2

ALL_TRAPS: Final[list[int]] = list(range(len(TRAPS)))
ANSWERS: Final[list[int]] = [
    *range(TROVES, TROVES + len(PICTURES) + len(SIGNS)),
    *[int(figure) - 1 for figure in FIGURES],
]
"""By trap, what answers it: a figure's code word is a number like a trove's (SR-5)."""


class Kernel:
    """One game. The top of the draw pile is its last; loot is traps, or NOTHING for a treasure."""

    def __init__(self, players: i64, first: i64) -> None:
        self.players: i64 = players
        self.phase: i64 = HIDE
        self.turn: i64 = first
        """Who answers, or has answered and may be objected to."""
        self.position: i64 = 0
        """The trove of this turn, from 0, or DUE."""
        self.troves: list[int] = [NOTHING] * TROVES
        self.pile: list[int] = []
        self.penalty_pile: i64 = PENALTIES_EACH * players
        self.loot: list[list[int]] = [[] for _ in range(players)]
        self.penalties: list[int] = [0] * players
        self.points: list[int] = [0] * players
        self.hider: i64 = NOTHING
        self.trap: i64 = NOTHING
        """What is being hidden."""
        self.why: i64 = SET_UP
        """What it is hidden for: set-up, a call, a justified objection."""
        self.hidden_at: i64 = NOTHING
        """Where a trap was hidden last."""
        self.answer: i64 = NOTHING
        """What was answered in this turn; SLOW: nothing, and the count ran out."""
        self.slow: i64 = 0
        self.barred: i64 = 0
        """Whether hands were tied, so that nobody may object in this turn (SR-17)."""
        self.objector: i64 = NOTHING
        self.chooser: i64 = NOTHING
        self.accused_draws: i64 = 0
        self.objector_draws: i64 = 0
        self.objector_hides: i64 = 0

    def copy(self) -> Kernel:
        twin = Kernel(self.players, self.turn)
        twin.phase = self.phase
        twin.position = self.position
        twin.troves = self.troves.copy()
        twin.pile = self.pile.copy()
        twin.penalty_pile = self.penalty_pile
        twin.loot = [loot.copy() for loot in self.loot]
        twin.penalties = self.penalties.copy()
        twin.points = self.points.copy()
        twin.hider = self.hider
        twin.trap = self.trap
        twin.why = self.why
        twin.hidden_at = self.hidden_at
        twin.answer = self.answer
        twin.slow = self.slow
        twin.barred = self.barred
        twin.objector = self.objector
        twin.chooser = self.chooser
        twin.accused_draws = self.accused_draws
        twin.objector_draws = self.objector_draws
        twin.objector_hides = self.objector_hides
        return twin

    # Set-up

    def begin(self, pile: list[int]) -> None:
        """SR-3, SR-4: treasure everywhere; the first player hides from this pile, the top last."""
        self.pile = pile
        self._begin_hide(self.turn, SET_UP)

    # Actions

    def count(self) -> i64:
        """Return how many actions are legal now; 0 when the game is over."""
        phase = self.phase
        if phase == ANSWER:
            return SLOW + 1
        if phase == OBJECT:
            return 1 if self.barred else 1 << (self.players - 1)
        if phase == CORRECT:
            return OTHER + 1
        if phase == HIDE:
            return TROVES if self.why == SET_UP else TROVES + 1
        if phase == PENALTY:
            return self._holders()
        return 0

    def actor(self) -> i64:
        """Return the seat that decides; NOTHING if all but the accused do (OBJECT), or no seat does."""
        phase = self.phase
        if phase == ANSWER:
            return self.turn
        if phase == CORRECT:
            return self.objector
        if phase == HIDE:
            return self.hider
        return self.chooser if phase == PENALTY else NOTHING

    def apply(self, action: i64, chance: Chance) -> None:
        """Apply a legal action; behaviour for others is undefined."""
        phase = self.phase
        if phase == ANSWER:
            self._answer(action)
        elif phase == OBJECT:
            if action:
                self._object(action)
            else:
                self._pass(chance)
        elif phase == CORRECT:
            self._correct(action)
        elif phase == HIDE:
            if action == DECLINE:
                self._decline()
            else:
                self._hide(action)
        elif phase == PENALTY:
            self._take_penalty(self.holder(action))

    # The walk

    def right(self) -> i64:
        """Return this turn's right answer (SR-10, SR-11)."""
        if self.position == DUE:
            return SCATTY
        trap = self.troves[self.position]
        return self.position if trap == NOTHING else ANSWERS[trap]

    def wrong(self) -> bool:
        """Return whether this turn was a mistake (SR-12)."""
        return self.slow == 1 or self.answer != self.right()

    def _answer(self, action: i64) -> None:
        if action == SCATTY and self.position == DUE:
            self._call()
            return
        self.answer = action
        if action == SLOW:
            self.slow = 1
        self.phase = OBJECT

    def answer_late(self, action: i64) -> None:
        """SR-13: an answer after the count; the mistake stays. SR-10: a due call closes the turn."""
        if action == SCATTY and self.position == DUE:
            self._call()
        else:
            self.answer = action

    def _call(self) -> None:
        """Call Scatty Rogues when it is due (SR-10)."""
        self.answer = SCATTY
        self._begin_hide(self.turn, CALLED)

    def _pass(self, chance: Chance) -> None:
        """Go on without an objection; a mistake has no effect (SR-15)."""
        if self.position != DUE:
            self._next_turn(self.position + 1)
        elif self.answer == SLOW:
            self._begin_hide(self.turn, CALLED)  # SR-27: the table calls, and hides by lot
            self._hide(chance.below(TROVES))
        else:
            self._next_turn(1)  # it counts as the turn at trove 1

    def _next_turn(self, position: i64) -> None:
        """SR-9: the next seat, at the next trove."""
        self.turn = self.seat_after(self.turn)
        self.position = position
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.answer = NOTHING
        self.slow = 0
        self.barred = 0
        self.objector = NOTHING
        self.phase = ANSWER

    def seat_after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def next_seat(self) -> i64:
        """Whose turn it is or, once this turn was answered, whose it will be."""
        answered = self.answer != NOTHING and self.answer != SLOW
        return self.seat_after(self.turn) if answered else self.turn

    def next_position(self) -> i64:
        """Return the trove of that turn, from 0, or DUE."""
        if self.answer == NOTHING or self.answer == SLOW:
            return self.position
        if self.position != DUE:
            return self.position + 1
        return 1 if self.phase == OBJECT else 0

    # Objection

    def _object(self, hands: i64) -> None:
        self.objector = self.first_of(hands)
        if self.objector == NOTHING:
            self.barred = 1
        else:
            self.phase = CORRECT

    def first_of(self, hands: i64) -> i64:
        """SR-17: of hands that are tied the fewest points, then the fewest penalty cards, else nobody."""
        best: i64 = NOTHING
        alone = True
        seat = self.turn
        while hands:
            seat = self.seat_after(seat)
            if hands & 1:
                lead: i64 = -1
                if best != NOTHING:
                    lead = self.points[seat] - self.points[best]
                    if lead == 0:
                        lead = self.penalties[seat] - self.penalties[best]
                if lead < 0:
                    best = seat
                    alone = True
                elif lead == 0:
                    alone = False
            hands >>= 1
        return best if alone else NOTHING

    def hand(self, seat: i64) -> i64:
        """Return the bit of a seat's hand."""
        return 1 << ((seat - self.turn - 1 + self.players) % self.players)

    def verdict(self, correction: i64) -> i64:
        """Return UNJUSTIFIED (SR-19), CAUGHT (SR-20) or BOTH_WRONG (SR-21) for this correction."""
        if not self.wrong():
            return UNJUSTIFIED
        return CAUGHT if correction == self.right() else BOTH_WRONG

    def _correct(self, correction: i64) -> None:
        """SR-19 to SR-21: who draws, and who hides."""
        verdict = self.verdict(correction)
        self.accused_draws = 0 if verdict == UNJUSTIFIED else 1
        self.objector_draws = 0 if verdict == CAUGHT else 1
        self.objector_hides = 1 if verdict == CAUGHT else 0
        self._settle()

    def _settle(self) -> None:
        """SR-22: the accused's penalty, the objector's, the hide, the repeat."""
        if self.accused_draws:
            self.accused_draws = 0
            if self._must_choose(self.turn):
                return
        if self.objector_draws:
            self.objector_draws = 0
            if self._must_choose(self.objector):
                return
        if self.objector_hides:
            self.objector_hides = 0
            self._begin_hide(self.objector, REWARD)
        elif self.position == DUE:
            self._begin_hide(self.turn, CALLED)
        else:
            self._next_turn(self.position + 1)

    # Penalties

    def _must_choose(self, seat: i64) -> bool:
        """Draw a penalty card. SR-23: whether it has to come from another player."""
        if self.penalty_pile > 0:
            self.penalty_pile -= 1
            self._add_penalty(seat, 1)
            return False
        self.chooser = seat
        if self._holders() == 0:
            self.chooser = NOTHING
            return False
        self.phase = PENALTY
        return True

    def _add_penalty(self, seat: i64, number: i64) -> None:
        self.penalties[seat] += number
        self.points[seat] += number * PENALTY_POINTS

    def _holders(self) -> i64:
        """Count the others who have a penalty card."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != self.chooser and self.penalties[seat] > 0:
                found += 1
            seat += 1
        return found

    def holder(self, place: i64) -> i64:
        """Return the seat at this place among the others who have a penalty card."""
        seat: i64 = 0
        while True:
            if seat != self.chooser and self.penalties[seat] > 0:
                if place == 0:
                    return seat
                place -= 1
            seat += 1

    def _take_penalty(self, giver: i64) -> None:
        self._add_penalty(giver, -1)
        self._add_penalty(self.chooser, 1)
        self.chooser = NOTHING
        self._settle()

    # Hiding a trap

    def _begin_hide(self, hider: i64, why: i64) -> None:
        """SR-5: the top trap is shown."""
        self.hider = hider
        self.why = why
        self.trap = self.pile.pop()
        self.phase = HIDE

    def _hide(self, trove: i64) -> None:
        swapped = self.troves[trove]
        self.troves[trove] = self.trap
        self.hidden_at = trove
        hider = self.hider
        why = self.why
        self.hider = NOTHING
        self.trap = NOTHING
        if why != SET_UP:  # SR-8; SR-4: before the game it is nobody's
            self.loot[hider].append(swapped)
            self.points[hider] += TREASURE_POINTS if swapped == NOTHING else TRAP_POINTS
        if not self.pile:
            self.phase = OVER  # SR-24
        elif why != SET_UP:
            self._after_hide()
        elif len(self.pile) > DRAW_PILE - HIDDEN_BEFORE:
            self._begin_hide(hider, SET_UP)
        else:
            self._begin_turn()

    def _decline(self) -> None:
        """SR-10, SR-20: the trap that was shown is the top of the pile again."""
        self.pile.append(int(self.trap))
        self.hider = NOTHING
        self.trap = NOTHING
        self._after_hide()

    def _after_hide(self) -> None:
        if self.why == REWARD:
            self._settle()
        else:
            self._next_turn(0)  # SR-10

    # End

    def winners(self) -> list[int]:
        """SR-25: those with most points."""
        most = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == most]


def shuffled_traps(chance: Chance) -> list[int]:
    """SR-3: 15 of the 24 traps, at random, in the order of the draw pile."""
    traps = ALL_TRAPS.copy()
    shuffle(traps, chance)
    return traps[:DRAW_PILE]


def play_at_random(kernel: Kernel, chance: FastChance) -> i64:
    """Play to the end, every legal action equally likely; return how many decisions that took."""
    source = chance.source
    decisions: i64 = 0
    while kernel.phase != OVER:
        kernel.apply(source.randrange(kernel.count()), chance)
        decisions += 1
    return decisions
