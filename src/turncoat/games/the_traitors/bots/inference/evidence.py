"""What everybody at the table knows to have happened, as a belief takes it in."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Identity


class Voted(NamedTuple):
    """A vote was shown."""

    votes: tuple[tuple[int, int], ...]
    """Voter and target; blanks are left out."""
    candidates: Seats


class Claimed(NamedTuple):
    """What was said about others since the last vote."""

    against: tuple[tuple[int, int], ...]
    """Who doubted whom."""
    for_: tuple[tuple[int, int], ...]
    """Who trusted whom."""


class Banished(NamedTuple):
    seat: int
    identity: Identity | None
    """None: it was not asked for."""


class Withdrawn(NamedTuple):
    seat: int


class Morning(NamedTuple):
    """What a night has brought, as breakfast shows it."""

    victim: int | None
    nights_left: int
    """That night included."""
    listed: Seats | None
    """The death list that held in that night."""
    list_made: bool
    """A death list is read out: it was made instead of a murder."""
    openers: Seats
    """Who had opened a door of the armoury: one of them may have had a shield."""


class ShieldShown(NamedTuple):
    seat: int


class Refused(NamedTuple):
    """TT-30, instead of a morning, to the one player who knows: a letter came from two Traitors, in vain."""


Evidence: TypeAlias = Voted | Claimed | Banished | Withdrawn | Morning | ShieldShown | Refused
