"""Phrases: what a bot says, as messages of the catalogues, so that each reader gets it in their own language.

A bot sends a phrase beside the text in its own language. Only bots of the house may: a person could send a
text and a phrase that say different things.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import msgspec

from turncoat.core.refusal import Illegal

PHRASES: Final = "phrases"
"""The field of a move that has its phrases, in every game whose bots speak."""
BETWEEN_WAYS: Final = "|"

_Name: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_-]{0,59}$")]
_Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence or more of a game's catalogue, and what stands in it."""

    key: _Name
    """The message. It may have several ways to say the same, with `|` between them."""
    way: Annotated[int, msgspec.Meta(ge=0, lt=100)] = 0
    """Which of the ways, from 0."""
    seats: dict[_Name, int] = {}
    """Parameters that are players."""
    numbers: dict[_Name, int] = {}
    """Parameters that are numbers."""
    texts: dict[_Name, dict[_Name, _Text]] = {}
    """Parameters that are texts, by language."""


Phrases: TypeAlias = Annotated[list[Phrase], msgspec.Meta(max_length=4)]
"""Phrases that are said one after another."""


class Wording(NamedTuple):
    """A remark in the bot's language, and the phrases that it consists of."""

    text: str
    phrases: tuple[Phrase, ...] = ()

    def fields(self, text: str = "text") -> dict[str, Any]:
        """Return the fields of the move that makes the remark; `text`: the name of the first."""
        return {text: self.text, PHRASES: msgspec.to_builtins(self.phrases)}


def check_phrases(phrases: Phrases, players: int) -> None:
    """Refuse phrases about seats that do not exist."""
    if any(not 0 <= seat < players for phrase in phrases for seat in phrase.seats.values()):
        raise Illegal("no_such_player")
