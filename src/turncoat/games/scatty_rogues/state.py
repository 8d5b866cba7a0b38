"""Scatty Rogues in progress: what the phases share."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from typing import Any, Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Json
from turncoat.core.phase import Phase, Phased
from turncoat.core.speech.talk import Utterance
from turncoat.core.view import Common
from turncoat.core.viewer import EVERYBODY, Viewer
from turncoat.games.scatty_rogues import kernel as k
from turncoat.games.scatty_rogues import views
from turncoat.games.scatty_rogues.hearing.answers import hearing_of
from turncoat.games.scatty_rogues.kernel import Kernel
from turncoat.games.scatty_rogues.lines import HideView, Line
from turncoat.games.scatty_rogues.record import Objection, Turn
from turncoat.games.scatty_rogues.traps import NUMBERS, TRAPS, kind_of
from turncoat.games.scatty_rogues.views import Said

PHASES: Final = {
    k.HIDE: "hide",
    k.ANSWER: "walk",
    k.OBJECT: "walk",
    k.CORRECT: "correct",
    k.PENALTY: "penalty",
    k.OVER: "over",
}
VERDICTS: Final[dict[int, views.Verdict]] = {
    k.UNJUSTIFIED: "unjustified",
    k.CAUGHT: "caught",
    k.BOTH_WRONG: "both_wrong",
}


class ScattyRogues(Phased):
    """A match in progress."""

    def __init__(
        self,
        phases: Mapping[str, Phase[Any]],
        players: int,
        options: Json,
        pile: list[int],
        chance: Chance,
        rules: int,
    ) -> None:
        super().__init__(phases)
        self.hearing = hearing_of(rules)
        self.players = players
        self.options = options
        self.kernel = Kernel(players, options["first"])
        self.words: dict[int, str] = {}
        """By trap: its code word, also once it has left the troves (SR-6)."""
        self.turn = Turn()
        self.objection: Objection | None = None
        self.since = 0.0
        """When the hide, the correction or the choice of a penalty card began."""
        self._result: views.Result | None = None
        self.kernel.begin(pile)
        self.follow(0.0, chance)

    def copy(self) -> ScattyRogues:
        twin = copy(self)
        twin.kernel = self.kernel.copy()
        twin.words = self.words.copy()
        twin.utterances = []
        return twin

    def follow(self, at: float, chance: Chance) -> None:
        """Go on with what the kernel asks for now."""
        self.go(PHASES[self.kernel.phase], at, chance)

    def accused(self) -> int | None:
        """Whose turn may be, or is, objected to."""
        if self.objection is not None:
            return self.objection.accused
        open_ = self.kernel.phase == k.OBJECT and not self.kernel.barred
        return self.kernel.turn if open_ else None

    # What is said

    def hear(self, said: Said) -> int:
        """Return the kernel's answer that this counts as in this turn (SR-11, SR-14)."""
        if said.scatty:
            return k.SCATTY
        if said.sign:
            return k.ANSWERS[NUMBERS[said.sign]]
        assert isinstance(said.say, str)
        return self.hearing.count_as(said.say, self.words, self.kernel.right())

    def right(self, seat: int) -> Said:
        """Return this turn's right answer, as a seat would give it."""
        game = self.kernel
        if game.position == k.DUE:
            return Said(seat=seat, scatty=True)
        trap = game.troves[game.position]
        if trap == k.NOTHING:
            return Said(seat=seat, say=str(game.position + 1))
        if trap in self.words:
            return Said(seat=seat, say=self.words[trap])
        return Said(seat=seat, sign=TRAPS[trap])  # type: ignore[arg-type]

    # Hiding a trap

    def wants_word(self) -> bool:
        """SR-5, SR-24: whether the trap that is being hidden needs a code word from its hider."""
        picture = kind_of(TRAPS[self.kernel.trap]) == "picture"
        return picture and self.options["words"] == "own" and bool(self.kernel.pile)

    def hide(self, trove: int, word: str | None, seat: int | None, at: float, chance: Chance) -> None:
        """SR-7: the trap goes behind the door of that trove, from 0; with no seat the table hides it."""
        trap = self.kernel.trap
        self.kernel.apply(trove, chance)
        self.tell_hide(trap, word, seat, at)
        if self.kernel.phase != k.HIDE:
            self.objection = None  # SR-22: the door is closed, and what was right is repeated
        self.follow(at, chance)

    def decline(self, at: float, chance: Chance) -> None:
        """SR-10, SR-20: no trap is hidden; where a door is open it stays so for a moment (SR-18)."""
        self.kernel.apply(k.DECLINE, chance)
        if self.kernel.phase != k.HIDE and self.objection is not None and self.objection.door is None:
            self.objection = None
        self.follow(at, chance)

    def tell_hide(self, trap: int, word: str | None, seat: int | None, at: float) -> None:
        """SR-7: all hear it, once."""
        name = TRAPS[trap]
        if word is None and kind_of(name) != "sign" and self.kernel.phase != k.OVER:
            word = self.own_word(trap)
        if word is not None:
            self.words[trap] = word
        hidden = HideView(trove=self.kernel.hidden_at + 1, trap=name, word=word)
        self.utterances.append(Utterance(Line(at=at, seat=seat, hide=hidden), EVERYBODY))

    def own_word(self, trap: int) -> str:
        """Return the word of a trap without a chosen one: its name, numbered if used before (SR-5, SR-27)."""
        name, number = TRAPS[trap], 1
        word: str = name
        while self.is_used(word):
            number += 1
            word = f"{name} {number}"
        return word

    def is_used(self, word: str) -> bool:
        """SR-6: whether a trap of this game has that code word."""
        fold = self.hearing.fold
        return fold(word) in map(fold, self.words.values())

    # Objection

    def open_objection(self) -> None:
        """SR-17: one hand is left."""
        accused, objector = self.kernel.turn, self.kernel.objector
        self.objection = Objection(accused, objector, self.right(accused))
        self.turn = Turn(tied=self.turn.tied)

    def judge(self, correction: Said | None, at: float, chance: Chance) -> None:
        """SR-18: the correction was given, or is late, and the door is turned over."""
        game = self.kernel
        assert self.objection is not None
        answer = k.OTHER if correction is None else self.hear(correction)
        verdict = VERDICTS[game.verdict(answer)]
        self.objection = replace(self.objection, door=self._door(), verdict=verdict)
        self.turn = replace(self.turn, said=correction)
        game.apply(answer, chance)
        self.follow(at, chance)

    def _door(self) -> views.Door | None:
        """Return the door of this turn with what lies behind it, or None where Scatty Rogues is due."""
        position = self.kernel.position
        if position == k.DUE:
            return None
        return views.Door(trove=position + 1, holds=views.card(self.kernel.troves[position]))

    # The end

    def finish(self) -> None:
        self.turn = Turn()
        self._result = views.Result(winners=self.kernel.winners(), points=self.kernel.points.copy())

    def result(self) -> views.Result | None:
        return self._result

    # What may be seen

    def view(self, viewer: Viewer, names: list[str], common: Common[views.Result]) -> views.View:
        return views.build(self, viewer, names, common)
