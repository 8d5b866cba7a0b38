"""Remembers answers, so that a repeated request is answered again but not carried out again."""

from __future__ import annotations

from typing import Final

from turncoat.server.wire.frame import Frame

REMEMBERED: Final = 64
"""How many answered requests of each person are remembered."""


class Answers:
    def __init__(self) -> None:
        self._frames: dict[str, dict[str, Frame]] = {}

    def find(self, by: str, request: str) -> Frame | None:
        return self._frames.get(by, {}).get(request)

    def keep(self, by: str, request: str, frame: Frame) -> None:
        """Remember an answer, and forget this person's oldest one if there are too many."""
        kept = self._frames.setdefault(by, {})
        kept[request] = frame
        if len(kept) > REMEMBERED:
            del kept[next(iter(kept))]

    def forget(self, by: str) -> None:
        """Forget all answers to one person."""
        self._frames.pop(by, None)
