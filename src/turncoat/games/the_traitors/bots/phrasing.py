"""The words that a bot chooses, in its manner and its language."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.characters import Manner
from turncoat.words import Words

LATELY: Final = 12
"""The number of latest remarks that a bot does not repeat word by word."""


class Phrasing:
    def __init__(self, manner: Manner, language: str, luck: BotRandom) -> None:
        self._manner = manner
        self.say = Words(language)
        self._luck = luck
        self._lately: deque[str] = deque(maxlen=LATELY)

    def hear(self, text: str) -> None:
        """Remember a remark, so that the bot does not use the same words at once."""
        self._lately.append(text)

    def own(self, kind: str, turn: int, **about: Any) -> str:
        """Return a remark in the bot's manner; another turn gives other words."""
        return self._one_of(self.say(f"tt-bot-{self._manner}-{kind}", **about), kind, turn)

    def reason(self, fact: str, turn: int, **about: Any) -> str:
        """Return a fact that everybody knows, in the bot's manner."""
        told = self._one_of(self.say(f"tt-bot-reason-{fact}", **about), fact, turn)
        if fact in ("doubted", "merit"):
            return told
        lead = self._one_of(self.say(f"tt-bot-{self._manner}-lead"), "lead", turn)
        return f"{lead} {told}"

    def _one_of(self, text: str, kind: str, turn: int) -> str:
        ways = [way.strip() for way in text.split("|")]
        first = int(self._luck.lot("way", kind) * len(ways)) + turn
        in_order = [ways[(first + step) % len(ways)] for step in range(len(ways))]
        return next((way for way in in_order if way not in self._lately), in_order[0])
