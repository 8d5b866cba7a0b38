"""What people may be called, and what they may say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from turncoat.core.refusal import Illegal

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
_MARKS_IN_A_ROW: Final = 3
_SPACES: Final = re.compile(r"\s+")
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing by themselves, though they count as printable."""
_JOINERS: Final = re.compile("[\u200c\u200d]")
"""Some scripts and many emoji are written with them."""


def checked_name(name: str, taken: Iterable[str]) -> str:
    """The name as it will be shown, or a refusal. Control and direction marks are not visible characters."""
    neat = _neat(name)
    if len(neat) > NAME_LENGTH or not _readable(neat):
        raise Illegal("bad_name", length=NAME_LENGTH)
    if folded(neat) in map(folded, taken):
        raise Illegal("name_taken", name=neat)
    return neat


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """That name, or with a number after it if somebody has it already."""
    used = {folded(name) for name in taken}
    tries = (wanted if n == 1 else f"{wanted} {n}" for n in range(1, len(used) + 2))
    return next(name for name in tries if folded(name) not in used)


def checked_text(text: str) -> str:
    """What was said, as it will be shown, or a refusal."""
    neat = _neat(text)
    if len(neat) > CHAT_LENGTH or not _readable(_JOINERS.sub("", neat)):
        raise Illegal("bad_text", length=CHAT_LENGTH)
    return neat


def folded(name: str) -> str:
    """Names that look the same but for case or width are the same name."""
    return _neat(_UNSEEN.sub("", unicodedata.normalize("NFKC", name))).casefold()


def _neat(text: str) -> str:
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()


def _readable(text: str) -> bool:
    """Whether there is something to see, and nothing that disturbs what is around it."""
    seen = any(unicodedata.category(letter)[0] not in "MZ" for letter in _UNSEEN.sub("", text))
    return seen and text.isprintable() and not _piled_up(text)


def _piled_up(text: str) -> bool:
    run = 0
    for letter in text:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > _MARKS_IN_A_ROW:
            return True
    return False
