"""The lines of talk, as they go to the clients."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core.speech import talk
from turncoat.core.speech.phrase import Phrase
from turncoat.games.the_traitors.moves import Identity, What, Where

News: TypeAlias = Literal[
    "mission",
    "missing",
    "nobody_missing",
    "withdrawn",
    "banished",
    "identity",
    "not_asked",
    "lots",
    "list",
    "final_day",
    "end_vote",
    "end",
    "warned",
    "undone",
]


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """A claim; its fields depend on the kind of claim."""

    what: What
    about: int | UnsetType = UNSET
    role: Identity | UnsetType = UNSET


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement of the host to everybody."""

    what: News
    seats: list[int] | UnsetType = UNSET
    """The players concerned."""
    bars: int | UnsetType = UNSET
    """The bars of silver that a mission earned."""
    identity: Identity | UnsetType = UNSET
    """The identity of the banished player, if the host asked (TT-22)."""
    text: str | UnsetType = UNSET
    """The text of a warning (TT-8)."""


class Line(talk.Line, frozen=True, kw_only=True):
    """Free text, a claim, or an announcement of the host's."""

    day: int
    """The day on which it was said."""
    phase: str
    where: Where
    """The audience: all, the Conclave, or the players who are out."""
    say: str | UnsetType = UNSET
    phrases: list[Phrase] | UnsetType = UNSET
    """What a bot says, for readers of every language."""
    claim: ClaimView | UnsetType = UNSET
    announce: Announcement | UnsetType = UNSET
