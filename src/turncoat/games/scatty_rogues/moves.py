"""What a seat can send."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from turncoat.core.moves import Move
from turncoat.core.text import tidy
from turncoat.games.scatty_rogues.traps import Sign

WORD_LENGTH: Final = 30
SAY_LENGTH: Final = 60
TEXT_LENGTH: Final = 500


def _spoken(text: str | int | None) -> str | None:
    """In one line, and a number as text: `7` and `"7"` are the same (SR-11)."""
    return None if text is None else " ".join(str(text).split())


class Hide(Move, frozen=True, tag="hide", omit_defaults=True):
    trove: int
    word: str | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "word", _spoken(self.word))


class Answer(Move, frozen=True, tag="answer", omit_defaults=True):
    say: str | int | None = None
    sign: Sign | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "say", _spoken(self.say))


class Scatty(Move, frozen=True, tag="scatty"):
    pass


class Count(Move, frozen=True, tag="count"):
    pass


class Object(Move, frozen=True, tag="object"):
    pass


class Correct(Move, frozen=True, tag="correct", omit_defaults=True):
    say: str | int | None = None
    sign: Sign | None = None
    scatty: bool = False

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "say", _spoken(self.say))


class PenaltyFrom(Move, frozen=True, tag="penalty_from"):
    seat: int


class Say(Move, frozen=True, tag="say"):
    text: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


AnyMove: TypeAlias = Hide | Answer | Scatty | Count | Object | Correct | PenaltyFrom | Say
