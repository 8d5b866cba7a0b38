"""The records of a season: the state of a Round Table and of a night, and past events for the recap."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from turncoat.core.speech.phrase import Phrase
from turncoat.games.the_traitors.clauses.powers import Choice
from turncoat.games.the_traitors.clauses.votes import Seats, VoteStage
from turncoat.games.the_traitors.moves import BetAbout, MissionName

How: TypeAlias = Literal["murdered", "banished", "withdrawn"]
T = TypeVar("T")


def independent_copy(record: T) -> T:
    """Copy a record and the lists, sets and mappings in its fields; their elements are immutable."""
    twin = copy(record)
    for name, value in vars(record).items():
        if type(value) in (list, dict, set):
            setattr(twin, name, value.copy())
    return twin


def overwrite(record: T, other: T) -> None:
    """Set every field of a record to what another one holds, without copying it."""
    for name, value in vars(other).items():
        setattr(record, name, value)


class Out(NamedTuple):
    """How a player left the game."""

    how: How
    day: int
    revealed: bool
    """Whether the identity is public (TT-9)."""
    sees_from: int
    """TT-22: the first day on which this player may see everything, if the option allows it."""


class BrokenOff(NamedTuple):
    """A step that was broken off, and when."""

    phase: str
    since: float
    until: float
    at: float


class Written(NamedTuple):
    """A vote: a name on a slip, and the reason (TT-20)."""

    target: int
    reason: str
    phrases: Sequence[Phrase] = ()
    """The reason of a bot, for readers of every language."""


@dataclass
class RoundTable:
    """One Round Table."""

    stage: VoteStage = "vote"
    """The present vote, or the last one."""
    candidates: Seats = ()
    voters: Seats = ()
    tied: Seats = ()
    """The players whom the last vote left tied."""
    safe: Seats = ()
    """The players who cannot be voted for (TT-23 (d))."""
    votes: dict[int, Written] = field(default_factory=dict)
    order: Seats = ()
    """The voters in the order in which their votes are shown (TT-21)."""
    shown: int = 0
    """How many votes have been shown."""
    speakers: Seats = ()
    """The players who may talk in a defence."""
    to_come: Seats = ()
    """The players who defend themselves after them."""
    banished: int | None = None
    asked: bool = False
    """Whether the banished player was asked for their identity (TT-22)."""
    by_lot: bool = False
    """Whether a lot decided who is banished."""


@dataclass
class Night:
    """One Conclave."""

    part: int = 1
    traitors: int = 0
    """The number of Traitors at its start."""
    present: set[int] = field(default_factory=set)
    ordered: int = 0
    """The number of names that the host ordered for a death list; 0: no list (TT-33)."""
    shown: set[int] = field(default_factory=set)
    """The players who showed a shield to the Conclave."""
    decisions: dict[int, Choice] = field(default_factory=dict)
    """By Traitor: the choice named in this part of the night."""
    lines: dict[int, str] = field(default_factory=dict)
    """By Traitor: the line for a letter, named with the choice."""
    letter_line: str = ""
    """The line of the letter that was sent."""
    suspects: dict[int, int] = field(default_factory=dict)
    """By player: the suspect named in this part of the night."""
    letter: int | None = None
    """The player who was sent a letter."""
    answer: bool | None = None


class PastVote(NamedTuple):
    """A vote that was counted."""

    day: int
    stage: VoteStage
    votes: tuple[tuple[int, Written | None], ...]
    """Voters with their votes, in the order in which these were shown; None: a blank vote."""
    banished: int | None


class PastNight(NamedTuple):
    """The events of a Conclave."""

    night: int
    traitors: Seats
    """The Traitors present at its end."""
    decided: tuple[Choice, ...]
    murdered: int | None
    """None where a shield prevented it, too."""
    tempted: int | None
    accepted: bool | None
    blackmailed: int | None
    listed: Seats
    shown: Seats
    """The players who showed a shield to the Conclave."""


class PastSuspicion(NamedTuple):
    """The player whom another suspected most in a part of a night (TT-34)."""

    night: int
    part: int
    seat: int
    target: int


class PastShield(NamedTuple):
    """A shield that a player found behind a door."""

    day: int
    seat: int
    taken: bool


class PastBet(NamedTuple):
    """A bet of a player who is out, once it is decided (TT-22)."""

    day: int
    about: BetAbout
    seat: int
    target: int
    right: bool


class PastMission(NamedTuple):
    day: int
    name: MissionName | Literal["host"]
    bars: int
