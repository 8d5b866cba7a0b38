"""Decide what a spoken answer counts as (SR-6, SR-10, SR-11, SR-14): speech has no spelling.

Words are compared as `fold` writes them. Matches that began under the first rules go on with `fold_letters`
and `count_written` instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rapidfuzz.distance import Levenshtein

from turncoat.games.scatty_rogues.hearing.spelling import spell_american
from turncoat.games.scatty_rogues.kernel import ANSWERS, OTHER, SCATTY, TROVES

FORGIVEN_FROM: Final = 5
"""A code word of so many letters forgives a slip of one (SR-14)."""
ARTICLES: Final = frozenset(["the", "a", "an", "le", "la", "les", "un", "une", "den", "det", "en", "et"])
CALL: Final = "scattyrogues"
_SPELT: Final = {"æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ŋ": "n", "ĸ": "k", "ı": "i", "ȷ": "j"}
"""Letters that Unicode does not take apart, as they are otherwise written."""
_WITH: Final = re.compile(r"LATIN SMALL LETTER ([A-Z]) WITH ")
_ACCENTS: Final = (range(10, 37), range(200, 241))
"""Combining classes of what may be left out in writing: Hebrew and Arabic vowel points, accents.
Vowel signs of other scripts, and what makes another letter there (ga of ka), are not among them."""
_APOSTROPHES: Final = "'’"
_IN_WORDS: Final = (
    "one two three four five six seven eight nine ten"
    " eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen",
    "un deux trois quatre cinq six sept huit neuf dix"
    " onze douze treize quatorze quinze seize dixsept dixhuit",
    "en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten",
)
NUMBER_WORDS: Final[dict[str, int]] = {
    word: number for words in _IN_WORDS for number, word in enumerate(words.split(), start=1)
} | {"une": 1, "et": 1}
"""The numbers of the troves in English, French and Danish, folded."""
_NUMBER: Final = re.compile(
    r"(?:door|trove|porte|cachette|dor|gemme|number|no|nr|numero|nummer)*"
    rf"(?P<number>[0-9]+|{'|'.join(sorted(NUMBER_WORDS, key=len, reverse=True))})"
)
"""`seven`, `number seven`, `door 7`: what stands before a number does not change it (SR-11)."""


# Comparing words


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Return a text in the form in which words are compared (SR-14).

    Case, accents, spaces, punctuation, a leading article, and British or American spelling do not matter.
    """
    parts = "".join(_fold_sign(sign) or _gap(sign) for sign in _apart(_without_article(text))).split()
    return unicodedata.normalize("NFC", spell_american("".join(map(spell_american, parts))))


@lru_cache(maxsize=4096)
def fold_letters(text: str) -> str:
    """Return the letters and digits of a text: how words were compared under the first rules."""
    return unicodedata.normalize("NFC", "".join(map(_fold_sign, _apart(text))))


def _apart(text: str) -> str:
    """Return a text in small letters, with every accent by itself."""
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())


def _without_article(text: str) -> str:
    """Leave out a leading article, if there is a word after it."""
    first, *rest = text.split(maxsplit=1)[:2] or [""]
    return rest[0] if rest and fold_letters(first) in ARTICLES and fold_letters(rest[0]) else text


@lru_cache(maxsize=4096)
def _fold_sign(sign: str) -> str:
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


def _gap(sign: str) -> str:
    """Return a space for what separates words, so that each is spelt by itself."""
    separates = sign.isspace() or (unicodedata.category(sign)[0] == "P" and sign not in _APOSTROPHES)
    return " " if separates else ""


# Numbers and the call


def written_number(folded: str) -> int | None:
    """Return the number that a folded text writes in digits, or None; `7` and `07` are the same."""
    return int(folded) if folded.isascii() and folded.isdigit() else None


def spoken_number(folded: str) -> int | None:
    """Return the number that a folded text means, in digits or in words (SR-11), or None."""
    found = _NUMBER.fullmatch(folded)
    if found is None:
        return None
    number = found["number"]
    return NUMBER_WORDS[number] if number in NUMBER_WORDS else int(number)


def is_call(folded: str) -> bool:
    """Return whether a folded text is the call "Scatty Rogues" (SR-10)."""
    return folded == CALL


# What it counts as


def is_slip(folded: str, word: str) -> bool:
    """SR-14: return whether a text differs from a code word by one letter that is forgiven."""
    return len(word) >= FORGIVEN_FROM and Levenshtein.distance(folded, word, score_cutoff=1) == 1


def count_spoken(text: str, words: Mapping[int, str], right: int) -> int:
    """Return the kernel's answer that a text counts as, given the code words by trap and the right answer.

    A text can mean several things: "fire" is Danish for four, and a slip can fit two code words. Then it is
    the right one.
    """
    folded = fold(text)
    said = spoken_number(folded)
    heard = [SCATTY] if is_call(folded) else []
    known = {trap: fold(word) for trap, word in words.items()}
    exact = [trap for trap, word in known.items() if folded == word or _is_figure(said, word)]
    slips = [] if exact else [trap for trap, word in known.items() if is_slip(folded, word)]
    heard += [ANSWERS[trap] for trap in exact + slips]
    if said is not None and 1 <= said <= TROVES:
        heard.append(said - 1)
    return right if right in heard else heard[0] if heard else OTHER


def _is_figure(said: int | None, word: str) -> bool:
    """SR-5: return whether the number that was said is the code word of a figure."""
    return said is not None and said == written_number(word)


def count_written(text: str, words: Mapping[int, str], right: int) -> int:
    """Return what a text counted as under the first rules: numbers in digits, and no article left out."""
    folded = fold_letters(text)
    said = written_number(folded)
    if said is not None:
        return said - 1 if 1 <= said <= TROVES else OTHER
    known = {trap: fold_letters(word) for trap, word in words.items()}
    exact = [ANSWERS[trap] for trap, word in known.items() if folded == word]
    heard = exact or [ANSWERS[trap] for trap, word in known.items() if is_slip(folded, word)]
    return right if right in heard else heard[0] if heard else OTHER


Fold: TypeAlias = Callable[[str], str]
CountAs: TypeAlias = Callable[[str, Mapping[int, str], int], int]


class Hearing(NamedTuple):
    """How a match understands what is said."""

    fold: Fold
    count_as: CountAs


WRITTEN: Final = Hearing(fold_letters, count_written)
"""Until rules 1."""
SPOKEN: Final = Hearing(fold, count_spoken)
"""From rules 2 on."""


def hearing_of(rules: int) -> Hearing:
    """Return how a match of that version of the rules understands what is said."""
    return WRITTEN if rules < 2 else SPOKEN
