"""What a bot remembers of the troves: memories that fade with time and with all that happens.

A memory is as strong as the logarithm of the sum, over every time that it was made or refreshed, of how long
ago that is to the power of minus the level's decay; and every memory has luck of its own. Below `LOST` it
is gone, just above it is hazy and may have become one of something else. So much is the usual model of
human memory (Anderson and Schooler, 1991); the figures are ours.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from turncoat.core.bots.bot_random import BotRandom
from turncoat.games.scatty_rogues.bots.level import Level
from turncoat.games.scatty_rogues.bots.said import Answer, number_answer
from turncoat.games.scatty_rogues.kernel import TROVES
from turncoat.games.scatty_rogues.traps import FIGURES, SIGNS, Trap, kind_of

LOST: Final = -1.2
HAZE: Final = 0.5
"""How much stronger than lost a memory still is hazy."""
CERTAINTY: Final = 0.3
"""The smaller, the sooner a bot is sure of what it remembers."""
WORD_IS_HARDER: Final = 0.15
"""By how much an invented word is weaker than where it belongs."""
REFRESHED: Final = 10
"""So many of the latest times count."""
ALIKE: Final[tuple[tuple[Trap, ...], ...]] = (
    ("parrot", "crow", "cat"),
    ("pirate", "cook", "sentry"),
    ("chest", "barrel"),
    ("lantern", "spyglass"),
    ("rope", "anchor"),
    ("fist", "thumb", "victory"),
    ("wave", "ear", "crossed"),
    ("3", "8", "5"),
    ("11", "14", "17"),
)
"""Drawings that are taken for each other."""


@dataclass
class Memory:
    """What answers at a trove, as it was taken in."""

    n: int
    """Counts the memories: the newest of a trove holds."""
    trove: int
    trap: Trap | None
    """None: treasure, or a word without a drawing."""
    answer: Answer
    times: list[float] = field(default_factory=list)
    """When it was made and refreshed."""
    refreshed: int = 0
    noise: float = 0.0
    """Its own luck, until it is refreshed."""
    word_noise: float = 0.0

    @property
    def treasure(self) -> bool:
        return self.trap is None and self.answer == number_answer(self.trove)


class Recalled(NamedTuple):
    """What comes to mind at a trove."""

    answer: Answer
    sure: float
    """How sure it is of that, from 0 to 1."""
    treasure: bool
    groping: bool = False
    """There was a trap, but what was the word?"""
    blank: bool = False
    """Nothing comes to mind, so there should be treasure."""


class Mind:
    def __init__(self, level: Level, luck: BotRandom) -> None:
        self._level = level
        self._luck = luck
        self._memories: list[Memory] = []
        self._made = 0
        self._hidden = 0
        """How many traps must lie behind doors: everybody can count."""

    # Taking things in

    def hide(self, trove: int, trap: Trap, word: str | None, now: float) -> None:
        """Take in a trap that was hidden."""
        self._hidden += 1
        answer = Answer("sign", trap) if word is None else Answer("say", word)
        self._take_in(trove, trap, answer, now, times=2)

    def leave(self, trap: Trap) -> None:
        """Forget a trap that has become loot."""
        self._hidden -= 1
        self._memories = [memory for memory in self._memories if memory.trap != trap]

    def look(self, trove: int, trap: Trap | None, answer: Answer | None, now: float) -> None:
        """Take in a door that was turned over, and the repeated answer if it was heard."""
        memory = self._newest(trove, trap)
        if memory is None:
            if trap is not None:
                self._memories = [memory for memory in self._memories if memory.trap != trap]
            known = number_answer(trove) if trap is None else answer or self._plain(trap)
            self._take_in(trove, trap, known, now, times=2)
            return
        memory.answer = answer or memory.answer
        self._refresh(memory, now, times=2)

    def listen(self, trove: int, answer: Answer, now: float) -> None:
        """Somebody's answer there is believed."""
        found = [memory for memory in self._at(trove, now) if memory.answer.agrees(answer)]
        if found:
            self._refresh(found[-1], now)
            return
        trap = next((memory.trap for memory in self._memories if memory.answer.agrees(answer)), None)
        self._take_in(trove, trap, answer, now)

    def _newest(self, trove: int, trap: Trap | None) -> Memory | None:
        """Return the newest memory of a trove, if it fits that trap, or treasure."""
        here = [memory for memory in self._memories if memory.trove == trove]
        fits = here and here[-1].trap == trap and (trap is not None or here[-1].treasure)
        return here[-1] if fits else None

    def _plain(self, trap: Trap) -> Answer:
        return Answer("sign" if kind_of(trap) == "sign" else "say", trap)

    def _take_in(self, trove: int, trap: Trap | None, answer: Answer, now: float, times: int = 1) -> None:
        self._made += 1
        memory = Memory(self._made, trove, trap, answer, [now] * times)
        self._draw_luck(memory)
        self._memories.append(memory)

    def _refresh(self, memory: Memory, now: float, times: int = 1) -> None:
        memory.times = (memory.times + [now] * times)[-REFRESHED:]
        memory.refreshed += 1
        self._draw_luck(memory)

    def _draw_luck(self, memory: Memory) -> None:
        about = (memory.n, memory.refreshed)
        memory.noise = self._luck.logistic(self._level.noise, "memory", *about)
        memory.word_noise = self._luck.logistic(self._level.noise, "word", *about)

    # Remembering

    def strength(self, memory: Memory, now: float) -> float:
        decay = self._level.decay
        return math.log(sum([(1.0 + now - at) ** -decay for at in memory.times])) + memory.noise

    def recall(self, trove: int, now: float) -> Recalled:
        """Return what comes to mind: the newest memory that is not lost, else treasure."""
        here = self._at(trove, now)
        odds = self._treasure_odds(now)
        if not here:
            return Recalled(number_answer(trove), odds, True, blank=True)
        memory = here[-1]
        strength = self.strength(memory, now)
        sure = 1.0 / (1.0 + math.exp((LOST - strength) / CERTAINTY))
        if memory.treasure:
            return Recalled(number_answer(trove), max(sure, odds), True)
        return self._answer(memory, strength, sure, now)

    def _at(self, trove: int, now: float) -> list[Memory]:
        """Return the memories that are not lost and seem to be of this trove, the newest last."""
        near = [memory for memory in self._memories if (memory.trove - trove + 1) % TROVES <= 2]
        return [memory for memory in near if self._where(memory, now) == trove]

    def _where(self, memory: Memory, now: float) -> int | None:
        """Return the door that it remembers: a hazy memory may be of the door beside."""
        strength = self.strength(memory, now)
        if strength < LOST:
            return None
        about = ("where", memory.n, memory.refreshed)
        if memory.treasure or strength > LOST + HAZE or self._luck.lot(*about) > self._level.mixing / 2:
            return memory.trove
        return (memory.trove + self._luck.one_of((-1, 1), "beside", *about)) % TROVES

    def _answer(self, memory: Memory, strength: float, sure: float, now: float) -> Recalled:
        about = (memory.n, memory.refreshed)
        if memory.trap is None or kind_of(memory.trap) == "picture":
            of_word = strength - memory.noise + memory.word_noise - WORD_IS_HARDER
            if of_word < LOST and self._is_invented(memory):
                return self._grope(memory, now)
        if strength > LOST + HAZE or self._luck.lot("what", *about) > self._level.mixing / 2:
            return Recalled(memory.answer, sure, False)
        return Recalled(self._confuse(memory, now), sure * 0.8, False)

    def _is_invented(self, memory: Memory) -> bool:
        return memory.answer.how == "say" and memory.answer.what != memory.trap

    def _grope(self, memory: Memory, now: float) -> Recalled:
        """SR-12: a wrong word, most likely; the drawing's name or another's word."""
        return Recalled(self._confuse(memory, now), 0.1, False, groping=True)

    def _confuse(self, memory: Memory, now: float) -> Answer:
        about = ("mixed", memory.n, memory.refreshed)
        alike = [trap for group in ALIKE if memory.trap in group for trap in group if trap != memory.trap]
        other = self._luck.one_of(alike, *about) if alike else None
        if other is not None and other in SIGNS + FIGURES:
            return self._plain(other)
        words = [
            each.answer
            for each in self._memories
            if each.answer.number() is None
            and each.answer.how == "say"
            and each is not memory
            and self.strength(each, now) >= LOST
        ]
        if words:
            return self._luck.one_of(words, "swapped", *about)
        return self._plain(memory.trap if other is None else other) if memory.trap else memory.answer

    def _treasure_odds(self, now: float) -> float:
        """Return how likely treasure lies where nothing comes to mind: the number of traps is no secret."""
        places = {self._where(memory, now) for memory in self._memories if not memory.treasure} - {None}
        missing = max(0, self._hidden - len(places))
        return max(0.05, 1.0 - missing / max(1, TROVES - len(places)))

    def treasure_odds(self, trove: int, now: float) -> float:
        found = self.recall(trove, now)
        return found.sure if found.treasure else 1.0 - max(found.sure, 0.5)
