"""What a line of talk says."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core import talk
from turncoat.games.the_traitors.moves import Identity, What, Where

News: TypeAlias = Literal[
    "mission",
    "missing",
    "nobody_missing",
    "withdrawn",
    "banished",
    "identity",
    "list",
    "final_day",
    "end_vote",
    "end",
    "warned",
]


class ToldClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A claim; which fields it has depends on what is claimed."""

    what: What
    about: int | UnsetType = UNSET
    role: Identity | UnsetType = UNSET


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """What the host tells everybody."""

    what: News
    seats: list[int] | UnsetType = UNSET
    """Whom it is about."""
    bars: int | UnsetType = UNSET
    """Of silver, that a mission earned."""
    identity: Identity | UnsetType = UNSET
    """Of who was banished, if the host asked (TT-22)."""
    text: str | UnsetType = UNSET
    """Of a warning (TT-8)."""


class Line(talk.Line, frozen=True, kw_only=True):
    """Free text, a claim, or an announcement of the host's."""

    day: int
    """The day on which it was said."""
    phase: str
    where: Where
    """To whom it was said: all, the Conclave, those who are out."""
    say: str | UnsetType = UNSET
    claim: ToldClaim | UnsetType = UNSET
    announce: Announcement | UnsetType = UNSET
