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
    sign: Sign | None = None

    def __post_init__(self) -> None:
        if self.say is not None:
            msgspec.structs.force_setattr(self, "say", str(self.say))


class Hide(Move, frozen=True, tag="hide", omit_defaults=True):
    trove: int
    word: str | None = None


class Decline(Move, frozen=True, tag="decline"):
    pass


class Answer(_Spoken, frozen=True, tag="answer", omit_defaults=True):
    pass


class Scatty(Move, frozen=True, tag="scatty"):
    pass


class Count(Move, frozen=True, tag="count"):
    pass


class Object(Move, frozen=True, tag="object"):
    pass


class Correct(_Spoken, frozen=True, tag="correct", omit_defaults=True):
    scatty: bool = False


class PenaltyFrom(Move, frozen=True, tag="penalty_from"):
    seat: int


class Say(Move, frozen=True, tag="say"):
    text: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


AnyMove: TypeAlias = Hide | Decline | Answer | Scatty | Count | Object | Correct | PenaltyFrom | Say
