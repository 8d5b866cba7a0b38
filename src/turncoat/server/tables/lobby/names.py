"""Names, chat and talk: what is accepted, and how it is cleaned up."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from turncoat.core.refusal import Illegal
from turncoat.server.tables.lobby.lookalikes import look
from turncoat.server.wire.messages_in import CHAT_LENGTH, NAME_LENGTH
from turncoat.words import LANGUAGES, Words

_MARKS_IN_A_ROW: Final = 3
_DEEPEST: Final = 8
"""No move of a game is nested deeper; one that is will be refused by the game."""
_SPACES: Final = re.compile(r"\s+")
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that show nothing by themselves, though they count as printable."""
_JOINERS: Final = re.compile("[\u200c\u200d]")
"""Joiners, which some scripts and many emoji need."""


def clean_name(name: str, taken: Iterable[str]) -> str:
    """Return the name as it will be shown; refuse one that is taken, too long or not readable."""
    neat = _neat(name)
    if len(neat) > NAME_LENGTH or not _is_readable(neat):
        raise Illegal("bad_name", length=NAME_LENGTH)
    if look(neat) in _reserved_names():
        raise Illegal("name_reserved", name=neat)
    if is_taken(neat, taken):
        raise Illegal("name_taken", name=neat)
    return neat


def is_taken(name: str, taken: Iterable[str]) -> bool:
    """Return whether somebody has this name, or one that people would take for it."""
    folded, looks = fold_name(name), look(name)
    return any(fold_name(other) == folded or look(other) == looks for other in taken)


@cache
def _reserved_names() -> frozenset[str]:
    """Return what the host, the table and the screen are called, in every language."""
    words = (word for language in LANGUAGES for word in Words(language)("reserved-names").split("|"))
    return frozenset(look(word) for word in words)


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """Return that name, with a number after it if it is taken."""
    others = list(taken)
    tries = (wanted if n == 1 else f"{wanted} {n}" for n in range(1, len(others) + 2))
    return next(name for name in tries if not is_taken(name, others))


def clean_text(text: str) -> str:
    """Return a line of chat as it will be shown; refuse one that is too long or not readable."""
    neat = _neat(text)
    if len(neat) > CHAT_LENGTH or not _is_readable(_JOINERS.sub("", neat)):
        raise Illegal("bad_text", length=CHAT_LENGTH)
    return neat


def clean_move(move: dict[str, Any]) -> dict[str, Any]:
    """Return a move with all its texts cleaned as chat is; refuse one with a text that is not readable."""
    cleaned: dict[str, Any] = _clean_texts(move)
    return cleaned


def _clean_texts(value: Any, depth: int = 0) -> Any:
    if isinstance(value, str):
        return value if value.isascii() and value.isprintable() and "  " not in value else _clean_talk(value)
    if depth == _DEEPEST:
        return value
    if isinstance(value, dict):
        return {name: _clean_texts(each, depth + 1) for name, each in value.items()}
    return [_clean_texts(each, depth + 1) for each in value] if isinstance(value, list) else value


def _clean_talk(text: str) -> str:
    """Clean what is said in a match; the game decides how long it may be."""
    neat = _neat(text)
    if neat and not _is_readable(_JOINERS.sub("", neat)):
        raise Illegal("bad_text", length=CHAT_LENGTH)
    return neat


def fold_name(name: str) -> str:
    """Return the form by which names are compared: names that differ in case or width are the same."""
    return _neat(_UNSEEN.sub("", unicodedata.normalize("NFKC", name))).casefold()


def _neat(text: str) -> str:
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()


def _is_readable(text: str) -> bool:
    """Return whether a text shows something, and has no control characters or piles of marks."""
    seen = any(unicodedata.category(letter)[0] not in "MZ" for letter in _UNSEEN.sub("", text))
    return seen and text.isprintable() and not _has_mark_pile(text)


def _has_mark_pile(text: str) -> bool:
    run = 0
    for letter in text:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > _MARKS_IN_A_ROW:
            return True
    return False
