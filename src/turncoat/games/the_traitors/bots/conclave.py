"""A bot at night: a Traitor decides, all others name a suspect, at the same moment (TT-34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.plans import Plan
from turncoat.games.the_traitors.bots.inference import habits
from turncoat.games.the_traitors.bots.judgement import Judgement
from turncoat.games.the_traitors.bots.phrasing import Phrasing

Move: TypeAlias = dict[str, Any]
KINDS: Final = ("murder", "tempt", "blackmail", "spare", "list")
FEINT: Final = 0.12
"""How often a Traitor with a shield shows it to the Conclave and murders nobody."""


class Conclave:
    def __init__(self, judgement: Judgement, phrasing: Phrasing, view: View, turn: int) -> None:
        self._mind = judgement
        self._phrasing = phrasing
        self._view = view
        self._turn = turn
        self._you = str(view["you"])

    def plans(self, offered: set[str], at: Callable[..., float], lines: int) -> list[Plan]:
        """Plan one task for this part of the night, at the same moment for all; Traitors may agree later."""
        due = at(6, 30, "night")
        if "letter" in offered:
            return [Plan(due, self._letter, ("letter",))]
        if "suspect" in offered:
            return [Plan(due, self._suspect, ("suspect",))] if self._view["suspected"] is None else []
        if not offered & set(KINDS):
            return []
        mine = self._view["decisions"].get(self._you)
        if mine is None:
            if "show_shield" in offered and self._feints():
                return [Plan(due, lambda: {"move": "show_shield"}, ("show",))]
            return [Plan(due, lambda: self._decide(offered), ("decide",))]
        plans = [Plan(at(36, 40, "again"), self._join, ("join",))]
        if "say" in offered and not lines and len(self._view["present"]) > 1:
            plans.append(Plan(at(31, 34, "word"), lambda: self._word(mine), ("word",)))
        return plans

    def _suspect(self) -> Move | None:
        target = self._mind.most_suspected()
        return None if target is None else {"move": "suspect", "target": target}

    def _letter(self) -> Move:
        """Accept or refuse a letter (TT-30)."""
        accept = self._mind.luck.lot("letter", self._view["day"]) < self._mind.character.greed
        self._mind.observations.refused_letter = not accept
        return {"move": "letter", "accept": accept}

    def _feints(self) -> bool:
        return self._view["list"] is None and self._mind.luck.lot("feint", self._view["day"]) < FEINT

    def _decide(self, offered: set[str]) -> Move:
        """Name the choice of most others present, or an own choice."""
        named = self._most_named()
        if named is not None:
            return named
        if "list" in offered:
            return {"move": "list", "targets": self._mind.death_list(self._view)}
        if "spare" in offered and self._feints():
            return {"move": "spare"}
        if "blackmail" in offered:
            return {"move": "blackmail", "target": self._mind.recruit(self._targets("blackmail"))}
        tempts = self._mind.luck.lot("tempt", self._view["day"]) < habits.TEMPTS
        if "tempt" in offered and (tempts or "murder" not in offered):
            return {"move": "tempt", "target": self._mind.recruit(self._targets("tempt"))}
        listed = None if self._view["list"] is None else tuple(self._view["list"])
        return {
            "move": "murder",
            "target": self._mind.victim(self._view, listed, self._targets("murder")),
        }

    def _targets(self, kind: str) -> list[int]:
        return [entry["target"] for entry in self._view["legal"] if entry["move"] == kind]

    def _most_named(self) -> Move | None:
        """Return the choice that most others have named; among equals the first."""
        named: list[Move] = [choice for seat, choice in self._view["decisions"].items() if seat != self._you]
        return max(named, key=named.count, default=None)

    def _join(self) -> Move | None:
        """Agree with the others rather than leave the decision to the lot (TT-26)."""
        named = self._most_named()
        mine = self._view["decisions"][self._you]
        if named is None or named == mine:
            return None
        others = [choice for seat, choice in self._view["decisions"].items() if seat != self._you]
        supported = others.count(named)
        return named if supported > others.count(mine) + 1 or (supported and not others.count(mine)) else None

    def _word(self, mine: Move) -> Move | None:
        """Tell the Conclave the own choice."""
        if "target" not in mine:
            return None
        remark = self._phrasing.own("whisper", self._turn, name=mine["target"])
        return None if remark is None else {"move": "say", **remark.fields()}
