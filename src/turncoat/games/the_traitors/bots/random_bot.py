"""The weakest bot: answers every question at random, at the pace of a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import FastChance

SLOWEST: Final = 9
"""Seconds before it acts, at the most; every step gets its own."""
QUIET: Final = frozenset(["say", "claim", "withdraw", "show_shield"])
"""The moves that it never makes. As it does not talk, it cannot break the rule of identity (TT-8)."""


class RandomBot:
    """A bot that votes, suspects and decides by lot, and is ready once nothing else is asked of it.

    Its thinking time depends on its seed and the step alone, never on its identity or the question.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed & 0xFFFF
        self._chance = FastChance(seed & 0x7FFF_FFFF)
        self._step: tuple[Any, ...] = ()
        self.wake: float | None = None
        self.dozing = False

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        step = (*(view[name] for name in ("day", "phase", "stage", "part", "since")), _question(view))
        if step != self._step:
            self._step = step
            began = view["since"] if view["mission"] is None else now
            self.wake = began + 1 + int(FastChance(self._seed * 31 + int(began)).below(SLOWEST))
        self.dozing = True
        if self.wake is None or now < self.wake:
            return None
        move = self._choose(view)
        self.wake = None if move is None else now + 1
        self.dozing = move is None
        return move

    def _choose(self, view: View) -> dict[str, Any] | None:
        legal = [move for move in view["legal"] if move["move"] not in QUIET]
        legal = [move for move in legal if move["move"] != "mission" or "act" in move]
        if _has_answered(view):
            legal = [move for move in legal if move["move"] == "ready"]
        elif _has_turns_to_come(view):
            legal = [move for move in legal if move["move"] != "ready"]
        asked = [move for move in legal if move["move"] != "ready"]
        moves = asked or legal
        if not moves:
            return None
        move: dict[str, Any] = moves[self._chance.below(len(moves))]
        return self._list(view) if move["move"] == "list" else dict(move)

    def _list(self, view: View) -> dict[str, Any]:
        """Draw a death list with at least one Loyal player on it (TT-33)."""
        known = {view["you"], *view["fellows"]}
        others = [seat for seat in view["alive"] if seat not in known]
        first = others[self._chance.below(len(others))]
        rest = [seat for seat in view["alive"] if seat != first]
        self._chance.shuffle(rest)
        return {"move": "list", "targets": [first, *rest[: view["list_count"] - 1]]}


def _has_answered(view: Mapping[str, Any]) -> bool:
    """Return whether the bot has answered already, where the answer may still be changed."""
    named = str(view["you"]) in view["decisions"]
    wished = view["phase"] == "arrival" and view["eager"] is not None
    guessed = view["suspected"] is not None or view["bet"] is not None
    return named or wished or guessed or _has_laid_all(view)


def _question(view: Mapping[str, Any]) -> object:
    """Return a key for what a mission asks now; each turn in it is a step of its own."""
    mission = view["mission"]
    if mission is None or mission["mine"] is None or mission["name"] == "message":
        return None
    mine = mission["mine"]
    if mission["name"] == "vault":
        return (mine["left"], tuple(mine["doors"]))
    return (mission["progress"]["bouts"][mine["bout"]]["turns"], mine["phase"])


def _has_turns_to_come(view: Mapping[str, Any]) -> bool:
    mission = view["mission"]
    if mission is None or mission["mine"] is None:
        return False
    if mission["name"] == "vault":
        return bool(not mission["progress"]["open"] and mission["mine"]["left"] > 0)
    return bool(mission["name"] == "duel" and mission["mine"]["phase"] != "over")


def _has_laid_all(view: Mapping[str, Any]) -> bool:
    mission = view["mission"]
    if mission is None or mission["name"] != "message" or mission["mine"] is None:
        return False
    line = {piece["fragment"] for piece in mission["progress"]["line"]}
    return all(one["fragment"] in line for one in mission["mine"]["fragments"])
