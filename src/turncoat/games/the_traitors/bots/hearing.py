"""A bot's reading of free text: the players it names, and whether it is for or against them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from turncoat.core.speech.text import fold_text
from turncoat.words import LANGUAGES, Words

Leaning: TypeAlias = Literal["for", "against"]
_WORD: Final = re.compile(r"[\w']+")


@cache
def _vocabulary(kind: str) -> frozenset[str]:
    """Return the words of this kind in all languages: people at one table may speak several."""
    known: set[str] = set()
    for language in LANGUAGES:
        say = Words(language)
        known |= {fold_text(word.strip()) for word in say(f"tt-hear-{kind}").split(",")}
    return frozenset(known)


@lru_cache(maxsize=4096)
def named_seats(text: str, names: tuple[str, ...]) -> list[int]:
    """Return the seats whose names are in the text; `Rosa 2` is not `Rosa`."""
    left, found = f" {' '.join(_WORD.findall(fold_text(text)))} ", []
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        name = f" {' '.join(_WORD.findall(fold_text(names[seat])))} "
        if name.strip() and name in left:
            found.append(seat)
            left = left.replace(name, " · ")
    return sorted(found)


@lru_cache(maxsize=4096)
def is_question(text: str) -> bool:
    """Return whether the text has a question mark, or a question word as its first or second word."""
    return "?" in text or bool(_vocabulary("ask") & set(_WORD.findall(fold_text(text))[:2]))


@lru_cache(maxsize=4096)
def leaning(text: str) -> Leaning | None:
    """Return whether the text is for or against a player: `a liar`, `not a liar`; None: neither is clear."""
    words = set(_WORD.findall(fold_text(text)))
    against, for_ = bool(words & _vocabulary("against")), bool(words & _vocabulary("for"))
    if against == for_:
        return None
    turned = bool(words & _vocabulary("not"))
    return "against" if against != turned else "for"
