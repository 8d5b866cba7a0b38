"""The correction (SR-18): who objects must know better."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.scatty_rogues.moves import Correct, Say
from turncoat.games.scatty_rogues.phases import speech
from turncoat.games.scatty_rogues.state import ScattyRogues
from turncoat.games.scatty_rogues.traps import SIGNS

CORRECTIONS: Final[list[Offer]] = [
    Template(Correct, ("say",)),
    *(Correct(sign=sign) for sign in SIGNS),
    Correct(scatty=True),
]


class Correcting(Phase[ScattyRogues]):
    name = "correct"
    moves = (Correct, Say)

    def enter(self, state: ScattyRogues, at: float, chance: Chance) -> None:
        state.since = at

    def offers(self, state: ScattyRogues, seat: Seat) -> Iterable[Offer]:
        yield speech.SAY
        if seat == state.kernel.objector:
            yield from CORRECTIONS

    def verify(self, state: ScattyRogues, seat: Seat, wanted: Offer) -> None:
        if isinstance(wanted, Say) or wanted is speech.SAY:
            speech.verify(wanted)
            return
        if seat != state.kernel.objector:
            raise Illegal("not_your_turn")
        if isinstance(wanted, Correct):
            speech.verify_answer(wanted)

    def play(
        self, state: ScattyRogues, seat: Seat, move: Correct | Say, at: float, chance: Chance
    ) -> Viewers:
        assert isinstance(seat, int)
        if isinstance(move, Say):
            return speech.speak(state, seat, move, at)
        state.judge(speech.to_said(seat, move), at, chance)
        return EVERYBODY

    def awaited(self, state: ScattyRogues, seat: Seat) -> bool:
        return seat == state.kernel.objector

    def deadline(self, state: ScattyRogues, viewer: Viewer | None) -> float | None:
        return state.since + float(state.options["correct_seconds"])

    def expire(self, state: ScattyRogues, at: float, chance: Chance) -> Viewers:
        """SR-21: too late is wrong."""
        state.judge(None, at, chance)
        return EVERYBODY
