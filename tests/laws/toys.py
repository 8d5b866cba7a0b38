"""Small games that break one law each, to show that the laws are watched."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from msgspec import UNSET, UnsetType

from tests.laws.support import Setup, Support
from turncoat import Illegal, Match
from turncoat.core.cover_traffic import CoverTraffic
from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Start
from turncoat.core.moves import Move, Offer, Template
from turncoat.core.option import Option
from turncoat.core.registry import games
from turncoat.core.speech import talk
from turncoat.core.speech.talk import Utterance
from turncoat.core.view import Common, Player, Result, View
from turncoat.core.viewer import EVERYBODY, NOBODY, Seat, Viewer, Viewers

ROUNDS = 6


class Pass(Move, frozen=True, tag="pass", omit_defaults=True):
    twice: bool = False


class Mutter(Move, frozen=True, tag="mutter"):
    text: str


class Nonsense(Move, frozen=True, tag="no_such_move"):
    pass


class ToyLine(talk.Line, frozen=True, kw_only=True):
    say: str


class ToyView(View[Player, Result], frozen=True, kw_only=True):
    passed: int
    secret: int | UnsetType = UNSET
    secrets: list[int] | UnsetType = UNSET
    hint: bool | UnsetType = UNSET
    pair: tuple[int, int] | UnsetType = UNSET


class Toy:
    """Both players hold a secret number; six times in turn somebody passes. It may have a flaw."""

    def __init__(self, secrets: list[int], flaw: str) -> None:
        self.secrets = secrets
        self.flaw = flaw
        self.passed = 0
        self.since = 0.0
        self.utterances: list[Utterance] = []

    def copy(self) -> Toy:
        if self.flaw == "shares with its forks":
            return self
        twin = Toy(self.secrets, self.flaw)
        twin.passed, twin.since = self.passed, self.since
        return twin

    def _other(self, viewer: Any) -> int:
        return self.secrets[1 - viewer] if viewer in (0, 1) else self.secrets[0]

    def offers(self, seat: Seat) -> Iterable[Offer]:
        yield Template(Mutter, ("text",))
        if self.flaw == "accepts what it does not offer" and self.passed == 3:
            return
        yield Pass()
        if self.flaw == "leaks by legal" and self._other(seat) == 0:
            yield Pass()

    def verify(self, seat: Seat, wanted: Offer) -> None:
        if self.flaw == "changes before it refuses":
            self.passed += 1
        if isinstance(wanted, Nonsense) and self.flaw != "takes anything":
            raise Illegal("bad_move", field="move")
        if isinstance(wanted, Mutter | Template):
            return
        if isinstance(wanted, Pass) and wanted.twice:
            if self.flaw == "leaks by refusal" and self._other(seat) == 0:
                raise Illegal("not_now")
            raise Illegal("bad_move", field="twice")
        if seat != self.passed % 2:
            raise Illegal("not_your_turn")

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if isinstance(move, Mutter):
            aloud = self.flaw == "is overheard" and self._other(1 - int(seat)) == 0
            heard: Viewers = EVERYBODY if aloud else frozenset([int(seat)])
            self.utterances.append(Utterance(ToyLine(at=at, seat=seat, say=move.text), heard))
            return NOBODY
        if self.flaw == "draws before it refuses" and chance.below(6) < 3:
            raise Illegal("not_now")
        if self.flaw == "offers what it refuses":
            raise Illegal("not_now")
        if self.flaw == "has its own luck":
            self.secrets = [random.randrange(1000), random.randrange(1000)]
        self.passed += self.flaw != "changes before it refuses"
        chance.below(6)
        self.since = at
        return frozenset([int(seat)]) if self.flaw == "changes unannounced" else EVERYBODY

    def awaited(self, seat: Seat) -> bool:
        return seat == self.passed % 2

    def deadline(self, viewer: Viewer | None) -> float | None:
        if self.flaw == "gets stuck" and self.passed == 3:
            return None
        late = self.flaw == "leaks by clock" and viewer is not None and self._other(viewer) == 0
        return self.since + 10 + late

    def expire(self, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        self.since = at
        if self.flaw != "goes round in circles":
            self.passed += 1
        return EVERYBODY

    def view(self, viewer: Viewer, names: list[str], common: Common[Result]) -> ToyView:
        return ToyView(
            **common,
            players=[Player(seat=seat, name=name) for seat, name in enumerate(names)],
            phase="pass",
            passed=self.passed,
            secret=self.secrets[viewer] if isinstance(viewer, int) else UNSET,
            secrets=list(self.secrets) if viewer == "host" else UNSET,
            hint=self._other(viewer) == 0 if self.flaw == "leaks by view" else UNSET,
            pair=(1, 2) if self.flaw == "speaks in tuples" else UNSET,
        )

    def result(self) -> Result | None:
        return Result(winners=[0]) if self.passed >= ROUNDS else None


def begin(start: Start, chance: Chance) -> Toy:
    flaw, deal = start.options["flaw"], start.deal
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
    "accepts what it does not offer",
    "changes unannounced",
    "shares with its forks",
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
    "leaks by cover",
    "is overheard",
    "speaks in tuples",
    "ignores the deal",
    "is careless with deals",
)


def cover(state: Toy) -> CoverTraffic | None:
    hidden = state.flaw == "leaks by cover" and state.secrets[0] == 0
    return CoverTraffic("now", frozenset([0]), 1.0, 100) if hidden else None


TOY = Game(
    name="toy",
    home="tests.laws.toy",
    seats=(2, 2),
    begin=begin,
    moves=Pass | Mutter | Nonsense,
    view=ToyView,
    line=ToyLine,
    cover=cover,
    options=(Option("flaw", "choice", "none", choices=FLAWS),),
)


@contextmanager
def register(game: Game = TOY) -> Iterator[None]:
    games()[game.name] = game
    try:
        yield
    finally:
        del games()[game.name]


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
        setups=[Setup(2, {"flaw": flaw})],
        fill=lambda template, view, rng: {"move": template["move"], "text": rng.choice("ab")},  # noqa: ARG005
        deal=lambda players, rng: {"secrets": [rng.choice((0, 5)) for _ in range(players)]},
        twin=_twin,
        steps=16,
    )
