"""The language of an answer, from the `Accept-Language` header."""

from __future__ import annotations

from turncoat.words import LANGUAGES


def best_language(accepted: str) -> str:
    """Return the best of our languages for an `Accept-Language` header, or the first if none fits."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        name, _, weight = part.strip().partition(";q=")
        language = name.split("-")[0].strip().lower()
        if language in LANGUAGES:
            wanted.append((-_weight(weight), place, language))
    return min(wanted)[2] if wanted else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
