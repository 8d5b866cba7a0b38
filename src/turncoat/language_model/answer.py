"""What a model's answer means: a number from the list, and perhaps a line and a note."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

LINE_LENGTH: Final = 400
NOTE_LENGTH: Final = 500
_THOUGHT: Final = re.compile(r"<think>.*?(?:</think>|$)", re.DOTALL)


@dataclass(frozen=True)
class Answer:
    """A choice: the number of a move (0: none), what is said with it, and what to remember."""

    move: int
    fields: dict[str, Any] = field(default_factory=dict)
    say: str = ""
    note: str = ""


def parse_answer(text: str, moves: int) -> Answer | None:
    """Return what a text chooses among so many moves; None if it chooses none, or several.

    >>> parse_answer('I trust nobody. {"move": 2, "say": "Hm."}', 3)
    Answer(move=2, fields={}, say='Hm.', note='')
    >>> parse_answer("3", 3).move
    3
    >>> parse_answer('{"move": 1} or rather {"move": 2}', 3) is None
    True
    """
    text = _THOUGHT.sub("", text).strip()
    if re.fullmatch(r"\d{1,4}\.?", text):
        return _check({"move": int(text.rstrip("."))}, moves)
    found = [each for each in _objects(text) if "move" in each]
    if not found or any(each != found[0] for each in found):
        return None
    return _check(found[0], moves)


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """Yield the JSON objects in a text."""
    decoder, start = json.JSONDecoder(), 0
    while (start := text.find("{", start)) >= 0:
        try:
            found, start = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            start += 1
            continue
        if isinstance(found, dict):
            yield found


def _check(found: dict[str, Any], moves: int) -> Answer | None:
    move = found["move"]
    if isinstance(move, str) and move.strip().isdecimal() and len(move) < 6:
        move = int(move)
    if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move <= moves:
        return None
    fields = found.get("fields")
    return Answer(
        move,
        fields if isinstance(fields, dict) else {},
        _line(found.get("say"), LINE_LENGTH),
        _line(found.get("note"), NOTE_LENGTH),
    )


def _line(text: object, length: int) -> str:
    """Return a text as one line without control characters, cut to a length; nothing if it is none."""
    if not isinstance(text, str):
        return ""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:length]
