"""The talk of a bot at the table: doubts, trust, reasons and answers, none of which breaks TT-8.

A bot speaks only of what everybody has seen, and never accuses a player who has not said a word.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.speech.phrase import Wording
from turncoat.games.the_traitors.bots.judgement import Judgement
from turncoat.games.the_traitors.bots.phrasing import Phrasing

Move: TypeAlias = dict[str, Any]


class Asked(NamedTuple):
    """A remark that named this player and waits for an answer."""

    due: float
    """When the bot answers."""
    speaker: int
    how: str
    """`asked`, `accused` or `named`."""
    where: str
    about: int | None
    """The other player whom the remark named."""


class Speaker:
    def __init__(self, judgement: Judgement, phrasing: Phrasing, view: View, turn: int) -> None:
        self._mind = judgement
        self._phrasing = phrasing
        self._view = view
        self._turn = turn
        """The number of lines that the bot has said; each gets other words."""

    def _say(self, remark: Wording) -> Move:
        return {"move": "say", **remark.fields()}

    def _own(self, kind: str, **about: int) -> Move:
        return self._say(self._phrasing.own(kind, self._turn, **about))

    # Unasked

    def remark(self, number: int) -> Move | None:
        observations = self._mind.observations
        match self._view["phase"], self._view["stage"]:
            case "arrival", _:
                return self._own("greet")
            case "breakfast", _:
                return self._at_breakfast()
            case "final_break", _:
                return self._own("break")
            case "round_table", "defence":
                return self._defend("plea")
        if not observations.spoken and number == 0:
            return self._own("opening")
        return self._discuss(number)

    def among_those_out(self) -> Move:
        return self._own("out")

    def _at_breakfast(self) -> Move | None:
        observations = self._mind.observations
        if observations.victim_today is not None:
            return self._own("missing", name=observations.victim_today)
        return self._own("nobody") if observations.quiet_night else None

    def _discuss(self, number: int) -> Move | None:
        """Doubt a player, later give the reason; or trust a player who has earned it."""
        mind = self._mind
        target = self._target()
        trusted = mind.player_to_trust()
        if trusted is not None and mind.luck.lot("trust", mind.observations.day, number) < 0.35:
            return {"move": "claim", "what": "trust", "about": trusted[0]}
        if target is None:
            return None
        if not self._has_said_today(target):
            return {"move": "claim", "what": "doubt", "about": target}
        feels = mind.reasons(target)[0].fact == "feeling"
        return (
            None
            if feels and mind.luck.lot("feels", mind.observations.day) < 0.5
            else self._say(self.reason(target))
        )

    def _target(self) -> int | None:
        """Return the player to accuse, if any: the same all day. A Traitor may spare a fellow."""
        doubted = self._mind.suspect_today()
        if doubted is not None:
            return doubted
        return self._mind.aim(self._mind.open_to_doubt(), self._view)

    def _has_said_today(self, seat: int) -> bool:
        return self._mind.said.get(seat) == (self._mind.observations.day, True)

    def reason(self, target: int) -> Wording:
        """Return a reason against a player that everybody could know."""
        mind = self._mind
        reasons = mind.reasons(target)
        silent = target not in mind.observations.spoken and len(reasons) == 1
        if silent or mind.spoke_up_for(target):
            return self._phrasing.own("must", self._turn, name=target)
        chosen = reasons[0] if len(reasons) == 1 else mind.luck.one_of(reasons[:-1], "fact", self._turn)
        if chosen.fact == "feeling":
            return self._phrasing.own("feeling", self._turn, name=target)
        other = {} if chosen.other is None else {"other": chosen.other}
        return self._phrasing.reason(chosen.fact, self._turn, name=target, **other)

    # Asked

    def answer(self, asked: Asked) -> Move:
        if asked.where == "conclave":
            return self._own("agreed")
        if asked.how == "asked":
            return self._give_opinion(asked.about)
        return self._defend("innocent") if asked.how == "accused" else self._own("listening")

    def _give_opinion(self, about: int | None) -> Move:
        """Answer the question whom the bot suspects, or what it thinks of a player."""
        target = self._target() if self._mind.observations.belief is not None else None
        if about is not None and about != target:
            target = about if self._mind.doubts(about) else None
        if target is None:
            return self._own("unsure")
        if not self._has_said_today(target):
            return {"move": "claim", "what": "doubt", "about": target}
        return self._say(self.reason(target))

    def _defend(self, kind: str) -> Move:
        merit = self._mind.own_merit()
        if merit is not None and self._mind.luck.lot("merit", self._turn) < 0.6:
            return self._say(self._phrasing.reason("merit", self._turn, other=merit))
        return self._own(kind)
