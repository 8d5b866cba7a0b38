"""Lines of talk."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from turncoat.core.speech import talk
from turncoat.core.speech.phrase import Phrase
from turncoat.games.are_you_the_traitor.casting import Role
from turncoat.games.are_you_the_traitor.moves import What


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """AT-26: a claim; which fields it has depends on what is claimed."""

    what: What
    about: int | UnsetType = UNSET
    role: Role | UnsetType = UNSET


class Line(talk.Line, frozen=True, kw_only=True):
    """Free text, or a claim."""

    round: int
    """The round in which it was said."""
    say: str | UnsetType = UNSET
    phrases: list[Phrase] | UnsetType = UNSET
    """What a bot says, for readers of every language."""
    claim: ClaimView | UnsetType = UNSET
