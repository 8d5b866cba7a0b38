"""Answers as a bot thinks of them, and whether what it hears is what it would have said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from turncoat.games.scatty_rogues.hearing.answers import fold, is_call, is_slip, spoken_number, written_number


class Answer(NamedTuple):
    how: Literal["say", "sign", "scatty"]
    what: str

    def as_move(self, move: str) -> dict[str, Any]:
        """Return it as a move: an `answer` or a `correct`."""
        if self.how == "scatty":
            return {"move": "scatty"} if move == "answer" else {"move": move, "scatty": True}
        return {"move": move, self.how: self.what}

    def number(self) -> int | None:
        """Return the number that it says, in digits or in words (SR-11)."""
        return spoken_number(fold(self.what)) if self.how == "say" else None

    def agrees(self, other: Answer) -> bool:
        """Return whether another answer passes for this one, as far as a listener can tell (SR-14).

        A slip of one letter is let pass, though it might be another code word.
        """
        if self.how != other.how or self.how != "say":
            return self == other
        mine, theirs = fold(self.what), fold(other.what)
        if written_number(mine) is not None:
            return written_number(mine) == spoken_number(theirs)
        return mine == theirs or is_slip(theirs, mine)


SCATTY = Answer("scatty", "")


def number_answer(trove: int) -> Answer:
    """Return the answer where treasure lies; troves count from 0."""
    return Answer("say", str(trove + 1))


def read_answer(said: Mapping[str, Any]) -> Answer:
    """Return the answer in a view's `said`."""
    if "say" in said:
        return SCATTY if is_call(fold(said["say"])) else Answer("say", said["say"])
    return Answer("sign", said["sign"]) if "sign" in said else SCATTY
