"""A small game for what neither of ours has: a host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from turncoat.core.chance import Chance
from turncoat.core.game import Game, Json, Seat, Viewer
from turncoat.core.refusal import Illegal
from turncoat.core.registry import catalogue


class Quiz:
    """The host asks, somebody answers; only the host sees the number that is to be guessed."""

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.players = players
        self.open = False
        self.asked = 0
        self.winner: int | None = None

    def copy(self) -> Quiz:
        twin = Quiz(self.number, self.players)
        twin.open, twin.asked, twin.winner = self.open, self.asked, self.winner
        return twin

    def legal(self, viewer: Viewer) -> list[Json]:
        if viewer == "host":
            return [] if self.open else [{"move": "ask"}]
        if viewer == "watcher" or not self.open:
            return []
        return [{"move": "guess", "open": ["number"]}]

    def play(self, seat: Seat, move: object, at: float, chance: Chance) -> Json:  # noqa: ARG002
        if seat == "host":
            if move != {"move": "ask"} or self.open:
                raise Illegal("not_now")
            self.open = True
            self.asked += 1
            return {"move": "ask"}
        if not self.open or not isinstance(move, dict) or set(move) != {"move", "number"}:
            raise Illegal("not_now")
        self.open = False
        if move["number"] == self.number:
            self.winner = seat
        return dict(move)

    def deadline(self, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return None

    def expire(self, at: float, chance: Chance) -> None: ...

    def about(self, seat: int, viewer: Viewer) -> Json:  # noqa: ARG002
        return {}

    def view(self, viewer: Viewer) -> Json:
        view: Json = {"phase": "guess" if self.open else "ask", "asked": self.asked}
        if viewer == "host":
            view["number"] = self.number
        return view

    def result(self) -> Json | None:
        return None if self.winner is None else {"winners": [self.winner]}


def begin(players: int, options: Json, deal: Json, chance: Chance) -> Quiz:  # noqa: ARG001
    return Quiz(deal.get("number", 3), players)


QUIZ = Game(name="quiz", home="turncoat", seats=(2, 4), begin=begin, hosted=True)


@contextmanager
def registered(**changed: object) -> Iterator[None]:
    """The quiz is in the catalogue, perhaps with another declaration."""
    catalogue()[QUIZ.name] = replace(QUIZ, **changed)  # type: ignore[arg-type]
    try:
        yield
    finally:
        del catalogue()[QUIZ.name]
