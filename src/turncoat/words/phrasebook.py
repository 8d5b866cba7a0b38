"""The sentences that a bot puts together from parts, in its manner and its language, none said twice.

The parts are messages of a catalogue with strokes between several ways to say the same. A remark is an
opening of the bot's manner or none, a core, and a tail or none. All parts are whole sentences, so that
grammar is right in every language whatever stands together. Readers of other languages get the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.characters import Manner
from turncoat.core.speech.phrase import Phrase, Wording
from turncoat.words import Words

LEAD: Final = 0.4
"""How likely a remark has an opening."""
NOTHING: Final = Wording("")


class Phrasebook:
    """The parts of one game: its messages `<prefix>-<kind>`, and `<prefix>-<manner>-<kind>` of one manner."""

    def __init__(self, prefix: str, manner: Manner, language: str, random: BotRandom) -> None:
        self.names: Sequence[str] = ()
        """The players' names, by seat."""
        self._say = Words(language)
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

    def compose(
        self,
        kind: str,
        turn: object,
        tail: str | None = None,
        *,
        seats: Mapping[str, int],
        numbers: Mapping[str, int],
        opening: str | None = "lead",
    ) -> Wording | None:
        """Return a remark that nobody has made in this match; None if there is none left.

        `seats` and `numbers` are the parameters of its messages. An opening of that kind may come before it
        (None: none); a tail comes after it if one is asked for. Parts that nobody has used come first.
        """
        cores = self._ways(kind, turn, seats, numbers)
        openings = [NOTHING]
        if opening is not None:
            led = self._random.lot("lead", kind, turn) < LEAD
            leads = self._ways(opening, turn, {}, {})
            openings = [*leads, NOTHING] if led else [NOTHING, *leads]
        tails = [NOTHING] if tail is None else self._ways(tail, turn, seats, numbers)
        cores.sort(key=self._is_said)
        wordings = map(_join, self._in_turn(cores, openings, tails))
        return next((wording for wording in wordings if wording.text not in self._lines), None)

    def repeat(
        self, kind: str, turn: object, *, seats: Mapping[str, int], numbers: Mapping[str, int]
    ) -> Wording:
        """Return a remark, also one that somebody has made in this match."""
        return self._ways(kind, turn, seats, numbers)[0]

    def _is_said(self, part: Wording) -> bool:
        return part.text in self._said

    def _in_turn(
        self, cores: list[Wording], openings: list[Wording], tails: list[Wording]
    ) -> Iterator[tuple[Wording, ...]]:
        """Yield openings, cores and tails together; tails that were heard come last."""
        tails.sort(key=self._is_said)
        for core in cores:
            for tail in tails:
                yield openings[0], core, tail
        yield from ((opening, core, tail) for opening in openings for core in cores for tail in tails)

    def _ways(
        self, kind: str, turn: object, seats: Mapping[str, int], numbers: Mapping[str, int]
    ) -> list[Wording]:
        """Return the ways to say something, in an order drawn by lot."""
        phrases = [
            Phrase(message, seats=dict(seats), numbers=dict(numbers)) for message in self._messages(kind)
        ]
        ways = [
            Wording(text, (msgspec.structs.replace(phrase, way=way),))
            for phrase in phrases
            for way, text in enumerate(self._say.ways(phrase, self.names))
        ]
        return sorted(ways, key=lambda way: self._random.lot("way", kind, turn, way.text))

    def _messages(self, kind: str) -> Iterator[str]:
        for message in (f"{self._prefix}-{self._manner}-{kind}", f"{self._prefix}-{kind}"):
            if self._say.has(message):
                yield message


def _join(parts: Sequence[Wording]) -> Wording:
    """Return parts said one after another."""
    text = " ".join(filter(None, (part.text for part in parts)))
    return Wording(text, tuple(phrase for part in parts for phrase in part.phrases))
