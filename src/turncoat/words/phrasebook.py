"""The sentences that a bot puts together from parts, in its manner and its language, none said twice.

The parts are messages of a catalogue with strokes between several ways to say the same. A remark is an
opening of the bot's manner or none, a core, and a tail or none. All parts are whole sentences, so that
grammar is right in every language whatever stands together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.characters import Manner
from turncoat.words import Words

LEAD: Final = 0.4
"""How likely a remark has an opening."""


class Phrasebook:
    """The parts of one game: its messages `<prefix>-<kind>`, and `<prefix>-<manner>-<kind>` of one manner."""

    def __init__(self, prefix: str, manner: Manner, language: str, random: BotRandom) -> None:
        self.say = Words(language)
        self._prefix = prefix
        self._manner = manner
        self._random = random
        self._lines: set[str] = set()
        self._said = ""
        """Everything that anybody has said in this match, a line each."""

    def hear(self, text: str) -> None:
        """Remember what somebody said, in order not to repeat it."""
        self._lines.add(text)
        self._said += f"\n{text}"

    def phrase(self, kind: str, turn: object, tail: str | None = None, **about: Any) -> str | None:
        """Return a remark that nobody has made in this match; None if there is none left.

        An opening may come before it; a tail comes after it if one is asked for. Parts that nobody has used
        come first.
        """
        cores = self._ways(kind, turn, about)
        openings = self._ways("lead", turn, {})
        led = self._random.lot("lead", kind, turn) < LEAD
        openings = [*openings, ""] if led else ["", *openings]
        tails = [""] if tail is None else self._ways(tail, turn, about)
        cores.sort(key=lambda core: core in self._said)
        texts = (" ".join(filter(None, parts)) for parts in self._in_turn(cores, openings, tails))
        return next((text for text in texts if text not in self._lines), None)

    def _in_turn(
        self, cores: list[str], openings: list[str], tails: list[str]
    ) -> Iterator[tuple[str, str, str]]:
        """Yield openings, cores and tails together; tails that were heard come last."""
        tails.sort(key=lambda tail: tail in self._said)
        for core in cores:
            for tail in tails:
                yield openings[0], core, tail
        yield from ((opening, core, tail) for opening in openings for core in cores for tail in tails)

    def _ways(self, kind: str, turn: object, about: dict[str, Any]) -> list[str]:
        """Return the ways to say something, in an order drawn by lot."""
        ways = [
            way.strip() for message in self._messages(kind) for way in self.say(message, **about).split("|")
        ]
        return sorted(ways, key=lambda way: self._random.lot("way", kind, turn, way))

    def _messages(self, kind: str) -> Iterator[str]:
        for message in (f"{self._prefix}-{self._manner}-{kind}", f"{self._prefix}-{kind}"):
            if self.say.has(message):
                yield message
