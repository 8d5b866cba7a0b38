"""The moves that a seat can send."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from turncoat.core.moves import Move
from turncoat.core.speech.phrase import Phrases
from turncoat.core.speech.text import tidy
from turncoat.games.are_you_the_traitor.casting import Role

TEXT_LENGTH: Final = 500
What: TypeAlias = Literal["am", "is", "trust", "doubt", "lie", "statue"]
Sign: TypeAlias = Literal["wink", "nod", "shake", "finger"]

SIGNS: Final[tuple[Sign, ...]] = ("wink", "nod", "shake", "finger")
CLAIM_FIELDS: Final[dict[What, tuple[str, ...]]] = {
    "am": ("role",),
    "is": ("about", "role"),
    "trust": ("about",),
    "doubt": ("about",),
    "lie": ("about",),
    "statue": (),
}
"""AT-26: what each claim is made of."""


class Say(Move, frozen=True, tag="say", omit_defaults=True):
    """Say something to everybody (AT-8)."""

    text: str
    """1 to 500 characters."""
    phrases: Phrases = msgspec.field(default_factory=list)
    """The same for readers of every language; for the bots of the house alone."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class Claim(Move, frozen=True, tag="claim", omit_defaults=True):
    """AT-26: claim something in a form that everybody reads in their own language."""

    what: What
    """The kind of claim."""
    about: int | None = None
    """The player it is about."""
    role: Role | None = None
    """The role that is claimed."""


class Look(Move, frozen=True, tag="look"):
    """AT-25: look at a player."""

    at: int | None
    """Their seat; null: at nobody."""


class Peek(Move, frozen=True, tag="peek"):
    """Says nothing but that the seat has looked at its own card."""


class Signal(Move, frozen=True, tag="signal"):
    """AT-25: make a silent sign, seen by the one who looks at this seat."""

    sign: Sign
    """The sign."""


class Stop(Move, frozen=True, tag="stop", omit_defaults=True):
    """AT-9: call Stop and point at a player."""

    target: int
    """The player."""
    dealing: int | None = None
    """AT-12: the deal that its caller saw, so that none counts in a deal that its caller never saw."""


class First(Move, frozen=True, tag="first"):
    """AT-13: vote for the caller who was first."""

    caller: int
    """Their seat."""


class Void(Move, frozen=True, tag="void"):
    """AT-15: say whether a secret was exposed, so that the round does not count."""

    agree: bool
    """False takes an agreement back."""


class Ring(Move, frozen=True, tag="ring"):
    """AT-17: take a treasure with the Magic Ring."""

    target: int
    """From whom."""


class Declare(Move, frozen=True, tag="declare"):
    """AT-21: declare the treasure, to win."""


class Ready(Move, frozen=True, tag="ready"):
    """Be ready for the next round."""


AnyMove: TypeAlias = Say | Claim | Look | Peek | Signal | Stop | First | Void | Ring | Declare | Ready
