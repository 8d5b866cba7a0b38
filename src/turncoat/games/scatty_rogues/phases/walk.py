"""The walk (SR-9 to SR-17): one answer a turn, counts to five, and hands that go up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template, kind_of
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.scatty_rogues import kernel as k
from turncoat.games.scatty_rogues.moves import Answer, AnyMove, Count, Object, Say, Scatty
from turncoat.games.scatty_rogues.phases import speech
from turncoat.games.scatty_rogues.record import Hand, Turn
from turncoat.games.scatty_rogues.state import ScattyRogues
from turncoat.games.scatty_rogues.traps import SIGNS
from turncoat.games.scatty_rogues.views import Said

HAND_SECONDS: Final = 0.3
DOOR_SECONDS: Final = 3.0
PATIENCE_SECONDS: Final = 30.0
LAPSE_SECONDS: Final = 10.0
ANSWERS: Final[list[Offer]] = [
    Template(Answer, ("say",)),
    *(Answer(sign=sign) for sign in SIGNS),
    Scatty(),
]


class Walk(Phase[ScattyRogues]):
    name = "walk"
    moves = (Answer, Scatty, Count, Object, Say)

    def enter(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        """SR-18: after an objection without a hide the door stays open, and what was right is repeated."""
        if state.objection is not None:
            state.turn = Turn(said=state.objection.repeat, door_closes=at + DOOR_SECONDS)
        else:
            state.turn = Turn(opened=at)

    def offers(self, state: ScattyRogues, seat: Seat) -> Iterable[Offer]:
        yield speech.SAY
        yield Object()
        if seat == state.kernel.next_seat():
            yield from ANSWERS
        else:
            yield Count()

    def verify(self, state: ScattyRogues, seat: Seat, wanted: Offer) -> None:
        """Refuse what a seat may not send now. A raised hand changes that for its own seat alone (SR-17)."""
        kind = kind_of(wanted)
        if kind is Say:
            speech.verify(wanted)
        elif kind is Object:
            self._verify_objection(state, seat)
        elif kind is Count:
            self._verify_count(state, seat)
        else:
            self._verify_answer(state, seat)
            if isinstance(wanted, Answer):
                speech.verify_answer(wanted)

    def _verify_answer(self, state: ScattyRogues, seat: Seat) -> None:
        if seat != state.kernel.next_seat():
            raise Illegal("not_your_turn")
        self._verify_open(state, seat)

    def _verify_open(self, state: ScattyRogues, seat: Seat) -> None:
        """SR-16, SR-18: not in a window, nor while a door is open."""
        if state.turn.opened is None or state.turn.has_hand(seat):
            raise Illegal("too_early")

    def _verify_count(self, state: ScattyRogues, seat: Seat) -> None:
        """SR-13: one count a turn, by another player whose own turn is closed."""
        if seat == state.kernel.next_seat():
            raise Illegal("count_yourself")
        if state.turn.counted:
            raise Illegal("already_counted")
        self._verify_open(state, seat)
        if seat == state.accused():
            raise Illegal("open_to_objection")

    def _verify_objection(self, state: ScattyRogues, seat: Seat) -> None:
        """SR-16: to the latest turn while it is open, once."""
        if state.turn.has_hand(seat):
            raise Illegal("hand_is_up")
        if state.kernel.phase != k.OBJECT:
            raise Illegal("nothing_to_object")
        if state.kernel.barred:
            raise Illegal("hands_tied")  # SR-17
        if seat == state.kernel.turn:
            raise Illegal("own_turn")

    def play(self, state: ScattyRogues, seat: Seat, move: AnyMove, at: float, chance: Chance) -> Viewers:
        assert isinstance(seat, int)
        if isinstance(move, Say):
            return speech.speak(state, seat, move, at)
        if isinstance(move, Object):
            state.turn = replace(state.turn, hands=(*state.turn.hands, Hand(seat, at)))
            return frozenset([seat])  # SR-17: hidden from all others
        if state.turn.hands:
            raise Illegal("too_early")  # SR-16; in `verify` it would show in the offers that a hand is up
        if isinstance(move, Answer | Scatty):
            self._answer(state, speech.to_said(seat, move), at, chance)
        else:
            self._count(state, at, chance)
        return EVERYBODY

    def _answer(self, state: ScattyRogues, said: Said, at: float, chance: Chance) -> None:
        """SR-9, SR-10. It closes the turn before; a slow player's own turn stays open (SR-13)."""
        game = state.kernel
        late = state.turn.slow_since is not None
        if not late:
            self._close_turn_before(state, chance)
        answer = state.hear(said)
        if late:
            game.answer_late(answer)
        else:
            game.apply(answer, chance)
        window = float(state.options["objection_window"])
        state.turn = Turn(said=said, window_ends=at + window) if window else Turn(opened=at)
        if game.phase == k.HIDE:  # SR-10: a due call has no window
            state.turn = Turn()
            state.follow(at, chance)

    def _close_turn_before(self, state: ScattyRogues, chance: Chance) -> None:
        """SR-15, SR-16: it cannot be objected to any more."""
        if state.kernel.phase == k.OBJECT:
            state.kernel.apply(0, chance)

    def _count(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        self._close_turn_before(state, chance)
        ends = at + float(state.options["count_seconds"])
        state.turn = replace(state.turn, counted=True, count_ends=ends)

    def awaited(self, state: ScattyRogues, seat: Seat) -> bool:
        return state.turn.opened is not None and seat == state.kernel.next_seat()

    # The clock

    def deadline(self, state: ScattyRogues, viewer: Viewer | None) -> float | None:
        """SR-17: the end of the comparison is known to those whose hand is up, as if it were the only one."""
        turn = state.turn
        if turn.hands and viewer in (None, "host"):
            return turn.hands[0].at + HAND_SECONDS
        for hand in turn.hands:
            if hand.seat == viewer:
                return hand.at + HAND_SECONDS
        return max(turn.held, self._public_deadline(turn))

    def _public_deadline(self, turn: Turn) -> float:
        if turn.door_closes is not None:
            return turn.door_closes
        if turn.window_ends is not None:
            return turn.window_ends
        if turn.slow_since is not None:
            return turn.slow_since + LAPSE_SECONDS
        if turn.count_ends is not None:
            return turn.count_ends
        assert turn.opened is not None
        return turn.opened + PATIENCE_SECONDS

    def expire(self, state: ScattyRogues, at: float, chance: Chance) -> Viewers:
        turn = state.turn
        if turn.hands:
            self._compare_hands(state, at, chance)
        elif turn.door_closes is not None:
            state.objection = None
            state.turn = Turn(opened=at)
        elif turn.window_ends is not None:
            state.turn = replace(turn, said=None, window_ends=None, opened=at)
        elif turn.slow_since is not None:
            self._lapse(state, at, chance)
        elif turn.count_ends is not None:
            state.turn = replace(turn, count_ends=None, slow_since=at)
            state.kernel.apply(k.SLOW, chance)
        else:
            self._count(state, at, chance)  # SR-27: the table counts
        return EVERYBODY

    def _compare_hands(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        """SR-17: one of them objects, or nobody may."""
        game, hands = state.kernel, state.turn.hands
        game.apply(sum(game.hand(hand.seat) for hand in hands), chance)
        if game.phase == k.CORRECT:
            state.open_objection()
            state.follow(at, chance)
        else:
            tied = tuple(sorted(hand.seat for hand in hands))
            state.turn = replace(state.turn, hands=(), tied=tied, held=at)

    def _lapse(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        """SR-27: like SR-15; where Scatty Rogues was due the table has called it and hidden by lot."""
        game = state.kernel
        trap = game.pile[-1]
        due = game.position == k.DUE
        game.apply(0, chance)
        if due:
            state.tell_hide(trap, None, None, at)
        state.follow(at, chance)
