"""A small game for what neither of ours has: a host, forgetfulness, a clock of wall-clock hours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from msgspec import UNSET, UnsetType

from turncoat.core.calendar import Calendar
from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Game, Start
from turncoat.core.moves import Move, Offer, Template, kind_of
from turncoat.core.option import Option
from turncoat.core.refusal import Illegal
from turncoat.core.registry import games
from turncoat.core.speech import talk
from turncoat.core.speech.talk import Utterance
from turncoat.core.view import Common, Player, Result, View
from turncoat.core.viewer import EVERYBODY, NOBODY, Seat, Viewer, Viewers


class Ask(Move, frozen=True, tag="ask"):
    """The host opens a round."""


class Guess(Move, frozen=True, tag="guess"):
    number: int


class Say(Move, frozen=True, tag="say"):
    """Heard by everybody or, if somebody is named, by the two alone."""

    text: str
    to: int | None = None


class QuizLine(talk.Line, frozen=True, kw_only=True):
    say: str


class QuizView(View[Player, Result], frozen=True, kw_only=True):
    asked: int
    number: int | UnsetType = UNSET
    bell: float | None = None


class Quiz:
    """The host asks, somebody answers; only the host sees the number that is to be guessed.

    With a calendar a bell rings every morning, and a round is asked.
    """

    def __init__(self, number: int, calendar: Calendar | None) -> None:
        self.number = number
        self.calendar = calendar
        self.bell = None if calendar is None else calendar.next_time(0, "08:00")
        self.open = False
        self.asked = 0
        self.winner: int | None = None
        self.utterances: list[Utterance] = []

    def copy(self) -> Quiz:
        twin = Quiz(self.number, None)
        twin.calendar, twin.bell = self.calendar, self.bell
        twin.open, twin.asked, twin.winner = self.open, self.asked, self.winner
        return twin

    def offers(self, seat: Seat) -> Iterable[Offer]:
        yield Template(Say, ("text",))
        if seat == "host":
            yield Ask()
        else:
            yield Template(Guess, ("number",))

    def verify(self, seat: Seat, wanted: Offer) -> None:
        kind = kind_of(wanted)
        if kind is Say:
            return
        if (seat == "host") != (kind is Ask) or self.open == (kind is Ask):
            raise Illegal("not_now")

    def play(self, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        if isinstance(move, Say):
            heard: Viewers = EVERYBODY if move.to is None else frozenset([seat, move.to])
            self.utterances.append(Utterance(QuizLine(at=at, seat=seat, say=move.text), heard))
            return NOBODY
        self.open = isinstance(move, Ask)
        self.asked += self.open
        if isinstance(move, Guess) and move.number == self.number:
            self.winner = int(seat)
        return EVERYBODY

    def awaited(self, seat: Seat) -> bool:
        return (seat == "host") != self.open

    def deadline(self, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return self.bell

    def expire(self, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        assert self.calendar is not None
        self.bell = self.calendar.next_time(at, "08:00")
        self.open = True
        self.asked += 1
        return EVERYBODY

    def view(self, viewer: Viewer, names: list[str], common: Common[Result]) -> QuizView:
        return QuizView(
            **common,
            players=[Player(seat=seat, name=name) for seat, name in enumerate(names)],
            phase="guess" if self.open else "ask",
            asked=self.asked,
            number=self.number if viewer == "host" else UNSET,
        )

    def result(self) -> Result | None:
        return None if self.winner is None else Result(winners=[self.winner])


def begin(start: Start, chance: Chance) -> Quiz:  # noqa: ARG001
    return Quiz(start.deal.get("number", 3), start.calendar)


QUIZ = Game(
    name="quiz",
    home="turncoat",
    seats=(2, 4),
    begin=begin,
    moves=Ask | Guess | Say,
    view=QuizView,
    line=QuizLine,
    options=(Option("hours", "hours", {"zone": "Europe/Copenhagen", "bell": "08:00"}),),
    hosted=True,
    talking=frozenset(["say"]),
)


@contextmanager
def register_quiz(**changed: Any) -> Iterator[None]:
    """The quiz is in the catalogue, perhaps with another declaration."""
    games()[QUIZ.name] = replace(QUIZ, **changed)
    try:
        yield
    finally:
        del games()[QUIZ.name]
