"""Text that people type or paste: normalise, check, compare."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from turncoat.core.refusal import Illegal

_BREAKS: Final = re.compile("\r\n?")
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")
"""Letters and marks that are invisible by themselves, though Unicode counts them as visible."""


def tidy(text: str) -> str:
    """Normalise line breaks and tabs as they come from a clipboard."""
    return _BREAKS.sub("\n", text).replace("\t", " ")


def check_text(text: str, most: int) -> None:
    """Refuse text that is too long, invisible, or has control characters other than new lines."""
    odd = any(unicodedata.category(sign) in ("Cc", "Cs") and sign != "\n" for sign in text)
    if odd or len(text) > most or not shows(text):
        raise Illegal("bad_text", length=most)


def shows(text: str) -> bool:
    """Return whether text has anything to see besides spaces, marks, joiners and direction signs."""
    return any(unicodedata.category(sign)[0] not in "ZCM" for sign in _BLANK.sub("", text))


def fold_text(text: str) -> str:
    """Fold text for comparing what people type: without capitals and accents."""
    spread = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("æ", "ae"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign))
