"""A free-for-all for bots: whoever rings the bell wins; each hour of silence a candle burns down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from turncoat import Illegal
from turncoat.core.bot import View
from turncoat.core.chance import Chance
from turncoat.core.game import Game, Json, Seat, Viewer
from turncoat.core.registry import catalogue

CANDLES = 3


class Bell:
    def __init__(self, players: int, lucky: int) -> None:
        self.players = players
        self.lucky = lucky
        self.candles = CANDLES
        self.since = 0.0
        self.rang: int | None = None

    def copy(self) -> Bell:
        twin = Bell(self.players, self.lucky)
        twin.candles, twin.since, twin.rang = self.candles, self.since, self.rang
        return twin

    def legal(self, viewer: Viewer) -> list[Json]:
        return [{"move": "ring"}] if isinstance(viewer, int) else []

    def play(self, seat: Seat, move: object, at: float, chance: Chance) -> Json:  # noqa: ARG002
        if move != {"move": "ring"} or not isinstance(seat, int):
            raise Illegal("bad_move", field="move")
        self.rang = seat
        return {"move": "ring"}

    def deadline(self, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return self.since + 60

    def expire(self, at: float, chance: Chance) -> None:  # noqa: ARG002
        self.candles -= 1
        self.since = at

    def about(self, seat: int, viewer: Viewer) -> Json:  # noqa: ARG002
        return {}

    def view(self, viewer: Viewer) -> Json:
        over = self.result() is not None
        view: Json = {"phase": "over" if over else "wait", "candles": self.candles, "rang": self.rang}
        return view | ({"lucky": self.lucky} if viewer == "host" else {})

    def result(self) -> Json | None:
        if self.rang is not None:
            return {"winners": [self.rang], "by": "bell"}
        return {"winners": list(range(self.players)), "by": "candles"} if not self.candles else None


def begin(players: int, options: Json, deal: Json, chance: Chance) -> Bell:  # noqa: ARG001
    return Bell(players, chance.below(players))


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


BELL = Game(name="bell", home="tests.lab.bell", seats=(2, 5), begin=begin, bots={"ringer": Ringer})


@contextmanager
def registered() -> Iterator[None]:
    catalogue()[BELL.name] = BELL
    try:
        yield
    finally:
        del catalogue()[BELL.name]
