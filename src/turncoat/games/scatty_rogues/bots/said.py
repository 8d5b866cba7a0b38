"""Answers as a bot thinks of them, and whether what it hears is what it would have said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from turncoat.games.scatty_rogues.hearing import fits, fold, number


class Answer(NamedTuple):
    how: Literal["say", "sign", "scatty"]
    what: str

    def as_move(self, move: str) -> dict[str, Any]:
        """Return it as a move: an `answer` or a `correct`."""
        if self.how == "scatty":
            return {"move": "scatty"} if move == "answer" else {"move": move, "scatty": True}
        return {"move": move, self.how: self.what}

    def number(self) -> int | None:
        return number(fold(self.what)) if self.how == "say" else None

    def agrees(self, other: Answer) -> bool:
        """SR-14, as far as one who listens can tell: a slip of one letter is let pass."""
        if self.how != other.how or self.how != "say":
            return self == other
        mine, theirs = fold(self.what), fold(other.what)
        if number(mine) is not None or number(theirs) is not None:
            return number(mine) == number(theirs)
        return fits(theirs, mine, ())


SCATTY = Answer("scatty", "")


def numbered(trove: int) -> Answer:
    """Return the answer where treasure lies; troves count from 0."""
    return Answer("say", str(trove + 1))


def heard(said: Mapping[str, Any]) -> Answer:
    """Return the answer in a view's `said`."""
    if "say" in said:
        return Answer("say", said["say"])
    return Answer("sign", said["sign"]) if "sign" in said else SCATTY
