"""The Vault (TT-14): doors stand open for a while; then each player in turn says what was behind a door.

The share of right answers earns the bars; the best are those with most right answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from typing import ClassVar, Final, NamedTuple, Self, get_args

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.clauses import dealing
from turncoat.games.the_traitors.missions import views
from turncoat.games.the_traitors.missions.mission import Mission, Setting
from turncoat.games.the_traitors.moves import Act, Answer, MissionMove, MissionName, Picture

PICTURES: Final[tuple[Picture, ...]] = get_args(Picture)
LOOKING: Final = 1 / 4
"""The share of the mission's time for which the doors stand open."""
ROUNDS: Final = 2
CROWD: Final = 8
"""With more players than this there is only one round, so that each has time to think."""
THINKING: Final = 25.0
"""Seconds for an answer at the most, so that an absent player does not hold up the others."""
HURRY: Final = 3.0
"""Seconds for an answer at the least, even if the mission then takes longer."""


class Step(NamedTuple):
    seat: int
    door: int


@dataclass
class Vault(Mission):
    name: ClassVar[MissionName] = "vault"
    pictures: tuple[Picture, ...]
    """The picture behind each door."""
    walk: tuple[Step, ...]
    """The questions in their order: a seat and a door."""
    together: bool
    looking: bool = True
    turn: int = 0
    """The number of questions that are over."""
    answers: dict[Step, Picture] = field(default_factory=dict)

    @classmethod
    def begin(cls, setting: Setting, chance: Chance) -> Self:
        luck = chance.stream("vault", setting.day)
        pictures = tuple(PICTURES[number] for number in dealing.random_order(len(PICTURES), luck))
        first = int(luck.below(len(setting.seats)))
        rounds = ROUNDS if len(setting.seats) <= CROWD else 1
        seats = (*setting.seats[first:], *setting.seats[:first]) * rounds
        doors: list[int] = []
        while len(doors) < len(seats):
            doors += dealing.random_order(len(PICTURES), luck)
        walk = tuple(_walk(seats, doors))
        looking = (setting.ends - setting.begins) * LOOKING
        return cls(
            setting.seats, setting.ends, setting.begins + looking, pictures, walk, together=setting.by_hours
        )

    def copy(self) -> Self:
        twin = copy(self)
        twin.answers = self.answers.copy()
        return twin

    @property
    def stage(self) -> int:
        return 0 if self.looking else 1

    # Moves

    def _doors_asked_about(self, seat: int) -> list[int]:
        """Return the doors about which the seat is asked now."""
        if self.looking:
            return []
        if self.together:
            return [step.door for step in self.walk if step.seat == seat and step not in self.answers]
        step = self.walk[self.turn]
        return [step.door] if step.seat == seat else []

    def offers(self, seat: int) -> Iterable[Offer]:
        for door in self._doors_asked_about(seat):
            yield from (MissionMove(Answer(door, picture)) for picture in PICTURES)

    def verify(self, seat: int, act: Act) -> None:
        if not isinstance(act, Answer):
            raise Illegal("another_mission")
        if self.looking:
            raise Illegal("doors_still_open")
        if act.door not in self._doors_asked_about(seat):
            raise Illegal("not_your_door" if self.together else "not_your_turn")

    def awaits(self, seat: int, ready: bool) -> bool:
        return not ready if self.looking else bool(self._doors_asked_about(seat))

    # Events

    def take(self, seat: int, act: Act, at: float, chance: Chance) -> bool:
        assert isinstance(act, Answer)
        self.answers[Step(seat, act.door)] = act.picture
        if self.together:
            return len(self.answers) == len(self.walk)
        return self._go_on(at)

    def expire(self, at: float, chance: Chance) -> bool:
        if self.looking:
            self.looking = False
            self.until = self.ends if self.together else at + self._time_to_think(at)
            return False
        return self.together or self._go_on(at)

    def all_ready(self, at: float, chance: Chance) -> bool:
        return self.expire(at, chance) if self.looking else True

    def lose(self, seat: int, at: float, chance: Chance) -> bool:
        self.seats = tuple(other for other in self.seats if other != seat)
        behind = sum(step.seat == seat for step in self.walk[: self.turn])
        current = not self.looking and not self.together and self.walk[self.turn].seat == seat
        self.walk = tuple(step for step in self.walk if step.seat != seat)
        self.answers = {step: answer for step, answer in self.answers.items() if step.seat != seat}
        self.turn -= behind
        if self.together:
            return not self.looking and len(self.answers) == len(self.walk)
        if self.turn >= len(self.walk):
            return True
        if current:
            self.until = at + self._time_to_think(at)
        return False

    def _go_on(self, at: float) -> bool:
        self.turn += 1
        if self.turn >= len(self.walk):
            return True
        self.until = at + self._time_to_think(at)
        return False

    def _time_to_think(self, at: float) -> float:
        """Return the seconds for the next answer: an equal share of the time that is left."""
        left = len(self.walk) - self.turn
        return min(THINKING, max(HURRY, (self.ends - at) / left))

    # Results

    def _is_right(self, step: Step) -> bool:
        return self.answers.get(step) == self.pictures[step.door]

    def share(self) -> Fraction:
        return Fraction(sum(map(self._is_right, self.walk)), len(self.walk))

    def measure(self, seat: int) -> int:
        return sum(self._is_right(step) for step in self.walk if step.seat == seat)

    # Views

    def view(self, seat: int | None) -> views.Vault:
        walking = not self.looking and not self.together and self.turn < len(self.walk)
        step = self.walk[self.turn] if walking else None
        over = () if self.together else self.walk[: self.turn]
        answers = [
            views.AnswerView(
                seat=past.seat, door=past.door, picture=self.answers.get(past), right=self._is_right(past)
            )
            for past in over
        ]
        progress = views.VaultProgress(
            open=self.looking,
            pictures=[*self.pictures] if self.looking else [],
            doors=len(self.pictures),
            turn=step and step.seat,
            door=step and step.door,
            answers=answers,
            answered=len(self.answers) if self.together else self.turn,
            questions=len(self.walk),
        )
        return views.Vault(ends=self.ends, progress=progress, mine=self._mine(seat))

    def _mine(self, seat: int | None) -> views.VaultMine | None:
        if seat is None:
            return None
        ahead = [step for step in self.walk[self.turn :] if step.seat == seat and step not in self.answers]
        return views.VaultMine(doors=self._doors_asked_about(seat), left=len(ahead))

    def hidden_part(self) -> views.Hidden:
        return views.Hidden(pictures=[*self.pictures])


def _walk(seats: tuple[int, ...], doors: list[int]) -> Iterable[Step]:
    """Pair seats with doors, so that no seat gets the same door twice."""
    had: set[Step] = set()
    for place, seat in enumerate(seats):
        step = Step(seat, doors[place])
        if step in had:
            step = next(Step(seat, door) for door in doors if Step(seat, door) not in had)
        had.add(step)
        yield step
