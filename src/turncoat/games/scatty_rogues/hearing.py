"""What is said and what it counts as (SR-6, SR-11, SR-14): speech has no spelling.

Words are compared as `fold` writes them: without case, accents, spaces and punctuation.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import Levenshtein

from turncoat.games.scatty_rogues.kernel import ANSWERS, OTHER, TROVES

FORGIVEN_FROM: Final = 5
"""A code word of so many letters forgives a slip of one (SR-14)."""
_SPELT: Final = {"æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ŋ": "n", "ĸ": "k", "ı": "i", "ȷ": "j"}
"""Letters that Unicode does not take apart, as they are otherwise written."""
_WITH: Final = re.compile(r"LATIN SMALL LETTER ([A-Z]) WITH ")
_ACCENTS: Final = (range(10, 37), range(200, 241))
"""Combining classes of what may be left out in writing: Hebrew and Arabic vowel points, accents.
Vowel signs of other scripts, and what makes another letter there (ga of ka), are not among them."""


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Return the letters and digits of a text in the form in which words are compared."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return unicodedata.normalize("NFC", "".join(_folded(sign) for sign in apart))


@lru_cache(maxsize=4096)
def _folded(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind[0] == "M":
        accent = any(unicodedata.combining(sign) in classes for classes in _ACCENTS)
        return "" if accent or "VARIATION SELECTOR" in unicodedata.name(sign, "") else sign
    if kind[0] == "N":
        digit = unicodedata.digit(sign, None)
        return sign if digit is None else str(digit)
    if kind[0] != "L" or "\u02b0" <= sign <= "\u02ff":  # the last are marks that look like apostrophes
        return ""
    if sign in _SPELT:
        return _SPELT[sign]
    stroked = _WITH.match(unicodedata.name(sign, ""))
    return stroked[1].lower() if stroked else sign


def number(folded: str) -> int | None:
    """Return the number that a text writes in digits, or None; `7` and `07` are the same."""
    return int(folded) if folded.isascii() and folded.isdigit() else None


def fits(folded: str, word: str, words: Iterable[str]) -> bool:
    """SR-14: whether it passes for that code word, of all code words of the game."""
    if folded == word:
        return True
    if len(word) < FORGIVEN_FROM or Levenshtein.distance(folded, word, score_cutoff=1) > 1:
        return False
    return folded not in words  # else it is another code word, which it fits better


def answer_of(text: str, words: Mapping[int, str], right: int) -> int:
    """Return the kernel's answer that a text counts as, given the right answer.

    A slip can pass for two code words: then it is the right one.
    """
    folded = fold(text)
    told = number(folded)
    if told is not None:
        return told - 1 if 1 <= told <= TROVES else OTHER
    known = {trap: fold(word) for trap, word in words.items()}
    heard = [ANSWERS[trap] for trap, word in known.items() if fits(folded, word, known.values())]
    return right if right in heard else heard[0] if heard else OTHER
