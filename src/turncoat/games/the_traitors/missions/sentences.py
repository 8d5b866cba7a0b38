"""The sentences of The Message, cut into the same number of fragments in every language."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from turncoat.words import LANGUAGES, Language, Words

SENTENCES: Final = 6
PIECES: Final = 24
"""The number of pieces of each sentence; a fragment is one or several of them."""


@cache
def pieces(sentence: int, language: Language) -> tuple[str, ...]:
    say = Words(language)
    return tuple(piece.strip() for piece in say(f"tt-message-{sentence}").split("|"))


@cache
def fragments(sentence: int, number: int) -> tuple[dict[Language, str], ...]:
    """Cut a sentence into so many fragments of about the same length, in order."""
    cuts = [PIECES * part // number for part in range(number + 1)]
    return tuple(
        {language: " ".join(pieces(sentence, language)[begin:end]) for language in LANGUAGES}
        for begin, end in pairwise(cuts)
    )


def whole(sentence: int) -> dict[Language, str]:
    return {language: " ".join(pieces(sentence, language)) for language in LANGUAGES}
