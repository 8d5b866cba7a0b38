"""A player that talks, looks, signs and calls Stop, at the pace of people."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from turncoat.core.bot import View
from turncoat.games.are_you_the_traitor.bots.beliefs import Beliefs, own_role
from turncoat.games.are_you_the_traitor.bots.habits import ABOUT, AM, REMARKS, SIGNS, claim_of
from turncoat.games.are_you_the_traitor.bots.temper import USUAL_LIMIT, Temper
from turncoat.games.are_you_the_traitor.casting import Role, character, team
from turncoat.games.are_you_the_traitor.treasure import GOAL, RING

T = TypeVar("T")
Move: TypeAlias = dict[str, Any]
Plan: TypeAlias = tuple[float, Callable[[], Move] | None]
"""When something is due, and what: thought out when it is."""
NOTHING: Final[Plan] = (math.inf, None)

MOST_CLAIMS: Final = 3
MOST_LOOKS: Final = 8
MOST_SIGNS: Final = 2
"""In one round."""
EMPHASIS: Final = 2
"""How much more than others one names whom one has most reason to name."""
LOOKS_FOR: Final[Mapping[Role, tuple[Role, ...]]] = {
    "keyholder": ("good_wizard", "evil_wizard"),
    "guard": ("traitor", "guard"),
    "traitor": ("good_wizard", "evil_wizard"),
    "good_wizard": ("keyholder", "guard", "traitor"),
    "evil_wizard": ("keyholder", "guard", "traitor"),
}
"""Whom one looks at: those who may be what one wants to know, or give a sign."""


class Player:
    """One seat. All its luck comes from its seed and the number of the deal, so views alone bring it back."""

    def __init__(self, seed: int, temper: Temper) -> None:
        self._seed = seed
        self._temper = temper
        self._dealing = 0
        self._all_looked: float | None = None
        """Since when everybody has looked at their card."""
        self._beliefs: Beliefs | None = None
        self._suspect: int | None = None
        self._ripe: float | None = None
        """Since when it has been sure enough to point at the suspect."""
        self._glances: dict[int, int] = {}
        """Whom it meant to look at, by the number of the glance."""
        self._phase = ("", 0)
        self._phase_began = 0.0
        self._wake: float | None = None
        self._said: dict[int, list[float]] = {}
        """By seat: when somebody said something."""
        self._statues: set[int] = set()
        """Who ever claimed to hold a Gilded Statue."""

    @property
    def wake(self) -> float | None:
        return self._wake

    def hear(self, line: Mapping[str, Any], now: float) -> None:  # noqa: ARG002 - the line has its own time
        self._said.setdefault(line["seat"], []).append(line["at"])
        if line.get("claim") == {"what": "statue"}:
            self._statues.add(line["seat"])
        if self._phase[0] == "talk" and self._lot("heard", line["n"]) < self._temper.attention:
            self._mind.hear(line)

    def see(self, view: View, now: float) -> None:
        """What it thought then is part of what it remembers."""
        self.act(view, now)

    def act(self, view: View, now: float) -> Move | None:
        self._wake = None
        self._notice(view, now)
        due, move = self._plan(view, now)
        if move is not None and due <= now:
            return move()
        self._wake = None if due == math.inf else max(due, math.nextafter(now, math.inf))
        return None

    def _plan(self, view: View, now: float) -> Plan:
        if view["phase"] == "talk":
            return self._talk(view, now)
        if view["phase"] == "photo_finish":
            return self._vote(view)
        if view["phase"] == "pause":
            return self._pause(view)
        return NOTHING

    def _notice(self, view: View, now: float) -> None:
        if view["dealing"] != self._dealing:
            self._dealing = view["dealing"]
            self._beliefs = Beliefs(view)
            self._suspect = self._ripe = self._all_looked = None
            self._glances = {}
        if self._phase != (view["phase"], view["dealing"]):
            self._phase = (view["phase"], view["dealing"])
            self._phase_began = now
        if view["phase"] == "talk":
            self._mind.update(view)
            peeked = view["peeked"]
            if self._all_looked is None and (peeked is None or len(peeked) == len(view["players"])):
                self._all_looked = view["began"] if peeked is None else now

    @property
    def _mind(self) -> Beliefs:
        assert self._beliefs is not None
        return self._beliefs

    # The talk

    def _talk(self, view: View, now: float) -> Plan:
        """The first of what is due: a Stop, a claim, a sign, a glance."""
        if view["called"] is not None:
            return NOTHING
        plans = [self._peek(view), self._stop(view, now), self._claim(view), *self._silently(view, now)]
        return min(plans, key=lambda plan: plan[0])

    def _peek(self, view: View) -> Plan:
        """Where bots wait until all have looked at their card, it says that it has."""
        if view["peeked"] is None or view["you"] in view["peeked"]:
            return NOTHING
        return view["began"], lambda: {"move": "peek"}

    def _pace(self, view: View) -> float:
        limit = view["deadline"] - view["began"]
        return float(min(1.0, limit / USUAL_LIMIT))

    def _stop(self, view: View, now: float) -> Plan:
        """Once sure enough it takes a moment to say so; what is said meanwhile does not put that off.

        Its time runs from when the last has looked at their card: nobody is rushed, and nobody left out.
        """
        best = self._mind.best_call(own_role(view))
        began = self._all_looked
        if best is None or began is None:
            return NOTHING
        target, odds = best
        temper = self._temper if team(own_role(view)) == "good" else self._temper.hurried()
        moment = began + temper.moment(odds, view["deadline"] - began)
        if target != self._suspect or now < moment:
            self._suspect, self._ripe = target, None
        if now < moment:
            return moment, None
        if self._ripe is None:
            self._ripe = now
        thought = self._between(0.6, 2.5, "stop", target) * self._pace(view)
        return self._ripe + thought, lambda: {"move": "stop", "target": target, "dealing": view["dealing"]}

    def _claim(self, view: View) -> Plan:
        made = self._said_since(view, view["began"])
        if made >= MOST_CLAIMS:
            return NOTHING
        wait = sum(self._between(3, 14, "pause", number) for number in range(made + 1))
        return view["began"] + wait * self._pace(view), lambda: self._remark(view, made)

    def _remark(self, view: View, number: int) -> Move:
        role = own_role(view)
        if number == 0 and self._lot("am") < 0.7:
            return {"move": "claim", "what": "am", "role": self._drawn(AM[role], "role")}
        kinds = {
            kind: much for kind, much in REMARKS[role].items() if any(self._willing(view, kind).values())
        }
        kind = self._drawn(kinds, "kind", number)
        return claim_of(kind, self._drawn(self._willing(view, kind), "about", number))

    def _willing(self, view: View, kind: str) -> dict[int, float]:
        """By seat, how willing one is to make such a remark about them."""
        table = ABOUT[kind][own_role(view)]
        return {seat: self._mind.expected(seat, table) ** EMPHASIS for seat in _others(view)}

    def _silently(self, view: View, now: float) -> list[Plan]:
        if not any(entry["move"] == "look" for entry in view["legal"]):
            return []
        return [self._sign(view), self._glance(view, now)]

    def _sign(self, view: View) -> Plan:
        """The sign of the own side, or that of the other, to mislead."""
        role = own_role(view)
        sign = "nod" if character(role) == "wizard" else "wink"
        made = sum(seen["seat"] == view["you"] for seen in view["signs"])
        if made >= MOST_SIGNS or self._lot("sign", made) >= SIGNS[sign][role] / MOST_SIGNS:
            return NOTHING
        wait = sum(self._between(6, 20, "sign at", number) for number in range(made + 1))
        return view["began"] + wait * self._pace(view), lambda: {"move": "signal", "sign": sign}

    def _glance(self, view: View, now: float) -> Plan:
        """From time to time the eyes go to somebody else."""
        length = self._between(6, 11, "glance") * self._pace(view)
        number = min(int((now - view["began"]) / length), MOST_LOOKS - 1)
        if number not in self._glances:
            wanted = LOOKS_FOR[own_role(view)]
            odds = {seat: sum(self._mind.odds[seat][role] for role in wanted) for seat in _others(view)}
            self._glances[number] = self._drawn(odds, "look", number)
        if view["looking_at"] != self._glances[number]:
            return now, lambda: {"move": "look", "at": self._glances[number]}
        if number == MOST_LOOKS - 1:
            return NOTHING
        return view["began"] + (number + 1) * length, None

    # The photo finish

    def _vote(self, view: View) -> Plan:
        """For oneself, or whoever is most likely on the own side."""
        if not any(entry["move"] == "first" for entry in view["legal"]):
            return NOTHING
        callers = view["callers"]
        choice = max(callers, key=lambda seat: (seat == view["you"], self._mind.ally(seat)))
        return self._phase_began + self._between(1, 5, "vote"), lambda: {"move": "first", "caller": choice}

    # The pause

    def _pause(self, view: View) -> Plan:
        offered = {entry["move"] for entry in view["legal"]}
        begun = self._phase_began
        if "declare" in offered:
            return begun + self._between(0.5, 2, "declare"), lambda: {"move": "declare"}
        victim = self._victim(view) if "ring" in offered else None
        if victim is not None:
            number = view["treasure"].count(RING)
            return begun + self._between(1, 4, "ring", number), lambda: {"move": "ring", "target": victim}
        if len(view["treasure"]) >= 3 and self._lot("statue") < 0.2 and not self._bluffed(view):
            return begun + self._between(0.5, 1, "bluff"), lambda: {"move": "claim", "what": "statue"}
        if "ready" in offered:
            return begun + self._between(1, 4, "ready"), lambda: {"move": "ready"}
        return NOTHING

    def _bluffed(self, view: View) -> bool:
        """AT-20: it has claimed a statue in this pause, there or not."""
        return self._said_since(view, self._phase_began) > 0

    def _victim(self, view: View) -> int | None:
        """The one with most treasure; a ring is kept for later while nobody has two cards."""
        rich = {
            seat: cards - (seat in self._statues) + self._lot("victim", seat) / 2
            for seat, cards in enumerate(view["cards"])
            if seat != view["you"] and cards >= 2
        }
        close = view["points"] >= GOAL - 3
        if not rich or (not close and max(view["cards"]) < 3):
            return None
        return max(rich, key=lambda seat: rich[seat])

    def _said_since(self, view: View, since: float) -> int:
        """How often it has spoken itself."""
        return sum(at >= since for at in self._said.get(view["you"], ()))

    # Luck

    def _lot(self, *about: object) -> float:
        """Between 0 and 1, the same whenever the same is asked about the same deal."""
        asked = "/".join(map(str, (self._seed, self._dealing, *about))).encode()
        return int.from_bytes(hashlib.blake2b(asked, digest_size=6).digest(), "big") / float(1 << 48)

    def _between(self, low: float, high: float, *about: object) -> float:
        return low + (high - low) * self._lot(*about)

    def _drawn(self, weights: Mapping[T, float], *about: object) -> T:
        """One of the keys, each as likely as its weight says."""
        left = self._lot(*about) * sum(weights.values())
        chosen = None
        for key, weight in weights.items():
            if weight > 0:
                chosen = key
                left -= weight
                if left < 0:
                    break
        assert chosen is not None
        return chosen


def _others(view: View) -> list[int]:
    return [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
