"""The words that a bot chooses, in its manner and its language, and the phrase that other readers get."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.characters import Manner
from turncoat.core.speech.phrase import Phrase, Wording
from turncoat.words import Words

LATELY: Final = 12
"""The number of latest remarks that a bot does not repeat word by word."""


class Phrasing:
    def __init__(self, manner: Manner, language: str, luck: BotRandom) -> None:
        self._manner = manner
        self._say = Words(language)
        self._luck = luck
        self._lately: deque[str] = deque(maxlen=LATELY)
        self.names: tuple[str, ...] = ()
        """The players' names, by seat."""

    def hear(self, text: str) -> None:
        """Remember a remark, so that the bot does not use the same words at once."""
        self._lately.append(text)

    def own(self, kind: str, turn: int, **about: int) -> Wording:
        """Return a remark in the bot's manner, about players; another turn gives other words."""
        return self._choose(Phrase(f"tt-bot-{self._manner}-{kind}", seats=about), kind, turn)

    def reason(self, fact: str, turn: int, **about: int) -> Wording:
        """Return a fact that everybody knows, in the bot's manner."""
        told = self._choose(Phrase(f"tt-bot-reason-{fact}", seats=about), fact, turn)
        if fact in ("doubted", "merit"):
            return told
        lead = self._choose(Phrase(f"tt-bot-{self._manner}-lead"), "lead", turn)
        return Wording(f"{lead.text} {told.text}", lead.phrases + told.phrases)

    def fragment(self, number: int, texts: dict[str, str]) -> Wording:
        """Return the remark that tells a fragment of The Message: its number, and its text by language."""
        phrase = Phrase("tt-bot-fragment", numbers={"number": number}, texts={"text": texts})
        return Wording(self._say.ways(phrase)[0], (phrase,))

    def _choose(self, phrase: Phrase, kind: str, turn: int) -> Wording:
        ways = self._say.ways(phrase, self.names)
        first = int(self._luck.lot("way", kind) * len(ways)) + turn
        in_order = [(first + step) % len(ways) for step in range(len(ways))]
        way = next((way for way in in_order if ways[way] not in self._lately), in_order[0])
        return Wording(ways[way], (msgspec.structs.replace(phrase, way=way),))
