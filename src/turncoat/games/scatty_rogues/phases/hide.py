"""Hiding a trap (SR-5 to SR-8): it is shown to all, gets its code word, and goes behind a door."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.scatty_rogues import kernel as k
from turncoat.games.scatty_rogues.hearing.answers import written_number
from turncoat.games.scatty_rogues.moves import WORD_LENGTH, Decline, Hide, Say
from turncoat.games.scatty_rogues.phases import speech
from turncoat.games.scatty_rogues.record import Turn
from turncoat.games.scatty_rogues.state import ScattyRogues

HIDE_SECONDS: Final = 60.0
SILENT: Final = [Hide(trove) for trove in range(1, k.TROVES + 1)]
WITH_WORD: Final = [Template(Hide, ("word",), {"trove": trove}) for trove in range(1, k.TROVES + 1)]


class Hiding(Phase[ScattyRogues]):
    name = "hide"
    moves = (Hide, Decline, Say)

    def enter(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        state.since = at
        if state.objection is not None and state.kernel.why == k.CALLED:
            # SR-22: a due call is repeated, hide included; SR-17: there was no answer since the tie
            state.turn = Turn(said=state.objection.repeat, tied=state.turn.tied)

    def offers(self, state: ScattyRogues, seat: Seat) -> Iterable[Offer]:
        yield speech.SAY
        if seat == state.kernel.hider:
            yield from WITH_WORD if state.wants_word() else SILENT
            yield Decline()

    def verify(self, state: ScattyRogues, seat: Seat, wanted: Offer) -> None:
        if isinstance(wanted, Say) or wanted is speech.SAY:
            speech.verify(wanted)
            return
        if seat != state.kernel.hider:
            raise Illegal("not_your_turn")
        if isinstance(wanted, Decline) and state.kernel.why == k.SET_UP:
            raise Illegal("decline_in_set_up")  # SR-4
        if isinstance(wanted, Hide):
            if not 1 <= wanted.trove <= k.TROVES:
                raise Illegal("no_such_trove", most=k.TROVES)
            self._verify_word(state, wanted.word)

    def _verify_word(self, state: ScattyRogues, word: str | None) -> None:
        """SR-5 and SR-6: one where it is wanted, that can be told from all others of this game."""
        if (word is not None) != state.wants_word():
            raise Illegal("word_wanted" if word is None else "no_word_wanted")
        if word is None:
            return
        speech.verify_word(word, WORD_LENGTH)
        folded = state.hearing.fold(word)
        if not folded:
            raise Illegal("word_without_letters")
        if written_number(folded) is not None:
            raise Illegal("word_is_number")
        if state.is_used(word):
            raise Illegal("word_used")

    def play(
        self, state: ScattyRogues, seat: Seat, move: Hide | Decline | Say, at: float, chance: Chance
    ) -> Viewers:
        assert isinstance(seat, int)
        if isinstance(move, Say):
            return speech.speak(state, seat, move, at)
        if isinstance(move, Decline):
            state.decline(at, chance)
        else:
            state.hide(move.trove - 1, move.word, seat, at, chance)
        return EVERYBODY

    def awaited(self, state: ScattyRogues, seat: Seat) -> bool:
        return seat == state.kernel.hider

    def deadline(self, state: ScattyRogues, viewer: Viewer | None) -> float | None:
        return state.since + HIDE_SECONDS

    def expire(self, state: ScattyRogues, at: float, chance: Chance) -> Viewers:
        """SR-27: the table hides it, by lot."""
        state.hide(int(chance.below(k.TROVES)), None, None, at, chance)
        return EVERYBODY
