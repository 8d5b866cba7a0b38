"""The moves that a seat can send."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from turncoat.core.moves import Move
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


class Say(Move, frozen=True, tag="say"):
    text: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class Claim(Move, frozen=True, tag="claim", omit_defaults=True):
    what: What
    about: int | None = None
    role: Role | None = None


class Look(Move, frozen=True, tag="look"):
    at: int | None


class Peek(Move, frozen=True, tag="peek"):
    """Says nothing but that the seat has looked at its own card."""


class Signal(Move, frozen=True, tag="signal"):
    sign: Sign


class Stop(Move, frozen=True, tag="stop", omit_defaults=True):
    target: int
    dealing: int | None = None
    """AT-12: the deal that its caller saw, so that none counts in a deal that its caller never saw."""


class First(Move, frozen=True, tag="first"):
    caller: int


class Void(Move, frozen=True, tag="void"):
    agree: bool


class Ring(Move, frozen=True, tag="ring"):
    target: int


class Declare(Move, frozen=True, tag="declare"):
    pass


class Ready(Move, frozen=True, tag="ready"):
    pass


AnyMove: TypeAlias = Say | Claim | Look | Peek | Signal | Stop | First | Void | Ring | Declare | Ready
