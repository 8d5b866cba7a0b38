"""Small games that break one law each, to show that the laws are watched."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from tests.laws.support import Support, Table
from turncoat import Illegal, Match
from turncoat.core.chance import Chance
from turncoat.core.game import Game, Json, Option, Seat, Viewer
from turncoat.core.registry import catalogue

ROUNDS = 6


class Toy:
    """Both players hold a secret number; six times in turn somebody passes. It may have a flaw."""

    def __init__(self, secrets: list[int], flaw: str) -> None:
        self.secrets = secrets
        self.flaw = flaw
        self.passed = 0
        self.since = 0.0

    def copy(self) -> Toy:
        twin = Toy(self.secrets, self.flaw)
        twin.passed, twin.since = self.passed, self.since
        return twin

    def _other(self, viewer: Any) -> int:
        return self.secrets[1 - viewer] if viewer in (0, 1) else self.secrets[0]

    def legal(self, viewer: Viewer) -> list[Json]:
        if viewer != self.passed % 2:
            return []
        offered: list[Json] = [{"move": "pass"}]
        if self.flaw == "offers what it refuses":
            offered.append({"move": "pass", "twice": True})
        if self.flaw == "leaks by legal" and self._other(viewer) == 0:
            offered.append({"move": "pass"})
        return offered

    def play(self, seat: Seat, move: object, at: float, chance: Chance) -> Json:
        if self.flaw == "draws before it refuses":
            chance.below(6)
        if self.flaw == "changes before it refuses":
            self.passed += 1
        if self.flaw == "takes anything":
            move = {"move": "pass"}
        if move != {"move": "pass"}:
            if self.flaw == "leaks by refusal" and self._other(seat) == 0:
                raise Illegal("not_now")
            raise Illegal("bad_move", field="move")
        if seat != self.passed % 2:
            raise Illegal("not_your_turn")
        if self.flaw == "has its own luck":
            self.secrets = [random.randrange(1000), random.randrange(1000)]
        self.passed += self.flaw != "changes before it refuses"
        chance.below(6)
        self.since = at
        return {"move": "pass"}

    def deadline(self, viewer: Viewer | None) -> float | None:
        if self.flaw == "gets stuck" and self.passed == 3:
            return None
        late = self.flaw == "leaks by clock" and viewer is not None and self._other(viewer) == 0
        return self.since + 10 + late

    def expire(self, at: float, chance: Chance) -> None:  # noqa: ARG002
        self.since = at
        if self.flaw != "goes round in circles":
            self.passed += 1

    def about(self, seat: int, viewer: Viewer) -> Json:  # noqa: ARG002
        return {}

    def view(self, viewer: Viewer) -> Json:
        view: Json = {"phase": "pass", "passed": self.passed}
        if viewer in (0, 1):
            view["secret"] = self.secrets[viewer]
        if viewer == "host":
            view["secrets"] = list(self.secrets)
        if self.flaw == "leaks by view":
            view["hint"] = self._other(viewer) == 0
        if self.flaw == "speaks in tuples":
            view["pair"] = (1, 2)
        return view

    def result(self) -> Json | None:
        return {"winners": [0]} if self.passed >= ROUNDS else None


def begin(players: int, options: Json, deal: Json, chance: Chance) -> Toy:  # noqa: ARG001
    flaw = options["flaw"]
    if flaw != "is careless with deals" and set(deal) - {"secrets"}:
        raise Illegal("bad_deal", field="deal")
    dealt = deal.get("secrets")
    if dealt is None or flaw == "ignores the deal":
        if "secrets" in deal and flaw != "ignores the deal":
            raise Illegal("bad_deal", field="secrets")
        return Toy([chance.below(6), chance.below(6)], flaw)
    if (
        not isinstance(dealt, list)
        or len(dealt) != 2
        or not all(type(n) is int and n in (0, 5) for n in dealt)
    ):
        raise Illegal("bad_deal", field="secrets")
    return Toy(dealt, flaw)


FLAWS = (
    "none",
    "offers what it refuses",
    "changes before it refuses",
    "draws before it refuses",
    "takes anything",
    "has its own luck",
    "gets stuck",
    "goes round in circles",
    "leaks by view",
    "leaks by legal",
    "leaks by refusal",
    "leaks by clock",
    "speaks in tuples",
    "ignores the deal",
    "is careless with deals",
)

TOY = Game(
    name="toy",
    home="tests.laws.toy",
    seats=(2, 2),
    begin=begin,
    options=(Option("flaw", "choice", "none", choices=FLAWS),),
)


@contextmanager
def registered() -> Iterator[None]:
    catalogue()[TOY.name] = TOY
    try:
        yield
    finally:
        del catalogue()[TOY.name]


def _twin(match: Match, viewer: Viewer, rng: Random) -> Match | None:  # noqa: ARG001
    """The number that the viewer does not hold is the other one of 0 and 5."""
    log = match.log
    if "secrets" not in log["deal"]:
        return None
    held = viewer if isinstance(viewer, int) else 1
    secrets = list(log["deal"]["secrets"])
    secrets[1 - held] = 5 - secrets[1 - held]
    if viewer == "watcher":
        secrets[1] = 5 - secrets[1]
    twin = Match("toy", log["seats"], bytes.fromhex(log["seed"]), log["options"], {"secrets": secrets})
    for record in log["records"]:
        if "move" in record:
            twin.play(record["seat"], record["move"], record["at"])
        else:
            twin.tick(record["at"])
    return twin


def support(flaw: str) -> Support:
    return Support(
        game="toy",
        tables=[Table(2, {"flaw": flaw})],
        fill=lambda template, view, rng: template,  # noqa: ARG005
        deal=lambda players, rng: {"secrets": [rng.choice((0, 5)) for _ in range(players)]},
        twin=_twin,
    )
