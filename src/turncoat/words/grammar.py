"""How a name changes the words around it, for the catalogues to call.

French words lose their vowel before another: `{ DE($name) }` is *d’Ada* but *de Bo*, `{ QUE($name) }` is
*qu’Ada*. Danish names that end in s take an apostrophe: `{ EJER($name) }` is *Adas* but *Lars’*. The browser
has the same in `web/src/grammar.ts`; `tests/words/grammar.json` has examples for both.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

VOWELS: Final = frozenset("aeiouæœø")
SILENT: Final = (
    *("hadrien", "hector", "helene", "heloise", "henri", "hermine", "hermione", "herve", "hilaire"),
    *("hippolyte", "honore", "horace", "hortense", "hubert", "hugo", "hugues", "huguette"),
)
"""French names whose h is not heard; in foreign ones it mostly is."""
HISSING: Final = ("s", "x", "z")


def elides(word: str) -> bool:
    """Return whether a French word before this one loses its vowel."""
    apart = unicodedata.normalize("NFD", word.lower())
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    if letters[:1] == "y":  # d’Yves, but de Yasmine
        return letters[1:2].isalpha() and letters[1] not in VOWELS
    return letters[:1] in VOWELS or letters.startswith(SILENT)


def de(word: Any) -> str:
    return f"d’{word}" if elides(str(word)) else f"de {word}"


def que(word: Any) -> str:
    return f"qu’{word}" if elides(str(word)) else f"que {word}"


def ejer(word: Any) -> str:
    return f"{word}’" if str(word).lower().endswith(HISSING) else f"{word}s"


FUNCTIONS: Final[dict[str, Any]] = {"DE": de, "QUE": que, "EJER": ejer}
