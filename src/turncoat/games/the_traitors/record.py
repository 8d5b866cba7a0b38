"""What the phases of a season keep while they last, and what is remembered of them for the recap."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from turncoat.games.the_traitors.clauses.powers import Choice
from turncoat.games.the_traitors.clauses.votes import Seats, VoteStage
from turncoat.games.the_traitors.moves import MissionName

How: TypeAlias = Literal["murdered", "banished", "withdrawn"]
T = TypeVar("T")


def independent_copy(record: T) -> T:
    """Copy a record and the lists, sets and mappings in its fields; what is in these never changes."""
    twin = copy(record)
    for name, value in vars(record).items():
        if type(value) in (list, dict, set):
            setattr(twin, name, value.copy())
    return twin


class Out(NamedTuple):
    """How somebody left the game."""

    how: How
    day: int
    revealed: bool
    """Whether the identity was asked for (TT-9)."""
    sees_from: int
    """TT-22: the day from whose last chair on everything may be seen, where the table chose that."""


class Written(NamedTuple):
    """TT-20: a name on a slip, and why."""

    target: int
    reason: str


@dataclass
class RoundTable:
    """One Round Table."""

    stage: VoteStage = "vote"
    """The vote that is held, or was held last."""
    candidates: Seats = ()
    voters: Seats = ()
    tied: Seats = ()
    """By the last vote."""
    safe: Seats = ()
    """TT-23 (d)."""
    votes: dict[int, Written] = field(default_factory=dict)
    order: Seats = ()
    """TT-21: in which the votes are shown."""
    shown: int = 0
    """How many of them."""
    speakers: Seats = ()
    """Who may talk in a defence."""
    to_come: Seats = ()
    """Who defends themselves after them."""
    banished: int | None = None


@dataclass
class Night:
    """One Conclave."""

    part: int = 1
    traitors: int = 0
    """At its start."""
    present: set[int] = field(default_factory=set)
    ordered: int = 0
    """TT-33: how many names the host ordered; 0: no list."""
    shown: set[int] = field(default_factory=set)
    """Who showed a shield to the Conclave."""
    decisions: dict[int, Choice] = field(default_factory=dict)
    """In this part of the night."""
    suspects: dict[int, int] = field(default_factory=dict)
    """In this part of the night."""
    letter: int | None = None
    """Who has one."""
    answer: bool | None = None


class PastVote(NamedTuple):
    """A vote that was counted."""

    day: int
    stage: VoteStage
    votes: tuple[tuple[int, int | None, str], ...]
    """Voter, target, reason, in the order in which they were shown."""
    banished: int | None


class PastNight(NamedTuple):
    """What happened in a Conclave."""

    night: int
    traitors: Seats
    """Who was present at its end."""
    decided: tuple[Choice, ...]
    murdered: int | None
    """Null too where a shield was in the way."""
    tempted: int | None
    accepted: bool | None
    blackmailed: int | None
    listed: Seats
    shown: Seats
    """Who showed a shield to the Conclave."""


class PastSuspicion(NamedTuple):
    """TT-34: whom somebody suspected most."""

    night: int
    part: int
    seat: int
    target: int


class PastShield(NamedTuple):
    """What somebody found behind a door with a shield."""

    day: int
    seat: int
    taken: bool


class PastMission(NamedTuple):
    day: int
    name: MissionName | Literal["host"]
    bars: int
