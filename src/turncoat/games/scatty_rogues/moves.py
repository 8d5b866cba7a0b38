"""The moves that a seat can send."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from turncoat.core.moves import Move
from turncoat.core.speech.text import tidy
from turncoat.games.scatty_rogues.traps import Sign

WORD_LENGTH: Final = 30
SAY_LENGTH: Final = 60
TEXT_LENGTH: Final = 500


class _Spoken(Move, frozen=True):
    """A number is kept as text: `7` and `"7"` are the same (SR-11)."""

    say: str | int | None = None
    """A number, a word or the name of a drawing, as it is said."""
    sign: Sign | None = None
    """A sign, where the trap has one instead of a word."""

    def __post_init__(self) -> None:
        if self.say is not None:
            msgspec.structs.force_setattr(self, "say", str(self.say))


class Hide(Move, frozen=True, tag="hide", omit_defaults=True):
    """SR-7, SR-8: hide the trap that is shown."""

    trove: int
    """The door, from 1."""
    word: str | None = None
    """Its code word, where one is invented."""


class Decline(Move, frozen=True, tag="decline"):
    """SR-10, SR-20: leave the last trap unhidden."""


class Answer(_Spoken, frozen=True, tag="answer", omit_defaults=True):
    """SR-11: say or show what lies behind the next door."""


class Scatty(Move, frozen=True, tag="scatty"):
    """SR-10: call Scatty Rogues instead of an answer."""


class Count(Move, frozen=True, tag="count"):
    """SR-13: begin to count a slow player out."""


class Object(Move, frozen=True, tag="object"):
    """SR-16: object to the latest answer."""


class Correct(_Spoken, frozen=True, tag="correct", omit_defaults=True):
    """SR-18: as the one who objects, say or show what is right."""

    scatty: bool = False
    """Scatty Rogues would have been right."""


class PenaltyFrom(Move, frozen=True, tag="penalty_from"):
    """SR-23: take a penalty card from another player."""

    seat: int
    """From whom."""


class Say(Move, frozen=True, tag="say"):
    """Say something to everybody (SR-26)."""

    text: str
    """1 to 500 characters."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


AnyMove: TypeAlias = Hide | Decline | Answer | Scatty | Count | Object | Correct | PenaltyFrom | Say
