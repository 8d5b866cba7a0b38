"""Code words that have to do with a drawing (SR-5), in the languages of the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from turncoat.core.bots.bot_random import BotRandom
from turncoat.games.scatty_rogues.hearing.answers import fold
from turncoat.games.scatty_rogues.traps import Trap
from turncoat.words import Words


def words_for(trap: Trap, language: str) -> list[str]:
    """Return the words that go with a drawing."""
    say = Words(language)
    return [word.strip() for word in say(f"sr-bot-words-{trap}").split(",")]


def code_word(trap: Trap, languages: Sequence[str], used: set[str], luck: BotRandom) -> str:
    """Return a code word that no trap of this game has (SR-6); with a number if all words are in `used`."""
    language = luck.one_of(languages, "language")
    known = words_for(trap, language)
    fresh = [word for word in known if fold(word) not in used]
    if fresh:
        return luck.one_of(fresh, "word", trap)
    numbered = (f"{known[0]} {number}" for number in count(2))
    return next(word for word in numbered if fold(word) not in used)
