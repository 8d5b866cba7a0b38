"""What a seat sees, as numbers: hashed features for learning, or the very bytes.

Both are functions of `Episode.observe` alone, so they hold what the socket sends and no more.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from turncoat.core.game import Json
from turncoat.lab.environments.episode import Episode

Form: TypeAlias = Literal["features", "bytes"]
Numbers: TypeAlias = NDArray[Any]

LENGTH: Final = 1024
"""How many features there are."""
LIMIT: Final = 16.0
"""The greatest value of a feature."""
PAGE: Final = (256, 256)
"""Bytes come as a page, so that they can be looked at as a picture; blanks fill the rest."""
_SKIPPED: Final = frozenset(["legal", "name", "game", "edition"])
"""Fields that say nothing new: the mask has what is legal."""


def features(seen: Json) -> Numbers:
    """Hash everything that is seen into features: `path=value` counts 1, a number also counts as itself.

    A word in a list counts wherever it stands, and once more for its place.

    >>> seen = {"view": {"pile": ["2H", "QS"], "deck": 40}, "talk": []}
    >>> int(np.count_nonzero(features(seen)))
    6
    """
    found = np.zeros(LENGTH, np.float32)
    for place, value in _entries(seen, ""):
        found[place] += value
    return np.clip(found, -LIMIT, LIMIT)


def as_bytes(text: bytes) -> Numbers:
    """Return JSON text as a page of bytes; refuse a text that is longer than a page."""
    rows, columns = PAGE
    if len(text) > rows * columns:
        raise ValueError(f"{len(text)} bytes do not fit on a page of {rows * columns}")
    return np.frombuffer(text.ljust(rows * columns), np.uint8).reshape(PAGE)


def observation(episode: Episode, seat: int, form: Form) -> Numbers:
    """Return what a seat sees in one of the two forms."""
    return features(episode.observe(seat)) if form == "features" else as_bytes(episode.encode(seat))


def mask(episode: Episode, seat: int) -> NDArray[np.int8]:
    """Return by choice whether the seat may choose it now; who is not asked may only wait."""
    found = np.zeros(len(episode.choices), np.int8)
    found[list(episode.ways(seat)) if not episode.over and seat in episode.asked() else [0]] = 1
    return found


def _entries(value: Any, path: str) -> Iterator[tuple[int, float]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if name not in _SKIPPED:
                yield from _entries(inner, f"{path}.{name}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            if isinstance(inner, str | int):
                yield _place(f"{path}[]={inner}"), 1.0
            yield from _entries(inner, f"{path}.{number}")
    elif isinstance(value, bool) or not isinstance(value, int | float):
        yield _place(f"{path}={value}"), 1.0
    else:
        yield _place(path), value / (10 + abs(value))
        if isinstance(value, int):
            yield _place(f"{path}={value}"), 1.0


@lru_cache(maxsize=1 << 16)
def _place(name: str) -> int:
    return zlib.crc32(name.encode()) % LENGTH
