"""The words that a bot chooses, in its manner and its language, and the phrase that other readers get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.characters import Manner
from turncoat.core.speech.phrase import Phrase, Wording
from turncoat.words import Words
from turncoat.words.phrasebook import Phrasebook

OPENINGS: Final = {"innocent": "protest", "sworn": "protest", "feeling": "lead", "write": "lead"}
"""Remarks before which an opening fits, and which."""


class Phrasing:
    def __init__(self, manner: Manner, language: str, luck: BotRandom) -> None:
        self._say = Words(language)
        self._book = Phrasebook("tt-bot", manner, language, luck)

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return self._book.names

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        self._book.names = names

    def hear(self, text: str) -> None:
        """Remember what somebody said, in order not to use the same words in this season."""
        self._book.hear(text)

    def own(self, kind: str, turn: object, **about: int) -> Wording | None:
        """Return a remark about players; None if all its words have been used in this season."""
        return self._book.compose(kind, turn, opening=OPENINGS.get(kind), seats=about, numbers={})

    def reason(self, fact: str, turn: object, **about: int) -> Wording | None:
        """Return a fact that everybody knows, with an opening in the bot's manner where one fits."""
        opening = None if fact in ("doubted", "merit") else "lead"
        return self._book.compose(f"reason-{fact}", turn, opening=opening, seats=about, numbers={})

    def again(self, kind: str, turn: object, **about: int) -> Wording:
        """Return a remark whose words may have been used before."""
        return self._book.repeat(kind, turn, seats=about, numbers={})

    def fragment(self, number: int, texts: dict[str, str]) -> Wording:
        """Return the remark that tells a fragment of The Message: its number, and its text by language."""
        phrase = Phrase("tt-bot-fragment", numbers={"number": number}, texts={"text": texts})
        return Wording(self._say.ways(phrase)[0], (phrase,))
