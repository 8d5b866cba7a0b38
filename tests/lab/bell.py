"""A free-for-all for bots: whoever rings the bell wins; each hour of silence a candle burns down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import UNSET, UnsetType

from turncoat.core import view
from turncoat.core.bots.bot import View
from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Start
from turncoat.core.moves import Move, Offer
from turncoat.core.registry import games
from turncoat.core.speech.talk import Utterance
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers

CANDLES = 3


class Ring(Move, frozen=True, tag="ring"):
    pass


class BellResult(view.Result, frozen=True, kw_only=True):
    by: str


class BellView(view.View[view.Player, BellResult], frozen=True, kw_only=True):
    candles: int
    rang: int | None
    lucky: int | UnsetType = UNSET


class Bell:
    def __init__(self, players: int, lucky: int) -> None:
        self.players = players
        self.lucky = lucky
        self.candles = CANDLES
        self.since = 0.0
        self.rang: int | None = None
        self.utterances: list[Utterance] = []

    def copy(self) -> Bell:
        twin = Bell(self.players, self.lucky)
        twin.candles, twin.since, twin.rang = self.candles, self.since, self.rang
        return twin

    def offers(self, seat: Seat) -> Iterable[Offer]:  # noqa: ARG002
        return [Ring()]

    def verify(self, seat: Seat, wanted: Offer) -> None:
        pass

    def play(self, seat: Seat, move: Ring, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        assert isinstance(seat, int)
        self.rang = seat
        return EVERYBODY

    def awaited(self, seat: Seat) -> bool:  # noqa: ARG002
        return False

    def deadline(self, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return self.since + 60

    def expire(self, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        self.candles -= 1
        self.since = at
        return EVERYBODY

    def view(self, viewer: Viewer, names: list[str], common: view.Common[BellResult]) -> BellView:
        return BellView(
            **common,
            players=[view.Player(seat=seat, name=name) for seat, name in enumerate(names)],
            phase="over" if self.result() is not None else "wait",
            candles=self.candles,
            rang=self.rang,
            lucky=self.lucky if viewer == "host" else UNSET,
        )

    def result(self) -> BellResult | None:
        if self.rang is not None:
            return BellResult(winners=[self.rang], by="bell")
        if not self.candles:
            return BellResult(winners=list(range(self.players)), by="candles")
        return None


def begin(start: Start, chance: Chance) -> Bell:
    return Bell(start.players, chance.below(start.players))


class Ringer:
    """Rings at the time in its settings; `never`: not at all; `wrongly`: something else, at once."""

    def __init__(self, seed: int, settings: str) -> None:
        self.seed = seed
        self.settings = settings
        self.calls: list[tuple[float, int]] = []

    @property
    def wake(self) -> float | None:
        return None if self.settings in ("never", "wrongly") else float(self.settings)

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        self.calls.append((now, view["candles"]))
        if self.settings == "wrongly":
            return {"move": "knock"}
        return {"move": "ring"} if self.wake is not None and now >= self.wake else None


BELL = Game(
    name="bell",
    home="tests.lab.bell",
    seats=(2, 5),
    begin=begin,
    moves=Ring,
    view=BellView,
    bots={"ringer": Ringer},
)


@contextmanager
def register() -> Iterator[None]:
    games()[BELL.name] = BELL
    try:
        yield
    finally:
        del games()[BELL.name]
