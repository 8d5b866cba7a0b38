"""A player that talks, looks, signs and calls Stop, at the pace of people."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.plans import Plan, next_plan
from turncoat.games.are_you_the_traitor.bots.beliefs import Beliefs, own_role
from turncoat.games.are_you_the_traitor.bots.habits import ABOUT, AM, REMARKS, SIGNS, claim_of
from turncoat.games.are_you_the_traitor.bots.temper import USUAL_LIMIT, Temper
from turncoat.games.are_you_the_traitor.casting import Role, character, team
from turncoat.games.are_you_the_traitor.treasure import GOAL, RING

Move: TypeAlias = dict[str, Any]

FLOOR: Final = 20.0
"""Where people sit, no bot calls Stop sooner than so many seconds after all have looked at their card."""
HAND: Final = 3.0
"""Where people sit, no bot declares sooner than so many seconds after the ring moment."""
RINGS_OF_PEOPLE: Final = 8.0
"""Where people sit, no bot uses a ring so soon after treasure was turned up with a shared lead (AT-22)."""
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
    """One seat. Its random numbers depend on its seed and the number of the deal, so views restore it."""

    def __init__(self, seed: int, temper: Temper) -> None:
        self._random = BotRandom(seed)
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
        self._phase = ("", 0, False)
        self._phase_began = 0.0
        self._rings_since = 0.0
        """Since when it uses rings and gets ready: among people, from the end of the ring moment."""
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
        if (
            self._phase[0] == "talk"
            and self._random.lot(self._dealing, "heard", line["n"]) < self._temper.attention
        ):
            self._mind.hear(line)

    def see(self, view: View, now: float) -> None:
        """Remember a view, and the thoughts that it led to."""
        self.act(view, now)

    def act(self, view: View, now: float) -> Move | None:
        self._wake = None
        self._notice(view, now)
        plan = next_plan(self._plans(view, now))
        if plan is None:
            return None
        move = plan.move() if plan.due <= now else None
        if move is None:
            self._wake = max(plan.due, math.nextafter(now, math.inf))
        return move

    def _plans(self, view: View, now: float) -> Iterator[Plan]:
        match view["phase"]:
            case "talk":
                yield from self._talk(view, now)
            case "photo_finish":
                yield from self._vote(view)
            case "pause":
                yield from self._pause(view)

    def _notice(self, view: View, now: float) -> None:
        if view["dealing"] != self._dealing:
            self._dealing = view["dealing"]
            self._beliefs = Beliefs(view)
            self._suspect = self._ripe = self._all_looked = None
            self._glances = {}
        phase = (view["phase"], view["dealing"], view["lead_shared"])
        if self._phase != phase:
            self._phase = phase
            self._phase_began = self._rings_since = now
        if view["ring_moment"] and _among_people(view):
            self._rings_since = now
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

    def _talk(self, view: View, now: float) -> Iterator[Plan]:
        """Plan a Stop, a claim, a sign and a glance, until it has called."""
        if view["called"] is None:
            yield from self._peek(view)
            yield from self._stop(view, now)
            yield from self._claim(view)
            if any(entry["move"] == "look" for entry in view["legal"]):
                yield from self._sign(view)
                yield from self._glance(view, now)

    def _peek(self, view: View) -> Iterator[Plan]:
        """Say that it has looked at its card, where bots wait until all have."""
        if view["peeked"] is not None and view["you"] not in view["peeked"]:
            yield Plan(view["began"], lambda: {"move": "peek"})

    def _pace(self, view: View) -> float:
        limit = view["deadline"] - view["began"]
        return float(min(1.0, limit / USUAL_LIMIT))

    def _stop(self, view: View, now: float) -> Iterator[Plan]:
        """Call Stop a moment after it is sure enough; what is said meanwhile does not put that off.

        Its time runs from when the last player has looked at their card, so that no player is rushed.
        """
        best = self._mind.best_call(own_role(view))
        began = self._all_looked
        if best is None or began is None:
            return
        target, odds = best
        temper = self._temper if team(own_role(view)) == "good" else self._temper.hurried()
        moment = began + temper.moment(odds, view["deadline"] - began)
        if _among_people(view):
            moment = max(moment, began + FLOOR * self._pace(view))
        if target != self._suspect or now < moment:
            self._suspect, self._ripe = target, None
        if now < moment:
            yield Plan(moment, _think_again)
            return
        if self._ripe is None:
            self._ripe = now
        thought = self._random.between(0.6, 2.5, self._dealing, "stop", target) * self._pace(view)
        stop = {"move": "stop", "target": target, "dealing": view["dealing"]}
        yield Plan(self._ripe + thought, lambda: stop)

    def _claim(self, view: View) -> Iterator[Plan]:
        made = self._said_since(view, view["began"])
        if made >= MOST_CLAIMS:
            return
        wait = sum(self._random.between(3, 14, self._dealing, "pause", number) for number in range(made + 1))
        yield Plan(view["began"] + wait * self._pace(view), lambda: self._remark(view, made))

    def _remark(self, view: View, number: int) -> Move:
        role = own_role(view)
        if number == 0 and self._random.lot(self._dealing, "am") < 0.7:
            return {
                "move": "claim",
                "what": "am",
                "role": self._random.weighted(AM[role], self._dealing, "role"),
            }
        kinds = {
            kind: much for kind, much in REMARKS[role].items() if any(self._willing(view, kind).values())
        }
        kind = self._random.weighted(kinds, self._dealing, "kind", number)
        return claim_of(
            kind, self._random.weighted(self._willing(view, kind), self._dealing, "about", number)
        )

    def _willing(self, view: View, kind: str) -> dict[int, float]:
        """Return by seat how willing it is to make such a remark about them."""
        table = ABOUT[kind][own_role(view)]
        return {seat: self._mind.expected(seat, table) ** EMPHASIS for seat in _others(view)}

    def _sign(self, view: View) -> Iterator[Plan]:
        """Make the sign of its own side, or that of the other, to mislead."""
        role = own_role(view)
        sign = "nod" if character(role) == "wizard" else "wink"
        made = sum(seen["seat"] == view["you"] for seen in view["signs"])
        if (
            made >= MOST_SIGNS
            or self._random.lot(self._dealing, "sign", made) >= SIGNS[sign][role] / MOST_SIGNS
        ):
            return
        wait = sum(
            self._random.between(6, 20, self._dealing, "sign at", number) for number in range(made + 1)
        )
        yield Plan(view["began"] + wait * self._pace(view), lambda: {"move": "signal", "sign": sign})

    def _glance(self, view: View, now: float) -> Iterator[Plan]:
        """Look at another player from time to time."""
        length = self._random.between(6, 11, self._dealing, "glance") * self._pace(view)
        number = min(int((now - view["began"]) / length), MOST_LOOKS - 1)
        if number not in self._glances:
            wanted = LOOKS_FOR[own_role(view)]
            odds = {seat: sum(self._mind.odds[seat][role] for role in wanted) for seat in _others(view)}
            self._glances[number] = self._random.weighted(odds, self._dealing, "look", number)
        if view["looking_at"] != self._glances[number]:
            yield Plan(now, lambda: {"move": "look", "at": self._glances[number]})
        elif number < MOST_LOOKS - 1:
            yield Plan(view["began"] + (number + 1) * length, _think_again)

    # The photo finish

    def _vote(self, view: View) -> Iterator[Plan]:
        """Vote for itself, or for the caller who is most likely on its side."""
        if not any(entry["move"] == "first" for entry in view["legal"]):
            return
        callers = view["callers"]
        choice = max(callers, key=lambda seat: (seat == view["you"], self._mind.ally(seat)))
        due = self._phase_began + self._random.between(1, 5, self._dealing, "vote")
        yield Plan(due, lambda: {"move": "first", "caller": choice})

    # The pause

    def _pause(self, view: View) -> Iterator[Plan]:
        """Use a ring, declare or get ready. Among people, the ring moment (AT-16) is theirs."""
        offered = {entry["move"] for entry in view["legal"]}
        people = _among_people(view)
        if view["ring_moment"] and people:
            offered -= {"ring", "ready"}
        victim = self._victim(view) if "ring" in offered else None
        if people and view["lead_shared"] and victim is not None:
            yield self._in_pause(
                RINGS_OF_PEOPLE + 1, RINGS_OF_PEOPLE + 4, _ring(victim), view["treasure"].count(RING)
            )
        elif "declare" in offered:
            hand = HAND if people else 0.0
            yield self._in_pause(hand + 0.5, hand + 2, {"move": "declare"})
        elif victim is not None:
            yield self._in_pause(1, 4, _ring(victim), view["treasure"].count(RING))
        elif self._bluffs(view):
            yield self._in_pause(0.5, 1, {"move": "claim", "what": "statue"})
        elif "ready" in offered:
            yield self._in_pause(1, 4, {"move": "ready"})

    def _in_pause(self, low: float, high: float, move: Move, *about: object) -> Plan:
        wait = self._random.between(
            low, high, self._dealing, "bluff" if move["move"] == "claim" else move["move"], *about
        )
        since = self._phase_began if move["move"] == "claim" else self._rings_since
        return Plan(since + wait, lambda: move)

    def _bluffs(self, view: View) -> bool:
        """Return whether to claim a statue (AT-20), there or not; once in a pause at most."""
        willing = len(view["treasure"]) >= 3 and self._random.lot(self._dealing, "statue") < 0.2
        return willing and self._said_since(view, self._phase_began) == 0

    def _victim(self, view: View) -> int | None:
        """Return the player with most treasure, or None to keep the ring while all have few cards."""
        rich = {
            seat: cards - (seat in self._statues) + self._random.lot(self._dealing, "victim", seat) / 2
            for seat, cards in enumerate(view["cards"])
            if seat != view["you"] and cards >= 2
        }
        close = view["points"] >= GOAL - 3
        if not rich or (not close and max(view["cards"]) < 3):
            return None
        return max(rich, key=lambda seat: rich[seat])

    def _said_since(self, view: View, since: float) -> int:
        """Count how often it has spoken since then."""
        return sum(at >= since for at in self._said.get(view["you"], ()))


def _ring(victim: int) -> Move:
    return {"move": "ring", "target": victim}


def _think_again() -> None:
    """Make no move: the plan only wakes the bot."""


def _among_people(view: View) -> bool:
    """Return whether people sit at the table: then it waits until all have looked at their cards."""
    return view["peeked"] is not None


def _others(view: View) -> list[int]:
    return [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
