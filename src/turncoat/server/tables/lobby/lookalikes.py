"""Names that look alike: the skeletons of Unicode Technical Standard 39, from `confusable_homoglyphs`."""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any


def look(name: str) -> str:
    """Return the form by which names that look alike are the same: А (Cyrillic) and A, l and I, 0 and O.

    Signs and spaces are left out: "Anna", "Anna." and "(Anna)" must not sit at one table.
    """
    plain = unicodedata.normalize("NFKC", name)
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LMN") or plain
    return _skeleton(_skeleton(letters).casefold())


def _skeleton(text: str) -> str:
    prototypes = _prototypes()
    spread = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(sign, sign) for sign in spread))


@cache
def _prototypes() -> dict[str, str]:
    """Return what each character looks like; the library lists every pair both ways."""
    source = files("confusable_homoglyphs") / "confusables.json"
    pairs: dict[str, list[dict[str, Any]]] = json.loads(source.read_text("utf-8"))
    found = {}
    for sign, others in pairs.items():
        if len(sign) == 1 and len(others) == 1:
            prototype = others[0]["c"]
            back = pairs.get(prototype, ())
            if len(back) > 1 or sign > prototype:  # of a pair that only resembles itself the earlier stands
                found[sign] = prototype
    return found
