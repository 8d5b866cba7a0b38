"""Public events, in the form in which a belief takes them in."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Identity


class Voted(NamedTuple):
    """A vote whose slips have been shown."""

    votes: tuple[tuple[int, int], ...]
    """Pairs of voter and target, without blank slips."""
    candidates: Seats


class Claimed(NamedTuple):
    """The claims about others since the last vote."""

    against: tuple[tuple[int, int], ...]
    """Pairs of a speaker and a player whom they doubted."""
    for_: tuple[tuple[int, int], ...]
    """Pairs of a speaker and a player whom they trusted."""


class Banished(NamedTuple):
    seat: int
    identity: Identity | None
    """None: the host did not ask for it."""


class Withdrawn(NamedTuple):
    seat: int


class Morning(NamedTuple):
    """The outcome of a night, as breakfast shows it."""

    victim: int | None
    nights_left: int
    """That night included."""
    listed: Seats | None
    """The death list that held in that night."""
    list_made: bool
    """Whether a death list is read out, which was made instead of a murder."""
    openers: Seats
    """The players who had opened a door of the armoury: one of them may have had a shield."""


class ShieldShown(NamedTuple):
    seat: int


class Refused(NamedTuple):
    """A letter that this player refused (TT-30): there are two Traitors. It takes the place of `Morning`."""


Evidence: TypeAlias = Voted | Claimed | Banished | Withdrawn | Morning | ShieldShown | Refused
