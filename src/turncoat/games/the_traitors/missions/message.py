"""The Message (TT-14): players hold fragments of a sentence, and lay them in a line by talk alone.

Everybody sees whose fragments lie in the line, and reads only their own. The share of right neighbours earns
the bars; the best are those whose own fragments have most right neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import ClassVar, Final, Self

from msgspec import UNSET

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.clauses import dealing
from turncoat.games.the_traitors.missions import sentences, views
from turncoat.games.the_traitors.missions.mission import Mission, Setting
from turncoat.games.the_traitors.moves import Act, MissionMove, MissionName, Place

TWO_EACH: Final = sentences.PIECES // 2
"""Up to this number of players each has two fragments; in a larger group one."""
READING: Final = 15.0
"""Seconds in which the line is read out."""
READING_PART: Final = 1 / 8
"""The most that reading may take of the mission's time."""


@dataclass
class Message(Mission):
    name: ClassVar[MissionName] = "message"
    sentence: int
    order: tuple[int, ...]
    """All fragments in the order of the sentence, which their numbers do not give away."""
    holders: dict[int, int]
    """By fragment: the player who has it, without the fragments of players who left."""
    reading_time: float
    read: bool = False
    line: list[int] = field(default_factory=list)

    @classmethod
    def begin(cls, setting: Setting, chance: Chance) -> Self:
        luck = chance.stream("message", setting.day)
        choice = [number for number in range(sentences.SENTENCES) if number not in setting.used]
        choice = choice or list(range(sentences.SENTENCES))
        sentence = choice[int(luck.below(len(choice)))]
        each = 2 if len(setting.seats) <= TWO_EACH else 1
        holders = dict(enumerate(seat for seat in setting.seats for _ in range(each)))
        order = tuple(dealing.random_order(len(holders), luck))
        reading = min(READING, (setting.ends - setting.begins) * READING_PART)
        return cls(
            setting.seats,
            setting.ends,
            setting.ends - reading,
            sentence,
            order,
            holders,
            reading_time=reading,
        )

    def copy(self) -> Self:
        twin = copy(self)
        twin.holders, twin.line = self.holders.copy(), self.line.copy()
        return twin

    @property
    def stage(self) -> int:
        return 1 if self.read else 0

    @property
    def sentence_read(self) -> int | None:
        return self.sentence

    # Moves

    def offers(self, seat: int) -> Iterable[Offer]:
        for fragment, holder in self.holders.items():
            if holder == seat:
                yield from (MissionMove(Place(fragment, after)) for after in (None, *self.line))

    def verify(self, seat: int, act: Act) -> None:
        if not isinstance(act, Place):
            raise Illegal("another_mission")
        if self.read:
            raise Illegal("message_is_read")
        if self.holders.get(act.fragment) != seat:
            raise Illegal("not_your_fragment")
        if act.after is not None and (act.after not in self.line or act.after == act.fragment):
            raise Illegal("not_in_the_line")
        if act.fragment in self.line and self._predecessor(act.fragment) == act.after:
            raise Illegal("already_there")

    def _predecessor(self, fragment: int) -> int | None:
        place = self.line.index(fragment)
        return self.line[place - 1] if place else None

    def awaits(self, seat: int, ready: bool) -> bool:
        return not ready

    # Events

    def take(self, seat: int, act: Act, at: float, chance: Chance) -> bool:
        assert isinstance(act, Place)
        if act.fragment in self.line:
            self.line.remove(act.fragment)
        place = 0 if act.after is None else self.line.index(act.after) + 1
        self.line.insert(place, act.fragment)
        return False

    def expire(self, at: float, chance: Chance) -> bool:
        if self.read:
            return True
        self.read = True
        self.until = at + self.reading_time
        return False

    def all_ready(self, at: float, chance: Chance) -> bool:
        return self.expire(at, chance)

    def lose(self, seat: int, at: float, chance: Chance) -> bool:
        """Remove the player's fragments; those around a gap count as neighbours."""
        if not self.read:
            self.seats = tuple(other for other in self.seats if other != seat)
            self.holders = {one: holder for one, holder in self.holders.items() if holder != seat}
            self.line = [one for one in self.line if one in self.holders]
        return False

    # Results

    def _joints(self) -> set[tuple[int, int]]:
        """Return the pairs of fragments that follow one another in the sentence."""
        return set(pairwise(one for one in self.order if one in self.holders))

    def share(self) -> Fraction:
        joints = self._joints()
        return Fraction(len(joints & set(pairwise(self.line))), max(1, len(joints)))

    def measure(self, seat: int) -> int:
        right = self._joints() & set(pairwise(self.line))
        return sum((self.holders[one] == seat) + (self.holders[other] == seat) for one, other in right)

    # Views

    def _text(self, fragment: int) -> views.Text:
        return sentences.fragments(self.sentence, len(self.order))[self.order.index(fragment)]

    def view(self, seat: int | None) -> views.Message:
        right = self._joints() & set(pairwise(self.line)) if self.read else set()
        follows = dict(pairwise(self.line))
        line = [
            views.PieceView(
                fragment=one,
                seat=self.holders[one],
                text=self._text(one) if self.read else UNSET,
                joined=(one, follows.get(one)) in right if self.read else UNSET,
            )
            for one in self.line
        ]
        progress = views.MessageProgress(
            line=line,
            fragments=len(self.holders),
            read=self.read,
            sentence=sentences.whole(self.sentence) if self.read else UNSET,
        )
        mine = None
        if seat is not None:
            own = [one for one, holder in self.holders.items() if holder == seat]
            mine = views.MessageMine(
                fragments=[views.Fragment(fragment=one, text=self._text(one)) for one in own]
            )
        return views.Message(ends=self.ends, progress=progress, mine=mine)

    def hidden_part(self) -> views.Hidden:
        return views.Hidden(
            sentence=[
                views.Fragment(fragment=one, text=self._text(one))
                for one in self.order
                if one in self.holders
            ]
        )
